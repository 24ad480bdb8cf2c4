import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import type { ChoiceCard } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import { TurnChoice } from '@orrery/imperium/web/parts/TurnChoice.tsx';
import type { PointedAt } from '@orrery/imperium/web/parts/TurnChoice.tsx';
import { CARRIED, movementPlan } from '../../rules/movement.ts';
import type { Turn } from '../../shapes.ts';
import { names, viewOf } from '../content.ts';
import { systemName } from '../mapModel.ts';
import { mapState } from '../state.ts';
import { t } from '../words.ts';
import { askedOf, footOf, giving, seatOf } from './askView.ts';
import type { AskView } from './askView.ts';
import { cardFor } from './cards.tsx';
import { primaryOf, strategyIcon } from './strategy.tsx';

const turns = (table: TableModel): readonly Turn[] => (table.answers() ?? []) as unknown as Turn[];

/** The system that is pointed at on the map, where it can be activated. */
function pointedAt(table: TableModel): Extract<Turn, { do: 'tactical' }> | null {
  const system = mapState(table).picked();
  const found = turns(table).find((turn) => turn.do === 'tactical' && turn.system === system);
  return found?.do === 'tactical' ? found : null;
}

/** Everything but systems: strategy cards and what components offer, with their words. */
const cards = (table: TableModel): ChoiceCard[] =>
  turns(table).flatMap((turn): ChoiceCard[] => {
    const answer = turn as unknown as Json;
    if (turn.do === 'strategic')
      return [
        {
          answer,
          title: names().strategyCard(turn.card),
          text: primaryOf(table, turn.card),
          note: t('strategicAction'),
          icon: strategyIcon(turn.card),
        },
      ];
    return turn.do === 'component' ? [cardFor(answer, turn.ability, t('componentAction'))] : [];
  });

/** What could come to a system, counted by kind. */
function arrivals(table: TableModel, system: string): string {
  const counts = new Map<string, number>();
  for (const { id, most } of movementPlan(askedOf(table), seatOf(table), system).slots) {
    if (id.startsWith(CARRIED)) continue;
    const stack = id.slice(0, id.lastIndexOf('@'));
    counts.set(stack, (counts.get(stack) ?? 0) + most);
  }
  return names().list([...counts].map(([stack, n]) => names().stack(stack, n)));
}

const tacticOf = (table: TableModel): number => viewOf(table).pub.sheets[seatOf(table)]!.tactic;
/** The system that is pointed at, with what could come there and what it costs. */
function target(table: TableModel): PointedAt | null {
  const one = pointedAt(table);
  if (one === null) return null;
  const units = arrivals(table, one.system);
  return {
    name: systemName(one.system, names()),
    arrivals: units ? t('canArrive', { units }) : t('nothingArrives'),
    cost: t('costsTactic', { n: tacticOf(table) }),
  };
}

const titleOf = (turn: Turn): string => {
  if (turn.do === 'tactical') return t('activate', { system: systemName(turn.system, names()) });
  if (turn.do === 'strategic') return t('useCard', { card: names().strategyCard(turn.card) });
  if (turn.do === 'component') return t('useCard', { card: cardFor(null, turn.ability).title });
  return turn.do === 'pass' ? t('passTurn') : t('endTurn');
};

export const turn: AskView = {
  Controls: (props) => {
    const { chosen, choose } = choiceOf(props.table);
    const point = (answer: Json) => {
      mapState(props.table).pick(null);
      choose(answer);
    };
    const systems = () => turns(props.table).filter((one) => one.do === 'tactical').length;
    return (
      <TurnChoice
        title={t('tacticalAction')}
        pointedAt={target(props.table)}
        hint={systems() > 0 ? t('pointAtSystem', { n: systems(), tokens: tacticOf(props.table) }) : t('noTacticToken')}
        others={{ title: t('otherActions'), cards: cards(props.table) }}
        chosen={chosen()}
        choose={point}
      />
    );
  },
  panel: (table) => {
    const chosen = choiceOf(table).chosen() as Turn | undefined;
    const wanted = pointedAt(table) ?? chosen;
    const quiet = turns(table).filter((one) => one.do === 'pass' || one.do === 'end');
    const foot = [
      ...(wanted ? [giving(table, wanted as unknown as Json, titleOf(wanted))] : []),
      ...quiet.map((one) => ({ answer: one as unknown as Json, title: titleOf(one), key: 'P', final: true })),
    ];
    return wanted ? { ...footOf(...foot), stacked: true } : { ...footOf(...foot), equal: true };
  },
};
