import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { LANGUAGES, nextDecision, readyToClose, view } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Match, Shapes } from '@orrery/kernel';
import { botChance } from '@orrery/bots';
import { chronicle, deckOptions, exportCampaign, importCampaign, languages, newCampaign } from '@orrery/star-realms';
import type { NamedCampaign } from '@orrery/star-realms';
import { Refused } from '../command.ts';
import type { Command, Given } from '../command.ts';
import type { Io } from '../io.ts';
import { readBots } from '../table.ts';

const ACTIONS = ['new', 'status', 'play', 'deck'] as const;

/** A campaign of Star Realms kept in a file: begun, told, played on by bots, its deck taken to other tables. */
export const campaign: Command = {
  name: 'campaign',
  operands: ['ACTION', 'FILE'],
  summary: `a campaign of Star Realms in a file: ${ACTIONS.join(', ')}`,
  options: {
    name: { value: 'TEXT', help: 'new: the name of the campaign' },
    players: { value: 'A,B', help: 'new: the two players' },
    seed: { value: 'S', help: 'new: the seed; by default one nobody knows' },
    bots: { value: 'A,B', help: 'play: the bots of the two seats (greedy)' },
    games: { value: 'N', help: 'play: stop after N games (to the end of the campaign)' },
    decisions: { value: 'N', help: 'play: stop after N decisions, in the middle of a game if need be' },
    lang: { value: 'en|fr|de', help: 'status: the language (en)' },
  },
  examples: [
    'campaign new war.json --name "Two Suns" --players Ada,Ben',
    'campaign play war.json --games 1',
    'campaign status war.json --lang fr',
    'campaign deck war.json',
  ],
  async run(given, io) {
    const action = ACTIONS.find((one) => one === given.operands[0]);
    const path = given.operands[1]!;
    if (!action) throw new Refused(`"${given.operands[0]}" is none of ${ACTIONS.join(', ')}`);
    if (action === 'new') begin(given, path, io);
    else if (action === 'play') await playOn(given, path, io);
    else if (action === 'deck') tellDeck(path, io);
    else await tell(path, given, io);
  },
};

function begin(given: Given, path: string, io: Io): void {
  if (existsSync(path)) throw new Refused(`${path} exists already`);
  const [first = 'Seat 1', second = 'Seat 2'] = given.text('players')?.split(',') ?? [];
  const seed = given.number('seed', 0, 2 ** 48, randomInt(2 ** 47));
  const named = newCampaign(given.text('name') ?? 'Campaign', [{ name: first }, { name: second }], seed);
  store(path, named);
  io.out(`${path}: ${named.name}, ${first} against ${second}\n`);
}

/** The campaign of a file, checked from its first command on. */
function load(path: string): NamedCampaign {
  if (!existsSync(path)) throw new Refused(`there is no file ${path}`);
  const read = importCampaign(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Refused(`${path}, line ${read.flaw.line}: ${read.flaw.reason}`);
  return read.campaign;
}

/** Written beside and moved into place, so that a file is never half a campaign. */
function store(path: string, named: NamedCampaign): void {
  writeFileSync(`${path}.new`, exportCampaign(named));
  renameSync(`${path}.new`, path);
}

async function tell(path: string, given: Given, io: Io): Promise<void> {
  const { name, seats, match } = load(path);
  const language = await languages[given.oneOf('lang', LANGUAGES, 'en')]();
  const lines = chronicle(match.state.pub, language, (seat) => seats[seat]!.name);
  io.out(`${name}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

function tellDeck(path: string, io: Io): void {
  const options = deckOptions(load(path).match.state.pub);
  const set = Object.entries(options).map(([option, value]) => `--set "${option}=${value}"`);
  io.out(`${set.join(' ')}\n`);
}

async function playOn(given: Given, path: string, io: Io): Promise<void> {
  const named = load(path);
  const bots = readBots(given, 'greedy');
  const games = given.number('games', 1, 12, Infinity);
  const decisions = given.number('decisions', 1, 1_000_000, Infinity);
  const { match } = named;
  const until = match.state.pub.campaign!.played.length + games;
  const general = match as unknown as Match<Shapes>;
  const game = general.game as AnyGame;
  for (let i = 0; i < decisions && !match.state.pub.table.result; i++) {
    const d = nextDecision(game, general.state);
    if (d?.kind === 'goOn' && match.state.pub.campaign!.played.length >= until) break;
    const { n } = match.state.pub.table;
    const command = d
      ? {
          do: 'answer' as const,
          seat: d.seat,
          n,
          ask: d.id,
          // Chance hangs on the moment alone, so that a campaign goes on the same wherever it was stopped.
          answer: bots[d.seat % bots.length]!.choose(game, view(general.state, d.seat), d, botChance(n, d.seat)),
        }
      : ({ do: 'closeWindow', n } as const);
    if (!d && !readyToClose(general.state)) break;
    const played = match.play(command);
    if (!played.ok) throw new Refused(`the bot's answer is refused: ${played.refusal.rule}`);
  }
  store(path, named);
  await tell(path, given, io);
}
