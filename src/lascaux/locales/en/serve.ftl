serve-where =
    Lascaux listens at { $where } and keeps its tables in { $db }.
    Ctrl-C stops it; what was acknowledged is on disk.
serve-friends = Friends can open { $where }
serve-alone = Only this computer can open it. To let others in your network in: { $command }
serve-no-network = This computer seems to be in no network, so nobody else can open it.
serve-public-url = --public-url must be an address such as https://games.example.org, without a path, not { $url }.
serve-port = --port must be from 1 to 65535, not { $port }.
serve-busy = Nothing can listen at { $host } on port { $port }: something else does already, or it is no address of this machine.
serve-workers = --workers must be from 1 to 256.
serve-db = { $db }: the folder of this file does not exist.
serve-db-held = Another server keeps its tables in { $db }: open its page, stop it, or give this one a file of its own (--db).
serve-db-shut = { $db } can't keep tables: { $reason }.
serve-db-newer = { $db } was written by a newer Lascaux: run that one, or give this one a file of its own (--db).
serve-damaged = { $db } is damaged: games can be looked at, but nothing is written ({ $reason }). Stop this and restore a backup.
serve-aside = These tables are damaged and set aside, all others go on (--heal takes them from a backup): { $tables }
serve-healed = Tables taken from { $file }: { $count }. Not there, or older than what is here: { $left }.
serve-keep = --keep-... and --records-... must be from 0 to { $most }, and --records-a-day at least 1.
serve-no-push = --push needs one more package: install lascaux[push], for example by pip install "lascaux[push]".
serve-push-contact = --push-contact must begin with mailto: or https://.
serve-client = { $client } holds no built client: there is no index.html in it.
