import { battles } from '@orrery/imperium';
import { sampler } from '@orrery/kernel';
import { edition as third } from '@orrery/ti3/odds';
import { edition as fourth } from '@orrery/ti4/odds';
import { columns } from '../columns.ts';
import { Refused } from '../command.ts';
import type { Command, Given } from '../command.ts';

const EDITIONS = { ti3: third, ti4: fourth } as const;
type Edition = keyof typeof EDITIONS;

const percent = (p: number): string => `${(100 * p).toFixed(2)} %`;
const unitsInWords = (units: battles.Survivors['units']): string =>
  Object.entries(units)
    .map(([id, { whole, damaged }]) => `${whole + damaged} ${id}${damaged > 0 ? ` (${damaged} damaged)` : ''}`)
    .join(', ');

function sideOf(edition: battles.OddsEdition, given: Given, name: 'attacker' | 'defender'): battles.SideDescription {
  const text = (option: string): string => given.text(option) ?? '';
  const side = battles.readSide(edition, {
    units: text(name),
    cannon: text(`${name}-cannon`),
    with: text(`${name}-with`),
    losses: text(`${name}-losses`),
    leaves: text(`${name}-leaves`),
  });
  if ('fault' in side) throw new Refused(`--${name}: ${faultInWords(edition, side)}`);
  return side;
}
function faultInWords(edition: battles.OddsEdition, fault: battles.DescriptionFault): string {
  if (fault.fault === 'unknown') {
    const known = [...edition.units, ...edition.cannons, ...edition.effects].map(({ id }) => id);
    const near = known.filter((id) => id.includes(fault.word) || fault.word.includes(id)).slice(0, 8);
    const hint = near.length > 0 ? `; near are ${near.join(', ')}` : '; --list names them all';
    return `there is no "${fault.word}"${hint}`;
  }
  if (fault.fault === 'too-many') return `there are at most ${fault.most} ${fault.word}`;
  if (fault.fault === 'no-units')
    return `the ${fault.side === 0 ? 'attacker' : 'defender'} has nobody who fights there`;
  return fault.fault === 'too-long'
    ? 'the list is too long'
    : `"${fault.word}" cannot be read; write "2 cruiser, 1 dreadnought!1"`;
}

/** A vote and a draw of cards. */
function chancesInWords(votes: string | null, draw: string | null, asJson: boolean): string {
  const wish = battles.readChances(
    new URLSearchParams({ ...(votes === null ? {} : { votes }), ...(draw === null ? {} : { draw }) }),
  );
  const read = battles.writeChances(wish);
  if (votes !== null && read.get('votes') !== votes)
    throw new Refused(`--votes: "${votes}" is none; write "5-50,4-80"`);
  if (draw !== null && read.get('draw') !== draw) throw new Refused(`--draw: "${draw}" is none; write "80-4-2"`);
  const vote = votes === null ? null : battles.voteOdds(wish.voters);
  const drawn = draw === null ? null : battles.drawOdds(wish.pile, wish.wanted, wish.drawn);
  if (asJson) return `${JSON.stringify({ ...(vote ? { vote } : {}), ...(drawn ? { draw: drawn } : {}) })}\n`;
  const rows = [
    ...(vote
      ? [
          ['passes', percent(vote.passes)],
          ['fails', percent(vote.fails)],
          ['tie', percent(vote.tie)],
        ]
      : []),
    ...(drawn ?? []).map((p, n) => [`${n} of the wanted cards`, percent(p)]),
  ];
  return `${columns(['outcome', 'chance'], rows)}\n`;
}

/** The chances of a battle of Twilight Imperium, exactly. */
export const odds: Command = {
  name: 'odds',
  operands: [],
  summary: 'the exact odds of a battle of Twilight Imperium: who wins, what is left',
  options: {
    edition: { value: 'E', help: 'ti4 or ti3 (ti4)' },
    on: { value: 'F', help: 'space or ground (space); on the ground ships bombard from orbit' },
    attacker: { value: 'U', help: 'its units: "5 cruiser, 2 dreadnought!1"; !1: one of them is damaged' },
    defender: { value: 'U', help: 'the same' },
    'attacker-cannon': { value: 'U', help: 'units elsewhere that fire into the battle: "2 pds"' },
    'defender-cannon': { value: 'U', help: 'the same' },
    'attacker-with': { value: 'X', help: 'technologies, cards, leaders ...: "antimass-deflectors, direct-hit*2"' },
    'defender-with': { value: 'X', help: 'the same' },
    'attacker-losses': { value: 'L', help: `${battles.LOSSES.join(', ')} (sustain-first)` },
    'defender-losses': { value: 'L', help: 'the same' },
    'attacker-leaves': { value: 'R', help: 'round2, left3 or below30 (percent to win); never without it' },
    'defender-leaves': { value: 'R', help: 'the same' },
    votes: { value: 'V', help: 'a vote instead of a battle: votes and chance in percent of each player, "5-50,4-80"' },
    draw: { value: 'D', help: 'a draw of cards instead: cards in the pile, wanted ones, drawn ones, "80-4-2"' },
    list: { help: 'all units and effects that the edition knows' },
    json: { help: 'one JSON object instead of text' },
  },
  examples: [
    'odds --attacker "5 cruiser" --defender "2 dreadnought, 4 fighter"',
    'odds --votes 5-50,4-80,3-20',
    'odds --edition ti3 --on ground --attacker "4 ground-force, 1 dreadnought" --defender "2 ground-force"',
    'odds --attacker "3 dreadnought" --defender "2 war-sun" --defender-with "direct-hit*2" --attacker-leaves below25',
  ],
  async run(given, io) {
    const [votes, draw] = [given.text('votes'), given.text('draw')];
    if (votes !== null || draw !== null) return io.out(chancesInWords(votes, draw, given.flag('json')));
    const edition = EDITIONS[given.oneOf<Edition>('edition', ['ti4', 'ti3'], 'ti4')];
    if (given.flag('list')) {
      const rows = [
        ...edition.units.map(({ id, fields }) => [id, 'unit', fields.join(', ')]),
        ...edition.cannons.map(({ id }) => [id, 'cannon', 'elsewhere']),
        ...edition.effects.map(({ id, kind, field, most }) => [`${id}${most > 1 ? ` (to ${most})` : ''}`, kind, field]),
      ];
      io.out(`${columns(['name', 'kind', 'where'], rows)}\nnot counted: ${edition.notCounted.join(', ')}\n`);
      return;
    }
    const field = given.oneOf<battles.Field>('on', ['space', 'ground'], 'space');
    const sides = [sideOf(edition, given, 'attacker'), sideOf(edition, given, 'defender')] as const;
    const battle = battles.battleOfDescription(edition, { field, sides });
    if ('fault' in battle) throw new Refused(faultInWords(edition, battle));
    const below = sampler('odds');
    const begun = performance.now();
    const found = battles.odds(battle, () => below(1 << 30) / (1 << 30));
    const ms = performance.now() - begun;
    const best = battles.bestReply(battle);
    if (given.flag('json')) {
      io.out(`${JSON.stringify({ field, sides, odds: found, bestReply: best })}\n`);
      return;
    }
    const won = field === 'ground' ? 'planet taken' : 'attacker wins';
    const rows = [
      [won, percent(found.first)],
      ['nobody left', percent(found.draw)],
      ['defender wins', percent(found.second)],
      ...(found.retreats[0] > 0 ? [['attacker leaves', percent(found.retreats[0])]] : []),
      ...(found.retreats[1] > 0 ? [['defender leaves', percent(found.retreats[1])]] : []),
      ...(found.stalemate > 0 ? [['neither can hit', percent(found.stalemate)]] : []),
    ];
    io.out(`${columns(['outcome', 'chance'], rows)}\n`);
    (['attacker', 'defender'] as const).forEach((name, side) => {
      for (const { chance, units } of found.survivors[side]!.slice(0, 5))
        io.out(`  ${name} keeps ${unitsInWords(units)}: ${percent(chance)}\n`);
    });
    if (best !== null) io.out(`${won} when both choose their losses as well as can be: ${percent(best)}\n`);
    const how =
      found.method === 'exact'
        ? `exact, in ${ms.toFixed(1)} ms`
        : `about: sampled, each chance within ${percent(found.error)} (exact would take too long)`;
    io.out(`${found.expectedRounds.toFixed(2)} rounds on average; ${how}; cards in hand are not counted\n`);
  },
};
