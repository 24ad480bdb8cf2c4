import type { RuleChapter } from '@orrery/kernel';

export const cards: readonly RuleChapter[] = [
  {
    id: 'TI4-AC',
    title: 'Action cards',
    rules: {
      'TI4-AC-01':
        'Action cards are used once. You get them in the status phase, by Politics, by exploration and by other effects.',
      'TI4-AC-02': 'You may never hold more than 7, unless an effect raises or lowers that number.',
      'TI4-AC-03': 'A card marked “Action” takes an action of its own; the others are played at the moment they name.',
      'TI4-AC-04': 'Two cards of the same name cannot be played at one moment on the same thing.',
      'TI4-AC-05': 'Some action cards cancel others.',
      'TI4-AC-06':
        'If several players want to play at once, initiative decides in the action and status phases; in the agenda phase it goes clockwise from the speaker.',
      'TI4-AC-07': 'With too many cards you discard at once, before you can play or trade any of them.',
      'TI4-AC-08':
        'You announce a card with all its targets and what you spend on it. Then it can be cancelled; then you pay, it takes effect, and it is discarded.',
      'TI4-AC-09':
        'A cancelled card does nothing, costs nothing and is discarded. It does not count as played, so another copy may follow.',
      'TI4-AC-10': 'What is drawn, rolled or researched is decided only when the card can no longer be cancelled.',
      'TI4-AC-11': 'A card that takes effect later, such as a prediction, can be cancelled only when it is played.',
      'TI4-AC-12': 'Cards that harm units cannot be aimed at your own.',
      'TI4-AC-13':
        'In the status phase cards are drawn in initiative order. If you draw several you take them all, and discard, before the next player draws.',
      'TI4-AC-14': 'Discarding surplus cards comes before the discard pile is shuffled for the next player’s draw.',
    },
  },
  {
    id: 'TI4-ABL',
    title: 'Abilities and timing',
    rules: {
      'TI4-ABL-01': 'An ability headed “Action” is the action of your turn.',
      'TI4-ABL-02':
        '“Before” and “after” mean immediately before and after; “when” means as it happens, and often changes it. Of one event, all “when” come before all “after”, and these before any “before” of the next event.',
      'TI4-ABL-03':
        'Each ability can be used once each time its event happens, and no component twice at one moment. Every unit on the board is a component of its own.',
      'TI4-ABL-04':
        'At one moment players use one ability each by turns, in the order of the phase, until all have declined one after the other. If you declined and somebody acts after you, you may act again.',
      'TI4-ABL-05': 'What says “may” is your choice; other text on components in play must be followed.',
      'TI4-ABL-06':
        'An ability is carried out as fully as possible. Of parts joined by “and”, each is done as far as it can be.',
      'TI4-ABL-07':
        '“To” or a semicolon stands between price and effect: without the whole price no effect. “Then” makes what follows depend on what was done before.',
      'TI4-ABL-08': 'An effect with a duration lasts that long, even if its source is gone.',
      'TI4-ABL-09':
        'An ability that you gain at a moment may still be used at it. Some abilities look at their condition when the event happens, others when they take effect.',
      'TI4-ABL-10': 'While an ability is carried out no other can be used, except those that its own steps set off.',
      'TI4-ABL-11':
        'Unit abilities are Anti-Fighter Barrage, Bombardment, Deploy, Planetary Shield, Production, Space Cannon and Sustain Damage. The combat value is none.',
      'TI4-ABL-12': 'A card with several paragraphs has as many separate abilities.',
      'TI4-ABL-13':
        'If you are told to do what is already done in full, such as replenishing a full stock, it still counts as done.',
      'TI4-ABL-14':
        'You are asked only when you could act, but how the table waits must not tell which hidden cards anybody has.',
    },
  },
  {
    id: 'TI4-OBJ',
    title: 'Objectives',
    rules: {
      'TI4-OBJ-01':
        'Five public objectives of the first stage, worth 1 point, and five of the second, worth 2, are laid out. Two of the first are open at the start, and one more is revealed each round.',
      'TI4-OBJ-02': 'The second stage comes only when all of the first are open.',
      'TI4-OBJ-03': 'In the status phase you may score one public and one secret objective at most.',
      'TI4-OBJ-04': 'You have at most three secret objectives, scored and unscored together.',
      'TI4-OBJ-05': 'Unless you control all planets of your home system you cannot score public objectives.',
      'TI4-OBJ-06':
        'A secret objective names the phase in which it is scored: action, status or agenda. In the action phase you may score any number, but only one during or after each combat.',
      'TI4-OBJ-07':
        'What it asks for must be so at the moment of scoring, and what it costs is paid then. Objectives of the status phase look at the status phase only.',
      'TI4-OBJ-08': 'You score each objective once. Any number of players may score the same public one.',
      'TI4-OBJ-09': 'In the status phase you score in initiative order, each both objectives together.',
      'TI4-OBJ-10':
        'Objectives of the action and agenda phases are scored whenever they are fulfilled in that phase, also by players who are not active.',
      'TI4-OBJ-11':
        'A space combat and each ground combat are combats of their own. The barrage belongs to the combat, space cannon and bombardment do not.',
      'TI4-OBJ-12': 'Where units are to be destroyed, every effect that destroys counts, but removing does not.',
      'TI4-OBJ-13': 'A secret objective you score is shown and stays open before you.',
      'TI4-OBJ-14':
        'If you draw more than you may have, you return an unscored secret objective and shuffle. With three scored ones the new card goes back.',
      'TI4-OBJ-15': 'A secret objective that has become public is no longer secret for any purpose.',
      'TI4-OBJ-16':
        'Where you must control planets, those without units count too. Where you must have units, ships, ground forces and structures count.',
    },
  },
];
