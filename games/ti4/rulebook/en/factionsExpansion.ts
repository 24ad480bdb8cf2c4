import type { RuleChapter } from '@orrery/kernel';

export const factionsExpansion: readonly RuleChapter[] = [
  {
    id: 'TI4-ARGE',
    title: 'The Argent Flight',
    rules: {
      'TI4-ARGE-01':
        'Zeal: you always vote first, even as speaker. With at least one vote you cast one more for each player in the game.',
      'TI4-ARGE-02':
        'Raid Formation: hits of the barrage beyond the enemy’s fighters damage ships with Sustain Damage that you choose. Hits produced count even if cancelled, and the ships have not used the ability.',
      'TI4-ARGE-03':
        'Aerie Hololattice bars the way through systems with your structures, even to ships that may pass other ships. Each such planet has Production 1.',
      'TI4-ARGE-04':
        'Upgraded Strike Wing Alpha: a 9 or 10 of the barrage also destroys infantry in the space area, before hits are assigned.',
      'TI4-ARGE-05':
        'Quetzecoatl stops space cannons against your ships in its system, but not those on invaded planets.',
      'TI4-ARGE-06': 'Aerie Sentinel needs no capacity if a ship with capacity is there.',
      'TI4-ARGE-07':
        'The agent lets produced ground forces be placed on planets their player controls in the system and adjacent ones.',
      'TI4-ARGE-08': 'The commander and Strike Wing Ambuscade give one unit one more die for its ability.',
      'TI4-ARGE-09':
        'The hero moves ships to systems with your tokens and without ships of others. Anomalies and capacity apply.',
    },
  },
  {
    id: 'TI4-EMPY',
    title: 'The Empyrean',
    rules: {
      'TI4-EMPY-01':
        'Voidborn: nebulae do not hinder your movement, outside the movement step too. The defender’s bonus stays.',
      'TI4-EMPY-02': 'Aetherpassage: after an activation you may let that player pass your ships.',
      'TI4-EMPY-03':
        'You have two notes of your faction. Dark Pact pays one trade good to both when its holder gives you all commodities they can have; Blood Pact adds 4 votes when you both vote alike.',
      'TI4-EMPY-04': 'Voidwatch: whoever moves ships to a system with your units gives you a note of their choice.',
      'TI4-EMPY-05':
        'Aetherstream: 1 more move for the player who activated, if the active system is next to an anomaly.',
      'TI4-EMPY-06':
        'Dynamo: 2 influence repair a unit that has just used Sustain Damage in its system or next to it, each paid by itself.',
      'TI4-EMPY-07':
        'Watcher is removed to cancel an action card of a player with units in its system or next to it, Sabotage too.',
      'TI4-EMPY-08': 'The agent gives a command token to a player who moves ships into a system without planets.',
      'TI4-EMPY-09':
        'The commander takes back your token when another player moves ships there, but not for the movement that unlocked it.',
      'TI4-EMPY-10':
        'The hero fills systems without planets with frontier tokens, and explores those where you have ships, in the order you choose.',
    },
  },
  {
    id: 'TI4-MAHA',
    title: 'The Mahact Gene-Sorcerers',
    rules: {
      'TI4-MAHA-01':
        'Edict: when you win a combat, a token of the loser, from reinforcements or else from the sheet, goes into your fleet pool, one for each player. It raises your limit and is never moved to another pool.',
      'TI4-MAHA-02': 'Imperia: you may use the commander of each such player, if it is unlocked.',
      'TI4-MAHA-03': 'Hubris: you have no Alliance, and nobody can give you theirs.',
      'TI4-MAHA-04':
        'If you must remove a fleet token and have only those of others, one of these goes back to its owner.',
      'TI4-MAHA-05':
        'Starlancer: after an activation you may give the active player’s token from your fleet pool back to end their turn.',
      'TI4-MAHA-06':
        'Crimson Legionnaire: each loss gives a commodity or turns one into a trade good, unit by unit. Upgraded it always returns in your next turn.',
      'TI4-MAHA-07': 'Genetic Recombination needs a player who could vote.',
      'TI4-MAHA-08':
        'Scepter of Dominion: players with tokens on the Mahact sheet put a token in a system outside homes that the user chooses.',
      'TI4-MAHA-09': 'The agent pays a secondary ability with a token of the active player from the board.',
      'TI4-MAHA-10':
        'With the commander you may activate a system that has your token: both tokens return, and the turn ends without what else an activation sets off.',
      'TI4-MAHA-11':
        'The hero moves all units of a space area to an adjacent system with another player’s ships, where they fight as attackers. Nobody retreats, nothing is activated, no space cannon fires, and anomalies bind the owner of the moved ships.',
    },
  },
  {
    id: 'TI4-NAAZ',
    title: 'The Naaz-Rokha Alliance',
    rules: {
      'TI4-NAAZ-01':
        'Distant Suns: with a mech on the planet you may draw two cards of the same deck, saying so beforehand, and resolve one.',
      'TI4-NAAZ-02': 'Fabrication is an action: two fragments of a type for a relic, or one for a command token.',
      'TI4-NAAZ-03':
        'Eidolons in the space area of the active system must become Z-Grav Eidolons at the start of a space combat, ships and ground forces at once. At its end they turn back, and capacity applies.',
      'TI4-NAAZ-04': 'Visz El Vir gives each mech in its system one more die.',
      'TI4-NAAZ-05': 'Pre-Fab Arcologies readies an explored planet when the exploration is done.',
      'TI4-NAAZ-06': 'Supercharge: +1 on your combat rolls of one round.',
      'TI4-NAAZ-07': 'Black Market Forgery needs a card in the relic deck.',
      'TI4-NAAZ-08':
        'The agent explores a planet of the player whose turn ends, the commander planets taken from other players.',
      'TI4-NAAZ-09':
        'The hero: a relic, and the secondary abilities of up to two different strategy cards that are readied or unchosen, with tokens from reinforcements.',
    },
  },
  {
    id: 'TI4-NOMA',
    title: 'The Nomad',
    rules: {
      'TI4-NOMA-01':
        'The Company: you have three agents. Future Sight: one trade good after an outcome you voted for or predicted.',
      'TI4-NOMA-02':
        'Memoria alone counts as adjacent to systems with your mechs, for its movement. Not for retreats, not for objectives about systems, not for others.',
      'TI4-NOMA-03':
        'Quantum Manipulator in the space area may take hits against your ships in space combat. It is no ship.',
      'TI4-NOMA-04':
        'Temporal Command Suite readies an agent just exhausted. With another player’s agent a transaction with that player may follow, and no agent acts twice at one moment.',
      'TI4-NOMA-05':
        'The Cavalry lends a ship the flagship’s combat value, Sustain Damage and barrage for a combat. Damage stays afterwards.',
      'TI4-NOMA-06':
        'The Thundarian repeats the rolls of the same round. What was used for the round stays, and its start and end do not come again.',
      'TI4-NOMA-07':
        'Artuno stores as many trade goods as you gain at once from the supply. Mercer brings up to two ground forces to the active system.',
      'TI4-NOMA-08': 'The commander produces the flagship without resources; for other effects it still costs 8.',
      'TI4-NOMA-09':
        'The hero lets the flagship leave systems with your tokens, with what it carries, until the round ends.',
    },
  },
  {
    id: 'TI4-ULTI',
    title: 'The Titans of Ul',
    rules: {
      'TI4-ULTI-01':
        'Terragenesis: after you explore a planet without a sleeper token, one may be placed or moved there.',
      'TI4-ULTI-02':
        'Awaken: after you activate a system, sleepers already there may become PDS, also on planets of others. Without enemy ground forces the planet is yours at once; otherwise ground combat follows in the invasion.',
      'TI4-ULTI-03': 'Coalescence: units brought together in that way must fight, whatever else becomes of the turn.',
      'TI4-ULTI-04':
        'Hel-Titans are PDS and ground forces at once, with combat, Sustain Damage and Production. They cannot move, be carried or be captured and count as structures for limits, but effects that remove and place units may take them.',
      'TI4-ULTI-05':
        'The secondary ability of Warfare does not use Hel-Titans. Otherwise their Production adds up with others’.',
      'TI4-ULTI-06':
        'Ouranos may take the place of a PDS that was there at the activation. Hecatoncheires may stand for a PDS with a mech and an infantry, where a PDS could be placed.',
      'TI4-ULTI-07': 'Terraform is attached for good and counts as lying before the planet’s controller.',
      'TI4-ULTI-08':
        'The agent cancels one hit. The commander gives one trade good for each use of Production that produces something, and it may pay for that.',
      'TI4-ULTI-09':
        'The hero is attached to Elysium: 3 more resources, 3 more influence, and Space Cannon 5 with 3 dice for its controller.',
    },
  },
  {
    id: 'TI4-VUIL',
    title: 'The Vuil’raith Cabal',
    rules: {
      'TI4-VUIL-01': 'Devour: enemy units destroyed in combat are captured, except structures; Hel-Titans are not.',
      'TI4-VUIL-02':
        'Amalgamation: a captured unit returned pays one unit of its type in full. For other purposes its cost and the limits stay, and each token stands for one fighter or infantry.',
      'TI4-VUIL-03': 'Riftmeld: a captured unit returned makes up for all prerequisites of the upgrade of its type.',
      'TI4-VUIL-04':
        'Dimensional Tears make their system a gravity rift for everybody. Your ships have the bonus without rolling, and the rift goes with the dock.',
      'TI4-VUIL-05':
        'The Terror Between captures every other unit destroyed in its system, your own too, and those that are destroyed together with it; structures are not captured.',
      'TI4-VUIL-06': 'Reanimator captures your own infantry destroyed on its planet, in combat or not.',
      'TI4-VUIL-07':
        'Vortex captures from reinforcements a unit of the type of an enemy unit next to one of your docks, no structure. Against a player who blockades you it does not work.',
      'TI4-VUIL-08': 'Crucible: no rolls for rifts, and 1 more move in all for ships that use rifts in this movement.',
      'TI4-VUIL-09':
        'The agent turns another player’s commodities into trade goods after they replenish, and captures a unit that costs no more than their commodity value.',
      'TI4-VUIL-10': 'The commander takes two fighters or infantry out of the production limit.',
      'TI4-VUIL-11':
        'The hero: each non-fighter ship of others in or next to systems with tears rolls once, and on 1 to 3 is captured, with units that lose their capacity by it.',
    },
  },
];
