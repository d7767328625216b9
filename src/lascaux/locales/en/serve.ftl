serve-where =
    Lascaux listens at { $where } and keeps its tables in { $db }.
    Ctrl-C stops it; what was acknowledged is on disk.
serve-port = --port must be from 1 to 65535, not { $port }.
serve-busy = { $host } can't be listened at on port { $port }: something else does, or it is no address of this machine.
serve-workers = --workers must be from 1 to 256.
serve-db = { $db }: the folder of this file does not exist.
serve-db-held = Another server keeps its tables in { $db }: open its page, stop it, or give this one a file of its own (--db).
serve-db-shut = { $db } can't keep tables: { $reason }.
serve-client = { $client } holds no built client: there is no index.html in it.
