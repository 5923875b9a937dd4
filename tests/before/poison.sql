BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE challenges (
	id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE decks (
	id VARCHAR(24) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	name VARCHAR(160) NOT NULL, 
	stacks TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE guests (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(96) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	theme VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('c04APrGSqdbR','Ala','en','system',1.79546576945212244987e+09);
CREATE TABLE invites (
	code VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	UNIQUE (guest), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE rows (
	table_id VARCHAR(24) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	data TEXT NOT NULL, 
	"key" VARCHAR(16), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',0,'answer','{"picks":[["attach",63,1]],"guest":"c04APrGSqdbR","a":1000}','3eb02515284a42e4',1.79546577042462182039e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',1,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1001}','b4140a4c846851ff',1.79546577044297528263e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',2,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1002}','d78a203f1adc3884',1795465770.44844);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',3,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1003}','b108756708833523',1.79546577046132254601e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',4,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1004}','9ddbf159a8c46e12',1.7954657704684915542e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',5,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1005}','67e8900c3ec13b52',1.79546577047708797456e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',6,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1006}','e4104821c40e6a01',1795465770.48859);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',7,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1007}','2d6022dfa05fb0c5',1.795465770500985384e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',8,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1008}','e519e571116fcb46',1.79546577050827860832e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',9,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1009}','10a0a75ee9ccaf5b',1.79546577051193141944e+09);
INSERT INTO "rows" VALUES('3Lyjzm42ue0g',10,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1010}','946c06d21c55968e',1795465770.5158);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',0,'answer','{"picks":[["attach",63,1]],"guest":"c04APrGSqdbR","a":1011}','3eb02515284a42e4',1.79546577053546023376e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',1,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1012}','b4140a4c846851ff',1.79546577054003310205e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',2,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1013}','d78a203f1adc3884',1.79546577054396128657e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',3,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1014}','b108756708833523',1.79546577054818296435e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',4,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1015}','9ddbf159a8c46e12',1.79546577055195856094e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',5,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1016}','67e8900c3ec13b52',1.79546577055611014366e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',6,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1017}','e4104821c40e6a01',1.79546577055999255177e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',7,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1018}','2d6022dfa05fb0c5',1.79546577056446337705e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',8,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1019}','e519e571116fcb46',1.79546577057197833064e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',9,'answer','{"picks":[["end"]],"guest":"c04APrGSqdbR","a":1020}','10a0a75ee9ccaf5b',1.7954657705759794712e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',10,'answer','{"picks":[["pokemon",1]],"guest":"c04APrGSqdbR","a":1021}','946c06d21c55968e',1.79546577057990670205e+09);
INSERT INTO "rows" VALUES('nBwiCTO7DVnG',11,'end','{"kind":"resign","seat":1}','946c06d21c55968e',1.79546577058553528784e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(24), 
	bot VARCHAR(24), 
	name VARCHAR(96) NOT NULL, 
	deck TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('3Lyjzm42ue0g',0,'c04APrGSqdbR',NULL,'A',NULL);
INSERT INTO "seats" VALUES('3Lyjzm42ue0g',1,'c04APrGSqdbR',NULL,'B',NULL);
INSERT INTO "seats" VALUES('3Lyjzm42ue0g',2,'c04APrGSqdbR',NULL,'C',NULL);
INSERT INTO "seats" VALUES('3Lyjzm42ue0g',3,'c04APrGSqdbR',NULL,'D',NULL);
INSERT INTO "seats" VALUES('nBwiCTO7DVnG',0,'c04APrGSqdbR',NULL,'A',NULL);
INSERT INTO "seats" VALUES('nBwiCTO7DVnG',1,'c04APrGSqdbR',NULL,'B',NULL);
INSERT INTO "seats" VALUES('nBwiCTO7DVnG',2,'c04APrGSqdbR',NULL,'C',NULL);
INSERT INTO "seats" VALUES('nBwiCTO7DVnG',3,'c04APrGSqdbR',NULL,'D',NULL);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "sessions" VALUES('bba078a99212c84e700fbdfe2a271129fb775b817927fe453baaec32cbd5d820','c04APrGSqdbR',1.79546576945228409773e+09,1.82700176945228409761e+09);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	settings TEXT NOT NULL, 
	start TEXT, 
	parent TEXT, 
	summary TEXT NOT NULL, 
	keep TEXT, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('3Lyjzm42ue0g','pokemon-2v2','hotseat','running','c04APrGSqdbR','{"options":{},"clock":null,"spectators":false,"drawn":{"scenario":"pokemon-2v2/zz-two-poisoned","rules":["P2-TEXT-5"]}}','{"stolik":1,"game":"pokemon-2v2","version":1,"cards":"86a767ce45b752d3","names":["A","B","C","D"],"setup":{"format":"pokemon-2v2","options":{},"decks":[[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","smp-SM66","sm6-43","sm9-12"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm5-45","sm9-40","sm9-100"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]]]},"state":{"schema":1,"state":{"#":"PokemonState","agenda":[{"#":"Main"},{"#":"Ask","decision":{"#":"Decision","about":{"()":[]},"counts":null,"kind":"turn","least":1,"most":1,"options":{"()":[{"o":["attach",63,1]},{"o":["attach",63,2]},{"o":["attach",63,3]},{"o":["end"]}]},"rule":null,"seat":0}}],"luck":14408559547912003659,"proposals":{"{}":[]},"script":{"()":[]},"serial":6,"ended":"","first":0,"hidden":false,"lasting":{"()":[{"()":[]},{"()":[]},{"()":[]},{"()":[]}]},"looking":{"()":[]},"mons":{"{}":[[1,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":1,"moved":0,"poison":1,"seat":0,"stack":{"()":[72]},"used":{"()":[]}}],[2,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":2,"moved":0,"poison":1,"seat":0,"stack":{"()":[211]},"used":{"()":[]}}],[3,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":3,"moved":0,"poison":1,"seat":0,"stack":{"()":[275]},"used":{"()":[]}}],[4,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":4,"moved":0,"poison":1,"seat":1,"stack":{"()":[584]},"used":{"()":[]}}],[5,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":5,"moved":0,"poison":1,"seat":1,"stack":{"()":[484]},"used":{"()":[]}}],[6,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":6,"moved":0,"poison":1,"seat":1,"stack":{"()":[589]},"used":{"()":[]}}]]},"order":{"()":[0,1,2,3]},"phase":"turn","seats":[{"#":"SeatState","beside":-1,"deck":[63,63,63,63,63,63,63,63,63,63],"energy":false,"gx":false,"hand":[63],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[63,63,63],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[362,362,362,362,362,362,362,362,362,362],"energy":false,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[362,362,362],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":1},{"#":"SeatState","beside":-1,"deck":[661,661,661,661,661,661,661,661,661,661],"energy":false,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[661,661,661],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":1},{"#":"SeatState","beside":-1,"deck":[960,960,960,960,960,960,960,960,960,960],"energy":false,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[960,960,960],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":1}],"shared":{"()":[]},"sides":[{"#":"SideState","active":[1,2],"bench":[3],"discard":[],"lost":[],"used":{"()":[]}},{"#":"SideState","active":[4,5],"bench":[6],"discard":[],"lost":[],"used":{"()":[]}}],"stadium":-1,"sudden":0,"to_move":0,"turn":5,"winner":-1}},"seed":8801020688707987,"entries":[],"keys":{"0":"9b7006a6ef48f02d"},"end":null}',NULL,'{"options":{"version":"1.1","bench_limit":4,"deck_out":"empty","winner_chooses":false,"first_turn_trainers":true,"start":"random"},"turn":10,"scores":[0,0],"asked":1}','{"stolik":1,"game":"pokemon-2v2","version":1,"cards":"86a767ce45b752d3","names":["A","B","C","D"],"setup":{"format":"pokemon-2v2","options":{},"decks":[[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","smp-SM66","sm6-43","sm9-12"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm5-45","sm9-40","sm9-100"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]]]},"state":{"schema":1,"state":{"#":"PokemonState","agenda":[{"#":"Procedure","at":2,"data":{"{}":[]},"name":"end","seat":-1},{"#":"Procedure","at":1,"data":{"{}":[]},"name":"end","seat":-1},{"#":"Ask","decision":{"#":"Decision","about":{"()":[]},"counts":null,"kind":"choose:first","least":1,"most":1,"options":{"()":[{"o":["pokemon",1]},{"o":["pokemon",2]}]},"rule":null,"seat":0}}],"luck":17652538672234850918,"proposals":{"{}":[]},"script":{"()":[]},"serial":6,"ended":"","first":0,"hidden":false,"lasting":{"()":[{"()":[]},{"()":[]},{"()":[]},{"()":[]}]},"looking":{"()":[]},"mons":{"{}":[[1,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":30,"effects":{"()":[]},"energy":{"()":[63]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":1,"moved":0,"poison":1,"seat":0,"stack":{"()":[72]},"used":{"()":[]}}],[2,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":30,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":2,"moved":0,"poison":1,"seat":0,"stack":{"()":[211]},"used":{"()":[]}}],[3,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":3,"moved":0,"poison":1,"seat":0,"stack":{"()":[275]},"used":{"()":[]}}],[4,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":4,"moved":0,"poison":1,"seat":1,"stack":{"()":[584]},"used":{"()":[]}}],[5,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":5,"moved":0,"poison":1,"seat":1,"stack":{"()":[484]},"used":{"()":[]}}],[6,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":6,"moved":0,"poison":1,"seat":1,"stack":{"()":[589]},"used":{"()":[]}}]]},"order":{"()":[0,1,2,3]},"phase":"turn","seats":[{"#":"SeatState","beside":-1,"deck":[63,63,63,63,63,63,63,63,63,63],"energy":true,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[63,63,63],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[362,362,362,362,362,362,362,362,362],"energy":false,"gx":false,"hand":[362],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[362,362,362],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[661,661,661,661,661,661,661,661,661],"energy":false,"gx":false,"hand":[661],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[661,661,661],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[960,960,960,960,960,960,960,960,960],"energy":false,"gx":false,"hand":[960],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[960,960,960],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2}],"shared":{"()":[]},"sides":[{"#":"SideState","active":[1,2],"bench":[3],"discard":[],"lost":[],"used":{"()":[]}},{"#":"SideState","active":[4,5],"bench":[6],"discard":[],"lost":[],"used":{"()":[]}}],"stadium":-1,"sudden":0,"to_move":3,"turn":8,"winner":-1}},"seed":7630992617657852,"entries":[],"keys":{"0":"7b547481389734a9"},"end":null}',1.79546577003649592396e+09,1795465770.5158);
INSERT INTO "tables" VALUES('nBwiCTO7DVnG','pokemon-2v2','hotseat','over','c04APrGSqdbR','{"options":{},"clock":null,"spectators":false,"drawn":{"scenario":"pokemon-2v2/zz-two-poisoned","rules":["P2-TEXT-5"]}}','{"stolik":1,"game":"pokemon-2v2","version":1,"cards":"86a767ce45b752d3","names":["A","B","C","D"],"setup":{"format":"pokemon-2v2","options":{},"decks":[[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","smp-SM66","sm6-43","sm9-12"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm5-45","sm9-40","sm9-100"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]]]},"state":{"schema":1,"state":{"#":"PokemonState","agenda":[{"#":"Main"},{"#":"Ask","decision":{"#":"Decision","about":{"()":[]},"counts":null,"kind":"turn","least":1,"most":1,"options":{"()":[{"o":["attach",63,1]},{"o":["attach",63,2]},{"o":["attach",63,3]},{"o":["end"]}]},"rule":null,"seat":0}}],"luck":14408559547912003659,"proposals":{"{}":[]},"script":{"()":[]},"serial":6,"ended":"","first":0,"hidden":false,"lasting":{"()":[{"()":[]},{"()":[]},{"()":[]},{"()":[]}]},"looking":{"()":[]},"mons":{"{}":[[1,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":1,"moved":0,"poison":1,"seat":0,"stack":{"()":[72]},"used":{"()":[]}}],[2,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":2,"moved":0,"poison":1,"seat":0,"stack":{"()":[211]},"used":{"()":[]}}],[3,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":3,"moved":0,"poison":1,"seat":0,"stack":{"()":[275]},"used":{"()":[]}}],[4,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":4,"moved":0,"poison":1,"seat":1,"stack":{"()":[584]},"used":{"()":[]}}],[5,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":5,"moved":0,"poison":1,"seat":1,"stack":{"()":[484]},"used":{"()":[]}}],[6,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":6,"moved":0,"poison":1,"seat":1,"stack":{"()":[589]},"used":{"()":[]}}]]},"order":{"()":[0,1,2,3]},"phase":"turn","seats":[{"#":"SeatState","beside":-1,"deck":[63,63,63,63,63,63,63,63,63,63],"energy":false,"gx":false,"hand":[63],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[63,63,63],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[362,362,362,362,362,362,362,362,362,362],"energy":false,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[362,362,362],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":1},{"#":"SeatState","beside":-1,"deck":[661,661,661,661,661,661,661,661,661,661],"energy":false,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[661,661,661],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":1},{"#":"SeatState","beside":-1,"deck":[960,960,960,960,960,960,960,960,960,960],"energy":false,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[960,960,960],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":1}],"shared":{"()":[]},"sides":[{"#":"SideState","active":[1,2],"bench":[3],"discard":[],"lost":[],"used":{"()":[]}},{"#":"SideState","active":[4,5],"bench":[6],"discard":[],"lost":[],"used":{"()":[]}}],"stadium":-1,"sudden":0,"to_move":0,"turn":5,"winner":-1}},"seed":8801020688707987,"entries":[],"keys":{"0":"9b7006a6ef48f02d"},"end":null}',NULL,'{"options":{"version":"1.1","bench_limit":4,"deck_out":"empty","winner_chooses":false,"first_turn_trainers":true,"start":"random"},"turn":10,"scores":[0,0],"asked":null}','{"stolik":1,"game":"pokemon-2v2","version":1,"cards":"86a767ce45b752d3","names":["A","B","C","D"],"setup":{"format":"pokemon-2v2","options":{},"decks":[[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","smp-SM66","sm6-43","sm9-12"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm5-45","sm9-40","sm9-100"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]],[["sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164","sm1-164"]]]},"state":{"schema":1,"state":{"#":"PokemonState","agenda":[{"#":"Procedure","at":2,"data":{"{}":[]},"name":"end","seat":-1},{"#":"Procedure","at":1,"data":{"{}":[]},"name":"end","seat":-1},{"#":"Ask","decision":{"#":"Decision","about":{"()":[]},"counts":null,"kind":"choose:first","least":1,"most":1,"options":{"()":[{"o":["pokemon",1]},{"o":["pokemon",2]}]},"rule":null,"seat":0}}],"luck":17652538672234850918,"proposals":{"{}":[]},"script":{"()":[]},"serial":6,"ended":"","first":0,"hidden":false,"lasting":{"()":[{"()":[]},{"()":[]},{"()":[]},{"()":[]}]},"looking":{"()":[]},"mons":{"{}":[[1,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":30,"effects":{"()":[]},"energy":{"()":[63]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":1,"moved":0,"poison":1,"seat":0,"stack":{"()":[72]},"used":{"()":[]}}],[2,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":8,"damage":30,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":2,"moved":0,"poison":1,"seat":0,"stack":{"()":[211]},"used":{"()":[]}}],[3,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":3,"moved":0,"poison":1,"seat":0,"stack":{"()":[275]},"used":{"()":[]}}],[4,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":4,"moved":0,"poison":1,"seat":1,"stack":{"()":[584]},"used":{"()":[]}}],[5,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":5,"moved":0,"poison":1,"seat":1,"stack":{"()":[484]},"used":{"()":[]}}],[6,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":6,"moved":0,"poison":1,"seat":1,"stack":{"()":[589]},"used":{"()":[]}}]]},"order":{"()":[0,1,2,3]},"phase":"turn","seats":[{"#":"SeatState","beside":-1,"deck":[63,63,63,63,63,63,63,63,63,63],"energy":true,"gx":false,"hand":[],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[63,63,63],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[362,362,362,362,362,362,362,362,362],"energy":false,"gx":false,"hand":[362],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[362,362,362],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[661,661,661,661,661,661,661,661,661],"energy":false,"gx":false,"hand":[661],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[661,661,661],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2},{"#":"SeatState","beside":-1,"deck":[960,960,960,960,960,960,960,960,960],"energy":false,"gx":false,"hand":[960],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[960,960,960],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":2}],"shared":{"()":[]},"sides":[{"#":"SideState","active":[1,2],"bench":[3],"discard":[],"lost":[],"used":{"()":[]}},{"#":"SideState","active":[4,5],"bench":[6],"discard":[],"lost":[],"used":{"()":[]}}],"stadium":-1,"sudden":0,"to_move":3,"turn":8,"winner":-1}},"seed":7630992617657852,"entries":[],"keys":{"0":"7b547481389734a9"},"end":null}',1.79546577052539491656e+09,1.79546577058553528784e+09);
CREATE TABLE talk (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(96) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (name)
);
CREATE INDEX ix_sessions_guest ON sessions (guest);
CREATE INDEX ix_tokens_guest ON tokens (guest);
CREATE INDEX decks_of_guest ON decks (guest, game);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_talk_table_id ON talk (table_id);
CREATE INDEX ix_challenges_guest ON challenges (guest);
CREATE INDEX ix_invites_table_id ON invites (table_id);
COMMIT;
