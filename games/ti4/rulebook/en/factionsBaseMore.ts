import type { RuleChapter } from '@orrery/kernel';

export const factionsBaseMore: readonly RuleChapter[] = [
  {
    id: 'TI4-NAAL',
    title: 'The Naalu Collective',
    rules: {
      'TI4-NAAL-01':
        'Telepathic: at the end of the strategy phase the Naalu token makes you first. It stays with you when strategy cards are swapped.',
      'TI4-NAAL-02':
        'Foresight: after another player moves ships to yours, a token of your strategy pool in an adjacent system without ships of others takes all yours there, fighters by themselves, but into no nebula or supernova. It is no retreat, rifts need their rolls, and the action goes on with space cannons.',
      'TI4-NAAL-03': 'Neuroglaive: whoever activates a system with your ships loses a token of the fleet pool at once.',
      'TI4-NAAL-04':
        'Matriarch: fighters may land as ground forces. Space cannons on the planet can hit them; they return to space when the combat is over, and never hold or take a planet.',
      'TI4-NAAL-05': 'Each upgraded Hybrid Crystal Fighter beyond your capacity counts as half a ship.',
      'TI4-NAAL-06': 'Gift of Prescience gives its holder the Naalu token for the round and switches Telepathic off.',
      'TI4-NAAL-07': 'After an agenda is revealed, the agent looks at the next one and may show it to one player.',
      'TI4-NAAL-08':
        'The commander: one more fighter with each cost paid for fighters, outside the limit. Not for the production that unlocked it.',
      'TI4-NAAL-09': 'The hero: at the end of the status phase each other player gives you a note of their choice.',
      'TI4-NAAL-10': 'Iconoclast has +2 against opponents with relic fragments.',
    },
  },
  {
    id: 'TI4-NEKR',
    title: 'The Nekro Virus',
    rules: {
      'TI4-NEKR-01':
        'Galactic Threat: you never vote. Once in an agenda phase you may predict, and if right gain a technology of a player who voted for that outcome; where nobody did there is nothing to gain.',
      'TI4-NEKR-02':
        'Technological Singularity: once in a combat, when an opponent’s unit is destroyed by whatever means, you gain a technology of theirs. It works from then on, not for dice already rolled.',
      'TI4-NEKR-03':
        'Propagation: instead of research you gain 3 command tokens. What happens when somebody researches works for you, what comes after research does not; gaining is as usual.',
      'TI4-NEKR-04':
        'A Valefar Assimilator copies another player’s faction technology by its token, instead of gaining it. It is exhausted and readied by itself, may move later, and copies no basic units or mechs.',
      'TI4-NEKR-05':
        'A second copied upgrade of a type uses the same token again. If a copied upgrade is lost, units are what they were: docks in space go to a planet or reinforcements, war suns without technology are removed.',
      'TI4-NEKR-06': 'A copied upgrade of a faction takes precedence over a generic one you own.',
      'TI4-NEKR-07':
        'The Alastor lets ground forces in its system fight in space combat from its start, where they are. They then count as non-fighter ships for effects, but not against the fleet pool.',
      'TI4-NEKR-08':
        'Antivirus, played at the start of a combat you are in, stops Technological Singularity against you, but not Galactic Threat.',
      'TI4-NEKR-09': 'The agent lets a player give an action card or a command token for 2 trade goods.',
      'TI4-NEKR-10':
        'The commander draws a card after each technology you gain, but not for a placed token nor for the one that unlocked it.',
      'TI4-NEKR-11':
        'The hero destroys units of others on a planet with a specialty in a system with your units, and gains trade goods and a technology of that colour that is no upgrade. Singularity does not apply.',
      'TI4-NEKR-12': 'Mordred has +2 against a player who has an assimilator’s token on a technology.',
    },
  },
  {
    id: 'TI4-NORR',
    title: 'Sardakk N’orr',
    rules: {
      'TI4-NORR-01': 'Unrelenting: all your combat rolls get +1, rolls of unit abilities do not.',
      'TI4-NORR-02':
        'Valkyrie Particle Weave: if your opponent produced a hit in a roll of ground combat, you produce one more, before anything is cancelled.',
      'TI4-NORR-03':
        'An upgraded Exotrireme may be destroyed after a round of space combat to destroy up to two enemy ships outright, each by itself. Not if the opponent has retreated.',
      'TI4-NORR-04': 'The flagship gives your other ships in its system +1.',
      'TI4-NORR-05': 'Valkyrie Exoskeleton produces a hit each time it uses Sustain Damage in ground combat.',
      'TI4-NORR-06': 'Tekklar Legion: +1 in that ground combat, and −1 for N’orr if they are the opponent.',
      'TI4-NORR-07':
        'The agent places 2 infantry on a planet their player controls in the active system, at the end of a tactical action.',
      'TI4-NORR-08':
        'The commander commits one ground force from each planet in the active system and adjacent systems without your tokens, without ships. Anomalies, travel bans and Ceasefire apply.',
      'TI4-NORR-09':
        'The hero goes from movement straight to landing, without space cannons, space combat or bombardment. Then all your ships in the system return to reinforcements.',
    },
  },
  {
    id: 'TI4-JOLN',
    title: 'The Universities of Jol-Nar',
    rules: {
      'TI4-JOLN-01': 'Fragile: all your combat rolls get −1. Shield Paling exempts infantry on its own planet only.',
      'TI4-JOLN-02':
        'Brilliant: when you pay a token for the secondary ability of Technology you may use the primary one, the first research free and the second for 6 resources.',
      'TI4-JOLN-03':
        'Analytical: in each research you may ignore one prerequisite of a technology that is no unit upgrade.',
      'TI4-JOLN-04':
        'Research Agreement gives its holder, once, a technology that Jol-Nar has researched, not gained, and that is no faction technology. There is one holder for a research.',
      'TI4-JOLN-05': 'E-Res Siphons: 4 trade goods when another player activates a system with your ships.',
      'TI4-JOLN-06':
        'Spacial Conduit Cylinder makes the active system adjacent to all systems with your units during the action, for everybody.',
      'TI4-JOLN-07': 'A 9 or 10 on the flagship’s die, before bonuses, produces two more hits.',
      'TI4-JOLN-08': 'The agent lets infantry be removed to lower the price of a research.',
      'TI4-JOLN-09': 'The commander rerolls dice of unit abilities, never combat dice.',
      'TI4-JOLN-10':
        'The hero swaps any of your technologies that are no upgrades for others of their colour, all at once.',
    },
  },
  {
    id: 'TI4-WINN',
    title: 'The Winnu',
    rules: {
      'TI4-WINN-01':
        'Blood Ties: you need no influence to remove the custodians token, but a ground force must still land.',
      'TI4-WINN-02':
        'Reclamation: after a tactical action in which you gained Mecatol Rex a PDS and a space dock may be placed there. They do not produce in that action.',
      'TI4-WINN-03':
        'The flagship rolls a die for each non-fighter ship of the opponent, and none against fighters alone.',
      'TI4-WINN-04':
        'Lazax Gate Folding gives the Mecatol Rex system an alpha and a beta wormhole, for all, during your tactical actions while you do not control Mecatol Rex. Its action may be used without control too, and then does nothing.',
      'TI4-WINN-05':
        'Hegemonic Trade Policy swaps resources and influence of one planet for one use of Production, and so the value of a space dock on it too.',
      'TI4-WINN-06': 'Acquiescence swaps strategy cards at the end of the strategy phase.',
      'TI4-WINN-07':
        'The commander gives +2 in the Mecatol Rex system, in your home and in legendary systems, but never twice. It counts in the combat that unlocks it too.',
      'TI4-WINN-08':
        'The hero uses any primary ability. The players you choose may use the secondary one at its usual price.',
      'TI4-WINN-09':
        'Reclaimer: after a tactical action that gained its planet a structure may be placed for each such mech, within the limits.',
    },
  },
  {
    id: 'TI4-XXCH',
    title: 'The Xxcha Kingdom',
    rules: {
      'TI4-XXCH-01':
        'Peace Accords: after either part of Diplomacy you may gain a planet without units, not Mecatol Rex, in a system with a planet of yours or next to one. It comes exhausted, and you explore it if nobody controlled it.',
      'TI4-XXCH-02': 'Quash: a token of your strategy pool replaces the revealed agenda, again and again if you pay.',
      'TI4-XXCH-03':
        'Instinct Training and Nullification Field cost a token of your strategy pool each. The latter ends the active player’s turn and everything that would follow the activation.',
      'TI4-XXCH-04':
        'Flagship and mech fire space cannons into adjacent systems. The active player fires first, so they may be lost before.',
      'TI4-XXCH-05':
        'The commander: nothing keeps you from voting, and each exhausted planet gives one more vote, even with 0 influence. The additional votes can be prevented.',
      'TI4-XXCH-06':
        'The hero: discard a law, look at five agendas, reveal two and resolve each with one vote of yours. Others cannot use abilities, and objectives of the agenda phase and its end do not apply.',
      'TI4-XXCH-07':
        'The agent readies a planet, and may remove an infantry from it if it is next to one of your planets.',
    },
  },
  {
    id: 'TI4-YINB',
    title: 'The Yin Brotherhood',
    rules: {
      'TI4-YINB-01':
        'Indoctrination: once in a ground combat 2 influence turn an enemy infantry into yours, or into your mech for 1 more. If nothing is left to fight, the combat is over.',
      'TI4-YINB-02':
        'Devotion: after a round of space combat destroy a cruiser or destroyer to give a hit to an enemy ship of your choice, which may use Sustain Damage. You and your opponent take turns with what comes at the end of the round.',
      'TI4-YINB-03':
        'Impulse Core: for the same price at the start of a space combat, a hit that the opponent gives to a non-fighter ship if possible.',
      'TI4-YINB-04':
        'When Van Hauge is destroyed, all ships in its system are. Space docks in space and ground forces are not, but capacity applies.',
      'TI4-YINB-05': 'Yin Spinner: after Production an infantry on a planet you control in the system.',
      'TI4-YINB-06':
        'Greyfire Mutagen switches off the faction abilities and faction technologies of Yin for a tactical action.',
      'TI4-YINB-07':
        'The agent: up to 2 fighters after a cruiser or destroyer is destroyed. The combat may go on with them, and hits left over do not strike them.',
      'TI4-YINB-08':
        'The commander counts as a green technology, and gives one more infantry with each cost paid for infantry, outside the limit.',
      'TI4-YINB-09':
        'The hero readies each planet with your infantry or doubles the infantry there. A planet you control without infantry may be readied too.',
    },
  },
  {
    id: 'TI4-YSSA',
    title: 'The Yssaril Tribes',
    rules: {
      'TI4-YSSA-01': 'Stall Tactics is an action that only discards an action card; the mech may be deployed by it.',
      'TI4-YSSA-02':
        'Scheming: each time you are to draw, you draw one more and discard one of your hand before anything else happens. To take cards is not to draw them.',
      'TI4-YSSA-03': 'Crafty: no hand limit, whatever a law says.',
      'TI4-YSSA-04': 'Transparasteel Plating: players who have passed cannot play action cards in your turns.',
      'TI4-YSSA-05': 'Mageon Implants needs a player who has action cards.',
      'TI4-YSSA-06': 'The flagship passes through systems with ships of others.',
      'TI4-YSSA-07':
        'The agent copies the agent of any other player, exhausted ones too. The same effect twice counts twice only where that makes sense, as with additional dice.',
      'TI4-YSSA-08':
        'The commander looks at one kind of hidden cards of a player who activates a system with your units.',
      'TI4-YSSA-09':
        'The hero: each other player shows a card of their choice. You take it, or make that player discard three at random.',
    },
  },
];
