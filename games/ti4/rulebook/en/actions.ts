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
        'In the turn in which you pass you may still use what happens at the start of a turn and make transactions with neighbors.',
      'TI4-ACT-07': 'During your turn you may trade with your neighbors.',
      'TI4-ACT-08':
        'Having passed you may still play cards and use abilities that are no actions, when their moment comes.',
      'TI4-ACT-09': 'If all others have passed, you go on taking turns; each of them has its start and its end.',
      'TI4-ACT-10': 'The phase ends when the last player passes, after the end of that turn.',
      'TI4-ACT-11':
        'The end of an action comes before the end of the turn. Abilities at the end of a turn can be used when you pass, and also when an effect ends your turn early.',
      'TI4-ACT-12':
        'Several actions in one turn have one start and one end of turn in common, and one transaction with each neighbor.',
      'TI4-ACT-13':
        'You may start a component action only if it can be carried out whole. If it is cancelled it does not use up your action: take another or pass.',
      'TI4-ACT-14': 'If the second action of a turn is cancelled, you may end the turn without it.',
      'TI4-ACT-15':
        'The active player is the one whose turn it is. In strategic and component actions no system is active, unless an effect says so.',
    },
  },
];
