import type { Vocabulary } from '../vocabulary.ts';

export const leaders: Vocabulary['leaders'] = {
  'letani-ospha': {
    name: 'Letani Ospha',
    text: 'Action: exhaust this card and choose a non-fighter ship. Its owner may replace it with a ship from reinforcements that costs up to 2 more.',
  },
  'dirzuga-rophal': {
    name: 'Dirzuga Rophal',
    text: 'After another player activates a system with your units that have Production, you may produce 1 unit there.',
  },
  'letani-miasmiala': {
    name: 'Letani Miasmiala',
    text: 'Action: produce any number of units in any systems with your ground forces. Then purge this card.',
  },
  'emissary-taivra': {
    name: 'Emissary Taivra',
    text: 'After a player activates a system with a wormhole other than delta, you may exhaust this card: it is adjacent to all other systems with wormholes in this action.',
  },
  'sai-seravus': {
    name: 'Sai Seravus',
    text: 'After your ships move, you may place 1 fighter with each ship that has capacity and moved through a wormhole, as far as capacity allows.',
  },
  'riftwalker-meian': {
    name: 'Riftwalker Meian',
    text: 'Action: swap two system tiles that have wormholes or your units, except the Creuss system and the nexus. Then purge this card.',
  },
  'carth-of-golden-sands': {
    name: 'Carth of Golden Sands',
    text: 'In the action phase you may exhaust this card to gain 2 commodities or to replenish another player’s commodities.',
  },
  'gila-the-silvertongue': {
    name: 'Gila the Silvertongue',
    text: 'When you cast votes you may spend any number of trade goods for 2 more votes each.',
  },
  'harrugh-gefhara': {
    name: 'Harrugh Gefhara',
    text: 'When your units use Production you may purge this card: the units cost nothing.',
  },
  'doctor-sucaban': {
    name: 'Doctor Sucaban',
    text: 'When a player spends resources to research, you may exhaust this card: they may remove any of their infantry from the board to pay 1 less for each.',
  },
  'ta-zern': {
    name: 'Ta Zern',
    text: 'Whenever you roll for a unit ability, you may roll any of the dice a second time.',
  },
  'rin-the-masters-legacy': {
    name: 'Rin, the Master’s Legacy',
    text: 'Action: you may replace each of your technologies that is no unit upgrade with another of its colour. Then purge this card.',
  },
  i48s: {
    name: 'I48S',
    text: 'After a player activates a system you may exhaust this card: they may replace one of their infantry in it with a mech.',
  },
  '2ram': { name: '2RAM', text: 'Planetary Shield does not stop your Bombardment.' },
  'the-helmsman': {
    name: 'The Helmsman',
    text: 'Action: choose a system without ships of others. Your flagship and any of your dreadnoughts may move there. Then purge this card.',
  },
  'viscount-unlenn': {
    name: 'Viscount Unlenn',
    text: 'At the start of a round of space combat you may exhaust this card: one ship in the active system rolls one more die in this round.',
  },
  'rear-admiral-farran': {
    name: 'Rear Admiral Farran',
    text: 'Whenever a unit of yours sustains damage, you may take 1 trade good.',
  },
  'darktalon-treilla': {
    name: 'Darktalon Treilla',
    text: 'Action: until the end of the round nothing limits the number of your non-fighter ships in a system. Then purge this card.',
  },
  'suffi-an': {
    name: 'Suffi An',
    text: 'After Pillage is used against another player you may exhaust this card: you and that player each draw an action card.',
  },
  'sula-mentarion': {
    name: 'S’ula Mentarion',
    text: 'After you win a space combat, your opponent gives you a promissory note from their hand, if you like; they pick it.',
  },
  'ipswitch-loose-cannon': {
    name: 'Ipswitch, Loose Cannon',
    text: 'At the start of a space combat you may purge this card: for each ship of the opponent destroyed in it, place one of your ships of that type there.',
  },
  umbat: {
    name: 'Umbat',
    text: 'Action: exhaust this card and choose a player. They may produce up to 2 units that cost 4 or less each in a system with one of their war suns or their flagship.',
  },
  magmus: { name: 'Magmus', text: 'Each token of your strategy pool that you spend may bring you 1 trade good.' },
  'adjudicator-baal': {
    name: 'Adjudicator Ba’al',
    text: 'After you move a war sun into a system, no home system and not Mecatol Rex, you may purge this card: all units of others there are destroyed and the system becomes a supernova.',
  },
  zeu: {
    name: 'Z’eu',
    text: 'After an agenda is revealed you may exhaust this card to look at the top agenda of the deck; you may show it to one other player.',
  },
  maban: { name: 'M’aban', text: 'Each time you pay for fighters you may produce 1 fighter more, beyond the limit.' },
  'the-oracle': {
    name: 'The Oracle',
    text: 'At the end of the status phase you may purge this card: each other player gives you a promissory note from their hand, of their choice.',
  },
  'nekro-malleon': {
    name: 'Nekro Malleon',
    text: 'In the action phase you may exhaust this card and choose a player: they may discard an action card or spend a command token to gain 2 trade goods.',
  },
  'nekro-acidos': { name: 'Nekro Acidos', text: 'After you gain a technology you may draw an action card.' },
  'unit-dsgn-flayesh': {
    name: 'UNIT.DSGN.FLAYESH',
    text: 'Action: choose a planet with a specialty in a system with your units. Destroy the units of others on it, gain trade goods equal to its resources and influence, and gain a technology of that colour. Then purge this card.',
  },
  'captain-mendosa': {
    name: 'Captain Mendosa',
    text: 'After a player activates a system you may exhaust this card: one of their ships has the highest move value of all ships on the board in this action.',
  },
  'rowl-sarring': {
    name: 'Rowl Sarring',
    text: 'Fighters and infantry that you produce may appear at any of your space docks, unless it is blockaded.',
  },
  'gurno-aggero': {
    name: 'Gurno Aggero',
    text: 'Action: choose a system next to one of your space docks. All infantry and fighters of others there are destroyed. Then purge this card.',
  },
  tro: {
    name: 'T’ro',
    text: 'After a player’s tactical action you may exhaust this card: they may place 2 infantry on a planet they control in the active system.',
  },
  'ghom-sekkus': {
    name: 'G’hom Sek’kus',
    text: 'When you commit ground forces you may also commit one from each planet in the active system and in adjacent systems without your command tokens.',
  },
  'shval-harbinger': {
    name: 'Sh’val, Harbinger',
    text: 'After you move ships into the active system you may go straight to landing ground forces. Then all your ships there return to reinforcements, and you purge this card.',
  },
  'evelyn-delouis': {
    name: 'Evelyn DeLouis',
    text: 'At the start of a round of ground combat you may exhaust this card: one ground force in the active system rolls one more die in this round.',
  },
  'claire-gibson': {
    name: 'Claire Gibson',
    text: 'When a ground combat begins on one of your planets, 1 infantry may join you there.',
  },
  'jace-x-4th-air-legion': {
    name: 'Jace X, 4th Air Legion',
    text: 'Action: take all your command tokens off the board. Then purge this card.',
  },
  'berekar-berekon': {
    name: 'Berekar Berekon',
    text: 'When a player’s units use Production you may exhaust this card: they pay 2 less in total.',
  },
  'rickar-rickani': {
    name: 'Rickar Rickani',
    text: 'In the Mecatol Rex system, your home system and systems with a legendary planet your combat rolls get +2.',
  },
  'mathis-mathinus': {
    name: 'Mathis Mathinus',
    text: 'Action: use the primary ability of any strategy card. The other players you choose may use its secondary ability. Then purge this card.',
  },
  'ggrocuto-rinn': {
    name: 'Ggrocuto Rinn',
    text: 'Action: exhaust this card to ready any planet. If its system is next to a planet you control, you may return 1 infantry on it to reinforcements.',
  },
  'elder-qanoj': {
    name: 'Elder Qanoj',
    text: 'Each planet you exhaust for votes gives 1 vote more. Nothing can keep you from voting.',
  },
  'xxekir-grom': {
    name: 'Xxekir Grom',
    text: 'Action: you may discard a law. Look at the top 5 agendas and resolve 2 of them as if you alone had voted; discard the others. Then purge this card.',
  },
  'brother-milor': {
    name: 'Brother Milor',
    text: 'After a player’s cruiser or destroyer is destroyed you may exhaust this card: they may place up to 2 fighters in its system.',
  },
  'brother-omar': {
    name: 'Brother Omar',
    text: 'This card counts as a green technology for prerequisites. Each time you pay for infantry you may produce 1 infantry more, beyond the limit.',
  },
  'dannel-of-the-tenth': {
    name: 'Dannel of the Tenth',
    text: 'Action: for each planet with any number of your infantry, none included, ready the planet or double your infantry there. Then purge this card.',
  },
  ssruu: { name: 'Ssruu', text: 'This card has the abilities of all other players’ agents, exhausted ones too.' },
  'so-ata': {
    name: 'So Ata',
    text: 'After another player activates a system with your units you may look at their action cards, their promissory notes or their secret objectives.',
  },
  'kyver-blade-and-key': {
    name: 'Kyver, Blade and Key',
    text: 'Action: each other player shows you an action card of their choice. For each you may take it or make that player discard 3 at random. Then purge this card.',
  },
  'trilossa-aun-mirik': {
    name: 'Trilossa Aun Mirik',
    text: 'When a player produces ground forces you may exhaust this card: they may place them on any planets they control in that system and adjacent ones.',
  },
  'trrakan-aun-zulok': {
    name: 'Trrakan Aun Zulok',
    text: 'When you roll for a unit ability, one of your units may roll one more die.',
  },
  'mirik-aun-sissiri': {
    name: 'Mirik Aun Sissiri',
    text: 'Action: move any of your ships to systems with your command tokens and without ships of others. Then purge this card.',
  },
  'the-stillness-of-stars': {
    name: 'The Stillness of Stars',
    text: 'After another player replenishes commodities you may exhaust this card: their commodities become trade goods, and you capture a unit from their reinforcements that costs no more than their commodity value.',
  },
  'that-which-molds-flesh': {
    name: 'That Which Molds Flesh',
    text: 'Up to 2 fighters or infantry that you produce do not count against the production limit.',
  },
  'it-feeds-on-carrion': {
    name: 'It Feeds on Carrion',
    text: 'Action: each other player rolls a die for each of their non-fighter ships in or next to a system with one of your dimensional tears; on 1 to 3 you capture it. Then purge this card.',
  },
  acamar: {
    name: 'Acamar',
    text: 'After a player moves ships into a system without planets you may exhaust this card: they gain 1 command token.',
  },
  xuange: {
    name: 'Xuange',
    text: 'After another player moves ships into a system with one of your command tokens you may take that token back.',
  },
  'conservator-procyon': {
    name: 'Conservator Procyon',
    text: 'Action: put a frontier token in each system without planets that has none, then explore those in systems with your ships. Then purge this card.',
  },
  'jae-mir-kan': {
    name: 'Jae Mir Kan',
    text: 'When you would spend a token for a secondary ability in another player’s strategic action, you may exhaust this card and use one of that player’s tokens from the board instead.',
  },
  'il-na-viroset': {
    name: 'Il Na Viroset',
    text: 'In a tactical action you may activate a system that has your command token: both tokens return to reinforcements, and your turn ends.',
  },
  'airo-shir-aur': {
    name: 'Airo Shir Aur',
    text: 'Action: move all units in a space area into an adjacent system with another player’s ships; they fight there and nobody may retreat. Then purge this card.',
  },
  'field-marshal-mercer': {
    name: 'Field Marshal Mercer',
    text: 'At the end of a player’s turn you may exhaust this card: they may move up to 2 of their ground forces to planets they control in the active system.',
  },
  'the-thundarian': {
    name: 'The Thundarian',
    text: 'After the rolls of a combat round you may exhaust this card: no hits are assigned and both sides roll again.',
  },
  'artuno-the-betrayer': {
    name: 'Artuno the Betrayer',
    text: 'When you gain trade goods from the supply you may exhaust this card and put as many on it. When it readies, you gain them.',
  },
  'navarch-feng': { name: 'Navarch Feng', text: 'Your flagship may be produced without any resources.' },
  'ahk-syl-siven': {
    name: 'Ahk-Syl Siven',
    text: 'Action: until the end of the round your flagship and what it carries may move out of systems with your command tokens. Then purge this card.',
  },
  'garv-and-gunn': {
    name: 'Garv and Gunn',
    text: 'At the end of a player’s turn you may exhaust this card: they may explore a planet they control.',
  },
  'dart-and-tai': {
    name: 'Dart and Tai',
    text: 'After you take a planet that another player controlled you may explore it.',
  },
  'hesh-and-prit': {
    name: 'Hesh and Prit',
    text: 'Action: gain a relic and use the secondary abilities of up to 2 strategy cards that are readied or unchosen, with tokens from reinforcements. Then purge this card.',
  },
  tellurian: {
    name: 'Tellurian',
    text: 'When a hit is produced against any unit you may exhaust this card to cancel it.',
  },
  tungstantus: { name: 'Tungstantus', text: 'Every use of Production by your units may bring you 1 trade good.' },
  'ul-the-progenitor': {
    name: 'Ul the Progenitor',
    text: 'Action: ready Elysium and attach this card to it: 3 resources and 3 influence more, and Space Cannon 5 with three dice.',
  },
};

/** What unlocks a commander; heroes are all unlocked by three scored objectives. */
export const unlocks: Vocabulary['unlocks'] = {
  'dirzuga-rophal': 'Have 12 ground forces on planets you control.',
  'sai-seravus': 'Have units in 3 systems with alpha or beta wormholes.',
  'gila-the-silvertongue': 'Have 10 trade goods.',
  'ta-zern': 'Own 8 technologies.',
  '2ram': 'Have 4 dreadnoughts on the board.',
  'rear-admiral-farran': 'Have 5 non-fighter ships in one system.',
  'sula-mentarion': 'Have 4 cruisers on the board.',
  magmus: 'Produce a war sun.',
  maban: 'Have 12 fighters on the board.',
  'nekro-acidos': 'Own 3 technologies; a Valefar Assimilator counts only with its token on a technology.',
  'rowl-sarring': 'Have 3 space docks on the board.',
  'ghom-sekkus': 'Control 5 planets outside home systems.',
  'claire-gibson': 'Control planets with 12 resources together.',
  'rickar-rickani': 'Control Mecatol Rex or fight a combat in its system.',
  'elder-qanoj': 'Control planets with 12 influence together.',
  'brother-omar': 'Use Indoctrination.',
  'so-ata': 'Have 7 action cards.',
  'trrakan-aun-zulok': 'Have 6 units with Anti-Fighter Barrage, Space Cannon or Bombardment on the board.',
  'that-which-molds-flesh': 'Have units in 3 gravity rifts.',
  xuange: 'Be neighbours with all other players.',
  'il-na-viroset': 'Have tokens of 2 other factions in your fleet pool.',
  'navarch-feng': 'Have 1 scored secret objective.',
  'dart-and-tai': 'Have mechs in 3 systems.',
  tungstantus: 'Have 5 structures on the board.',
};
