"""Codes of tables are short, to be read aloud: whoever tries one after the other has to stop soon."""

from starlette.datastructures import State

from lascaux.server.errors import NotFound, TooMuch
from lascaux.server.rooms import ID_LENGTH
from lascaux.server.table import Table


def is_code(name: str) -> bool:
    """Longer ones are ids, which nobody finds by trying."""
    return len(name) < ID_LENGTH


def check_guesses(state: State, address: str, name: str) -> None:
    """Whoever has guessed too often is not even told of a right one."""
    if is_code(name) and not state.settings.is_unlimited and state.guesses.is_empty(address):
        raise TooMuch()


def note_guess(state: State, address: str, name: str) -> None:
    if is_code(name):
        state.guesses.take(address)


async def find_table(state: State, address: str, name: str) -> Table:
    check_guesses(state, address, name)
    try:
        table: Table = await state.rooms.find(name)
    except NotFound:
        note_guess(state, address, name)
        raise
    return table
