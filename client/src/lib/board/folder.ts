/** The folder of a game below `games/`, as in the Python package. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");
