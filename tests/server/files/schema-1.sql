-- A file of the first released schema: a game that goes on, a public table that is open, a record.
BEGIN TRANSACTION;
CREATE TABLE callees (
    token BLOB NOT NULL, address TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    language TEXT NOT NULL, since REAL NOT NULL, PRIMARY KEY (token, address));
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, message TEXT NOT NULL DEFAULT '');
INSERT INTO "chat" VALUES('playing00000',0,'Ana','hello','c1');
CREATE TABLE device_keys (
    key BLOB PRIMARY KEY, link TEXT NOT NULL REFERENCES links (id), token BLOB NOT NULL);
CREATE TABLE keys (name TEXT PRIMARY KEY, content BLOB NOT NULL);
CREATE TABLE links (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL UNIQUE, owner BLOB NOT NULL, made REAL NOT NULL,
    opened REAL NOT NULL DEFAULT 0);
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL, kind TEXT NOT NULL,
    actor INTEGER NOT NULL, content TEXT NOT NULL, message TEXT NOT NULL,
    PRIMARY KEY (table_id, version));
INSERT INTO "moves" VALUES('playing00000',1,'act',-1,'{"do":"row","dominoes":[11,13,15,40]}','');
INSERT INTO "moves" VALUES('playing00000',2,'act',-1,'{"do":"chief","seat":1}','');
INSERT INTO "moves" VALUES('playing00000',3,'act',1,'{"do":"take_pair","pair":"outer"}','m0');
INSERT INTO "moves" VALUES('playing00000',4,'act',-1,'{"do":"row","dominoes":[6,20,31,38]}','');
INSERT INTO "moves" VALUES('playing00000',5,'act',1,'{"do":"place","left":"G6","right":"G5"}','m1');
INSERT INTO "moves" VALUES('playing00000',6,'act',1,'{"do":"choose","domino":6}','m2');
INSERT INTO "moves" VALUES('playing00000',7,'act',0,'{"do":"place","left":"G6","right":"G5"}','m3');
INSERT INTO "moves" VALUES('playing00000',8,'act',0,'{"do":"choose","domino":20}','m4');
INSERT INTO "moves" VALUES('playing00000',9,'act',0,'{"do":"place","left":"F7","right":"F6"}','m5');
INSERT INTO "moves" VALUES('playing00000',10,'act',0,'{"do":"choose","domino":31}','m6');
INSERT INTO "moves" VALUES('playing00000',11,'act',1,'{"do":"place","left":"F7","right":"F6"}','m7');
CREATE TABLE records (id TEXT PRIMARY KEY, text TEXT NOT NULL);
INSERT INTO "records" VALUES('record000000','{"lascaux": 1}
');
CREATE TABLE reviews (
    id TEXT PRIMARY KEY, revision INTEGER NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
    name TEXT NOT NULL, sign TEXT NOT NULL, bot TEXT NOT NULL, token BLOB NOT NULL, salt TEXT NOT NULL,
    ready INTEGER NOT NULL DEFAULT 1, PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('playing00000',0,'person','Ana','wolf','',X'24D4B96F58DA6D4A8512313BBD02A28EBF0CA95DEC6E4C86EF78CE7F01E788AC','',1);
INSERT INTO "seats" VALUES('playing00000',1,'person','Bo','bison','',X'3D099D0F13DF9D0BB4427A6CE99D61B988861761E286D6E34B17D6371B46B13F','',1);
INSERT INTO "seats" VALUES('open00000000',0,'person','Cy','wolf','',X'3D30F595070E858A9573E432377BEA27A7FB1A19AA298943E414D3C839D34783','',1);
INSERT INTO "seats" VALUES('open00000000',1,'open','','','',X'','',1);
CREATE TABLE stand_ins (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, since INTEGER NOT NULL,
    until INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, revision INTEGER NOT NULL,
    players INTEGER NOT NULL, options TEXT NOT NULL, public INTEGER NOT NULL, seed BLOB NOT NULL,
    salt TEXT NOT NULL, status TEXT NOT NULL, changed REAL NOT NULL, next TEXT NOT NULL,
    offer TEXT NOT NULL DEFAULT '', result TEXT NOT NULL DEFAULT '',
    watchers_talk INTEGER NOT NULL DEFAULT 0, hints INTEGER NOT NULL DEFAULT 1,
    guided INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('playing00000','abcdef','kingdomino-origins',1,2,'{"mode": "discovery", "overview": "no", "habilis": "no", "lava_on_hut": "no", "last_turn_recruiting": "no"}',0,X'000102030405060708090A0B0C0D0E0F','','playing',1.7950601449202957153e+09,'','','',0,1,0);
INSERT INTO "tables" VALUES('open00000000','ghijkm','stone-age',7,2,'{"edition": "hr", "duplicates": "by-edition", "supply": "unlimited", "capped_places": "open"}',1,X'000102030405060708090A0B0C0D0E0F','','open',1.79506014527529025081e+09,'','','',0,1,0);
CREATE INDEX device_keys_by_link ON device_keys (link);
CREATE INDEX device_keys_by_token ON device_keys (token);
CREATE INDEX seats_by_token ON seats (token);
CREATE INDEX tables_by_status ON tables (public, status, changed);
COMMIT;
