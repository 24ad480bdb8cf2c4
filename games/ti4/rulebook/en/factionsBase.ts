import type { RuleChapter } from '@orrery/kernel';

export const factionsBase: readonly RuleChapter[] = [
  {
    id: 'TI4-FACT',
    title: 'Factions',
    rules: {
      'TI4-FACT-01':
        'There are 24 factions, 17 of the base game and 7 of Prophecy of Kings, each with its own sheet, units, technologies, notes, leaders and mech.',
      'TI4-FACT-02':
        'Faction abilities are those on the sheet. What leaders, mechs, flagships and technologies do is no faction ability.',
      'TI4-FACT-03':
        'A unit of a faction counts as its basic type. A faction’s own upgrade takes the place of the generic one.',
      'TI4-FACT-04': 'What a faction must do happens without asking, unless nothing can be done.',
      'TI4-FACT-05':
        'The printings of the base game and Prophecy of Kings hold here. Those of the codices are an option that replaces single components.',
    },
  },
  {
    id: 'TI4-ARBO',
    title: 'The Arborec',
    rules: {
      'TI4-ARBO-01':
        'Mitosis: your space docks produce mechs but no infantry. At the start of the status phase you must place an infantry on a planet you control.',
      'TI4-ARBO-02':
        'Letani Warriors have Production, added to that of other units in the system. Infantry they pay for may be placed beside a space dock that produced as well.',
      'TI4-ARBO-03': 'The secondary ability of Warfare uses a space dock only, never Warriors or mechs.',
      'TI4-ARBO-04':
        'The flagship produces up to 5 units, paid for, after you activate the system it is already in. It does not have Production.',
      'TI4-ARBO-05':
        'Letani Behemoth has Production and Planetary Shield. Its Deploy replaces an infantry instead of what Mitosis would place.',
      'TI4-ARBO-06':
        'Bioplasmosis moves any number of infantry, each once and all together, within a system or to an adjacent one. Mechs stay.',
      'TI4-ARBO-07': 'The agent replaces a ship with one that costs at most 2 more; nothing is destroyed or produced.',
      'TI4-ARBO-08':
        'Commander and hero produce units that are paid for, without using Production. Ships come only where others have none.',
      'TI4-ARBO-09':
        'Stymie lies face up and keeps the Arborec from producing in or next to systems outside homes with its holder’s units, until the holder activates a system with Arborec units.',
    },
  },
  {
    id: 'TI4-LETN',
    title: 'The Barony of Letnev',
    rules: {
      'TI4-LETN-01':
        'Armada: you may have 2 ships more than your fleet pool in each system, also under laws that limit the pool. With an empty pool that is still 2.',
      'TI4-LETN-02':
        'Munitions Reserves: 2 trade goods, once in a round of space combat, buy any number of rerolls in that round.',
      'TI4-LETN-03':
        'Non-Euclidean Shielding: each use of Sustain Damage cancels two hits if there are two, from any source.',
      'TI4-LETN-04': 'L4 Disruptors stop space cannons on invaded planets only.',
      'TI4-LETN-05':
        'Arc Secundus is repaired at the start of each round of its combats, and takes Planetary Shield from units of others.',
      'TI4-LETN-06':
        'Dunlain Reaper: in each round of ground combat 2 resources may replace one infantry in it with a mech from reinforcements.',
      'TI4-LETN-07': 'The agent gives a ship one more combat die for a round, which must be rolled.',
      'TI4-LETN-08':
        'The commander gives one trade good for each use of Sustain Damage by your units, one at a time. To unlock it the ships must be within your limit.',
      'TI4-LETN-09': 'The hero lifts the limit of ships until the end of the round; then surplus ships are removed.',
      'TI4-LETN-10':
        'War Funding: Letnev loses up to 2 trade goods, and you may reroll dice in this round. It cannot be used twice at one moment.',
    },
  },
  {
    id: 'TI4-SAAR',
    title: 'The Clan of Saar',
    rules: {
      'TI4-SAAR-01': 'Nomadic: you score objectives without holding your home planets.',
      'TI4-SAAR-02': 'Scavenge: one trade good for each planet you gain, after it is explored, one at a time.',
      'TI4-SAAR-03':
        'A Floating Factory is a space dock in space: it moves and retreats like a ship and has capacity, but does not count against the fleet pool and takes no hits. It is destroyed as soon as it is blockaded, before space cannons fire.',
      'TI4-SAAR-04':
        'It can be placed only in a system with a planet you control. Several may share a system, and it is never on a planet.',
      'TI4-SAAR-05': 'What affects movement, and the rolls of gravity rifts, affects Floating Factories too.',
      'TI4-SAAR-06':
        'Chaos Mapping: others cannot activate asteroid fields with your ships. At the start of each of your turns, that of passing too, you may produce one unit, paid for.',
      'TI4-SAAR-07':
        'Ragh’s Call moves all Saar ground forces from the planet to one other of theirs. PDS stay and may fire.',
      'TI4-SAAR-08':
        'Scavenger Zeta: after you gain a planet, one trade good, the one just gained too, places a mech there.',
      'TI4-SAAR-09':
        'The agent gives a ship the highest move value on the board at that moment, before later bonuses and whatever a nebula says.',
      'TI4-SAAR-10':
        'The commander lets fighters and infantry you produce be placed at any of your space docks that are not blockaded.',
      'TI4-SAAR-11': 'The hero destroys infantry and fighters of others in one system next to one of your space docks.',
    },
  },
  {
    id: 'TI4-MUAA',
    title: 'The Embers of Muaat',
    rules: {
      'TI4-MUAA-01':
        'Star Forge: an action and a token of your strategy pool place 2 fighters or a destroyer at one of your war suns.',
      'TI4-MUAA-02': 'Gashlai Physiology lets ships pass through supernovas. To enter one you need Magmus Reactor.',
      'TI4-MUAA-03':
        'The Muaat have war suns from the start. To have the prototype is not to own a war sun technology.',
      'TI4-MUAA-04':
        'Magmus Reactor: after Production in a system with a war sun or next to a supernova you gain one trade good, too late to pay for it.',
      'TI4-MUAA-05':
        'Fires of the Gashlai is for a player without the war sun technology, and costs Muaat a token of the fleet pool.',
      'TI4-MUAA-06':
        'The agent lets the chosen player produce up to two units of cost 4 or less, paid for, at a war sun or flagship of theirs.',
      'TI4-MUAA-07':
        'The commander gives one trade good after each token of your strategy pool spent, when its effect is done. Tokens replaced or not spent do not count.',
      'TI4-MUAA-08':
        'The hero may follow any movement of your war sun into a system, no home and not Mecatol Rex: units of others are destroyed, the tile becomes a supernova, its planets are purged. Command and frontier tokens and your units stay, faction tokens go home, other tokens are purged.',
      'TI4-MUAA-09': 'Ember Colossus gains an infantry when Star Forge is used in its system or next to it.',
    },
  },
  {
    id: 'TI4-HACA',
    title: 'The Emirates of Hacan',
    rules: {
      'TI4-HACA-01': 'Masters of Trade: the secondary ability of Trade costs you no token.',
      'TI4-HACA-02':
        'Guild Ships: you trade with players who are no neighbours, once with each in a turn. It does not make them neighbours.',
      'TI4-HACA-03': 'Arbiters: action cards may be traded with you. Hand limits hold at once on both sides.',
      'TI4-HACA-04': 'Wrath of Kenara: each trade good adds 1 to a die, once for each die.',
      'TI4-HACA-05':
        'Quantum Datahub Node needs 3 trade goods that you have beforehand. Trade goods that lay on strategy cards stay with whoever took them first.',
      'TI4-HACA-06':
        'Pride of Kenara: the planet with this mech may be traded outside combat. All units there, structures included, move to another planet you control.',
      'TI4-HACA-07':
        'The agent acts in the action phase while nothing is being resolved: 2 commodities for you, or another player replenishes.',
      'TI4-HACA-08': 'The commander: 2 more votes for each trade good, only with at least one ordinary vote.',
      'TI4-HACA-09': 'The hero makes one use of Production free; the limits stay.',
    },
  },
  {
    id: 'TI4-SOLF',
    title: 'The Federation of Sol',
    rules: {
      'TI4-SOLF-01':
        'Orbital Drop: an action and a token of your strategy pool place 2 infantry on a planet you control. A mech may follow there for 3 resources.',
      'TI4-SOLF-02': 'Versatile: one more command token in the status phase.',
      'TI4-SOLF-03':
        'Genesis must place an infantry in its space area at the end of each status phase; capacity applies.',
      'TI4-SOLF-04':
        'Military Support is played at the start of Sol’s turn, where Sol as active player may act first. It works even if Sol has no token in the strategy pool.',
      'TI4-SOLF-05': 'The agent gives a ground force one more combat die for a round.',
      'TI4-SOLF-06':
        'The commander may place an infantry at the start of each ground combat on a planet Sol controls. Without ground forces left there is no combat and no infantry.',
      'TI4-SOLF-07': 'The hero takes all your command tokens off the board.',
    },
  },
  {
    id: 'TI4-CREU',
    title: 'The Ghosts of Creuss',
    rules: {
      'TI4-CREU-01':
        'Quantum Entanglement: for you all alpha and beta systems are adjacent, for movement, space cannons and neighbours, and nothing can prevent it. It gives others no adjacency of their own.',
      'TI4-CREU-02':
        'Slipstream: 1 more move for ships that start in your home or in a system with an alpha or beta wormhole.',
      'TI4-CREU-03':
        'The gate lies on the map and is no home system. The home system lies beside it, and delta wormholes lead there.',
      'TI4-CREU-04':
        'Hil Colish carries a delta wormhole. It may move before or after your other ships, all announced beforehand, and cannot come back through its own wormhole.',
      'TI4-CREU-05':
        'Dimensional Splicer: at the start of a space combat in a system with a wormhole you give a hit to a ship you choose. That ship may use Sustain Damage.',
      'TI4-CREU-06':
        'Wormhole Generator must be used at the start of each status phase. You may move a token to where it is.',
      'TI4-CREU-07': 'Creuss IFF lets another player place or move a Creuss token at the start of their turn.',
      'TI4-CREU-08': 'Icarus Drive may be removed after any activation, to put a Creuss token in its own system.',
      'TI4-CREU-09':
        'The agent makes the active system adjacent to all systems with wormholes in this action, if it had a wormhole other than delta when activated.',
      'TI4-CREU-10':
        'The commander places a fighter with each ship with capacity that moved through a wormhole, as far as there is capacity.',
      'TI4-CREU-11': 'The hero swaps two systems with all that is in them, but not the Creuss home or the nexus.',
    },
  },
  {
    id: 'TI4-LIZI',
    title: 'The L1Z1X Mindnet',
    rules: {
      'TI4-LIZI-01':
        'Assimilate: on a planet you gain, PDS and space docks must become yours as far as you have them. Such a dock may produce in the same action.',
      'TI4-LIZI-02':
        'Harrow: at the end of each round of ground combat in your action your units with Bombardment may fire at the opponent on that planet, even when your last ground force there has fallen. Planetary Shield stops it.',
      'TI4-LIZI-03':
        'Hits of the flagship and your dreadnoughts in its system must go to non-fighter ships, if there are any.',
      'TI4-LIZI-04': 'Annihilator may bombard like a ship while it is not in that ground combat.',
      'TI4-LIZI-05':
        'Inheritance Systems: exhaust it and pay 2 resources, apart from other prices, to ignore all prerequisites.',
      'TI4-LIZI-06': 'Cybernetic Enhancements needs a token in the strategy pool of the L1Z1X.',
      'TI4-LIZI-07': 'The agent turns an infantry in the active system into a mech after the activation.',
      'TI4-LIZI-08': 'With the commander you bombard in spite of Planetary Shield, which stays for other purposes.',
      'TI4-LIZI-09':
        'The hero moves flagship and dreadnoughts to one system without ships of others, out of systems with your tokens too, but carries units only from systems without them. Anomalies apply.',
    },
  },
  {
    id: 'TI4-MENT',
    title: 'The Mentak Coalition',
    rules: {
      'TI4-MENT-01':
        'Ambush: at the start of a space combat up to two cruisers or destroyers roll once each, without bonuses; the opponent assigns the hits.',
      'TI4-MENT-02':
        'Pillage: when a neighbour has gained trade goods or finished a transaction and has three or more, you may take a trade good or commodity, once each time. Turning commodities into trade goods is no gain.',
      'TI4-MENT-03': 'A transaction with you can be followed by Pillage; a promise not to do so does not bind.',
      'TI4-MENT-04':
        'Fourth Moon keeps ships of others in its system from using Sustain Damage, Moll Terminus ground forces of others on its planet.',
      'TI4-MENT-05':
        'Mirror Computing doubles trade goods spent as resources or influence, but not where trade goods are asked for.',
      'TI4-MENT-06':
        'Salvage Operations: one trade good after a space combat won or lost, none after a draw. If you won, you may produce a ship of a destroyed type, paid for.',
      'TI4-MENT-07': 'Promise of Protection stops Pillage against its holder only.',
      'TI4-MENT-08': 'With the agent you and the plundered player each draw an action card.',
      'TI4-MENT-09': 'After a space combat you won, the commander brings you a note the loser chooses.',
      'TI4-MENT-10':
        'The hero, used at the start of a space combat, places a ship of the same type for each enemy ship destroyed, free of charge, and the combat goes on with it. Fleet limits apply at once, capacity only afterwards.',
    },
  },
];
