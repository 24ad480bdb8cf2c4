import type { RuleChapter } from '@orrery/kernel';

export const notesComponents: readonly RuleChapter[] = [
  {
    id: 'TI4-CTE',
    title: 'Notes on technologies and units',
    rules: {
      'TI4-CTE-01': 'Antimass Deflectors weaken space cannons both before combat and on planets.',
      'TI4-CTE-02':
        'Assault Cannon must be used. It needs three non-fighter ships when it takes effect, and destroys outright.',
      'TI4-CTE-03':
        'AI Development Algorithm still counts as a red technology while it is exhausted for its own effect.',
      'TI4-CTE-04': 'Bio-Stims readies one planet with a specialty or one other technology.',
      'TI4-CTE-05': 'Dacxive Animators needs a ground combat that you won.',
      'TI4-CTE-06':
        'Dark Energy Tap makes you explore at the end of the tactical action. Its retreat needs a system without any units of others.',
      'TI4-CTE-07':
        'Duranium Armor must be used in each round. It repairs only units in the combat that did not use Sustain Damage in this round, damage from before included.',
      'TI4-CTE-08': 'Fleet Logistics may be used in the turn you gain it.',
      'TI4-CTE-09': 'Graviton Laser System is exhausted before the roll of that volley.',
      'TI4-CTE-10':
        'Integrated Economy: units are paid for, together no more than the planet’s resources. Ships are possible only where others have none.',
      'TI4-CTE-11':
        'Infantry that is destroyed, not removed, and saved by its roll waits on the card. At the start of your next turn it returns to a home planet you control, or else to reinforcements.',
      'TI4-CTE-12': 'Light/Wave Deflector lets you pass ships of others; whatever else bars the way still does.',
      'TI4-CTE-13':
        'Magen Defense Grid needs a unit that has Planetary Shield at that moment. It stops the opponent’s combat rolls of that round.',
      'TI4-CTE-14': 'Neural Motivator and Hyper Metabolism change only what the status phase itself gives.',
      'TI4-CTE-15': 'Plasma Scoring adds one die to a bombardment and one to each volley of space cannons.',
      'TI4-CTE-16': 'Predictive Intelligence works only while it is readied.',
      'TI4-CTE-17':
        'Psychoarchaeology: each planet makes up for one symbol in a research. Planets can be exhausted for trade goods in the action phase while nothing is being resolved, each a gain of its own.',
      'TI4-CTE-18': 'Sarween Tools and the like need a use of Production.',
      'TI4-CTE-19': 'Scanlink Drone Network looks at units that are on the planet when you activate.',
      'TI4-CTE-20': 'Self-Assembly Routines needs a planet you control in the system.',
      'TI4-CTE-21': 'Sling Relay must produce a ship, which is paid for.',
      'TI4-CTE-22':
        'Transit Diodes takes ground forces from anywhere, from systems with your tokens and from space too. Damage stays.',
      'TI4-CTE-23': 'Without the technology no war sun may be produced, placed or kept; one faction is an exception.',
      'TI4-CTE-24': 'X-89 Bacterial Weapon is an action and ignores Planetary Shield.',
    },
  },
  {
    id: 'TI4-CRX',
    title: 'Notes on relics, exploration and notes',
    rules: {
      'TI4-CRX-01':
        'The Crown of Thalnos is for combat dice only. A unit that rerolled and has no hit at all is destroyed outright at the end of the rolls.',
      'TI4-CRX-02':
        'Dominus Orb is used before movement. In that action your tokens keep no unit from moving or being carried.',
      'TI4-CRX-03': 'Maw of Worlds gains a technology whatever its prerequisites.',
      'TI4-CRX-04':
        'Scepter of Emelpar can stand for any token of the strategy pool that you would spend. What waits for such a token to be spent does not happen.',
      'TI4-CRX-05':
        'Shard of the Throne changes hands at once when its owner loses a legendary planet or one of their home; the point goes with it.',
      'TI4-CRX-06':
        'Stellar Converter needs a planet in an adjacent system that you do not control. A system without planets left counts as empty.',
      'TI4-CRX-07': 'The Codex takes its cards openly from the discard pile.',
      'TI4-CRX-08': 'The Obsidian raises your limit of secret objectives by one.',
      'TI4-CRX-09': 'The Prophet’s Tears reacts to research only.',
      'TI4-CRX-10':
        'Demilitarized Zone sends structures to reinforcements and ground forces to space, where they need capacity. From then on nothing lands, is placed or is produced there, and its planet card can be traded in the agenda phase.',
      'TI4-CRX-11': 'Enigmatic Device stays with you until you use its action, at the full price.',
      'TI4-CRX-12': 'Freelancers: a planet pays with its resources or its influence, not with both.',
      'TI4-CRX-13':
        'You choose the side of Ion Storm as you place it. It turns at the end of a move or retreat in which a ship used it, and only then; if there is another such wormhole, you say which is used.',
      'TI4-CRX-14': 'Mirage becomes a legendary planet of that system. Whoever finds it takes its card readied.',
      'TI4-CRX-15':
        'A research facility gives its specialty, or one more resource and one more influence if the planet has a specialty already.',
      'TI4-CRX-16':
        'If a card asks for a mech or for an infantry to be removed and you have or do neither, nothing happens.',
      'TI4-CRX-17':
        'Ceasefire stops movement into the active system, but not units already there, production or space cannons.',
      'TI4-CRX-18':
        'Political Secret stops its owner’s votes, action cards and optional faction abilities for that agenda, but not leaders, technologies or lasting abilities.',
      'TI4-CRX-19':
        'If two players exchange Support for the Throne, the active player gains the point first, or whoever is first in speaker order.',
      'TI4-CRX-20':
        'Trade Agreement is played when its owner replenishes and brings all those commodities; you need not be neighbours.',
    },
  },
];
