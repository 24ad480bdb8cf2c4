import type { RuleChapter } from '@orrery/kernel';

export const production: readonly RuleChapter[] = [
  {
    id: 'TI4-PROD',
    title: 'Production',
    rules: {
      'TI4-PROD-01':
        'In the production step units with Production in the active system, space docks as a rule, may use it.',
      'TI4-PROD-02':
        'You produce at most as many units as their Production values together. A basic space dock has the resources of its planet plus 2.',
      'TI4-PROD-03':
        'You pay with resources of planets, which you exhaust, and with trade goods; what is paid too much is lost.',
      'TI4-PROD-04': 'Fighters and infantry cost 1 for two, and each of the two counts against the limit.',
      'TI4-PROD-05': 'Ships you produce are placed in the active system.',
      'TI4-PROD-06':
        'Ground forces go on a planet with a unit that used Production. If a unit in space produced them, they go on a planet you control there or stay in the space area.',
      'TI4-PROD-07': 'Your fleet pool limits produced ships as well.',
      'TI4-PROD-08': 'Where others have ships and you have none, you cannot produce ships.',
      'TI4-PROD-09':
        'Of two for one cost you may take only one, at the full cost. A fighter and an infantry cannot share a cost.',
      'TI4-PROD-10':
        'Costs of units produced together are added up before you pay. Planets pay as a whole, and the rest is wasted.',
      'TI4-PROD-11':
        'A unit without a cost cannot be produced. A war sun needs its technology, to be produced or placed.',
      'TI4-PROD-12':
        'Several producing units add their values. Ground forces may be spread over the planets that have one.',
      'TI4-PROD-13':
        'A unit is blockaded while others have ships in its system and you have none. It can still produce ground forces.',
      'TI4-PROD-14': 'Ships are never produced in a system with ships of another player, whatever the effect.',
      'TI4-PROD-15':
        'Other effects that produce units have limits of their own and must be paid for. They place units in the space area or on planets you control there, and do not count as using Production.',
      'TI4-PROD-16': 'You cannot produce units on planets you do not control.',
      'TI4-PROD-17': 'A discount lowers the total cost of one use, never below nothing; the limit stays the same.',
      'TI4-PROD-18': 'A unit with a name of its own counts as the basic type wherever that type is named.',
    },
  },
  {
    id: 'TI4-UNIT',
    title: 'Units',
    rules: {
      'TI4-UNIT-01':
        'There are three kinds: ships, ground forces, which are infantry and mechs, and structures, which are PDS and space docks.',
      'TI4-UNIT-02': 'A destroyed unit leaves the board.',
      'TI4-UNIT-03': 'Structures stay on planets and do not count against the fleet pool.',
      'TI4-UNIT-04': 'As a rule you begin with one space dock.',
      'TI4-UNIT-05': 'Each faction has a flagship and a mech of its own.',
      'TI4-UNIT-06':
        'Ships are always in space. Ground forces are on planets, in any number, or in space where there is capacity.',
      'TI4-UNIT-07':
        'On a planet you can have one space dock and two PDS at most; more cannot be placed. Structures do not move and are not carried, unless they say so.',
      'TI4-UNIT-08':
        'Structures of yours are destroyed when another player takes control of their planet. A PDS alone on an invaded planet still fires its space cannon before that.',
      'TI4-UNIT-09': 'Structures have no cost and are not produced; they are placed, mostly by Construction.',
      'TI4-UNIT-10':
        'Mechs are ground forces that you can produce from the start; they are no technology. What speaks of infantry does not mean mechs.',
      'TI4-UNIT-11':
        'Deploy places its unit from reinforcements when its condition is met, free unless it says otherwise, and once each time.',
      'TI4-UNIT-12':
        'An upgrade changes all your units of its type at once, damaged ones too. A faction with a version of its own cannot gain the generic one.',
      'TI4-UNIT-13': 'If units improve in the middle of a combat, dice already rolled keep the old value.',
      'TI4-UNIT-14': '“This system” and “this planet” on a unit mean the place where it is.',
      'TI4-UNIT-15': 'A unit is on the board, in reinforcements or captured, and never in two of these places.',
    },
  },
  {
    id: 'TI4-CAPT',
    title: 'Capture',
    rules: {
      'TI4-CAPT-01':
        'A captured mech or non-fighter ship lies on the captor’s faction sheet; its owner cannot use it until it is returned.',
      'TI4-CAPT-02':
        'It returns to its owner’s reinforcements in a transaction, as the price of an ability of the captor, or when the owner blockades one of the captor’s space docks.',
      'TI4-CAPT-03':
        'A captured fighter or infantry goes back to its owner at once; the captor takes a token of its kind from the supply instead. It belongs to nobody, cannot be traded, and no blockade frees it.',
      'TI4-CAPT-04':
        'Whoever blockades one of your space docks cannot have units captured by you. During a space combat nobody is blockaded in that system.',
      'TI4-CAPT-05': 'What a blockade frees returns as soon as the blockade exists, before later steps of the action.',
      'TI4-CAPT-06': 'Your own units that you have captured come free only by effects that use captured units.',
      'TI4-CAPT-07':
        'Captured units of an eliminated player stay captured, and leave the game when they would be returned.',
    },
  },
  {
    id: 'TI4-CMD',
    title: 'Command tokens',
    rules: {
      'TI4-CMD-01':
        'Tokens of the tactic pool pay for tactical actions, those of the fleet pool limit your ships, those of the strategy pool pay for secondary abilities.',
      'TI4-CMD-02':
        'In the status phase all your tokens return from the board to reinforcements. Then you gain two, and may redistribute all on your command sheet.',
      'TI4-CMD-03':
        'A token you gain comes from reinforcements and goes into the pool you choose, unless a pool is named.',
      'TI4-CMD-04':
        'You have 16 tokens and never more, wherever they are: on the board, on your sheet, in reinforcements or with another player.',
      'TI4-CMD-05':
        'A token that would be put into a system where one of yours lies goes to reinforcements instead. What depends on putting it there still happens.',
      'TI4-CMD-06': 'To redistribute is to move tokens between your pools; it never changes how many you have.',
      'TI4-CMD-07':
        'Tokens of other players on your sheet are not yours, except where an ability of your faction says so.',
    },
  },
];
