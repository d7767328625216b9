"""`lascaux backup` and `lascaux restore`: copies of the file that keeps all tables."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from lascaux.cli.language import SPOKEN
from lascaux.cli.parameters import Db, Lang, said
from lascaux.cli.problems import Problem
from lascaux.locales import catalog

if TYPE_CHECKING:
    from lascaux.server.backups import Counted

BROKEN = 1  # exit code: the copy is good, what was copied is not


def backup(
    file: Annotated[Path, said("help-backup-file")],
    /,
    *,
    db: Db = Path("lascaux.db"),
    lang: Lang = SPOKEN,
) -> int:
    from lascaux.server.backups import back_up

    if not db.is_file():
        raise Problem("backup-none", db=str(db))
    if file.is_dir():
        file = file / f"{db.stem}-{datetime.now():%Y-%m-%d-%H%M%S}.db"
    counted = back_up(db, file)
    words = catalog(lang)
    print(words.say("backup-done", file=str(file), tables=counted.tables, moves=counted.moves))
    return tell_broken(counted, lang)


def restore(
    file: Annotated[Path, said("help-restore-file")],
    /,
    *,
    db: Db = Path("lascaux.db"),
    lang: Lang = SPOKEN,
) -> int:
    from lascaux.server.backups import put_back
    from lascaux.server.holding import Held, hold

    if not file.is_file():
        raise Problem("backup-none", db=str(file))
    try:
        held = hold(db)
    except Held:
        raise Problem("restore-held", db=str(db)) from None
    with held:
        counted, kept = put_back(file, db)
    words = catalog(lang)
    print(words.say("restore-done", db=str(db), tables=counted.tables, moves=counted.moves))
    if kept is not None:
        print(words.say("restore-kept", file=str(kept)))
    return tell_broken(counted, lang)


def tell_broken(counted: "Counted", lang: str) -> int:
    if counted.broken:
        print(catalog(lang).say("backup-broken", tables=", ".join(counted.broken)))
    return BROKEN if counted.broken else 0
