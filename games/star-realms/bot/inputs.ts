import type { Seat } from '@orrery/kernel';
import { scenarios } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetOf, sheetsOfScenario } from '../content/stickers/index.ts';
import { authorityOf } from '../rules/counts.ts';
import { designOf } from '../rules/designs.ts';
import { areFoes, isOut, modeOf, MODES } from '../rules/modes.ts';
import type { Role } from '../rules/modes.ts';
import type { Pub } from '../shapes.ts';
import { discardPile, hand, TRADE_ROW } from '../rules/zones.ts';
import { DESIGN, inputsOf } from './designInputs.ts';

/**
 * What the net sees of a position where a turn begins: every player who is still in, the Trade Row and a few figures of the table. It
 * reads public state alone, so it cannot know what lies in a hand or a deck; which cards may lie there follows from what a player owns.
 */

/** Of a player: cards owned out of ten, cards the hand may be expected to hold, Bases in play. */
export const OWNED = 0;
const EXPECTED = DESIGN;
const STANDING = 2 * DESIGN;
/** Authority as steps: the last few points count differently from the first. Then Authority as a whole, cards, hand, size of hand. */
const STEPS = [0, 3, 6, 9, 12, 16, 20, 25, 30, 40, 50, 70, 100];
const AUTHORITY = 3 * DESIGN;
const FIGURES = AUTHORITY + STEPS.length - 1;
export const CARDS = FIGURES + 1;
/** Steps to the Political Victory. */
const POLITICAL = FIGURES + 4;
const MOST_POLITICAL = 4;
/** Whether the player began, is to move, and how many turns away that is. */
const TURN = POLITICAL + MOST_POLITICAL;
const ROLE = TURN + 3;
const ROLES: readonly Role[] = ['boss', 'raider', 'emperor', 'admiral'];
/** The scenario, by the player's faction. */
const SCENARIO = ROLE + ROLES.length;
export const PLAYER_INPUTS = SCENARIO + 2 * scenarios.length;

/** Of the table: the Trade Row, how long the game has gone on, what the Kingdom gives, the mode. */
const ROW = PLAYER_INPUTS;
const ROUND = ROW + DESIGN;
const KINGDOM = ROUND + 1;
const MODE = KINGDOM + 1;
export const INPUTS = MODE + MODES.length;
export const TABLE_INPUTS = INPUTS - PLAYER_INPUTS;

export const MOST_PLAYERS = 6;
/** Inputs that are not zero, which and how much: of one player after the other, then of the table. */
export interface Inputs {
  n: number;
  readonly at: Uint16Array;
  readonly value: Float32Array;
  players: number;
  /** Where those of each player begin, then those of the table, then where these end. */
  readonly start: Uint16Array;
}
export const newInputs = (): Inputs => ({
  n: 0,
  at: new Uint16Array(4096),
  value: new Float32Array(4096),
  players: 0,
  start: new Uint16Array(MOST_PLAYERS + 2),
});
const put = (out: Inputs, at: number, value: number): void => {
  if (value === 0) return;
  out.at[out.n] = at;
  out.value[out.n++] = value;
};
const putDesign = (out: Inputs, key: string, group: number, value: number): void => {
  for (const { at, share } of inputsOf(key)) put(out, group + at, share * value);
};

// ---------------------------------------------------------------------------------------------------------------- players

/** How many stickers of the sheet that wins the scenario at hand a player has used (SR-POL-03). */
const politicalOf = (pub: Pub, seat: Seat): number => {
  const { campaign } = pub;
  const here: Scenario | undefined = campaign === null ? undefined : scenarios[campaign.scenario - 1];
  if (!here?.politicalVictory) return 0;
  const sheet = sheetsOfScenario(here.number).find((id) => sheetOf(id).faction === campaign!.factions[seat]);
  let used = 0;
  for (let rows = sheet === undefined ? 0 : (campaign!.sheets[sheet] ?? 0); rows !== 0; rows &= rows - 1) used++;
  return Math.min(used, MOST_POLITICAL);
};

const away: { [design: string]: number } = {};
const putCards = (pub: Pub, seat: Seat, out: Inputs): void => {
  const { owns, inPlay, handSize } = pub.players[seat]!;
  const { cards, zones } = pub.table;
  for (const key in away) delete away[key];
  let lies = 0;
  const lie = (key: string): void => {
    away[key] = (away[key] ?? 0) + 1;
    lies++;
  };
  for (const card of cards[discardPile(seat)]!) lie(designOf(pub, card).key);
  let ships = 0; // played this turn: as good as in hand
  for (const here of inPlay) {
    const design = designOf(pub, here.card);
    if (design.isBase) {
      lie(design.key);
      putDesign(out, design.key, STANDING, 1 - here.damage / design.defense);
    } else ships++;
  }
  let all = 0;
  for (const key in owns) all += owns[key]!;
  const held = zones[hand(seat)]!.n;
  const inHand = (held + ships) / Math.max(1, all - lies);
  for (const key in owns) {
    const n = owns[key]!;
    if (n === 0) continue;
    putDesign(out, key, OWNED, (10 * n) / all);
    putDesign(out, key, EXPECTED, (n - (away[key] ?? 0)) * inHand);
  }
  put(out, CARDS, all / 10);
  put(out, FIGURES + 2, held / 5);
  put(out, FIGURES + 3, handSize / 5);
};

const putPlayer = (pub: Pub, seat: Seat, turnsAway: number, out: Inputs): void => {
  putCards(pub, seat, out);
  const { active, campaign } = pub;
  const authority = authorityOf(pub, seat);
  const left = Math.max(0, authority - (areFoes(pub, active, seat) ? pub.players[active]!.combat : 0));
  for (let i = 1; i < STEPS.length && left > STEPS[i - 1]!; i++)
    put(out, AUTHORITY + i - 1, Math.min(1, (left - STEPS[i - 1]!) / (STEPS[i]! - STEPS[i - 1]!)));
  put(out, FIGURES, authority / 50);
  const political = politicalOf(pub, seat);
  for (let i = 0; i < political; i++) put(out, POLITICAL + i, 1);
  put(out, TURN, pub.first === seat ? 1 : 0);
  put(out, TURN + 1, turnsAway === 0 ? 1 : 0);
  put(out, TURN + 2, turnsAway / MOST_PLAYERS);
  const role = ROLES.indexOf(pub.players[seat]!.role);
  if (role >= 0) put(out, ROLE + role, 1);
  if (campaign !== null && campaign.scenario >= 1 && campaign.scenario <= scenarios.length)
    put(out, SCENARIO + 2 * (campaign.scenario - 1) + (campaign.factions[seat] === 'starEmpire' ? 0 : 1), 1);
};

const together = (pub: Pub, seat: Seat): boolean =>
  modeOf(pub).together && pub.players[seat]!.team === pub.players[pub.active]!.team;

/** Writes a position into `out`. Of players who are out there is nothing to say. */
export const describe = (pub: Pub, out: Inputs): void => {
  const { players, active } = pub;
  out.n = 0;
  out.players = players.length;
  players.forEach((_, seat) => {
    out.start[seat] = out.n;
    if (isOut(pub, seat)) return;
    let turnsAway = 0;
    if (!together(pub, seat))
      for (let other = active; other !== seat; other = (other + 1) % players.length)
        if (!isOut(pub, other)) turnsAway++;
    putPlayer(pub, seat, turnsAway, out);
  });
  out.start[players.length] = out.n;
  for (const card of pub.table.cards[TRADE_ROW]!) putDesign(out, designOf(pub, card).key, ROW, 1);
  put(out, ROUND, Math.min(2, pub.turn / (modeOf(pub).together ? 2 : players.length) / 10));
  put(out, KINGDOM, pub.kingdom === 'trade' ? 1 : 0);
  put(out, MODE + MODES.indexOf(pub.mode), 1);
  out.start[players.length + 1] = out.n;
};

// ------------------------------------------------------------------------------------------------------------ points of view

/** Who the others are to the player from whose chair a position is judged. */
export const SELF = 0;
const MATE = 1;
const PREY = 2;
const HUNTER = 3;
const OTHER = 4;
export const KINDS = 5;
export const ABSENT = KINDS;
export const kindTo = (pub: Pub, seat: Seat, other: Seat): number => {
  if (isOut(pub, other)) return ABSENT;
  if (other === seat) return SELF;
  if (pub.players[other]!.team === pub.players[seat]!.team) return MATE;
  const { mayAttack } = modeOf(pub);
  return mayAttack(pub, seat, other) ? PREY : mayAttack(pub, other, seat) ? HUNTER : OTHER;
};

/** Of two sides the one to move is judged, and the other side's chance is the rest; of more each player by itself. */
export const hasTwoSides = (pub: Pub): boolean => pub.players.every(({ team }) => team < 2);
