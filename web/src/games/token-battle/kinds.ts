// The numbers of abilities and token types, in the order of the protocol.

export const ABILITIES = [
  "NONE",
  "REDUCE",
  "PUSH",
  "MIRROR",
  "SPAWN_F",
  "SPAWN_E",
  "EXTRA",
  "OPP_EXTRA",
  "STRIKE",
  "SWAP",
  "GOLD",
  "BONUS",
] as const;

export const PLAIN = 0;
export const SURVIVOR = 1;
export const BOOST_FRIENDLY = 2;
export const BOOST_ALL = 3;
export const BOOST_ENEMY = 4;
export const LASER_H = 5;
export const LASER_V = 6;
export const GOLD = 7;

export const TYPES = [
  "PLAIN",
  "SURVIVOR",
  "BOOST_FRIENDLY",
  "BOOST_ALL",
  "BOOST_ENEMY",
  "LASER_H",
  "LASER_V",
  "GOLD",
] as const;

/** Where the rules say what a type does. */
export const TYPE_RULES: Readonly<Record<string, string>> = {
  SURVIVOR: "TB-TYPE-SURVIVOR-1",
  BOOST_FRIENDLY: "TB-TYPE-BOOST-1",
  BOOST_ALL: "TB-TYPE-BOOST-2",
  BOOST_ENEMY: "TB-TYPE-BOOST-3",
  LASER_H: "TB-TYPE-LASER-1",
  LASER_V: "TB-TYPE-LASER-2",
  GOLD: "TB-TYPE-GOLD-1",
};
