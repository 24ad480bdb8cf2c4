import type { RuleChapter } from '@orrery/kernel';

export const actions: readonly RuleChapter[] = [
  {
    id: 'TI4-ACT',
    title: 'Action phase',
    rules: {
      'TI4-ACT-01':
        'In initiative order each of you takes a turn with one action. It goes round until all have passed.',
      'TI4-ACT-02':
        'There are three kinds of action: strategic, with your own strategy card; tactical, with a token of your tactic pool; and component actions, which are abilities headed “Action” on a card or a faction sheet.',
      'TI4-ACT-03': 'You cannot pass before you have used your strategy card, or both if you have two.',
      'TI4-ACT-04': 'Instead of an action you may pass; if no action is possible, you must.',
      'TI4-ACT-05':
        'When you have passed you have no more turns in this round, but you may still use secondary abilities of others’ strategy cards.',
      'TI4-ACT-06':
        'In the turn in which you pass you may still use what happens at the start of a turn and make transactions with neighbours.',
      'TI4-ACT-07': 'During your turn you may trade with your neighbours.',
      'TI4-ACT-08':
        'Having passed you may still play cards and use abilities that are no actions, when their moment comes.',
      'TI4-ACT-09': 'If all others have passed, you go on taking turns; each of them has its start and its end.',
      'TI4-ACT-10': 'The phase ends when the last player passes, after the end of that turn.',
      'TI4-ACT-11':
        'The end of an action comes before the end of the turn. Abilities at the end of a turn can be used when you pass, and also when an effect ends your turn early.',
      'TI4-ACT-12':
        'Several actions in one turn have one start and one end of turn in common, and one transaction with each neighbour.',
      'TI4-ACT-13':
        'You may start a component action only if it can be carried out whole. If it is cancelled it does not use up your action: take another or pass.',
      'TI4-ACT-14': 'If the second action of a turn is cancelled, you may end the turn without it.',
      'TI4-ACT-15':
        'The active player is the one whose turn it is. In strategic and component actions no system is active, unless an effect says so.',
    },
  },
  {
    id: 'TI4-TACT',
    title: 'Tactical action',
    rules: {
      'TI4-TACT-01':
        'Step 1, activation: put a command token of your tactic pool in a system that has none of yours. It is now the active system; tokens of others do not matter.',
      'TI4-TACT-02': 'Step 2, movement: move ships into the active system, as many as you can and like, or none.',
      'TI4-TACT-03':
        'Step 3, space combat: it is fought if two players have ships in the active system after movement and space cannon fire. PDS or ground forces alone cause no space combat.',
      'TI4-TACT-04': 'Step 4, invasion: bombardment, landing, space cannon defence, ground combat, control.',
      'TI4-TACT-05':
        'Step 5, production: it comes in every tactical action, also after a combat or when nothing has moved.',
      'TI4-TACT-06':
        'Think of the token as a magnet: it draws ships in range to the active system, but ships in systems that already have a token of yours stay where they are.',
      'TI4-TACT-07': 'The system stays active until the tactical action is over.',
      'TI4-TACT-08':
        'What happens when you activate comes before what happens after you activate; both come before movement.',
      'TI4-TACT-09': 'If an effect ends your turn after the activation, no later step takes place and the token stays.',
      'TI4-TACT-10': 'All five steps come in order, even if one of them does nothing.',
      'TI4-TACT-11': 'A token put into a system by another effect does not activate it and triggers nothing.',
      'TI4-TACT-12': 'After step 5 comes the moment after the tactical action, and the end of the action.',
    },
  },
];
