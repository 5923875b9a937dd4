"""The theme decks of the bundled sets: what was in the boxes.

pokemon-tcg-data lists the special Metal Energy eight or ten times in Armor Fortress, Eternal Time and Metal Surge, and the
special Darkness Energy six times in Endless Night and thirteen times in Dark Rampage, more than PK-SETUP-1 allows; in the
boxes it was the basic Energy of that name, and so it is here. For
Sun & Moon decks it lists rare prints of basic Energy now and then; in the boxes it was the ordinary one.
"""

from __future__ import annotations

from functools import cache

from stolik.decks.deck import Deck, read_counts

from . import GAME, in_order

DECKS: tuple[tuple[str, str], ...] = (
    (
        "Breakthrough",
        "4 ex11-88, 2 ex11-43, 1 ex11-2, 4 ex11-65, 2 ex11-41, 4 ex11-72, 1 ex11-33, 2 ex11-74, 4 ex11-71, 1 ex11-21, "
        "2 ex11-95, 1 ex11-92, 2 ex11-102, 2 ex11-101, 2 ex11-99, 2 ex11-90, 12 ex9-104, 10 ex9-101, 2 ex11-107",
    ),
    (
        "Steeplechase",
        "4 ex11-57, 2 ex11-53, 1 ex11-14, 4 ex11-80, 1 ex11-25, 4 ex11-86, 1 ex11-32, 4 ex11-78, 2 ex11-52, "
        "2 ex11-77, 2 ex11-95, 1 ex11-92, 2 ex11-102, 2 ex11-101, 2 ex11-99, 2 ex11-89, 22 ex9-102, 2 ex11-107",
    ),
    (
        "Terra Firma",
        "1 dp1-17, 2 dp1-49, 4 dp1-103, 1 dp1-19, 2 dp1-63, 4 dp1-104, 1 dp1-28, 4 dp1-79, 2 dp1-102, 4 dp1-100, "
        "2 dp1-115, 2 dp1-113, 2 dp1-110, 1 dp1-108, 2 dp1-117, 2 dp1-118, 18 dp1-123, 6 dp1-129",
    ),
    (
        "Inferno Zone",
        "1 dp1-5, 2 dp1-56, 4 dp1-76, 1 dp1-32, 4 dp1-89, 2 dp1-59, 4 dp1-94, 2 dp1-101, 1 dp1-29, 4 dp1-51, "
        "1 dp1-112, 2 dp1-109, 2 dp1-110, 2 dp1-111, 2 dp1-117, 2 dp1-118, 16 dp1-124, 8 dp1-128",
    ),
    (
        "Royal Frost",
        "1 dp1-4, 2 dp1-58, 4 dp1-93, 1 dp1-26, 4 dp1-72, 1 dp1-34, 4 dp1-85, 2 dp1-54, 4 dp1-87, 2 dp1-84, "
        "2 dp1-113, 2 dp1-109, 2 dp1-107, 1 dp1-105, 2 dp1-117, 2 dp1-118, 18 dp1-125, 6 dp1-130",
    ),
    (
        "Armor Fortress",
        "1 dp2-21, 2 dp2-63, 4 dp2-116, 1 dp2-39, 2 dp2-62, 4 dp2-102, 2 dp2-46, 4 dp2-80, 4 dp2-74, 2 dp2-106, "
        "1 dp2-29, 2 dp2-109, 2 dp2-111, 1 dp2-114, 2 dp1-117, 2 dp1-118, 16 dp1-125, 8 dp1-130",
    ),
    (
        "Skull Charge",
        "1 dp2-33, 2 dp2-43, 4 dp2-117, 1 dp2-27, 3 dp2-86, 2 dp2-55, 4 dp2-104, 1 dp2-20, 3 dp2-103, 2 dp2-51, "
        "4 dp2-84, 2 dp2-109, 1 dp2-110, 2 dp2-111, 2 dp1-117, 2 dp1-118, 14 dp1-123, 10 dp1-128",
    ),
    (
        "Powerhouse",
        "1 dp3-25, 4 dp3-87, 1 dp3-1, 2 dp3-50, 4 dp3-94, 2 dp3-48, 4 dp3-98, 3 dp3-113, 1 dp3-26, 4 dp3-117, "
        "2 dp3-122, 2 dp3-125, 2 dp3-121, 2 dp1-117, 2 dp3-127, 16 dp1-126, 8 dp1-128",
    ),
    (
        "Lavaflow",
        "1 dp3-31, 4 dp3-93, 1 dp3-20, 2 dp3-51, 4 dp3-77, 2 dp3-46, 4 dp3-82, 3 dp3-104, 1 dp3-22, 4 dp3-89, "
        "2 dp2-109, 2 dp3-126, 2 dp3-121, 2 dp1-117, 2 dp3-127, 16 dp1-124, 8 dp1-123",
    ),
    (
        "Infinite Space",
        "1 dp4-26, 1 dp4-17, 2 dp4-44, 4 dp4-94, 1 dp4-28, 4 dp4-82, 4 dp4-61, 2 dp4-33, 4 dp4-66, 2 dp4-75, "
        "2 dp2-110, 2 dp1-117, 2 dp1-118, 1 dp4-100, 2 dp4-98, 2 dp4-97, 16 dp1-125, 8 dp1-127",
    ),
    (
        "Eternal Time",
        "1 dp4-16, 1 dp4-6, 2 dp4-49, 4 dp4-81, 2 dp4-85, 2 dp4-76, 1 dp4-27, 4 dp4-79, 4 dp4-78, 2 dp4-88, 2 dp4-53, "
        "2 dp1-110, 2 dp1-117, 2 dp1-119, 1 dp4-97, 2 dp3-122, 2 dp4-99, 16 dp1-128, 8 dp1-130",
    ),
    (
        "Endless Night",
        "1 dp4-4, 2 dp4-34, 4 dp4-62, 1 dp4-13, 2 dp4-73, 4 dp4-93, 1 dp4-18, 4 dp4-69, 4 dp4-83, 2 dp4-59, "
        "2 dp2-114, 2 dp1-117, 2 dp1-118, 1 dp4-99, 2 dp3-125, 2 dp4-97, 10 dp1-123, 8 dp1-124, 6 dp1-129",
    ),
    (
        "Forest Force",
        "1 dp5-24, 1 dp5-18, 4 dp5-62, 1 dp5-30, 2 dp5-37, 4 dp5-77, 2 dp5-35, 4 dp5-50, 4 dp5-60, 2 dp5-52, "
        "2 dp5-80, 1 dp5-81, 2 dp5-83, 2 dp2-113, 2 dp5-90, 2 dp3-127, 14 dp1-123, 10 dp1-127",
    ),
    (
        "Polar Frost",
        "1 dp5-20, 1 dp5-23, 4 dp5-63, 1 dp5-17, 2 dp5-44, 4 dp5-71, 2 dp5-40, 4 dp5-64, 4 dp5-70, 2 dp5-73, "
        "1 dp5-80, 2 dp5-83, 2 dp5-86, 2 dp5-88, 2 dp5-90, 2 dp3-127, 12 dp1-126, 12 dp1-125",
    ),
    (
        "Bombardment",
        "1 dp6-37, 1 dp6-9, 2 dp6-69, 4 dp6-123, 1 dp6-5, 4 dp6-94, 2 dp6-63, 4 dp6-90, 4 dp6-124, 2 dp6-117, "
        "1 dp6-134, 1 dp6-131, 2 dp6-136, 1 dp6-133, 2 dp5-83, 2 dp5-90, 2 dp3-127, 8 dp1-125, 16 dp1-128",
    ),
    (
        "Metal Surge",
        "1 dp6-30, 1 dp6-10, 2 dp6-65, 4 dp6-83, 1 dp6-17, 4 dp6-128, 2 dp6-60, 4 dp6-104, 4 dp6-106, 2 dp6-113, "
        "2 dp6-130, 1 dp6-131, 2 dp6-136, 2 dp6-133, 2 dp5-90, 2 dp3-127, 14 dp1-123, 10 dp1-130",
    ),
    (
        "Raging Sea",
        "1 dp7-19, 4 dp7-65, 1 dp7-10, 2 dp7-39, 4 dp7-79, 1 dp7-12, 4 dp7-74, 2 dp7-32, 4 dp7-54, 2 dp7-61, "
        "2 dp7-92, 2 dp7-93, 2 dp5-83, 2 dp7-84, 2 dp5-80, 1 dp7-86, 15 dp1-125, 9 dp1-123",
    ),
    (
        "Dark Rampage",
        "1 dp7-30, 2 dp7-47, 4 dp7-63, 1 dp7-27, 2 dp7-52, 4 dp7-75, 1 dp7-26, 4 dp7-76, 4 dp7-64, 2 dp7-53, "
        "2 dp7-92, 2 dp5-90, 2 dp6-131, 2 dp7-84, 2 dp7-85, 1 dp7-86, 13 dp1-129, 11 dp1-128",
    ),
    (
        "Flourish",
        "1 pl1-38, 1 pl1-36, 4 pl1-102, 1 pl1-21, 2 pl1-63, 4 pl1-103, 2 pl1-52, 4 pl1-81, 3 pl1-70, 3 pl1-78, "
        "2 dp3-127, 2 dp7-93, 2 dp1-105, 2 dp5-85, 2 dp5-80, 1 pl1-115, 16 dp1-123, 8 dp1-124",
    ),
    (
        "Rebellion",
        "1 pl1-28, 1 pl1-8, 2 pl1-51, 4 pl1-89, 1 pl1-24, 4 pl1-72, 2 pl1-55, 4 pl1-83, 3 pl1-91, 3 pl1-92, "
        "2 dp3-127, 2 dp5-90, 2 dp3-119, 2 pl1-108, 2 pl1-114, 1 dp5-86, 16 dp1-127, 8 dp1-128",
    ),
    (
        "Drill Point",
        "1 pl2-32, 1 pl2-5, 2 pl2-53, 4 pl2-84, 2 pl2-42, 1 pl2-25, 4 pl2-64, 2 pl2-50, 4 pl2-83, 4 pl2-55, 2 dp7-92, "
        "2 dp7-93, 1 pl2-88, 2 pl2-89, 2 dp4-98, 2 pl2-98, 12 dp1-125, 12 dp1-128",
    ),
    (
        "Cutting Edge",
        "1 pl2-20, 1 pl2-15, 2 pl2-66, 4 pl2-86, 1 pl2-28, 2 pl2-40, 2 pl2-45, 4 pl2-59, 2 pl2-87, 4 pl2-68, "
        "2 pl2-78, 2 dp5-90, 2 dp7-92, 1 pl2-88, 2 pl2-92, 2 dp5-83, 2 pl2-97, 11 dp1-123, 13 dp1-127",
    ),
    (
        "Ignition",
        "1 pl3-15, 1 pl3-19, 2 pl3-78, 1 pl3-13, 2 pl3-62, 4 pl3-93, 2 pl3-68, 4 pl3-130, 3 pl3-97, 3 pl3-119, "
        "4 pl3-132, 2 pl3-137, 2 pl2-89, 1 pl3-138, 2 dp5-90, 2 dp7-92, 9 dp1-124, 15 dp1-123",
    ),
    (
        "Overflow",
        "1 pl3-35, 2 pl3-84, 1 pl3-40, 1 pl3-12, 2 pl3-67, 4 pl3-116, 2 pl3-58, 4 pl3-92, 3 pl3-100, 4 pl3-101, "
        "3 pl3-128, 2 dp6-131, 2 dp3-125, 1 pl3-138, 2 dp7-92, 2 dp7-93, 15 dp1-125, 9 dp1-127",
    ),
    (
        "Flamemaster",
        "1 pl4-94, 4 pl4-72, 2 pl4-47, 4 pl4-60, 1 pl4-15, 4 pl4-79, 2 pl4-39, 1 pl4-31, 4 pl4-77, 1 pl4-10, "
        "2 pl2-89, 2 dp6-131, 1 dp7-86, 2 pl4-90, 2 dp7-92, 2 dp7-93, 9 dp1-124, 16 dp1-123",
    ),
    (
        "Stormshaper",
        "1 pl4-94, 4 pl4-62, 1 pl4-22, 4 pl4-74, 2 pl4-43, 1 pl4-5, 4 pl4-64, 2 pl4-42, 4 pl4-66, 1 pl4-9, 2 pl4-86, "
        "2 pl4-87, 2 pl4-88, 1 dp7-86, 2 dp5-90, 2 dp7-92, 11 dp1-126, 14 dp1-127",
    ),
    (
        "Forest Shadow",
        "2 sm1-11, 2 sm1-10, 3 sm1-9, 1 sm1-17, 2 sm1-16, 1 sm1-5, 2 sm1-4, 2 sm1-7, 2 sm1-14, 2 sm1-6, 2 sm1-18, "
        "2 sm1-107, 2 sm1-106, 2 sm1-102, 1 sm1-99, 1 sm1-114, 1 sm1-116, 2 sm1-120, 1 sm1-122, 2 sm1-123, 1 sm1-127, "
        "1 sm1-128, 2 sm1-134, 1 sm1-135, 20 sm1-164",
    ),
    (
        "Roaring Heat",
        "2 sm1-26, 3 sm1-25, 4 sm1-24, 2 sm1-23, 1 sm1-75, 2 sm1-74, 2 sm1-70, 2 sm1-69, 2 sm1-72, 2 sm1-73, "
        "2 sm1-67, 1 sm1-113, 1 sm1-112, 2 sm1-111, 1 sm1-114, 1 sm1-116, 1 sm1-122, 2 sm1-123, 1 sm1-127, 1 sm1-128, "
        "2 sm1-120, 2 sm1-134, 1 sm1-135, 11 sm1-165, 9 sm1-169",
    ),
    (
        "Bright Tide",
        "2 sm1-41, 2 sm1-40, 3 sm1-39, 1 sm1-29, 2 sm1-28, 1 sm1-34, 2 sm1-33, 2 sm1-37, 2 sm1-36, 1 sm1-50, "
        "2 sm1-49, 2 sm1-53, 2 sm1-104, 2 sm1-103, 2 sm1-97, 1 sm1-116, 2 sm1-120, 1 sm1-122, 2 sm1-123, 2 sm1-127, "
        "1 sm1-128, 2 sm1-134, 1 sm1-135, 12 sm1-166, 8 sm1-167",
    ),
    (
        "Steel Sun",
        "2 sm2-87, 2 sm1-65, 3 sm1-64, 2 sm2-84, 2 sm2-83, 1 sm2-49, 2 sm2-48, 1 sm2-59, 1 sm2-55, 2 sm2-113, "
        "2 sm2-112, 1 sm2-104, 2 sm2-103, 1 sm2-105, 2 sm2-118, 1 sm1-114, 1 sm1-116, 3 sm1-120, 2 sm1-123, "
        "2 sm1-128, 1 sm2-130, 2 sm1-132, 2 sm1-134, 12 sm1-171, 8 sm1-168",
    ),
    (
        "Hidden Moon",
        "2 sm2-61, 2 sm1-65, 3 sm1-64, 2 sm2-53, 2 sm2-52, 1 sm2-58, 1 sm2-56, 1 sm2-16, 2 sm2-15, 1 sm2-12, "
        "2 sm2-11, 2 sm2-113, 3 sm2-112, 1 sm2-117, 1 sm2-122, 1 sm1-116, 3 sm1-120, 2 sm1-123, 1 sm1-127, 2 sm1-128, "
        "1 sm2-130, 2 sm1-132, 2 sm1-134, 12 sm1-168, 8 sm1-165",
    ),
    (
        "Rock Steady",
        "2 sm3-76, 3 sm2-73, 1 sm3-67, 3 sm3-66, 3 sm3-65, 1 sm3-71, 2 sm3-70, 2 sm3-69, 1 sm3-72, 2 sm3-60, "
        "3 sm3-59, 1 sm3-108, 1 sm3-112, 1 sm2-120, 1 sm1-116, 1 sm3-114, 3 sm1-120, 2 sm1-123, 1 sm1-127, 2 sm1-128, "
        "1 sm2-130, 2 sm1-134, 1 sm3-128, 6 sm1-168, 14 sm1-169",
    ),
    (
        "Luminous Frost",
        "2 sm3-28, 3 sm3-27, 1 sm3-31, 2 sm3-30, 2 sm3-29, 2 sm2-20, 2 sm2-19, 2 sm3-37, 2 sm3-36, 1 sm3-38, "
        "1 sm3-23, 2 sm3-22, 2 sm3-24, 1 sm3-108, 1 sm1-114, 1 sm1-116, 1 sm3-114, 3 sm1-120, 1 sm3-117, 2 sm1-123, "
        "2 sm1-128, 1 sm2-130, 2 sm1-134, 1 sm3-128, 6 sm1-165, 14 sm1-166",
    ),
    (
        "Destruction Fang",
        "2 sm4-62, 2 sm4-61, 3 sm4-60, 2 sm4-59, 3 sm4-58, 2 sm2-113, 3 sm4-55, 1 sm4-47, 2 sm4-46, 2 sm4-64, "
        "1 sm1-113, 1 sm1-116, 1 sm3-114, 1 sm1-118, 1 sm1-119, 3 sm1-120, 2 sm1-123, 2 sm1-128, 1 sm2-130, "
        "1 sm3-123, 1 sm1-132, 2 sm1-134, 1 sm3-128, 12 sm1-170, 8 sm1-168",
    ),
    (
        "Clanging Thunder",
        "2 sm4-77, 2 sm4-76, 3 sm4-75, 2 sm4-31, 3 sm4-30, 2 sm4-54, 3 sm4-29, 2 sm4-35, 2 sm3-69, 1 sm4-89, "
        "1 sm1-114, 1 sm4-93, 1 sm1-116, 1 sm3-114, 1 sm1-118, 3 sm1-120, 1 sm1-122, 2 sm1-123, 2 sm1-128, 1 sm2-130, "
        "1 sm1-132, 2 sm1-134, 1 sm1-135, 12 sm1-169, 8 sm1-167",
    ),
    (
        "Mach Strike",
        "2 sm5-99, 2 sm5-98, 3 sm5-96, 1 sm5-67, 3 sm5-66, 1 sm5-69, 2 sm5-68, 2 sm5-113, 3 sm5-112, 2 sm3-69, "
        "2 sm5-53, 1 sm5-115, 1 sm1-114, 2 sm5-119, 1 sm5-122, 1 sm3-114, 2 sm1-120, 1 sm5-126, 2 sm1-123, 1 sm5-132, "
        "2 sm1-128, 1 sm2-130, 2 sm1-134, 20 sm1-169",
    ),
    (
        "Imperial Command",
        "2 sm5-34, 2 sm5-33, 3 sm5-31, 2 sm5-38, 3 sm5-37, 2 sm2-20, 2 sm5-28, 2 sm5-36, 2 sm5-35, 2 sm5-42, "
        "2 sm1-36, 1 sm2-119, 1 sm5-122, 1 sm3-114, 2 sm1-120, 1 sm5-125, 2 sm5-133, 2 sm1-128, 1 sm2-130, 2 sm3-123, "
        "2 sm1-134, 1 sm1-135, 20 sm1-166",
    ),
    (
        "Leaf Charge",
        "2 sm7-10, 2 sm7-9, 3 sm7-8, 2 sm6-4, 2 sm6-3, 2 sm7-52, 3 sm7-51, 2 sm7-50, 2 sm7-49, 1 sm7-110, 1 sm6-99, "
        "1 sm1-113, 2 sm7-127, 1 sm1-118, 1 sm3-115, 2 sm7-132, 1 sm6-109, 1 sm5-125, 2 sm1-123, 2 sm1-128, "
        "1 sm2-130, 1 sm7-147, 1 sm7-148, 1 sm1-134, 1 sm1-135, 11 sm1-164, 9 sm1-167",
    ),
    (
        "Hydro Fury",
        "2 sm7-35, 2 sm7-34, 3 sm7-33, 2 sm5-38, 3 sm5-37, 1 sm7-24, 2 sm7-23, 2 sm7-121, 2 sm7-120, 1 sm5-41, "
        "1 sm7-110, 1 sm6-99, 1 sm7-124, 1 sm7-127, 1 sm3-114, 2 sm7-132, 1 sm6-109, 1 sm5-125, 1 sm7-138, 1 sm7-139, "
        "2 sm1-123, 2 sm1-128, 1 sm2-130, 1 sm7-147, 1 sm7-148, 1 sm1-134, 1 sm1-135, 16 sm1-166, 4 sm1-165",
    ),
    (
        "Storm Caller",
        "2 sm8-79, 2 sm8-78, 2 sm8-77, 3 sm8-76, 1 sm8-82, 3 sm8-81, 2 sm8-108, 3 sm8-107, 1 sm8-157, 1 sm6-99, "
        "1 sm7-127, 1 sm7-129, 1 sm3-114, 2 sm7-132, 1 sm8-179, 1 sm6-109, 1 sm5-125, 2 sm1-123, 1 sm5-133, "
        "2 sm1-128, 2 sm2-130, 1 sm7-147, 1 sm7-148, 2 sm1-134, 1 sm1-135, 20 sm1-167",
    ),
    (
        "Blazing Volcano",
        "2 sm8-47, 2 sm75-6, 2 sm75-5, 3 sm75-4, 2 sm8-46, 3 sm8-45, 1 sm7-24, 2 sm8-43, 1 sm8-16, 1 sm8-18, "
        "1 sm8-157, 1 sm1-114, 1 sm7-127, 1 sm3-115, 1 sm8-179, 1 sm5-125, 1 sm2-127, 2 sm1-123, 1 sm5-133, "
        "2 sm1-128, 2 sm2-130, 1 sm8-189, 1 sm7-147, 1 sm7-148, 2 sm1-134, 2 sm7-149, 1 sm1-135, 14 sm1-165, "
        "5 sm1-164",
    ),
    (
        "Relentless Flame",
        "2 sm9-14, 2 sm9-13, 3 sm9-12, 2 sm9-56, 2 sm9-55, 3 sm9-54, 2 sm9-18, 3 sm9-17, 3 sm9-127, 2 sm9-135, "
        "2 sm7-127, 2 sm5-119, 2 sm7-132, 2 sm1-123, 2 sm5-133, 2 sm1-128, 2 sm7-147, 2 sm1-134, 20 sm1-165",
    ),
    (
        "Torrential Cannon",
        "2 sm9-25, 2 sm9-24, 3 sm9-23, 2 sm9-124, 2 sm9-123, 3 sm9-121, 2 sm9-27, 3 sm9-26, 3 sm9-127, 2 sm9-135, "
        "2 sm7-127, 2 sm5-119, 2 sm7-132, 2 sm1-123, 2 sm5-133, 2 sm1-128, 2 sm7-147, 2 sm1-134, 20 sm1-166",
    ),
    (
        "Let's Play, Pikachu!",
        "2 sm35-28, 2 sm4-30, 2 sm4-31, 2 sm35-31, 3 sm35-30, 2 sm3-43, 3 sm5-43, 1 sm8-82, 2 sm8-81, 1 sm9-123, "
        "2 sm9-121, 2 sm35-32, 1 sm5-119, 2 sm1-119, 4 sm7-132, 1 sm1-126, 2 sm5-133, 1 sm1-127, 1 sm1-128, "
        "2 sm7-147, 22 sm1-167",
    ),
    (
        "Let's Play, Eevee!",
        "2 sm8-155, 2 sm5-104, 2 smp-SM186, 2 sm75-3, 2 sm3-19, 3 sm3-18, 2 sm3-23, 3 sm3-22, 2 sm75-55, 2 sm5-102, "
        "2 sm8-38, 1 sm5-119, 2 sm1-119, 4 sm7-132, 1 sm1-126, 2 sm5-133, 1 sm1-127, 1 sm1-128, 2 sm7-147, 22 sm1-165",
    ),
)
"""Names as printed, and cards with counts; in order of release."""

CORRECTED = {
    "Armor Fortress": ("dp2-120", "dp1-130"),
    "Dark Rampage": ("dp5-93", "dp1-129"),
    "Eternal Time": ("dp3-130", "dp1-130"),
    "Endless Night": ("dp3-129", "dp1-129"),
    "Metal Surge": ("dp5-95", "dp1-130"),
}
"""The card that pokemon-tcg-data lists, and the one that was in the box."""

RARE_PRINTS = {
    "sm1-162": "sm1-168", "sm2-167": "sm1-164", "sm2-168": "sm1-167", "sm2-169": "sm1-169",
    "sm3-167": "sm1-165", "sm3-168": "sm1-170", "sm4-124": "sm1-166",
}  # fmt: skip
"""Basic Energy that pokemon-tcg-data lists in Sun & Moon decks, and the print that was in the box."""

SOLD_WITH = {"Let's Play, Pikachu!": "sm9", "Let's Play, Eevee!": "sm9"}
"""Sets of decks most of whose cards are older: pokemon-tcg-data lists them among the decks of these."""


@cache
def decks() -> tuple[Deck, ...]:
    """All theme decks, each one stack in the order of the pool."""
    return tuple(Deck(name, GAME, (in_order(read_counts(text)),)) for name, text in DECKS)
