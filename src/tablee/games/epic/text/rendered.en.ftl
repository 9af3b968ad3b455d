### Made by tools/make_texts.py from the data of the cards; do not edit.

rules-001 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or add 1 to the result.

rules-002 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or gain 1 XP.

rules-003 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or spend 1 XP to obtain a Virtue.

rules-004 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or discard cards from your hand to gain 1 XP per card discarded this way.

rules-005 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or take a Corruption to add 2 to the result.

rules-006 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or gain 2 XP if this Challenge fails.

rules-007 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or add a symbol of either Skill of the Challenge and cast the rune.

rules-008 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or spend 1 XP to draw 2 Hero cards or draw 2 Antihero cards.

choice-008-0 = Draw 2 Hero cards

choice-008-1 = Draw 2 Antihero cards

rules-009 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or gain 1 XP and draw 1 Hero or Antihero card if this Challenge succeeds.

rules-010 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or spend 1 XP to cast all your runes again.

rules-011 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or add 1 free Dark Rune to the cast.

rules-012 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or gain 2 XP if you have at least 3 cards in hand, otherwise draw 1 Hero or Antihero card.

rules-013 =
    When your cast shows the double triangle, you may draw 1 Hero or Antihero card, or discard 1 card from your hand to add 2 to the result.

rules-014 =
    On each of your turns, the first Dark Rune you choose to add is free.
    .shows = Dexterity and Intelligence

rules-015 =
    When you attempt a path of Strength or Charisma, gain 1 XP.
    .shows = Strength and Charisma

rules-016 =
    When you attempt a path of Constitution or Charisma, gain 1 XP.
    .shows = Constitution and Charisma

rules-017 =
    When you attempt a path of Intelligence or Wisdom, gain 1 XP.
    .shows = Intelligence and Wisdom

rules-018 =
    When you attempt a path of Strength or Constitution, gain 1 XP.
    .shows = Strength and Constitution

rules-019 =
    At set-up, take a Corruption, then draw 1 Antihero card.
    When you take a Corruption, gain 1 XP.
    .shows = Dexterity and Charisma

rules-020 =
    At set-up, draw 1 Hero card.
    When you obtain a Virtue, gain 2 XP.
    .shows = Dexterity and Wisdom

rules-021 =
    When you attempt a path of Strength or Dexterity, gain 1 XP.
    .shows = Strength and Dexterity

rules-022 =
    Once per Challenge, after your cast, you may spend 1 XP to add a symbol of either Skill of the Challenge and cast the rune.
    .shows = Strength and Intelligence

rules-023 =
    When you fail an Act Challenge, draw 1 Hero or Antihero card.
    .shows = Strength and Wisdom

rules-024 =
    On each of your turns, you may explore once without paying, before you add a card.
    .shows = Dexterity and Constitution

rules-025 =
    Once on each of your turns, outside a Challenge, you may spend 2 XP to draw 1 Hero or Antihero card.
    .shows = Constitution and Intelligence

rules-026 =
    When you gain a Trait, gain 1 XP.
    .shows = Constitution and Wisdom

rules-027 =
    Once per turn, when you play a Hero or Antihero card, gain 1 XP.
    .shows = Intelligence and Charisma

rules-028 =
    Once per Challenge, after your cast, you may spend 1 XP to add 1 to the result.
    .shows = Wisdom and Charisma

rules-029 =
    At 2 XP: in your Challenges of Constitution, add 1 to the result.
    At 4 XP: in your Challenges of Strength, add 1 to the result.
    At 6 XP: when you cast a Dark Rune, choose its face.

rules-030 =
    At 2 XP: in your Challenges of Charisma, add 1 to the result.
    At 4 XP: in your Challenges of Dexterity, add 1 to the result.
    At 6 XP: once per Challenge, when you play a Hero or Antihero card, add 1 to the result.

rules-031 =
    At 2 XP: in your Challenges of Wisdom, add 1 to the result.
    At 4 XP: in your Challenges of Charisma, add 1 to the result.
    At 6 XP: when an icon of Divinity enters your Story, draw 1 Hero card.

rules-032 =
    At 2 XP: in your Challenges of Strength, add 1 to the result.
    At 4 XP: in your Challenges of Dexterity, add 1 to the result.
    At 6 XP: when your cast shows the double triangle, add 1 to the result.

rules-033 =
    At 2 XP: in your Challenges of Wisdom, add 1 to the result.
    At 4 XP: in your Challenges of Constitution, add 1 to the result.
    At 6 XP: when you obtain a Virtue, draw 1 Hero or Antihero card.

rules-034 =
    At 2 XP: in your Challenges of Constitution, add 1 to the result.
    At 4 XP: in your Challenges of Intelligence, add 1 to the result.
    At 6 XP: when you fail an Act Challenge, gain 1 XP.

rules-035 =
    At 2 XP: in your Challenges of Strength, add 1 to the result.
    At 4 XP: in your Challenges of Charisma, add 1 to the result.
    At 6 XP: when an icon of Justice enters your Story, draw 1 Hero card.

rules-036 =
    At 2 XP: in your Challenges of Dexterity, add 1 to the result.
    At 4 XP: in your Challenges of Wisdom, add 1 to the result.
    At 6 XP: when an icon of Nature enters your Story, draw 1 Hero card.

rules-037 =
    At 2 XP: in your Challenges of Dexterity, add 1 to the result.
    At 4 XP: in your Challenges of Intelligence, add 1 to the result.
    At 6 XP: when an icon of Infamy enters your Story, draw 1 Antihero card.

rules-038 =
    At 2 XP: in your Challenges of Intelligence, add 1 to the result.
    At 4 XP: in your Challenges of Strength, add 1 to the result.
    At 6 XP: when a special rune of your cast shows its reward, add 1 to the result.

rules-039 =
    At 2 XP: in your Challenges of Charisma, add 1 to the result.
    At 4 XP: in your Challenges of Constitution, add 1 to the result.
    At 6 XP: when an icon of Arcane enters your Story, draw 1 Antihero card.

rules-040 =
    At 2 XP: in your Challenges of Intelligence, add 1 to the result.
    At 4 XP: in your Challenges of Wisdom, add 1 to the result.
    At 6 XP: when you gain a Trait, draw 1 Hero or Antihero card.

rules-041 =
    Score 1 Triumph per Dexterity or Intelligence symbol in your Story.
    Score 1 Triumph per Arcane icon in your Story.

rules-042 =
    Score 1 Triumph per Strength or Constitution symbol in your Story.
    Score 1 Triumph per Justice icon in your Story.

rules-043 =
    Score 1 Triumph per Wisdom or Charisma symbol in your Story.
    Score 1 Triumph per Divinity icon in your Story.

rules-044 =
    Score 1 Tragedy per Strength or Charisma symbol in your Story.
    Score 1 Tragedy per Royalty icon in your Story.

rules-045 =
    Score 1 Triumph per Dexterity or Wisdom symbol in your Story.
    Score 1 Triumph per Nature icon in your Story.

rules-046 =
    Score 1 Tragedy per Constitution or Intelligence symbol in your Story.
    Score 1 Tragedy per Infamy icon in your Story.

rules-047 =
    Score 1 Triumph per Wisdom symbol in your Story.
    .shows = Divinity and 2 Triumph

rules-048 =
    Score 1 Tragedy per Charisma symbol in your Story.
    .shows = Royalty and 2 Tragedy

rules-049 =
    Score 1 Triumph per Strength symbol in your Story.
    .shows = Justice and 2 Triumph

rules-050 =
    Score 1 Triumph per Triumph path.
    .shows = 2 Triumph

rules-051 =
    Score 1 Tragedy per Tragedy path.
    .shows = 2 Tragedy

rules-052 =
    Score 1 Triumph per Trait.
    Score 1 Triumph per different Story icon.

rules-053 =
    Score 1 Tragedy per Hero or Antihero card played.
    .shows = 2 Tragedy

rules-054 =
    Score 1 Tragedy per Corruption.
    .shows = Infamy and 2 Tragedy

rules-055 =
    On gaining this Trait, if you have at least 1 Dexterity symbol, gain 1 XP.
    .short = +1 XP if you have at least 1 Dexterity symbol.
    .shows = Constitution

rules-056 =
    On gaining this Trait, if you have at least 1 Constitution symbol, gain 1 XP.
    .short = +1 XP if you have at least 1 Constitution symbol.
    .shows = Strength

rules-057 =
    On gaining this Trait, if you have at least 1 Wisdom symbol, gain 1 XP.
    .short = +1 XP if you have at least 1 Wisdom symbol.
    .shows = Dexterity

rules-058 =
    On gaining this Trait, if you have at least 1 Charisma symbol, gain 1 XP.
    .short = +1 XP if you have at least 1 Charisma symbol.
    .shows = Intelligence

rules-059 =
    On gaining this Trait, if you have at least 1 Strength symbol, gain 1 XP.
    .short = +1 XP if you have at least 1 Strength symbol.
    .shows = Charisma

rules-060 =
    On gaining this Trait, if you have at least 1 Intelligence symbol, gain 1 XP.
    .short = +1 XP if you have at least 1 Intelligence symbol.
    .shows = Wisdom

rules-061 =
    On gaining this Trait, if you have at least 1 Virtue, draw 1 Hero card.
    .short = Draw 1 Hero card if you have at least 1 Virtue.
    .shows = Justice and Royalty

rules-062 =
    On gaining this Trait, if you have at least 1 Corruption, draw 1 Antihero card.
    .short = Draw 1 Antihero card if you have at least 1 Corruption.
    .shows = Infamy and Nature

rules-063 =
    Top path: Strength.
    Bottom path, difficulty +1: Dexterity and Justice.
    .shows = Difficulty 2, Strength and Dexterity

rules-064 =
    Top path: Constitution and an Antihero card.
    Bottom path, difficulty +1: Strength, 1 Triumph and a Virtue.
    .shows = Difficulty 4, Constitution and Strength

rules-065 =
    Top path: Constitution.
    Bottom path, difficulty +1: Wisdom and Divinity.
    .shows = Difficulty 3, Constitution and Wisdom

rules-066 =
    Top path: Charisma and Royalty.
    Bottom path, difficulty +1: Dexterity, Divinity and a Hero card.
    .shows = Difficulty 3, Charisma and Dexterity

rules-067 =
    Top path: Strength.
    Bottom path, difficulty +1: Charisma and 1 Triumph.
    .shows = Difficulty 3, Strength and Charisma

rules-068 =
    Top path: Intelligence.
    Bottom path, difficulty +1: Strength and 1 Tragedy.
    .shows = Difficulty 3, Intelligence and Strength

rules-069 =
    Top path: Strength.
    Bottom path, difficulty +1: Wisdom and Nature.
    .shows = Difficulty 3, Strength and Wisdom

rules-070 =
    Top path: Dexterity.
    Bottom path, difficulty +1: Intelligence and Royalty.
    .shows = Difficulty 3, Dexterity and Intelligence

rules-071 =
    Top path: Constitution and a Hero card.
    Bottom path, difficulty +1: Dexterity, 2 Tragedy and a Corruption.
    .shows = Difficulty 4, Constitution and Dexterity

rules-072 =
    Top path: Charisma and Infamy.
    Bottom path, difficulty +1: Constitution, Justice and 1 Tragedy.
    .shows = Difficulty 3, Charisma and Constitution

rules-073 =
    Top path: Dexterity.
    Bottom path, difficulty +1: Wisdom and Nature.
    .shows = Difficulty 2, Dexterity and Wisdom

rules-074 =
    Top path: Constitution.
    Bottom path, difficulty +1: Intelligence and Arcane.
    .shows = Difficulty 3, Constitution and Intelligence

rules-075 =
    Top path: Intelligence and Arcane.
    Bottom path, difficulty +1: Wisdom, Divinity and 1 Triumph.
    .shows = Difficulty 3, Intelligence and Wisdom

rules-076 =
    Top path: Intelligence and Arcane.
    Bottom path, difficulty +1: Charisma, Infamy and an Antihero card.
    .shows = Difficulty 4, Intelligence and Charisma

rules-077 =
    Top path: Wisdom and a Virtue.
    Bottom path, difficulty +1: Charisma, 2 Tragedy and a Corruption.
    .shows = Difficulty 3, Wisdom and Charisma

rules-078 =
    On gaining this Trait, if a symbol of Strength or Constitution entered your Story on your previous turn, gain 1 XP.
    .short = +1 XP if a symbol of Strength or Constitution came on your previous turn.
    .shows = Strength and 1 Triumph

rules-079 =
    On gaining this Trait, obtain a Virtue.
    .short = Obtain a Virtue.
    .shows = Charisma and Justice

rules-080 =
    On gaining this Trait, if a symbol of Strength or Dexterity entered your Story on your previous turn, gain 1 XP.
    .short = +1 XP if a symbol of Strength or Dexterity came on your previous turn.
    .shows = Dexterity and 1 Tragedy

rules-081 =
    On gaining this Trait, if a symbol of Constitution or Charisma entered your Story on your previous turn, gain 1 XP.
    .short = +1 XP if a symbol of Constitution or Charisma came on your previous turn.
    .shows = Constitution and 1 Triumph

rules-082 =
    On gaining this Trait, if a symbol of Dexterity or Wisdom entered your Story on your previous turn, gain 1 XP.
    .short = +1 XP if a symbol of Dexterity or Wisdom came on your previous turn.
    .shows = Wisdom and Nature

rules-083 =
    On gaining this Trait, if a symbol of Intelligence or Wisdom entered your Story on your previous turn, gain 1 XP.
    .short = +1 XP if a symbol of Intelligence or Wisdom came on your previous turn.
    .shows = Intelligence and Arcane

rules-084 =
    On gaining this Trait, if a symbol of Intelligence or Charisma entered your Story on your previous turn, gain 1 XP.
    .short = +1 XP if a symbol of Intelligence or Charisma came on your previous turn.
    .shows = Charisma and Royalty

rules-085 =
    On gaining this Trait, take a Corruption, then draw 1 Antihero card.
    .short = Take a Corruption, then draw 1 Antihero card.
    .shows = Dexterity and Infamy

rules-086 =
    Top path: Strength and 1 Triumph.
    Bottom path, difficulty +1: Dexterity, Infamy and 1 Tragedy.
    .shows = Difficulty 4, Strength and Dexterity

rules-087 =
    Top path: Constitution and 1 Triumph.
    Bottom path, difficulty +1: Strength and 2 Tragedy.
    .shows = Difficulty 6, Constitution and Strength

rules-088 =
    Top path: Strength and an Antihero card.
    Bottom path, difficulty +1: Charisma, 1 Triumph and a Virtue.
    .shows = Difficulty 5, Strength and Charisma

rules-089 =
    Top path: Strength and 1 Tragedy.
    Bottom path, difficulty +1: Intelligence, Arcane and 1 Triumph.
    .shows = Difficulty 6, Strength and Intelligence

rules-090 =
    Top path: Wisdom and Divinity.
    Bottom path, difficulty +1: Strength and 2 Triumph.
    .shows = Difficulty 5, Wisdom and Strength

rules-091 =
    Top path: Constitution and Nature.
    Bottom path, difficulty +1: Dexterity and 2 Triumph.
    .shows = Difficulty 5, Constitution and Dexterity

rules-092 =
    Top path: Dexterity and Justice.
    Bottom path, difficulty +1: Intelligence, Arcane and 1 Triumph.
    .shows = Difficulty 5, Dexterity and Intelligence

rules-093 =
    Top path: Dexterity and 1 Tragedy.
    Bottom path, difficulty +1: Wisdom, Nature and 1 Triumph.
    .shows = Difficulty 5, Dexterity and Wisdom

rules-094 =
    Top path: Charisma and a Hero card.
    Bottom path, difficulty +1: Intelligence, Royalty and 1 Tragedy.
    .shows = Difficulty 4, Charisma and Intelligence

rules-095 =
    Top path: Wisdom and a Virtue.
    Bottom path, difficulty +1: Constitution, 3 Tragedy and a Corruption.
    .shows = Difficulty 6, Wisdom and Constitution

rules-096 =
    Top path: Charisma and Royalty.
    Bottom path, difficulty +1: Dexterity and 2 Tragedy.
    .shows = Difficulty 4, Charisma and Dexterity

rules-097 =
    Top path: Constitution and 1 Triumph.
    Bottom path, difficulty +1: Intelligence, 3 Tragedy and a Corruption.
    .shows = Difficulty 6, Constitution and Intelligence

rules-098 =
    Top path: Constitution and a Virtue.
    Bottom path, difficulty +1: Charisma, Infamy and 1 Tragedy.
    .shows = Difficulty 5, Constitution and Charisma

rules-099 =
    Top path: Intelligence and 1 Tragedy.
    Bottom path, difficulty +1: Wisdom, Divinity and 1 Triumph.
    .shows = Difficulty 5, Intelligence and Wisdom

rules-100 =
    Top path: Wisdom and Justice.
    Bottom path, difficulty +1: Charisma, Divinity and 1 Tragedy.
    .shows = Difficulty 4, Wisdom and Charisma

rules-101 =
    On gaining this Trait, if you have at least 1 Virtue, gain 2 XP.
    .short = +2 XP if you have at least 1 Virtue.
    .shows = Justice and 2 Triumph

rules-102 =
    On gaining this Trait, if you have at least 3 Strength symbols, gain 2 XP.
    .short = +2 XP if you have at least 3 Strength symbols.
    .shows = Strength and Nature

rules-103 =
    On gaining this Trait, draw 2 Hero or Antihero cards.
    .short = Draw 2 Hero or Antihero cards.
    .shows = Wisdom and Divinity

rules-104 =
    On gaining this Trait, if you have at least 3 Traits, gain 3 XP.
    .short = +3 XP if you have at least 3 Traits.
    .shows = Royalty and 2 Triumph

rules-105 =
    On gaining this Trait, if you have at least 3 different Story icons, gain 3 XP.
    .short = +3 XP if you have at least 3 different Story icons.
    .shows = Intelligence and Arcane

rules-106 =
    On gaining this Trait, if you have at least 3 Corruptions, gain 2 XP.
    .short = +2 XP if you have at least 3 Corruptions.
    .shows = Infamy and 2 Tragedy

rules-107 =
    On gaining this Trait, if you have at least 3 cards in hand, gain 2 XP.
    .short = +2 XP if you have at least 3 cards in hand.
    .shows = Royalty and 2 Tragedy

rules-108 =
    Top path: Strength and 2 Triumph.
    Bottom path, difficulty +1: Dexterity, Infamy and 2 Tragedy.
    .shows = Difficulty 8, Strength and Dexterity

rules-109 =
    Top path: Strength and 2 Triumph.
    Bottom path, difficulty +1: Wisdom, 2 Triumph and a Virtue.
    .shows = Difficulty 7, Strength and Wisdom

rules-110 =
    Top path: Charisma, Royalty and 1 Triumph.
    Bottom path, difficulty +1: Strength, 4 Tragedy and a Corruption.
    .shows = Difficulty 8, Charisma and Strength

rules-111 =
    Top path: Constitution, Nature and 1 Triumph.
    Bottom path, difficulty +1: Dexterity and 3 Tragedy.
    .shows = Difficulty 6, Constitution and Dexterity

rules-112 =
    Top path: Dexterity and 2 Triumph.
    Bottom path, difficulty +1: Intelligence, Arcane and 2 Tragedy.
    .shows = Difficulty 7, Dexterity and Intelligence

rules-113 =
    Top path: Dexterity and 2 Tragedy.
    Bottom path, difficulty +1: Wisdom, Nature and 2 Triumph.
    .shows = Difficulty 6, Dexterity and Wisdom

rules-114 =
    Top path: Strength, 3 Tragedy and a Corruption.
    Bottom path, difficulty +1: Constitution and 3 Triumph.
    .shows = Difficulty 8, Strength and Constitution

rules-115 =
    Top path: Dexterity, Infamy and 1 Tragedy.
    Bottom path, difficulty +1: Charisma and 3 Triumph.
    .shows = Difficulty 6, Dexterity and Charisma

rules-116 =
    Top path: Intelligence, 3 Tragedy and a Corruption.
    Bottom path, difficulty +1: Constitution and 3 Triumph.
    .shows = Difficulty 7, Intelligence and Constitution

rules-117 =
    Top path: Constitution, Justice and 1 Triumph.
    Bottom path, difficulty +1: Charisma and 3 Tragedy.
    .shows = Difficulty 7, Constitution and Charisma

rules-118 =
    Top path: Constitution, Divinity and 1 Tragedy.
    Bottom path, difficulty +1: Wisdom, 2 Triumph and a Virtue.
    .shows = Difficulty 7, Constitution and Wisdom

rules-119 =
    Top path: Intelligence and 2 Tragedy.
    Bottom path, difficulty +1: Wisdom, Arcane and 2 Triumph.
    .shows = Difficulty 6, Intelligence and Wisdom

rules-120 =
    Top path: Intelligence and 2 Tragedy.
    Bottom path, difficulty +1: Charisma, Justice and 2 Triumph.
    .shows = Difficulty 7, Intelligence and Charisma

rules-121 =
    Top path: Wisdom and 2 Triumph.
    Bottom path, difficulty +1: Charisma, Divinity and 2 Tragedy.
    .shows = Difficulty 8, Wisdom and Charisma

rules-122 =
    The Adversary starts with 5 XP per Hero.
    When a Hero fails an Act Challenge, the Adversary gains 1 XP.
    When a cast shows the double triangle, an Action card is revealed.
    A success against the Adversary takes 1 XP from it for each point above the difficulty.

rules-123 =
    The Adversary starts with 6 XP per Hero.
    When a Hero fails an Act Challenge, the Adversary gains 2 XP.
    When a cast shows the double triangle, an Action card is revealed.
    A success against the Adversary takes 1 XP from it for each point above the difficulty.

rules-124 =
    When a Hero takes a Corruption, the Adversary gains 1 XP.
    When a Hero obtains a Virtue, the Adversary loses 1 XP.
    When you face it, if you have at least 2 Traits, add 2 to the result.
    .shows = Difficulty 6, Wisdom and Charisma; reward: a Hero card

rules-125 =
    When a Hero takes a Corruption, the Adversary gains 1 XP.
    When a Hero obtains a Virtue, the Adversary loses 1 XP.
    When your cast shows the double triangle, choose one: take a Corruption, or subtract 1 from the result.
    .shows = Difficulty 8, Constitution and Wisdom; reward: 7 Triumph and Constitution

choice-125-0 = Take a Corruption

choice-125-1 = Subtract 1 from the result

rules-126 =
    When a Hero plays an Antihero card, the Adversary gains 1 XP.
    When a Hero’s Class reaches 2, 4 or 6 XP, the Adversary loses 1 XP.
    When you face it, if you have at least 3 cards in hand, add 2 to the result.
    .shows = Difficulty 6, Strength and Dexterity; reward: an Antihero card

rules-127 =
    When a Hero plays an Antihero card, the Adversary gains 1 XP.
    When a Hero’s Class reaches 2, 4 or 6 XP, the Adversary loses 1 XP.
    When your cast shows the double triangle, choose one: discard 1 card from your hand, or subtract 1 from the result.
    .shows = Difficulty 9, Strength and Intelligence; reward: 8 Triumph and Strength

choice-127-0 = Discard 1 card from hand

choice-127-1 = Subtract 1 from the result

rules-128 =
    When a Hero gains a Trait, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge by the bottom path, the Adversary loses 1 XP.
    When you face it, if you have at least 3 different Story icons, add 2 to the result.
    .shows = Difficulty 6, Constitution and Intelligence; reward: a Hero card

rules-129 =
    When a Hero gains a Trait, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge by the bottom path, the Adversary loses 1 XP.
    When your cast shows the double triangle, choose one: lose 1 XP, or subtract 1 from the result.
    .shows = Difficulty 8, Intelligence and Charisma; reward: 7 Triumph and Arcane

choice-129-0 = Lose 1 XP

choice-129-1 = Subtract 1 from the result

rules-130 =
    When a Hero spends at least 1 XP on Dark Runes for a Challenge, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge by the bottom path, the Adversary loses 1 XP.
    When you face it, if you have at least 2 Corruptions, add 2 to the result.
    .shows = Difficulty 6, Dexterity and Charisma; reward: an Antihero card

rules-131 =
    When a Hero spends at least 1 XP on Dark Runes for a Challenge, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge by the bottom path, the Adversary loses 1 XP.
    When your cast shows the double triangle, the Adversary gains 1 XP.
    .shows = Difficulty 8, Dexterity and Wisdom; reward: 7 Tragedy and Dexterity

rules-132 =
    When an icon of Infamy enters a Hero’s Story, the Adversary gains 1 XP.
    When an icon of Divinity or Justice enters a Hero’s Story, the Adversary loses 1 XP.
    When you face it, if you have at least 1 Justice icon, add 2 to the result.
    .shows = Difficulty 6, Strength and Wisdom; reward: a Hero card

rules-133 =
    When an icon of Infamy enters a Hero’s Story, the Adversary gains 1 XP.
    When an icon of Divinity or Justice enters a Hero’s Story, the Adversary loses 1 XP.
    When your cast shows the double triangle, choose one: the Adversary gains 1 XP, or subtract 1 from the result.
    .shows = Difficulty 9, Strength and Charisma; reward: 8 Triumph and Divinity

choice-133-0 = Make the Adversary gain 1 XP

choice-133-1 = Subtract 1 from the result

rules-134 =
    When a Hero pays to explore, the Adversary gains 1 XP.
    When a Hero obtains a Virtue, the Adversary loses 1 XP.
    When you face it, if you have at least 2 XP in reserve, add 2 to the result.
    .shows = Difficulty 6, Constitution and Intelligence; reward: an Antihero card

rules-135 =
    When a Hero pays to explore, the Adversary gains 1 XP.
    When a Hero obtains a Virtue, the Adversary loses 1 XP.
    When your cast shows the double triangle, raise the difficulty by 1.
    .shows = Difficulty 9, Constitution and Dexterity; reward: 8 Tragedy and Constitution

rules-136 =
    When a Hero takes a Corruption, the Adversary gains 1 XP.
    When a Hero plays a Hero card, the Adversary loses 1 XP.
    When you face it, if you have at least 1 Virtue, add 2 to the result.
    .shows = Difficulty 7, Intelligence and Wisdom; reward: a Hero card

rules-137 =
    When a Hero takes a Corruption, the Adversary gains 1 XP.
    When a Hero plays a Hero card, the Adversary loses 1 XP.
    When your cast shows the double triangle, choose one: take a Corruption, or raise the difficulty by 2.
    .shows = Difficulty 9, Intelligence and Wisdom; reward: 8 Triumph and Royalty

choice-137-0 = Take a Corruption

choice-137-1 = Raise the difficulty by 2

rules-138 =
    When a Hero takes a Corruption, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge by the bottom path, the Adversary loses 1 XP.
    When you face it, if you have at least 2 Traits, add 2 to the result.
    .shows = Difficulty 5, Strength and Constitution; reward: a Hero card

rules-139 =
    When a Hero takes a Corruption, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge by the bottom path, the Adversary loses 1 XP.
    When your cast shows the double triangle, choose one: discard 1 card from your hand, or take a Corruption.
    .shows = Difficulty 8, Constitution and Charisma; reward: 7 Tragedy and Infamy

choice-139-0 = Discard 1 card from hand

choice-139-1 = Take a Corruption

rules-140 =
    When a Hero gains a Trait, the Adversary gains 1 XP.
    When a Hero obtains a Virtue, the Adversary loses 1 XP.
    When you face it, if you have at least 3 cards in hand, add 2 to the result.
    .shows = Difficulty 6, Dexterity and Intelligence; reward: an Antihero card

rules-141 =
    When a Hero gains a Trait, the Adversary gains 1 XP.
    When a Hero obtains a Virtue, the Adversary loses 1 XP.
    When your cast shows the double triangle, raise the difficulty by 1.
    .shows = Difficulty 8, Dexterity and Intelligence; reward: 7 Triumph and Intelligence

rules-142 =
    When a Hero plays an Antihero card, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge with at least 2 above the difficulty, the Adversary loses 1 XP.
    When you face it, if you have at least 1 Nature icon, add 2 to the result.
    .shows = Difficulty 7, Wisdom and Charisma; reward: a Hero card

rules-143 =
    When a Hero plays an Antihero card, the Adversary gains 1 XP.
    When a Hero succeeds at an Act Challenge with at least 2 above the difficulty, the Adversary loses 1 XP.
    When your cast shows the double triangle, choose one: lose 1 XP, or the Adversary gains 1 XP.
    .shows = Difficulty 9, Strength and Wisdom; reward: 8 Triumph and Justice

choice-143-0 = Lose 1 XP

choice-143-1 = Make the Adversary gain 1 XP

rules-144 =
    When a Hero spends at least 1 XP on Dark Runes for a Challenge, the Adversary gains 1 XP.
    When a Hero plays a Hero card, the Adversary loses 1 XP.
    When you face it, if you have at least 2 XP in reserve, add 2 to the result.
    .shows = Difficulty 7, Dexterity and Constitution; reward: an Antihero card

rules-145 =
    When a Hero spends at least 1 XP on Dark Runes for a Challenge, the Adversary gains 1 XP.
    When a Hero plays a Hero card, the Adversary loses 1 XP.
    When your cast shows the double triangle, subtract 1 from the result.
    .shows = Difficulty 9, Dexterity and Charisma; reward: 8 Tragedy and Nature

rules-146 =
    If you have at least 1 card in hand, discard 1 card from your hand; otherwise, raise the difficulty by 2.

rules-147 =
    Your Class has no effect in this Challenge; any bonus it has already given is lost.

rules-148 =
    Raise the difficulty by 1.

rules-149 =
    If you have at least 1 XP in reserve, lose 1 XP; otherwise, subtract 1 from the result.

rules-150 =
    The Adversary gains 1 XP.

rules-151 =
    Choose one: take a Corruption, or raise the difficulty by 2.

choice-151-0 = Take a Corruption

choice-151-1 = Raise the difficulty by 2

rules-152 =
    Add 1 free Dark Rune to the cast.

rules-153 =
    Choose one: discard 2 cards from your hand, or raise the difficulty by 2.

choice-153-0 = Discard 2 cards from hand

choice-153-1 = Raise the difficulty by 2

rules-154 =
    Lose 2 XP.

rules-155 =
    The Adversary gains 1 XP, then subtract 1 from the result.

rules-156 =
    If you have at least 1 Corruption, subtract 2 from the result; otherwise, take a Corruption.

rules-157 =
    Choose one: lose 2 XP, or subtract 2 from the result.

choice-157-0 = Lose 2 XP

choice-157-1 = Subtract 2 from the result

rules-158 =
    Raise the difficulty by 1, then take a Corruption.

rules-159 =
    After a cast for a path of Strength or Constitution, add 2 to the result.
    .short = Strength or Constitution: +2.

rules-160 =
    After a cast for a path of Dexterity or Wisdom, add 2 to the result.
    .short = Dexterity or Wisdom: +2.

rules-161 =
    After a cast for a path of Intelligence or Charisma, add 2 to the result.
    .short = Intelligence or Charisma: +2.

rules-162 =
    After a cast for a path of Strength or Charisma, add 2 to the result.
    .short = Strength or Charisma: +2.

rules-163 =
    After a cast for a path of Constitution, Wisdom or Charisma, if it is your turn, add 1 to the result; otherwise, add 2 to the result.
    .short = Constitution, Wisdom or Charisma: +1 if it is your turn, otherwise +2.

rules-164 =
    After a cast for a path of Dexterity or Intelligence, add 2 to the result.
    .short = Dexterity or Intelligence: +2.

rules-165 =
    After a cast for a path of Constitution or Wisdom, add 2 to the result.
    .short = Constitution or Wisdom: +2.

rules-166 =
    After a cast for a path of Strength, Dexterity or Intelligence, if it is your turn, add 1 to the result; otherwise, add 2 to the result.
    .short = Strength, Dexterity or Intelligence: +1 if it is your turn, otherwise +2.

rules-167 =
    After a Hero’s cast against the Adversary, add 2 to the result.
    .short = Against the Adversary: +2.

rules-168 =
    After a Hero’s cast against the Adversary, add 1 to the result, then the Adversary loses 1 XP.
    .short = Against the Adversary: +1, then the Adversary loses 1 XP.

rules-169 =
    After any cast, at the end of any turn or on your turn outside a Challenge, obtain a Virtue.
    .short = Obtain a Virtue.

rules-170 =
    After any cast, at the end of any turn or on your turn outside a Challenge, obtain a Virtue.
    .short = Obtain a Virtue.

rules-171 =
    After a Hero’s cast, add 1 to the result per Divinity icon in that Hero’s Story.
    .short = A cast: +1 per Divinity icon in that Hero’s Story.

rules-172 =
    After a Hero’s cast, add 1 to the result per Arcane icon in that Hero’s Story.
    .short = A cast: +1 per Arcane icon in that Hero’s Story.

rules-173 =
    After a Hero’s cast, add 1 to the result per Justice icon in that Hero’s Story.
    .short = A cast: +1 per Justice icon in that Hero’s Story.

rules-174 =
    After any cast, at the end of any turn or on your turn outside a Challenge, the Adversary loses 1 XP.
    .short = The Adversary loses 1 XP.

rules-175 =
    After any cast, at the end of any turn or on your turn outside a Challenge, the Adversary loses 1 XP.
    .short = The Adversary loses 1 XP.

rules-176 =
    After a Hero’s cast, that Hero casts all the runes again.
    .short = A cast: cast everything again.

rules-177 =
    After a Hero’s cast, that Hero casts all the runes again.
    .short = A cast: cast everything again.

rules-178 =
    In response to an Antihero or Action card, cancel it.
    .short = In response to an Antihero or Action card, cancel it.

rules-179 =
    In response to an Antihero or Action card, cancel it.
    .short = In response to an Antihero or Action card, cancel it.

rules-180 =
    On your turn outside a Challenge, gain 2 XP.
    .short = Outside a Challenge: +2 XP.

rules-181 =
    After a Hero’s cast, that Hero adds a symbol of either Skill of the Challenge and casts the rune.
    .short = A cast: one more Skill rune.

rules-182 =
    After a Hero’s cast, that Hero adds a symbol of either Skill of the Challenge and casts the rune.
    .short = A cast: one more Skill rune.

rules-183 =
    After a cast for a path of Dexterity or Intelligence, add 2 to the result.
    .short = Dexterity or Intelligence: +2.

rules-184 =
    After a cast for a path of Strength or Dexterity, add 2 to the result.
    .short = Strength or Dexterity: +2.

rules-185 =
    After a cast for a path of Constitution or Intelligence, add 2 to the result.
    .short = Constitution or Intelligence: +2.

rules-186 =
    After a cast for a path of Strength or Wisdom, add 2 to the result.
    .short = Strength or Wisdom: +2.

rules-187 =
    After a cast for a path of Constitution or Charisma, add 2 to the result.
    .short = Constitution or Charisma: +2.

rules-188 =
    After a cast for a path of Wisdom or Charisma, add 2 to the result.
    .short = Wisdom or Charisma: +2.

rules-189 =
    After your cast, spend 1 XP to add 2 to the result.
    .short = Your cast: spend 1 XP for +2.

rules-190 =
    After any cast, at the end of any turn or on your turn outside a Challenge, take 1 XP from the Adversary.
    .short = Take 1 XP from the Adversary.

rules-191 =
    After any cast, at the end of any turn or on your turn outside a Challenge, take 1 XP from the Adversary.
    .short = Take 1 XP from the Adversary.

rules-192 =
    After your cast, spend 1 XP to add 2 to the result.
    .short = Your cast: spend 1 XP for +2.

rules-193 =
    After a Hero’s cast, add 1 free Dark Rune to the cast.
    .short = A cast: 1 free Dark Rune.

rules-194 =
    After a Hero’s cast, add 1 free Dark Rune to the cast.
    .short = A cast: 1 free Dark Rune.

rules-195 =
    After a Hero’s cast, add 1 to the result per Royalty icon in that Hero’s Story.
    .short = A cast: +1 per Royalty icon in that Hero’s Story.

rules-196 =
    After a Hero’s cast, add 1 to the result per Infamy icon in that Hero’s Story.
    .short = A cast: +1 per Infamy icon in that Hero’s Story.

rules-197 =
    After a Hero’s cast, add 1 to the result per Nature icon in that Hero’s Story.
    .short = A cast: +1 per Nature icon in that Hero’s Story.

rules-198 =
    After your cast, take a Corruption to add 3 to the result.
    .short = Your cast: take a Corruption for +3.

rules-199 =
    After your cast, take a Corruption to add 3 to the result.
    .short = Your cast: take a Corruption for +3.

rules-200 =
    After another Hero’s cast, subtract 2 from the result; or else, on your turn outside a Challenge, gain 1 XP.
    .short = Another Hero’s cast: −2; outside a Challenge: +1 XP.

rules-201 =
    After another Hero’s cast, subtract 2 from the result; or else, on your turn outside a Challenge, gain 1 XP.
    .short = Another Hero’s cast: −2; outside a Challenge: +1 XP.

rules-202 =
    After another Hero’s cast, raise the difficulty by 2; or else, on your turn outside a Challenge, gain 1 XP.
    .short = Another Hero’s cast: difficulty +2; outside a Challenge: +1 XP.

rules-203 =
    On your turn outside a Challenge, choose one: take up to 2 XP from another Hero, or gain 1 XP.
    .short = Outside a Challenge: up to 2 XP from another Hero or +1 XP.

choice-203-0 = Take up to 2 XP from another Hero

choice-203-1 = Gain 1 XP

rules-204 =
    In response to a Hero, Antihero or Action card, cancel it.
    .short = In response to a Hero, Antihero or Action card, cancel it.

rules-205 =
    After a Hero’s cast, that Hero casts all the runes again.
    .short = A cast: cast everything again.

rules-206 =
    On your turn outside a Challenge, gain 2 XP.
    .short = Outside a Challenge: +2 XP.
