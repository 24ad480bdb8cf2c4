/** What bots need of the game, and the deal of a whole state that a view allows. */
import { redeal, shuffleWith, type BotSupport, type State, type View } from '@orrery/kernel';
import { AGENDAS, type AgendaId } from '../content/agendas.ts';
import { EVENTS, GUIDE_EVENTS, eventCard, type EventId } from '../content/events.ts';
import { FACTION_IDS, GUIDE_FACTIONS } from '../content/factions.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { RELICS, type RelicId } from '../content/relics.ts';
import { SHEETS } from '../content/vocabulary.ts';
import { RULES } from '../rules/version.ts';
import { AGENDA_DECKS, alternating, findZone, offerZone } from '../rules/setup.ts';
import type { InscriptionShapes } from '../shapes.ts';
import { allSeats, deskAt, handZone } from '../rules/table.ts';
import { CLAIMED, copyPlayer } from '../sheet/player.ts';
import { beginner } from './beginner.ts';
import { evaluate } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import { planStep } from './plan.ts';
import { search } from './search.ts';
import { quick } from './quick.ts';

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
function dealEvents(v: V, cards: { [zone: string]: readonly string[] }, below: Below): void {
  const left = unseen(
    v,
    EVENTS.map((e) => e.id),
  ) as EventId[];
  const onTop = v.pub.mode === 'guide' ? GUIDE_EVENTS.filter((id) => left.includes(id)).toReversed() : [];
  const deck = ([5, 4, 3, 2, 1] as const).flatMap((stage) => {
    const pile = (back: string): EventId[] => {
      const of = left.filter(
        (id) => !onTop.includes(id) && eventCard(id).stage === stage && eventCard(id).back === back,
      );
      shuffleWith(of, below);
      return of;
    };
    return alternating(pile('blue'), pile('black'));
  });
  cards.events = [...deck, ...onTop];
}

function determinize(v: V, below: Below): State<InscriptionShapes> {
  const { players } = v.pub;
  const state = redeal(
    { ...v, pub: { ...v.pub, players: [] } }, // sheets are never changed in place, so the deal may share them
    { id: 'twilight-inscription', rules: RULES },
    groups(v, below),
    below,
    { own: () => ({ draft: null, marked: [] }), hidden: {} },
  );
  state.pub.players = players.slice();
  if (v.pub.table.zones.events) dealEvents(v, state.hidden.table.cards, below);
  for (const seat of allSeats(v.pub)) if (seat !== v.seat) planHiddenMarks(state, seat, below);
  return state;
}

/** Whoever has marked in this step and is not asked again has sheets that nobody else has seen: they are marked by rule of thumb. */
function planHiddenMarks(state: State<InscriptionShapes>, seat: number, below: Below): void {
  const { pub } = state;
  const frame = pub.table.stack.at(-1);
  if (frame?.proc !== 'marking' || pub.table.out.includes(seat)) return;
  if (pub.table.open.some((d) => d.kind === 'mark' && d.seat === seat)) return;
  const own = state.own[seat]!;
  const { step, keeping } = frame;
  const hand = (own.table.cards[handZone(seat)] ?? []) as RelicId[];
  const desk = deskAt(pub, step, copyPlayer(pub.players[seat]!), hand);
  own.marked = planStep(desk, outlookOf({ pub, me: own, seat }, seat), below);
  own.draft = desk.p;
  own.draft.rerolling = [];
  if (!keeping.includes(seat) || own.draft.awaits.relics.length > 0) return;
  // One who chooses among relics has claimed a relic system.
  const { systems } = desk.sheets.navigation;
  const found = systems.findIndex((s, i) => s.asset === 'relic' && own.draft!.navigation.systems[i] !== CLAIMED);
  own.draft.navigation.systems[found] = CLAIMED;
  own.draft.awaits.relics.push(found);
}

export const bot: BotSupport<InscriptionShapes> = {
  determinize,
  evaluate,
  quick,
  beginner,
  search,
  strengths: { medium: 60, hard: 800 },
};
