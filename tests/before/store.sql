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
INSERT INTO "guests" VALUES('_6QP494r1nkI','Ala','en','system',1.79542758722367453575e+09);
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
INSERT INTO "rows" VALUES('80oKCwACyDXl',0,'answer','{"picks":[["lay",0,26]],"guest":"_6QP494r1nkI","a":1000}','564a15323b5f51b7',1.79542758730901598927e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',1,'answer','{"picks":[["lay",1,14]],"guest":"_6QP494r1nkI","a":1001}','7aa1d5a067c4d5c0',1.79542758731372261047e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',2,'answer','{"picks":[["lay",2,16]],"guest":"_6QP494r1nkI","a":1002}','8522968a3e8c9477',1.7954275873171560764e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',3,'answer','{"picks":[["lay",1,3]],"guest":"_6QP494r1nkI","a":1003}','0ecab5edb3d51b23',1795427587.32043);
INSERT INTO "rows" VALUES('80oKCwACyDXl',4,'answer','{"picks":[["lay",0,6]],"guest":"_6QP494r1nkI","a":1004}','5366f85f6f7bf4ef',1.79542758732318782802e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',5,'answer','{"picks":[["lay",0,1]],"guest":"_6QP494r1nkI","a":1005}','e4448395f1890dd1',1.79542758732542920112e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',6,'answer','{"picks":[["lay",2,18]],"guest":"_6QP494r1nkI","a":1006}','ddcc11cadfee935f',1.79542758732745981213e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',7,'answer','{"picks":[["lay",3,22]],"guest":"_6QP494r1nkI","a":1007}','8652a29746126579',1.7954275873297505379e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',8,'answer','{"picks":[["lay",0,5]],"guest":"_6QP494r1nkI","a":1008}','7b037c053fc4f613',1.79542758733241748815e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',9,'answer','{"picks":[["lay",3,7]],"guest":"_6QP494r1nkI","a":1009}','ac3425f1b1e8e71c',1.79542758733409762387e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',10,'answer','{"picks":[["lay",3,29]],"guest":"_6QP494r1nkI","a":1010}','4458af0e92102764',1.79542758733612251281e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',11,'answer','{"picks":[["lay",2,11]],"guest":"_6QP494r1nkI","a":1011}','aa226ddac01eff93',1.79542758733796763417e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',12,'answer','{"picks":[["lay",1,27]],"guest":"_6QP494r1nkI","a":1012}','9ede4e7a1af7721f',1.79542758733958959576e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',13,'answer','{"picks":[["lay",1,33]],"guest":"_6QP494r1nkI","a":1013}','f1c24a69fbb4b995',1.79542758734128975869e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',14,'answer','{"picks":[["lay",2,8]],"guest":"_6QP494r1nkI","a":1014}','9fd049157d2d0510',1.79542758734313154223e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',15,'answer','{"picks":[["lay",1,26]],"guest":"_6QP494r1nkI","a":1015}','c121f5e96897e263',1.79542758734521293645e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',16,'answer','{"picks":[["lay",3,25]],"guest":"_6QP494r1nkI","a":1016}','c2ee345fbeba997e',1.79542758734705424307e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',17,'answer','{"picks":[["lay",2,7]],"guest":"_6QP494r1nkI","a":1017}','77449792ad652d47',1.79542758734866619114e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',18,'answer','{"picks":[["lay",3,34]],"guest":"_6QP494r1nkI","a":1018}','bbefedbf8a577cc7',1.79542758735023331639e+09);
INSERT INTO "rows" VALUES('80oKCwACyDXl',19,'answer','{"picks":[["lay",1,23]],"guest":"_6QP494r1nkI","a":1019}','7d202e6859e4668a',1.7954275873531045914e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',0,'answer','{"picks":[["tails"]],"guest":"_6QP494r1nkI","a":1020}','7bdc1635feba55e0',1.79542758772397089001e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',1,'answer','{"picks":[["card",126]],"guest":"_6QP494r1nkI","a":1021}','21fe49d59bc1c003',1.79542758772658610343e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',2,'answer','{"picks":[["card",113]],"guest":"_6QP494r1nkI","a":1022}','94de7d4fd4e39f4c',1.79542758772857642167e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',3,'answer','{"picks":[["card",1293]],"guest":"_6QP494r1nkI","a":1023}','f1606b7ed91d808a',1.79542758773049545293e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',4,'answer','{"picks":[["card",1307]],"guest":"_6QP494r1nkI","a":1024}','bdcd98646cac59ff',1.79542758773265457151e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',5,'answer','{"picks":[["attach",158,1]],"guest":"_6QP494r1nkI","a":1025}','7d33de2ed8556638',1.79542758773576712613e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',6,'answer','{"picks":[["bench",126]],"guest":"_6QP494r1nkI","a":1026}','af33d2bc95c6a96c',1.79542758773795104029e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',7,'answer','{"picks":[["retreat",1]],"guest":"_6QP494r1nkI","a":1027}','cad01fd94034778c',1.7954275877416212559e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',8,'answer','{"picks":[["pay",1,158]],"guest":"_6QP494r1nkI","a":1028}','05951144444c1c09',1.79542758774377393723e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',9,'answer','{"picks":[["pokemon",5]],"guest":"_6QP494r1nkI","a":1029}','b64a3ca9ac1e9ada',1.79542758774578309062e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',10,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1030}','490f4cefcbc52385',1.79542758774773502346e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',11,'answer','{"picks":[["attach",1207,3]],"guest":"_6QP494r1nkI","a":1031}','be6ec85dd8de7b42',1.79542758774980664251e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',12,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1032}','c126256ee77915c1',1.79542758775198960305e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',13,'answer','{"picks":[["attach",154,2]],"guest":"_6QP494r1nkI","a":1033}','746414447cadb6ad',1.7954275877539360523e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',14,'answer','{"picks":[["evolve",105,5]],"guest":"_6QP494r1nkI","a":1034}','76412419c0c9478e',1.79542758775595855712e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',15,'answer','{"picks":[["evolve",102,2]],"guest":"_6QP494r1nkI","a":1035}','9929e4b3f125b2a2',1.79542758775904250142e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',16,'answer','{"picks":[["play",142]],"guest":"_6QP494r1nkI","a":1036}','ed5d91e82d126584',1.79542758776125860212e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',17,'answer','{"picks":[["card",154]],"guest":"_6QP494r1nkI","a":1037}','6bd60a886e018737',1.79542758776412129397e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',18,'answer','{"picks":[["retreat",5]],"guest":"_6QP494r1nkI","a":1038}','485804a1051353d1',1.79542758776736617086e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',19,'answer','{"picks":[["pokemon",2]],"guest":"_6QP494r1nkI","a":1039}','1c65a406ab6434a1',1.7954275877732515335e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',20,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1040}','167a5dc35fe423e3',1.79542758777896142006e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',21,'answer','{"picks":[["attach",1207,3]],"guest":"_6QP494r1nkI","a":1041}','70301a631c7ec337',1.79542758778386569019e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',22,'answer','{"picks":[["retreat",3]],"guest":"_6QP494r1nkI","a":1042}','8582b69441c6778e',1.7954275877927064896e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',23,'answer','{"picks":[["pay",3,1207]],"guest":"_6QP494r1nkI","a":1043}','0f91799980a7579f',1.79542758798797416684e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',24,'answer','{"picks":[["pokemon",4]],"guest":"_6QP494r1nkI","a":1044}','a51753827607fd4f',1.79542758799153971674e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',25,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1045}','db0b9ae58256653e',1.79542758799379539489e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',26,'answer','{"picks":[["retreat",2]],"guest":"_6QP494r1nkI","a":1046}','7471b50ae53bbfa6',1.79542758799594020843e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',27,'answer','{"picks":[["pokemon",5]],"guest":"_6QP494r1nkI","a":1047}','0ed1cd36a15e74ab',1.79542758800617456441e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',28,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1048}','a5a0a43093c11f56',1.79542758801022243496e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',29,'answer','{"picks":[["attach",1207,3]],"guest":"_6QP494r1nkI","a":1049}','d9e13abee21fff8a',1.79542758801294660567e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',30,'answer','{"picks":[["play",1192]],"guest":"_6QP494r1nkI","a":1050}','9d0a365a9429877f',1.79542758801542806624e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',31,'answer','{"picks":[["play",1194]],"guest":"_6QP494r1nkI","a":1051}','9831e2ffa8bc7003',1.79542758801877903938e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',32,'answer','{"picks":[["card",1292]],"guest":"_6QP494r1nkI","a":1052}','3044f8ce7077b4f3',1.79542758802171278e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',33,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1053}','495e5245a1c08212',1.79542758802411508553e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',34,'answer','{"picks":[["retreat",5]],"guest":"_6QP494r1nkI","a":1054}','fdf2df1a7255ec89',1.79542758802658128738e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',35,'answer','{"picks":[["pokemon",2]],"guest":"_6QP494r1nkI","a":1055}','c5dfcfbc77762f3f',1795427588.02885);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',36,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1056}','3bd27d1ae671dca6',1.79542758803118062023e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',37,'answer','{"picks":[["attach",1205,4]],"guest":"_6QP494r1nkI","a":1057}','d293b36fd01259fb',1.79542758803369545935e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',38,'answer','{"picks":[["play",1311]],"guest":"_6QP494r1nkI","a":1058}','4564ac0812e57d06',1.79542758803656888003e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',39,'answer','{"picks":[["bench",1292]],"guest":"_6QP494r1nkI","a":1059}','aa9884434c977c7a',1.7954275880408086777e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',40,'answer','{"picks":[["retreat",4]],"guest":"_6QP494r1nkI","a":1060}','96be4faa24f404f8',1.7954275880443704128e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',41,'answer','{"picks":[["pay",4,1205]],"guest":"_6QP494r1nkI","a":1061}','d9606661df6c3ef1',1.79542758804901981355e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',42,'answer','{"picks":[["pokemon",3]],"guest":"_6QP494r1nkI","a":1062}','42af3ada2465f5ff',1.79542758805468654625e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',43,'answer','{"picks":[["play",1199]],"guest":"_6QP494r1nkI","a":1063}','5a565ae0be79d308',1.79542758806542563439e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',44,'answer','{"picks":[["card",1309]],"guest":"_6QP494r1nkI","a":1064}','2b3e37cbd8c0a272',1795427588.06863);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',45,'answer','{"picks":[["card",1308]],"guest":"_6QP494r1nkI","a":1065}','d012c3c42f0493cb',1.79542758807593059544e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',46,'answer','{"picks":[["evolve",1299,6]],"guest":"_6QP494r1nkI","a":1066}','45ac7749b92c6722',1.79542758808186554905e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',47,'answer','{"picks":[["attack",3,1]],"guest":"_6QP494r1nkI","a":1067}','8d440aa4217863e7',1.7954275880898888111e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',48,'answer','{"picks":[["retreat",2]],"guest":"_6QP494r1nkI","a":1068}','d56c34daff2fbcb9',1.79542758809729480736e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',49,'answer','{"picks":[["pokemon",1]],"guest":"_6QP494r1nkI","a":1069}','59f74f55446468a9',1.79542758810124731061e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',50,'answer','{"picks":[["attach",158,2]],"guest":"_6QP494r1nkI","a":1070}','d89c4c6615abf07c',1.795427588109459877e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',51,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1071}','ce55d95479b0fd04',1.79542758811362218856e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',52,'answer','{"picks":[["evolve",1308,4]],"guest":"_6QP494r1nkI","a":1072}','aa8c0915688b8b9e',1795427588.119);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',53,'answer','{"picks":[["retreat",3]],"guest":"_6QP494r1nkI","a":1073}','7e27240930c4867f',1.79542758812494373317e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',54,'answer','{"picks":[["pay",3,1207]],"guest":"_6QP494r1nkI","a":1074}','e22a14d8aa153b63',1.79542758812931609155e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',55,'answer','{"picks":[["pokemon",6]],"guest":"_6QP494r1nkI","a":1075}','88b26c997115ae6c',1.79542758813409352304e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',56,'answer','{"picks":[["attach",1207,4]],"guest":"_6QP494r1nkI","a":1076}','65bb42d40645f396',1.79542758814081120487e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',57,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1077}','d23324138f86029c',1.79542758814676880834e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',58,'answer','{"picks":[["attach",154,2]],"guest":"_6QP494r1nkI","a":1078}','bb918bd0d3863591',1.79542758815413546567e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',59,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1079}','d543bdceccd1a659',1.79542758816188502317e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',60,'answer','{"picks":[["attach",1207,3]],"guest":"_6QP494r1nkI","a":1080}','6a5de1a05cd41619',1.79542758816918158527e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',61,'answer','{"picks":[["bench",1307]],"guest":"_6QP494r1nkI","a":1081}','6173ffe4475e61fe',1.79542758817488312715e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',62,'answer','{"picks":[["play",1193]],"guest":"_6QP494r1nkI","a":1082}','a8a68657f60615a1',1.79542758817831969264e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',63,'answer','{"picks":[["play",1198]],"guest":"_6QP494r1nkI","a":1083}','de64e9f55d2ade5d',1.79542758818193221091e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',64,'answer','{"picks":[["pokemon",3]],"guest":"_6QP494r1nkI","a":1084}','842d60bda9abbf43',1.79542758818459606169e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',65,'answer','{"picks":[["evolve",1309,4]],"guest":"_6QP494r1nkI","a":1085}','389a0015b66d36ac',1.79542758818695092205e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',66,'answer','{"picks":[["attack",3,0]],"guest":"_6QP494r1nkI","a":1086}','66a406f2bcd3e18e',1.79542758819404554369e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',67,'answer','{"picks":[["attach",158,1]],"guest":"_6QP494r1nkI","a":1087}','08723f954407959f',1.79542758819931530956e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',68,'answer','{"picks":[["attack",1,0]],"guest":"_6QP494r1nkI","a":1088}','783fbc98d9af97bd',1.79542758820293378834e+09);
INSERT INTO "rows" VALUES('BPBMQr3Bnf6w',69,'answer','{"picks":[["attach",1205,7]],"guest":"_6QP494r1nkI","a":1089}','7d195ab6c80da7bf',1.79542758820765781398e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',0,'answer','{"picks":[["card",366]],"guest":"_6QP494r1nkI","a":1090}','e57a9509257bae4e',1.79542758849320197109e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',1,'answer','{"picks":[["card",976]],"guest":"_6QP494r1nkI","a":1091}','a3cab4662a865efd',1.79542758849544429773e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',2,'answer','{"picks":[["put",88]],"guest":"_6QP494r1nkI","a":1092}','d6643898e7d25a2d',1.79542758849747848513e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',3,'answer','{"picks":[["put",1176]],"guest":"_6QP494r1nkI","a":1093}','02fe1d61aad4a315',1.79542758849949383734e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',4,'answer','{"picks":[["partial",979]],"guest":"_6QP494r1nkI","a":1094}','527f2f5b79a12690',1.79542758850147104263e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',5,'answer','{"picks":[["partial",226]],"guest":"_6QP494r1nkI","a":1095}','759ed835c3d80379',1.79542758850402736658e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',6,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1096}','1573fcfdc950b8db',1.79542758850610375404e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',7,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1097}','615085fb69790cff',1.79542758850982141498e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',8,'answer','{"picks":[["start",88]],"guest":"_6QP494r1nkI","a":1098}','a4004872913d4e62',1.79542758851348948473e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',9,'answer','{"picks":[["number",2]],"guest":"_6QP494r1nkI","a":1099}','46e2a67f4def64d2',1.79542758851632356644e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',10,'answer','{"picks":[["keep",4]],"guest":"_6QP494r1nkI","a":1100}','f50e28dde8a7f8ac',1.79542758851873493191e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',11,'answer','{"picks":[["done"]],"guest":"_6QP494r1nkI","a":1101}','ce395e70885ce172',1.79542758852079463007e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',12,'answer','{"picks":[["start",876]],"guest":"_6QP494r1nkI","a":1102}','1614e61375368436',1.79542758852282619474e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',13,'answer','{"picks":[["number",2]],"guest":"_6QP494r1nkI","a":1103}','3bf1251dc904f9b4',1.79542758852494716646e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',14,'answer','{"picks":[["deploy",3]],"guest":"_6QP494r1nkI","a":1104}','570db63ebbe869f4',1.79542758852726960184e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',15,'answer','{"picks":[["done"]],"guest":"_6QP494r1nkI","a":1105}','b25d7a1152284135',1.79542758853233623507e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',16,'answer','{"picks":[["done"]],"guest":"_6QP494r1nkI","a":1106}','dded8a98530b2f19',1.79542758853504157067e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',17,'answer','{"picks":[["done"]],"guest":"_6QP494r1nkI","a":1107}','9339e0e9daf7ce43',1.79542758853733181952e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',18,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1108}','9edaf5c13eced363',1.79542758853974866867e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',19,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1109}','9e3044feff4b7193',1.79542758855021023747e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',20,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1110}','642c7ffd43f917b4',1.79542758855260038372e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',21,'answer','{"picks":[["play",963,0]],"guest":"_6QP494r1nkI","a":1111}','c477cb542d92da4e',1.79542758855471301076e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',22,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1112}','55075e522a528e56',1.79542758855678439133e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',23,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1113}','abe61cd06c897067',1.79542758855990481378e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',24,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1114}','22f6c6057184316e',1.79542758856296277045e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',25,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1115}','d12d3702188ca76e',1.79542758856546473501e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',26,'answer','{"picks":[["unit",2]],"guest":"_6QP494r1nkI","a":1116}','40d3f38fcf04a8fe',1.79542758856831908232e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',27,'answer','{"picks":[["rest",2]],"guest":"_6QP494r1nkI","a":1117}','da0175a4c91e8d6f',1.79542758857083725927e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',28,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1118}','f9be588efee93c64',1.79542758857314467425e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',29,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1119}','fa2bac4399a6a380',1.79542758857555270193e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',30,'answer','{"picks":[["rest",3]],"guest":"_6QP494r1nkI","a":1120}','e6fdbd0fbcbaf26e',1.79542758857768058782e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',31,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1121}','b1b17f453df9d19a',1.7954275885806319714e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',32,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1122}','f4acca0ede444b2c',1.79542758858292675013e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',33,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1123}','bd697e82d1b0970c',1.79542758858496713635e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',34,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1124}','c3dea78f11582522',1.79542758858699131015e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',35,'answer','{"picks":[["rest",1]],"guest":"_6QP494r1nkI","a":1125}','4a6b677ca299185c',1.79542758858893513676e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',36,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1126}','2bdfa13df9ec0087',1.79542758859078264242e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',37,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1127}','124cd438bdd1b55b',1.79542758859313297272e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',38,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1128}','0aa94749664c7cb7',1.79542758859571099276e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',39,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1129}','1395a1c3132aa8fa',1.79542758859965872761e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',40,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1130}','feb32acc32fae23b',1.79542758860243535038e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',41,'answer','{"picks":[["pass"]],"guest":"_6QP494r1nkI","a":1131}','6b840b61150f6713',1.79542758860476565365e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',42,'answer','{"picks":[["use",1,0]],"guest":"_6QP494r1nkI","a":1132}','c7b4b6f953b8bc84',1.79542758860742568969e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',43,'answer','{"picks":[["card",161]],"guest":"_6QP494r1nkI","a":1133}','e28f699b75d5476a',1.7954275886099405288e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',44,'answer','{"picks":[["start",251]],"guest":"_6QP494r1nkI","a":1134}','67e6619637ae8586',1.79542758861197781564e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',45,'answer','{"picks":[["number",2]],"guest":"_6QP494r1nkI","a":1135}','fe149aa8cd127ada',1.795427588613861084e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',46,'answer','{"picks":[["start",104]],"guest":"_6QP494r1nkI","a":1136}','410d4c09de3118ce',1.79542758861575484268e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',47,'answer','{"picks":[["number",1]],"guest":"_6QP494r1nkI","a":1137}','1fcfca1f40e0f5bb',1.7954275886200354099e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',48,'answer','{"picks":[["add",14]],"guest":"_6QP494r1nkI","a":1138}','8f56bc400eb0252c',1.79542758862224054337e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',49,'answer','{"picks":[["number",1]],"guest":"_6QP494r1nkI","a":1139}','eb623c1472aff930',1.79542758862403702734e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',50,'answer','{"picks":[["keep",14]],"guest":"_6QP494r1nkI","a":1140}','2e418f809280ee56',1.79542758862596940998e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',51,'answer','{"picks":[["return",14]],"guest":"_6QP494r1nkI","a":1141}','12a630146c95b253',1.79542758862772798534e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',52,'answer','{"picks":[["done"]],"guest":"_6QP494r1nkI","a":1142}','4c0b8d45e8000da1',1.79542758863096380233e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',53,'answer','{"picks":[["start",943]],"guest":"_6QP494r1nkI","a":1143}','f218900a35b4b6c8',1.79542758863458609577e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',54,'answer','{"picks":[["number",1]],"guest":"_6QP494r1nkI","a":1144}','ca7990cb4efc34b2',1.79542758863772964478e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',55,'answer','{"picks":[["start",1145]],"guest":"_6QP494r1nkI","a":1145}','6172b476bc7a5798',1.79542758865538024906e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',56,'answer','{"picks":[["number",2]],"guest":"_6QP494r1nkI","a":1146}','e2ef5016b5a4a429',1.79542758866291427607e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',57,'answer','{"picks":[["start",960]],"guest":"_6QP494r1nkI","a":1147}','2744df9a7c80393d',1.79542758867313861849e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',58,'answer','{"picks":[["number",1]],"guest":"_6QP494r1nkI","a":1148}','279a603a8b6590a1',1.79542758867851805684e+09);
INSERT INTO "rows" VALUES('RWEYnrAHI7qF',59,'answer','{"picks":[["complete",19]],"guest":"_6QP494r1nkI","a":1149}','baba26eb158c6749',1.79542758868789219858e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',0,'answer','{"picks":[["seat",2]],"guest":"_6QP494r1nkI","a":1150}','31190a05a28ed34d',1.79542758873648691181e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',1,'answer','{"picks":[["seat",3]],"guest":"_6QP494r1nkI","a":1151}','44447ed90ce46cc5',1.79542758873987317084e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',2,'answer','{"picks":[["card",638]],"guest":"_6QP494r1nkI","a":1152}','251b5b9ff9593247',1.79542758874213838576e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',3,'answer','{"picks":[["card",115]],"guest":"_6QP494r1nkI","a":1153}','c3aa788b4c59bc7f',1.79542758874390220641e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',4,'answer','{"picks":[["card",1182]],"guest":"_6QP494r1nkI","a":1154}','ea6f47e8e4ba9996',1.7954275887459597588e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',5,'answer','{"picks":[["card",338]],"guest":"_6QP494r1nkI","a":1155}','4dd7864983375ead',1.7954275887477641106e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',6,'answer','{"picks":[["card",1082]],"guest":"_6QP494r1nkI","a":1156}','29a07e14aea08c84',1.79542758874987649917e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',7,'answer','{"picks":[["card",338]],"guest":"_6QP494r1nkI","a":1157}','f944234c79df1bd5',1.7954275887527561188e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',8,'answer','{"picks":[["play",749]],"guest":"_6QP494r1nkI","a":1158}','1a01bcbe13ea9be5',1.79542758875537228585e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',9,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1159}','0817e3800ea9b17d',1.79542758875847244257e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',10,'answer','{"picks":[["attach",963,6]],"guest":"_6QP494r1nkI","a":1160}','4a72ff690b00bcf2',1.79542758876204466824e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',11,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1161}','8cf55b2fc7516fcb',1.79542758876475405695e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',12,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1162}','71aa104abe17a3d5',1.79542758876701545722e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',13,'answer','{"picks":[["attach",368,4]],"guest":"_6QP494r1nkI","a":1163}','59c0fc390408ff70',1.79542758876920390126e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',14,'answer','{"picks":[["attack",4,0]],"guest":"_6QP494r1nkI","a":1164}','5786e39e50cbcb8b',1.79542758877124857897e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',15,'answer','{"picks":[["pokemon",1]],"guest":"_6QP494r1nkI","a":1165}','1f7a2a9333ad74ee',1.79542758877661681174e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',16,'answer','{"picks":[["attach",662,2]],"guest":"_6QP494r1nkI","a":1166}','640af775028b611a',1.79542758877910327915e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',17,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1167}','c2db1f61f2f739e8',1.79542758878134560583e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',18,'answer','{"picks":[["attack",4,0]],"guest":"_6QP494r1nkI","a":1168}','be1be27db76653b3',1.79542758878333830836e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',19,'answer','{"picks":[["pokemon",1]],"guest":"_6QP494r1nkI","a":1169}','9b77293607852d95',1.79542758878530883791e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',20,'answer','{"picks":[["place",3,1]],"guest":"_6QP494r1nkI","a":1170}','469ec0aeffe1ccc6',1.79542758878734302514e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',21,'answer','{"picks":[["play",215]],"guest":"_6QP494r1nkI","a":1171}','a06e306da5c35964',1.79542758879039597509e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',22,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1172}','a8ec30bf3671b5a7',1.79542758879332780838e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',23,'answer','{"picks":[["attach",368,6]],"guest":"_6QP494r1nkI","a":1173}','b48b1193c52bbb24',1.79542758879651665688e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',24,'answer','{"picks":[["play",500]],"guest":"_6QP494r1nkI","a":1174}','ab47de91542271a9',1.79542758879913091655e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',25,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1175}','c4906b633e08b76d',1.79542758880212807649e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',26,'answer','{"picks":[["play",813]],"guest":"_6QP494r1nkI","a":1176}','4757bbe37ba4ce3f',1.79542758880498862271e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',27,'answer','{"picks":[["attach",662,2]],"guest":"_6QP494r1nkI","a":1177}','f8b4979ced8339b2',1.7954275888081264496e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',28,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1178}','efe5ca0158f69f0b',1.79542758881053090094e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',29,'answer','{"picks":[["attach",963,6]],"guest":"_6QP494r1nkI","a":1179}','9d450503a4e6f4ed',1.79542758881400442124e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',30,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1180}','82d7138db88ef970',1.79542758881692600253e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',31,'answer','{"picks":[["attach",64,2]],"guest":"_6QP494r1nkI","a":1181}','d590acfadc21eb44',1.7954275888212809563e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',32,'answer','{"picks":[["play",242]],"guest":"_6QP494r1nkI","a":1182}','d71863f6944191da',1.79542758882428765297e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',33,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1183}','256190bd72554ef2',1.79542758882708597184e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',34,'answer','{"picks":[["attack",4,0]],"guest":"_6QP494r1nkI","a":1184}','0906532a21918053',1.79542758883023166657e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',35,'answer','{"picks":[["attack",2,1]],"guest":"_6QP494r1nkI","a":1185}','cb882984483a27d5',1.7954275888355944157e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',36,'answer','{"picks":[["pokemon",4]],"guest":"_6QP494r1nkI","a":1186}','e404884cc96fc7f8',1.7954275888386871815e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',37,'answer','{"picks":[["attach",963,3]],"guest":"_6QP494r1nkI","a":1187}','58b0326c67f9bf07',1.79542758884220433239e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',38,'answer','{"picks":[["play",952]],"guest":"_6QP494r1nkI","a":1188}','c3d519091c10da52',1.79542758884580326084e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',39,'answer','{"picks":[["card",1045]],"guest":"_6QP494r1nkI","a":1189}','3089e191ad7b01d6',1.79542758885193395618e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',40,'answer','{"picks":[["attack",3,0]],"guest":"_6QP494r1nkI","a":1190}','fa77ef4f2e51b6bc',1.79542758885598468781e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',41,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1191}','57919344718307ce',1.79542758885890793799e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',42,'answer','{"picks":[["play",450]],"guest":"_6QP494r1nkI","a":1192}','f87eb4a10f15c4e1',1.79542758886109399792e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',43,'answer','{"picks":[["attach",368,3]],"guest":"_6QP494r1nkI","a":1193}','0c10361c19f92e78',1.79542758886322379114e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',44,'answer','{"picks":[["end"]],"guest":"_6QP494r1nkI","a":1194}','a5eaac0345f0c36f',1.79542758886525201803e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',45,'answer','{"picks":[["attach",662,2]],"guest":"_6QP494r1nkI","a":1195}','3994245798668df2',1.79542758886721348764e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',46,'answer','{"picks":[["play",653]],"guest":"_6QP494r1nkI","a":1196}','8a7c92ab6e486ae5',1.79542758886919188499e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',47,'answer','{"picks":[["card",852]],"guest":"_6QP494r1nkI","a":1197}','a1912f6cadc3d88d',1.79542758887228417401e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',48,'answer','{"picks":[["attack",2,0]],"guest":"_6QP494r1nkI","a":1198}','c8194dc11f9c3d4f',1.79542758887480545047e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',49,'answer','{"picks":[["card",215]],"guest":"_6QP494r1nkI","a":1199}','4dd1a6c2000dbefd',1.7954275888774898052e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',50,'answer','{"picks":[["retreat",3]],"guest":"_6QP494r1nkI","a":1200}','2b56190cff03c1aa',1.79542758888002109522e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',51,'answer','{"picks":[["pay",3,368,963]],"guest":"_6QP494r1nkI","a":1201}','ee69ba3ae1afdd35',1.79542758888234400748e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',52,'answer','{"picks":[["pokemon",6]],"guest":"_6QP494r1nkI","a":1202}','67a58972ff287198',1.79542758888496279713e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',53,'answer','{"picks":[["play",1049]],"guest":"_6QP494r1nkI","a":1203}','6671b4e502197763',1.79542758888717961305e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',54,'answer','{"picks":[["pokemon",6]],"guest":"_6QP494r1nkI","a":1204}','90a06ad5c5940b5d',1.79542758888969063756e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',55,'answer','{"picks":[["pokemon",3]],"guest":"_6QP494r1nkI","a":1205}','fcc25fb4ff250d65',1.79542758889339470864e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',56,'answer','{"picks":[["play",1098]],"guest":"_6QP494r1nkI","a":1206}','bb1ebb4b1ec153e0',1.79542758889610266689e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',57,'answer','{"picks":[["attach",963,6]],"guest":"_6QP494r1nkI","a":1207}','da73343b211c357d',1.79542758890018963819e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',58,'answer','{"picks":[["attack",4,0]],"guest":"_6QP494r1nkI","a":1208}','b93b279aa2bfc2a5',1.79542758891037940974e+09);
INSERT INTO "rows" VALUES('bs9YIEoMoxl8',59,'answer','{"picks":[["pokemon",2]],"guest":"_6QP494r1nkI","a":1209}','d3875575e6963172',1.79542758891898441317e+09);
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
INSERT INTO "seats" VALUES('80oKCwACyDXl',0,'_6QP494r1nkI',NULL,'Ala','[["bellows","gale","hive"],["kaleidoscope","anthill","nudge"],["drawbridge","pincers","hailstorm"],["gilder","market","seesaw"]]');
INSERT INTO "seats" VALUES('80oKCwACyDXl',1,'_6QP494r1nkI',NULL,'Ala (2)','[["toll-house","swing-door","round-table"],["pinwheel","hailstorm","lantern-thief"],["sleeping-ox","old-oak","gnawer"],["landslide","bramble","crowd"]]');
INSERT INTO "seats" VALUES('BPBMQr3Bnf6w',0,'_6QP494r1nkI',NULL,'Ala','[["dp1-5","dp1-29","dp1-32","dp1-51","dp1-51","dp1-51","dp1-51","dp1-56","dp1-56","dp1-59","dp1-59","dp1-76","dp1-76","dp1-76","dp1-76","dp1-89","dp1-89","dp1-89","dp1-89","dp1-94","dp1-94","dp1-94","dp1-94","dp1-101","dp1-101","dp1-109","dp1-109","dp1-110","dp1-110","dp1-111","dp1-111","dp1-112","dp1-117","dp1-117","dp1-118","dp1-118","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128"]]');
INSERT INTO "seats" VALUES('BPBMQr3Bnf6w',1,'_6QP494r1nkI',NULL,'Ala (2)','[["sm1-114","sm1-116","sm1-118","sm1-120","sm1-120","sm1-120","sm1-122","sm1-123","sm1-123","sm1-128","sm1-128","sm1-132","sm1-134","sm1-134","sm1-135","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm2-130","sm3-69","sm3-69","sm3-114","sm4-29","sm4-29","sm4-29","sm4-30","sm4-30","sm4-30","sm4-31","sm4-31","sm4-35","sm4-35","sm4-54","sm4-54","sm4-75","sm4-75","sm4-75","sm4-76","sm4-76","sm4-77","sm4-77","sm4-89","sm4-93"]]');
INSERT INTO "seats" VALUES('RWEYnrAHI7qF',0,'_6QP494r1nkI',NULL,'Ala','[["AOTC-3","AOTC-3","AOTC-22","AOTC-48","AOTC-48","AOTC-60","AOTC-82","AOTC-82","AOTC-89","AOTC-89","AOTC-102","AOTC-102","AOTC-102","AOTC-102","AOTC-109","AOTC-109","AOTC-120","AOTC-120","AOTC-120","AOTC-138","AOTC-138","AOTC-139","AOTC-139","AOTC-139","AOTC-139","AOTC-146","AOTC-146","AOTC-168","AOTC-172","AOTC-172","AOTC-172","AOTC-175","AOTC-175","AOTC-175","AOTC-180","AOTC-180","SR-24","SR-24","SR-24","SR-75","SR-75","SR-76","SR-76","SR-76","SR-76","ANH-6","ANH-6","ANH-16","ANH-16","ANH-147","ANH-147","JG-3","JG-3","JG-20","JG-20","JG-55","JG-91","JG-91","JG-91","ESB-9"]]');
INSERT INTO "seats" VALUES('RWEYnrAHI7qF',1,'_6QP494r1nkI',NULL,'Ala (2)','[["AOTC-41","AOTC-41","AOTC-162","AOTC-162","ANH-28","ANH-28","ANH-28","ANH-41","ANH-41","ANH-43","ANH-43","ANH-53","ANH-53","ANH-59","ANH-59","ANH-63","ANH-63","ANH-88","ANH-88","ANH-133","ANH-133","ANH-133","ANH-133","ANH-152","ANH-152","ANH-152","ANH-152","ANH-153","ANH-153","ANH-153","ANH-153","ANH-157","ANH-157","ANH-157","ANH-171","ANH-171","ANH-171","ANH-173","ANH-173","ANH-173","ANH-173","ANH-174","ANH-174","ANH-174","ANH-174","ANH-176","ANH-176","ESB-40","ESB-40","ESB-42","ESB-42","ESB-171","ESB-180","ESB-180","ESB-187","ESB-191","ESB-191","ESB-209","ESB-209","ESB-209"]]');
INSERT INTO "seats" VALUES('bs9YIEoMoxl8',0,'_6QP494r1nkI',NULL,'Ala','[["sm1-101","sm1-101","sm1-123","sm1-123","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","smp-SM186","smp-SM186","sm3-24","sm3-24","sm3-115","sm35-59","sm35-59","sm35-62","sm35-62","sm35-67","sm35-67","sm6-108","sm7-143","sm7-143","sm8-38","sm8-38"]]');
INSERT INTO "seats" VALUES('bs9YIEoMoxl8',1,'_6QP494r1nkI',NULL,'Ala (2)','[["sm1-99","sm1-99","sm1-123","sm1-123","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm3-108","sm3-108","sm3-115","sm35-62","sm35-62","sm35-67","sm4-58","sm4-58","sm4-59","sm4-59","sm5-119","sm8-118","sm8-118","sm8-192","sm8-192"]]');
INSERT INTO "seats" VALUES('bs9YIEoMoxl8',2,'_6QP494r1nkI',NULL,'Ala (3)','[["sm1-101","sm1-101","sm1-123","sm1-123","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","smp-SM186","smp-SM186","sm3-24","sm3-24","sm3-115","sm35-59","sm35-59","sm35-62","sm35-62","sm35-67","sm35-67","sm6-108","sm7-143","sm7-143","sm8-38","sm8-38"]]');
INSERT INTO "seats" VALUES('bs9YIEoMoxl8',3,'_6QP494r1nkI',NULL,'Ala (4)','[["sm1-123","sm1-123","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm2-165","sm2-165","sm35-32","sm35-32","sm35-62","sm35-62","sm35-67","sm35-67","sm5-45","sm5-45","sm5-47","sm5-47","sm5-48","sm5-48","sm5-119","sm9-40","sm9-40"]]');
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "sessions" VALUES('0040d46ea308f0bac15f993cc8e5ab8c50d324976a70fad34f0d0e3f42378426','_6QP494r1nkI',1.79542758722390508648e+09,1.82696358722390508645e+09);
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
INSERT INTO "tables" VALUES('80oKCwACyDXl','token-battle','hotseat','running','_6QP494r1nkI','{"options":{},"clock":null,"spectators":true}','{"stolik":1,"game":"token-battle","version":1,"cards":"e5ae46756c770d4d","names":["Ala","Ala (2)"],"setup":{"format":"token-battle","options":{},"decks":[[["bellows","gale","hive"],["kaleidoscope","anthill","nudge"],["drawbridge","pincers","hailstorm"],["gilder","market","seesaw"]],[["toll-house","swing-door","round-table"],["pinwheel","hailstorm","lantern-thief"],["sleeping-ox","old-oak","gnawer"],["landslide","bramble","crowd"]]]},"state":null,"seed":361637156253307,"entries":[],"keys":{"0":"9574d182bf0ad5f2"},"end":null}',NULL,'{"options":{"first":"random","max_copies":1,"mirror_offboard":"destroy","score_limit":1000,"start_value":2,"strike_spares_friends":false,"turn_limit":0},"turn":20,"scores":[376,512],"asked":0}','{"stolik":1,"game":"token-battle","version":1,"cards":"e5ae46756c770d4d","names":["Ala","Ala (2)"],"setup":{"format":"token-battle","options":{},"decks":[[["bellows","gale","hive"],["kaleidoscope","anthill","nudge"],["drawbridge","pincers","hailstorm"],["gilder","market","seesaw"]],[["toll-house","swing-door","round-table"],["pinwheel","hailstorm","lantern-thief"],["sleeping-ox","old-oak","gnawer"],["landslide","bramble","crowd"]]]},"state":{"schema":1,"state":{"#":"TokenBattleState","agenda":[{"#":"Turn"},{"#":"Ask","decision":{"#":"Decision","about":{"()":[]},"counts":null,"kind":"turn","least":1,"most":1,"options":{"()":[{"o":["lay",0,2]},{"o":["lay",0,7]},{"o":["lay",0,9]},{"o":["lay",0,10]},{"o":["lay",0,12]},{"o":["lay",0,14]},{"o":["lay",0,15]},{"o":["lay",0,17]},{"o":["lay",0,19]},{"o":["lay",0,21]},{"o":["lay",0,23]},{"o":["lay",0,24]},{"o":["lay",0,25]},{"o":["lay",0,28]},{"o":["lay",0,30]},{"o":["lay",0,31]},{"o":["lay",0,32]},{"o":["lay",0,34]},{"o":["lay",0,35]},{"o":["lay",1,2]},{"o":["lay",1,7]},{"o":["lay",1,9]},{"o":["lay",1,10]},{"o":["lay",1,12]},{"o":["lay",1,14]},{"o":["lay",1,15]},{"o":["lay",1,17]},{"o":["lay",1,19]},{"o":["lay",1,21]},{"o":["lay",1,23]},{"o":["lay",1,24]},{"o":["lay",1,25]},{"o":["lay",1,28]},{"o":["lay",1,30]},{"o":["lay",1,31]},{"o":["lay",1,32]},{"o":["lay",1,34]},{"o":["lay",1,35]},{"o":["lay",2,2]},{"o":["lay",2,7]},{"o":["lay",2,9]},{"o":["lay",2,10]},{"o":["lay",2,12]},{"o":["lay",2,14]},{"o":["lay",2,15]},{"o":["lay",2,17]},{"o":["lay",2,19]},{"o":["lay",2,21]},{"o":["lay",2,23]},{"o":["lay",2,24]},{"o":["lay",2,25]},{"o":["lay",2,28]},{"o":["lay",2,30]},{"o":["lay",2,31]},{"o":["lay",2,32]},{"o":["lay",2,34]},{"o":["lay",2,35]},{"o":["lay",3,2]},{"o":["lay",3,7]},{"o":["lay",3,9]},{"o":["lay",3,10]},{"o":["lay",3,12]},{"o":["lay",3,14]},{"o":["lay",3,15]},{"o":["lay",3,17]},{"o":["lay",3,19]},{"o":["lay",3,21]},{"o":["lay",3,23]},{"o":["lay",3,24]},{"o":["lay",3,25]},{"o":["lay",3,28]},{"o":["lay",3,30]},{"o":["lay",3,31]},{"o":["lay",3,32]},{"o":["lay",3,34]},{"o":["lay",3,35]}]},"rule":null,"seat":0}}],"luck":17687854925356626036,"proposals":{"{}":[]},"script":{"()":[]},"serial":23,"at":[2,0,2,1,2,2,2,2],"bonus":[0,0],"boost":[1,1,0,0,0,0,0,1,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,0,1,0,0,0,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0],"ended":"","extra":[0,0],"free":[0,0,1,0,0,0,0,1,0,1,1,0,1,0,1,1,0,1,0,1,0,1,0,1,1,1,0,0,1,0,1,1,1,0,1,1],"growth":[25,32],"lasers":0,"last":23,"owner":[1,1,-1,0,0,0,0,-1,0,-1,-1,1,-1,1,-1,-1,1,-1,0,-1,0,-1,1,-1,-1,-1,1,0,-1,0,-1,-1,-1,1,-1,-1],"recent":{"()":[{"()":[1,73,11]},{"()":[0,20,27]},{"()":[1,107,33]},{"()":[0,60,8]},{"()":[1,88,26]}]},"score":[248,374],"shown":[3,3,3,2,3,3,3,3],"stacks":[{"()":[30,25,44]},{"()":[36,42,20]},{"()":[29,60,16]},{"()":[68,46,33]},{"()":[117,93,125]},{"()":[107,88,137]},{"()":[130,73,87]},{"()":[99,113,127]}],"to_move":0,"token":[17,11,0,6,7,14,10,0,22,0,0,19,0,16,0,0,5,0,12,0,1,0,13,0,0,0,23,20,0,18,0,0,0,21,0,0],"turn":16,"type":[0,0,0,0,0,0,2,0,0,0,0,1,0,0,0,0,2,0,1,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0,0,0],"value":[1,4,0,2,1,3,2,0,5,0,0,5,0,1,0,0,10,0,3,0,1,0,2,0,0,0,3,4,0,4,0,0,0,1,0,0],"x":1}},"seed":2858156141768334,"entries":[],"keys":{"0":"ba1721789c176721"},"end":null}',1.79542758728953289991e+09,1.7954275873531045914e+09);
INSERT INTO "tables" VALUES('BPBMQr3Bnf6w','pokemon','hotseat','running','_6QP494r1nkI','{"options":{},"clock":null,"spectators":true}','{"stolik":1,"game":"pokemon","version":2,"cards":"cedf2bc905c10d2e","names":["Ala","Ala (2)"],"setup":{"format":"pokemon","options":{},"decks":[[["dp1-5","dp1-29","dp1-32","dp1-51","dp1-51","dp1-51","dp1-51","dp1-56","dp1-56","dp1-59","dp1-59","dp1-76","dp1-76","dp1-76","dp1-76","dp1-89","dp1-89","dp1-89","dp1-89","dp1-94","dp1-94","dp1-94","dp1-94","dp1-101","dp1-101","dp1-109","dp1-109","dp1-110","dp1-110","dp1-111","dp1-111","dp1-112","dp1-117","dp1-117","dp1-118","dp1-118","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128"]],[["sm1-114","sm1-116","sm1-118","sm1-120","sm1-120","sm1-120","sm1-122","sm1-123","sm1-123","sm1-128","sm1-128","sm1-132","sm1-134","sm1-134","sm1-135","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm2-130","sm3-69","sm3-69","sm3-114","sm4-29","sm4-29","sm4-29","sm4-30","sm4-30","sm4-30","sm4-31","sm4-31","sm4-35","sm4-35","sm4-54","sm4-54","sm4-75","sm4-75","sm4-75","sm4-76","sm4-76","sm4-77","sm4-77","sm4-89","sm4-93"]]]},"state":null,"seed":1005763946969884,"entries":[],"keys":{"0":"c2331b4a6cbec22f"},"end":null}',NULL,'{"options":{"format":"duel","start":"coin","cut":false,"extra_cards":"free","supporter_stays":false},"turn":14,"scores":[0,0],"asked":1}','{"stolik":1,"game":"pokemon","version":2,"cards":"cedf2bc905c10d2e","names":["Ala","Ala (2)"],"setup":{"format":"pokemon","options":{},"decks":[[["dp1-5","dp1-29","dp1-32","dp1-51","dp1-51","dp1-51","dp1-51","dp1-56","dp1-56","dp1-59","dp1-59","dp1-76","dp1-76","dp1-76","dp1-76","dp1-89","dp1-89","dp1-89","dp1-89","dp1-94","dp1-94","dp1-94","dp1-94","dp1-101","dp1-101","dp1-109","dp1-109","dp1-110","dp1-110","dp1-111","dp1-111","dp1-112","dp1-117","dp1-117","dp1-118","dp1-118","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-124","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128","dp1-128"]],[["sm1-114","sm1-116","sm1-118","sm1-120","sm1-120","sm1-120","sm1-122","sm1-123","sm1-123","sm1-128","sm1-128","sm1-132","sm1-134","sm1-134","sm1-135","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm1-169","sm2-130","sm3-69","sm3-69","sm3-114","sm4-29","sm4-29","sm4-29","sm4-30","sm4-30","sm4-30","sm4-31","sm4-31","sm4-35","sm4-35","sm4-54","sm4-54","sm4-75","sm4-75","sm4-75","sm4-76","sm4-76","sm4-77","sm4-77","sm4-89","sm4-93"]]]},"state":{"schema":1,"state":{"#":"PokemonState","agenda":[{"#":"Main"},{"#":"Procedure","at":0,"data":{"{}":[["attacker",0],["hits",{"()":[]}],["own",{"()":[]}]]},"name":"knock outs","seat":-1},{"#":"Procedure","at":0,"data":{"{}":[["kind",1198]]},"name":"played","seat":1},{"#":"Effect","kind":1198,"names":{"{}":[["out",6],["phase","into"]]},"seat":1,"source":0,"todo":{"()":[{"#":"Switch","out":{"#":"Named","name":"active"},"by":"you","filters":{"()":[]}},null]}},{"#":"Ask","decision":{"#":"Decision","about":{"()":[1198,0]},"counts":null,"kind":"choose:switch","least":1,"most":1,"options":{"()":[{"o":["pokemon",4]},{"o":["pokemon",3]},{"o":["pokemon",7]},{"o":["pokemon",8]}]},"rule":null,"seat":1}}],"luck":3026270418230013212,"proposals":{"{}":[]},"script":{"()":[]},"serial":8,"ended":"","first":0,"hidden":false,"lasting":{"()":[{"()":[]},{"()":[]}]},"looking":{"()":[]},"mons":{"{}":[[1,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":1,"moved":9,"poison":1,"seat":0,"stack":{"()":[126]},"used":{"()":[]}}],[2,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":40,"effects":{"()":[]},"energy":{"()":[154,154,158]},"evolved":3,"held":0,"hit":8,"hit_for":40,"id":2,"moved":7,"poison":1,"seat":0,"stack":{"()":[113,102]},"used":{"()":[]}}],[3,{"#":"Pokemon","attached":{"()":[]},"attack":"Quick Attack","attacked":8,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[1207,1207]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":3,"moved":8,"poison":1,"seat":1,"stack":{"()":[1293]},"used":{"()":[]}}],[4,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[1207]},"evolved":10,"held":0,"hit":0,"hit_for":0,"id":4,"moved":4,"poison":1,"seat":1,"stack":{"()":[1307,1308]},"used":{"()":[]}}],[5,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":1,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":3,"held":0,"hit":0,"hit_for":0,"id":5,"moved":5,"poison":1,"seat":0,"stack":{"()":[126,105]},"used":{"()":[]}}],[6,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":6,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":8,"held":0,"hit":0,"hit_for":0,"id":6,"moved":10,"poison":1,"seat":1,"stack":{"()":[1292,1299]},"used":{"()":[]}}],[7,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":8,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":7,"moved":0,"poison":1,"seat":1,"stack":{"()":[1292]},"used":{"()":[]}}],[8,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":12,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":8,"moved":0,"poison":1,"seat":1,"stack":{"()":[1307]},"used":{"()":[]}}]]},"order":{"()":[0,1]},"phase":"turn","seats":[{"#":"SeatState","beside":-1,"deck":[126,154,141,143,141,158,149,113,98,154,126,123,140,132,113,123,154,154,68,148,149,132,102,98,113,154,98,154,158,148,123,105,154,142,154,85,98,158,158,158],"energy":true,"gx":false,"hand":[154,87,154,154],"held":{"()":[]},"known":{"()":[0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[123,154,154,154,140,158],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":6},{"#":"SeatState","beside":1198,"deck":[1205,1294,1207,1269,1269,1200,1188,1207,1205,1189,1207,1205,1192,1248,1205,1307,1292,1199,1293,1207,1310,1293,1295,1207,1207,1205,1207,1194,1308,1295],"energy":true,"gx":false,"hand":[1309,1276,1205,1192,1197],"held":{"()":[]},"known":{"()":[0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":1193,"prizes":[1190,1309,1294,1197,1299,1205],"retreated":false,"shown":{"()":[1309]},"stadium":false,"supporter":true,"taken":0,"turns":6}],"shared":{"()":[]},"sides":[{"#":"SideState","active":[1],"bench":[5,2],"discard":[158,142],"lost":[],"used":{"()":[]}},{"#":"SideState","active":[6],"bench":[4,3,7,8],"discard":[1207,1192,1194,1205,1199,1207,1193],"lost":[],"used":{"()":[8,1293,"Quick Attack"]}}],"stadium":1311,"sudden":0,"to_move":1,"turn":12,"winner":-1}},"seed":3014702262408949,"entries":[],"keys":{"0":"b8883287c2e0a12d"},"end":null}',1.79542758753724598884e+09,1.79542758820765781398e+09);
INSERT INTO "tables" VALUES('RWEYnrAHI7qF','star-wars','hotseat','running','_6QP494r1nkI','{"options":{},"clock":null,"spectators":true}','{"stolik":1,"game":"star-wars","version":2,"cards":"4a3ab8e0f4b260ba","names":["Ala","Ala (2)"],"setup":{"format":"star-wars","options":{},"decks":[[["AOTC-3","AOTC-3","AOTC-22","AOTC-48","AOTC-48","AOTC-60","AOTC-82","AOTC-82","AOTC-89","AOTC-89","AOTC-102","AOTC-102","AOTC-102","AOTC-102","AOTC-109","AOTC-109","AOTC-120","AOTC-120","AOTC-120","AOTC-138","AOTC-138","AOTC-139","AOTC-139","AOTC-139","AOTC-139","AOTC-146","AOTC-146","AOTC-168","AOTC-172","AOTC-172","AOTC-172","AOTC-175","AOTC-175","AOTC-175","AOTC-180","AOTC-180","SR-24","SR-24","SR-24","SR-75","SR-75","SR-76","SR-76","SR-76","SR-76","ANH-6","ANH-6","ANH-16","ANH-16","ANH-147","ANH-147","JG-3","JG-3","JG-20","JG-20","JG-55","JG-91","JG-91","JG-91","ESB-9"]],[["AOTC-41","AOTC-41","AOTC-162","AOTC-162","ANH-28","ANH-28","ANH-28","ANH-41","ANH-41","ANH-43","ANH-43","ANH-53","ANH-53","ANH-59","ANH-59","ANH-63","ANH-63","ANH-88","ANH-88","ANH-133","ANH-133","ANH-133","ANH-133","ANH-152","ANH-152","ANH-152","ANH-152","ANH-153","ANH-153","ANH-153","ANH-153","ANH-157","ANH-157","ANH-157","ANH-171","ANH-171","ANH-171","ANH-173","ANH-173","ANH-173","ANH-173","ANH-174","ANH-174","ANH-174","ANH-174","ANH-176","ANH-176","ESB-40","ESB-40","ESB-42","ESB-42","ESB-171","ESB-180","ESB-180","ESB-187","ESB-191","ESB-191","ESB-209","ESB-209","ESB-209"]]]},"state":null,"seed":4437222610743326,"entries":[],"keys":{"0":"1017ef2c55e63803"},"end":null}',NULL,'{"options":{"setup":"overtake","setup_points":30,"draws":"before each build","pilot_dies":"as many","deflect_itself":false,"deflected_counters":"placed first","overkill_own":false},"turn":2,"scores":[2,1],"asked":1}','{"stolik":1,"game":"star-wars","version":2,"cards":"4a3ab8e0f4b260ba","names":["Ala","Ala (2)"],"setup":{"format":"star-wars","options":{},"decks":[[["AOTC-3","AOTC-3","AOTC-22","AOTC-48","AOTC-48","AOTC-60","AOTC-82","AOTC-82","AOTC-89","AOTC-89","AOTC-102","AOTC-102","AOTC-102","AOTC-102","AOTC-109","AOTC-109","AOTC-120","AOTC-120","AOTC-120","AOTC-138","AOTC-138","AOTC-139","AOTC-139","AOTC-139","AOTC-139","AOTC-146","AOTC-146","AOTC-168","AOTC-172","AOTC-172","AOTC-172","AOTC-175","AOTC-175","AOTC-175","AOTC-180","AOTC-180","SR-24","SR-24","SR-24","SR-75","SR-75","SR-76","SR-76","SR-76","SR-76","ANH-6","ANH-6","ANH-16","ANH-16","ANH-147","ANH-147","JG-3","JG-3","JG-20","JG-20","JG-55","JG-91","JG-91","JG-91","ESB-9"]],[["AOTC-41","AOTC-41","AOTC-162","AOTC-162","ANH-28","ANH-28","ANH-28","ANH-41","ANH-41","ANH-43","ANH-43","ANH-53","ANH-53","ANH-59","ANH-59","ANH-63","ANH-63","ANH-88","ANH-88","ANH-133","ANH-133","ANH-133","ANH-133","ANH-152","ANH-152","ANH-152","ANH-152","ANH-153","ANH-153","ANH-153","ANH-153","ANH-157","ANH-157","ANH-157","ANH-171","ANH-171","ANH-171","ANH-173","ANH-173","ANH-173","ANH-173","ANH-174","ANH-174","ANH-174","ANH-174","ANH-176","ANH-176","ESB-40","ESB-40","ESB-42","ESB-42","ESB-171","ESB-180","ESB-180","ESB-187","ESB-191","ESB-191","ESB-209","ESB-209","ESB-209"]]]},"state":{"schema":1,"state":{"#":"StarWarsState","agenda":[{"#":"Procedure","at":7,"data":{"{}":[["about",13]]},"name":"turn","seat":-1},{"#":"Procedure","at":3,"data":{"{}":[]},"name":"build turn","seat":1},{"#":"Again","frame":{"#":"Procedure","at":0,"data":{"{}":[]},"name":"build","seat":1}},{"#":"Procedure","at":0,"data":{"{}":[["chance",""],["about",0]]},"name":"triggers","seat":-1},{"#":"Procedure","at":0,"data":{"{}":[["unit",19]]},"name":"counters","seat":1},{"#":"Ask","decision":{"#":"Decision","about":{"()":[1145,19]},"counts":null,"kind":"counters","least":1,"most":1,"options":{"()":[{"o":["number",1]},{"o":["number",2]},{"o":["number",3]}]},"rule":null,"seat":1}}],"luck":8695498986834223365,"proposals":{"{}":[]},"script":{"()":[]},"serial":19,"arena":"","arenas":{"{}":[["space",[2,3]],["ground",[1]],["character",[14]]]},"discarded":{"()":[]},"ended":"","locations":{"{}":[["space",0],["ground",0],["character",0]]},"looking":{"()":[]},"mover":1,"phase":"build","seats":[{"#":"Player","deck":[123,161,104,93,178,130,225,156,243,123,123,406,178,225,88,243,16,39,123,226,122,452,399,153,251,452,156,104,178,406,153,366,452,149,2,429,76,226,69,122,69,93,39,399,130,470,2],"discard":[366,161],"done":true,"effects":{"()":[]},"force":8,"hand":[153,76,49,156,88,226],"known":{"()":[0,0]},"points":0,"shown":{"()":[]},"spent":3,"zone":[6,4,15]},{"#":"Player","deck":[1176,880,732,1072,1151,981,851,960,904,1072,1176,963,1074,851,978,1074,876,976,622,732,979,978,959,851,622,863,978,863,1151,943,963,1161,979,943,979,872,904,960,959,1157,872,861,1161,978,880,981,960,976],"discard":[976,963],"done":true,"effects":{"()":[]},"force":4,"hand":[959,943,861,960,959],"known":{"()":[0,0]},"points":3,"shown":{"()":[]},"spent":3,"zone":[8,18,19]}],"strike":null,"turn":2,"units":{"{}":[[1,{"#":"Unit","counters":0,"damage":0,"effects":{"()":[]},"id":1,"moved":false,"on":0,"pilots":{"()":[]},"place":"ground","seat":0,"since":1,"stack":{"()":[88]},"tapped":true}],[2,{"#":"Unit","counters":0,"damage":0,"effects":{"()":[]},"id":2,"moved":false,"on":0,"pilots":{"()":[]},"place":"space","seat":1,"since":2,"stack":{"()":[1176]},"tapped":false}],[3,{"#":"Unit","counters":0,"damage":0,"effects":{"()":[]},"id":3,"moved":false,"on":0,"pilots":{"()":[]},"place":"space","seat":1,"since":9,"stack":{"()":[979]},"tapped":false}],[4,{"#":"Unit","counters":0,"damage":0,"effects":{"()":[]},"id":4,"moved":false,"on":0,"pilots":{"()":[]},"place":"build","seat":0,"since":7,"stack":{"()":[226]},"tapped":false}],[6,{"#":"Unit","counters":2,"damage":0,"effects":{"()":[]},"id":6,"moved":false,"on":0,"pilots":{"()":[]},"place":"built","seat":0,"since":6,"stack":{"()":[88]},"tapped":false}],[8,{"#":"Unit","counters":2,"damage":0,"effects":{"()":[]},"id":8,"moved":false,"on":0,"pilots":{"()":[]},"place":"built","seat":1,"since":8,"stack":{"()":[876]},"tapped":false}],[14,{"#":"Unit","counters":0,"damage":0,"effects":{"()":[]},"id":14,"moved":false,"on":0,"pilots":{"()":[]},"place":"character","seat":0,"since":17,"stack":{"()":[251]},"tapped":false}],[15,{"#":"Unit","counters":1,"damage":0,"effects":{"()":[]},"id":15,"moved":false,"on":0,"pilots":{"()":[]},"place":"built","seat":0,"since":15,"stack":{"()":[104]},"tapped":false}],[18,{"#":"Unit","counters":1,"damage":0,"effects":{"()":[]},"id":18,"moved":false,"on":0,"pilots":{"()":[]},"place":"built","seat":1,"since":18,"stack":{"()":[943]},"tapped":false}],[19,{"#":"Unit","counters":0,"damage":0,"effects":{"()":[]},"id":19,"moved":false,"on":0,"pilots":{"()":[]},"place":"built","seat":1,"since":19,"stack":{"()":[1145]},"tapped":false}]]},"used":{"()":[{"()":[1,"88:0","turn"]}]},"waiting":{"()":[]},"winner":-1}},"seed":2963663286336394,"entries":[],"keys":{"0":"1e9e9ce6145539b2"},"end":null}',1.79542758835856246951e+09,1.79542758868789219858e+09);
INSERT INTO "tables" VALUES('bs9YIEoMoxl8','pokemon-2v2','hotseat','running','_6QP494r1nkI','{"options":{},"clock":null,"spectators":true}','{"stolik":1,"game":"pokemon-2v2","version":1,"cards":"4b27f1444ddef198","names":["Ala","Ala (2)","Ala (3)","Ala (4)"],"setup":{"format":"pokemon-2v2","options":{},"decks":[[["sm1-101","sm1-101","sm1-123","sm1-123","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","smp-SM186","smp-SM186","sm3-24","sm3-24","sm3-115","sm35-59","sm35-59","sm35-62","sm35-62","sm35-67","sm35-67","sm6-108","sm7-143","sm7-143","sm8-38","sm8-38"]],[["sm1-99","sm1-99","sm1-123","sm1-123","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm3-108","sm3-108","sm3-115","sm35-62","sm35-62","sm35-67","sm4-58","sm4-58","sm4-59","sm4-59","sm5-119","sm8-118","sm8-118","sm8-192","sm8-192"]],[["sm1-101","sm1-101","sm1-123","sm1-123","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","smp-SM186","smp-SM186","sm3-24","sm3-24","sm3-115","sm35-59","sm35-59","sm35-62","sm35-62","sm35-67","sm35-67","sm6-108","sm7-143","sm7-143","sm8-38","sm8-38"]],[["sm1-123","sm1-123","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm2-165","sm2-165","sm35-32","sm35-32","sm35-62","sm35-62","sm35-67","sm35-67","sm5-45","sm5-45","sm5-47","sm5-47","sm5-48","sm5-48","sm5-119","sm9-40","sm9-40"]]]},"state":null,"seed":1405911605376710,"entries":[],"keys":{"0":"2942d82adac7b84c"},"end":null}',NULL,'{"options":{"version":"1.1","bench_limit":4,"deck_out":"empty","winner_chooses":false,"first_turn_trainers":true,"start":"random"},"turn":19,"scores":[0,1],"asked":0}','{"stolik":1,"game":"pokemon-2v2","version":1,"cards":"4b27f1444ddef198","names":["Ala","Ala (2)","Ala (3)","Ala (4)"],"setup":{"format":"pokemon-2v2","options":{},"decks":[[["sm1-101","sm1-101","sm1-123","sm1-123","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","smp-SM186","smp-SM186","sm3-24","sm3-24","sm3-115","sm35-59","sm35-59","sm35-62","sm35-62","sm35-67","sm35-67","sm6-108","sm7-143","sm7-143","sm8-38","sm8-38"]],[["sm1-99","sm1-99","sm1-123","sm1-123","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm1-170","sm3-108","sm3-108","sm3-115","sm35-62","sm35-62","sm35-67","sm4-58","sm4-58","sm4-59","sm4-59","sm5-119","sm8-118","sm8-118","sm8-192","sm8-192"]],[["sm1-101","sm1-101","sm1-123","sm1-123","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","sm1-165","smp-SM186","smp-SM186","sm3-24","sm3-24","sm3-115","sm35-59","sm35-59","sm35-62","sm35-62","sm35-67","sm35-67","sm6-108","sm7-143","sm7-143","sm8-38","sm8-38"]],[["sm1-123","sm1-123","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm1-167","sm2-165","sm2-165","sm35-32","sm35-32","sm35-62","sm35-62","sm35-67","sm35-67","sm5-45","sm5-45","sm5-47","sm5-47","sm5-48","sm5-48","sm5-119","sm9-40","sm9-40"]]]},"state":{"schema":1,"state":{"#":"PokemonState","agenda":[{"#":"Main"},{"#":"Ask","decision":{"#":"Decision","about":{"()":[]},"counts":null,"kind":"turn","least":1,"most":1,"options":{"()":[{"o":["attach",963,3]},{"o":["attach",963,4]},{"o":["attach",963,5]},{"o":["attach",963,6]},{"o":["attach",963,7]},{"o":["play",1098]},{"o":["attack",4,0]},{"o":["end"]}]},"rule":null,"seat":3}}],"luck":18132982513574417090,"proposals":{"{}":[]},"script":{"()":[]},"serial":8,"ended":"","first":2,"hidden":false,"lasting":{"()":[{"()":[]},{"()":[]},{"()":[]},{"()":[]}]},"looking":{"()":[]},"mons":{"{}":[[2,{"#":"Pokemon","attached":{"()":[]},"attack":"Odor Sleuth","attacked":17,"burn":2,"came":0,"conditions":0,"damage":40,"effects":{"()":[]},"energy":{"()":[64,662,662,662]},"evolved":-1,"held":0,"hit":14,"hit_for":10,"id":2,"moved":0,"poison":1,"seat":0,"stack":{"()":[115]},"used":{"()":[]}}],[3,{"#":"Pokemon","attached":{"()":[]},"attack":"Thunderous Assault","attacked":14,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":3,"moved":18,"poison":1,"seat":3,"stack":{"()":[1182]},"used":{"()":[]}}],[4,{"#":"Pokemon","attached":{"()":[]},"attack":"Cross-Cut","attacked":12,"burn":2,"came":0,"conditions":0,"damage":80,"effects":{"()":[]},"energy":{"()":[368]},"evolved":-1,"held":0,"hit":13,"hit_for":60,"id":4,"moved":0,"poison":1,"seat":1,"stack":{"()":[338]},"used":{"()":[]}}],[5,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":5,"moved":0,"poison":1,"seat":3,"stack":{"()":[1082]},"used":{"()":[]}}],[6,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":0,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[368,963,963]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":6,"moved":18,"poison":1,"seat":1,"stack":{"()":[338]},"used":{"()":[]}}],[7,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":14,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":7,"moved":0,"poison":1,"seat":3,"stack":{"()":[1045]},"used":{"()":[]}}],[8,{"#":"Pokemon","attached":{"()":[]},"attack":"","attacked":0,"burn":2,"came":17,"conditions":0,"damage":0,"effects":{"()":[]},"energy":{"()":[]},"evolved":-1,"held":0,"hit":0,"hit_for":0,"id":8,"moved":0,"poison":1,"seat":2,"stack":{"()":[852]},"used":{"()":[]}}]]},"order":{"()":[2,3,0,1]},"phase":"turn","seats":[{"#":"SeatState","beside":-1,"deck":[64,64,64,64,152,150,152,138,242,151,64,55,64,254,40,151,64,74,74],"energy":false,"gx":false,"hand":[150,64,254,55],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[115,40,64],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":0,"turns":4},{"#":"SeatState","beside":-1,"deck":[368,368,368,462,572,451,461,462,566,437,368,368,368,354,368],"energy":true,"gx":false,"hand":[434,572,434,368,461],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":450,"prizes":[566,354,450],"retreated":false,"shown":{"()":[]},"stadium":false,"supporter":true,"taken":0,"turns":4},{"#":"SeatState","beside":-1,"deck":[750,662,662,672,840,852,662,653,749,638,750,713,662,672,662,840],"energy":true,"gx":false,"hand":[748,662,748,215],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[713,736,662],"retreated":false,"shown":{"()":[215]},"stadium":false,"supporter":false,"taken":0,"turns":5},{"#":"SeatState","beside":-1,"deck":[1048,1082,1007,952,963,963,1083,963,1182,963,963,1083,1045,1084,1049,1048,1084],"energy":false,"gx":false,"hand":[1007,963,1098],"held":{"()":[]},"known":{"()":[0,0,0,0]},"laid":true,"lost":{"()":[]},"open":{"()":[]},"owed":0,"played":-1,"prizes":[963,963],"retreated":true,"shown":{"()":[]},"stadium":false,"supporter":false,"taken":1,"turns":5}],"shared":{"()":[]},"sides":[{"#":"SideState","active":[2,8],"bench":[],"discard":[749,638,813,653],"lost":[],"used":{"()":[17,115,"Odor Sleuth"]}},{"#":"SideState","active":[3,4],"bench":[5,6,7],"discard":[500,952,450,368,963,1049],"lost":[],"used":{"()":[14,1182,"Thunderous Assault"]}}],"stadium":242,"sudden":0,"to_move":3,"turn":18,"winner":-1}},"seed":1644374907244922,"entries":[],"keys":{"0":"4ae7cf587aae277c"},"end":null}',1.79542758871198964115e+09,1.79542758891898441317e+09);
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
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_talk_table_id ON talk (table_id);
CREATE INDEX ix_challenges_guest ON challenges (guest);
CREATE INDEX ix_invites_table_id ON invites (table_id);
COMMIT;
