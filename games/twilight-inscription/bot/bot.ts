/** What bots need: a whole state that a view allows, quick sensible answers, and how good a position is. */
import { redeal, shuffleWith, type BotSupport, type Decision, type Json, type View } from '@orrery/kernel';
import { AGENDAS, type AgendaId } from '../content/agendas.ts';
import { EVENTS, GUIDE_EVENTS, eventCard, type EventId } from '../content/events.ts';
import { FACTION_IDS, GUIDE_FACTIONS } from '../content/factions.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { RELICS, relicCard, type RelicId } from '../content/relics.ts';
import { SHEETS } from '../content/vocabulary.ts';
import { openDesk } from '../rules/asks.ts';
import { AGENDA_DECKS, alternating, findZone, offerZone } from '../rules/setup.ts';
import type { InscriptionShapes } from '../rules/shapes.ts';
import { handZone } from '../rules/table.ts';
import type { Moment } from '../sheet/player.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import { planStep } from './plan.ts';
import { againstAi, ballot, bestFaction } from './votes.ts';

type V = View<InscriptionShapes>;
type Below = (n: number) => number;
type Group = { zones: string[]; cards: string[] };

/** Cards of a deck that the view does not show. */
function unseen(v: V, all: readonly string[]): string[] {
  const seen = new Set([...Object.values(v.pub.table.cards).flat(), ...Object.values(v.me?.table.cards ?? {}).flat()]);
  return all.filter((card) => !seen.has(card));
}

function groups(v: V, below: Below): Group[] {
  const { zones } = v.pub.table;
  const there = (names: string[]): string[] =>
    names.filter((zone) =>
      zones[zone] && typeof zones[zone].face !== 'string'
        ? !(zones[zone].face as number[]).includes(v.seat ?? -1)
        : zones[zone]?.face === 'down',
    );
  const seats = v.pub.players.map((_, seat) => seat);
  const found: Group[] = [];
  if (zones.factions) {
    found.push({
      zones: there(['factions', ...seats.map(offerZone)]),
      cards: unseen(v, v.pub.mode === 'guide' ? GUIDE_FACTIONS : FACTION_IDS),
    });
  }
  if (zones.relics)
    found.push({
      zones: there(['relics', ...seats.flatMap((s) => [handZone(s), findZone(s)])]),
      cards: unseen(
        v,
        RELICS.map((r) => r.id),
      ),
    });
  if (zones.events)
    found.push({
      zones: ['events'],
      cards: unseen(
        v,
        EVENTS.map((e) => e.id),
      ),
    });
  if (zones.agendas) found.push(...agendaGroups(v, below));
  for (const sheet of SHEETS) {
    const pile = `objectives of ${sheet}`;
    if (zones[pile])
      found.push({
        zones: [pile],
        cards: unseen(
          v,
          OBJECTIVES.filter((o) => o.sheet === sheet).map((o) => o.id),
        ),
      });
  }
  return found;
}

/** Each Stage's deck from the agendas of that Stage; what is left lies in the box. */
function agendaGroups(v: V, below: Below): Group[] {
  const box: string[] = [];
  const decks = ([2, 3, 4] as const).map((stage): Group => {
    const cards: AgendaId[] = unseen(
      v,
      AGENDAS.filter((a) => a.stage === stage).map((a) => a.id),
    ) as AgendaId[];
    shuffleWith(cards, below);
    box.push(...cards.splice(v.pub.table.zones[AGENDA_DECKS[stage]]!.n));
    return { zones: [AGENDA_DECKS[stage]], cards };
  });
  return v.pub.table.zones.box!.n > 0 ? [...decks, { zones: ['box'], cards: box }] : decks;
}

/** The order of Stages and backs is known; only which card of a pile comes when is not (INS-SETUP-10). */
function eventOrder(v: V, below: Below): EventId[] {
  const left = unseen(
    v,
    EVENTS.map((e) => e.id),
  ) as EventId[];
  const onTop = v.pub.mode === 'guide' ? GUIDE_EVENTS.filter((id) => left.includes(id)).toReversed() : [];
  const deck = ([5, 4, 3, 2, 1] as const).flatMap((stage) => {
    const pile = (back: string): EventId[] => {
      const cards = left.filter(
        (id) => !onTop.includes(id) && eventCard(id).stage === stage && eventCard(id).back === back,
      );
      shuffleWith(cards, below);
      return cards;
    };
    return alternating(pile('blue'), pile('black'));
  });
  return [...deck, ...onTop];
}

export const bot: BotSupport<InscriptionShapes> = {
  determinize: (v, below) => {
    const { mode, difficulty, guideEnd } = v.pub;
    const options = { side: 'B', difficulty: difficulty ?? 'easy', mode, guideEnd };
    const state = redeal(
      v,
      { id: 'twilight-inscription', rules: 1, options },
      { own: () => ({ draft: null, marked: [] }), hid: {} },
      groups(v, below),
      below,
    );
    if (v.pub.table.zones.events) state.hid.table.cards.events = eventOrder(v, below);
    return state;
  },
  evaluate,
  quick: (v, d, below) => quick(v, d, below),
};

function quick(v: V, d: Decision, below: Below): Json | null {
  const mine = (zone: string): readonly string[] => v.me?.table.cards[zone] ?? [];
  const q = d.q as { step?: Moment['step']; agenda?: AgendaId };
  switch (d.kind) {
    case 'faction':
    case 'vassal':
      return bestFaction(mine(offerZone(v.seat!)));
    case 'keepRelic':
      return [...(mine(findZone(v.seat!)) as RelicId[])].sort((a, b) => relicCard(b).vp - relicCard(a).vp)[0]!;
    case 'vote':
      return ballot(v, q.agenda!) as unknown as Json;
    case 'castAgainstAi':
      return againstAi(v);
    case 'nameResource':
      return q.agenda === 'automated-worker-ban' ? 2 : 1;
    case 'mark':
      return planStep(openDesk(v, q.step!), outlookOf(v, v.seat!), below) as unknown as Json;
    default:
      return null;
  }
}
