import { fuzz, withAtHand } from '@orrery/kernel/testing';
import { keyFromSeed } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from './game.ts';
import { deckOf } from './rules/expansion/decks.ts';
import { AGENDA_DECK, handOf, secretsOf } from './rules/zones.ts';

const options = { expansion: 'yes', galaxy: 'fixed', factions: 'sol,hacan,jolnar' };
const setup = { seats: 3, options, key: keyFromSeed(1) };
const at = (thing: string) => withAtHand(ti4, setup, thing, 1);
const pub = (thing: string) => at(thing)!.pub;

describe('random games begin with any component at hand', () => {
  it('cards in hands, or on top of their decks', () => {
    expect(at('waylay')!.own[1]!.table.cards[handOf(1)]).toEqual(['waylay.1']);
    expect(at('brave-the-void')!.own[1]!.table.cards[secretsOf(1)]).toEqual(['brave-the-void']);
    expect(at('mirage explored')!.hidden.table.cards[deckOf('frontier')]!.at(-1)).toBe('mirage.1');
    expect(at('covert-legislation!')!.hidden.table.cards[AGENDA_DECK]!.at(-1)).toBe('covert-legislation');
    expect(at('military-support')!.own[1]!.table.cards['notes-1']).toContain('military-support.0');
  });
  it('relics, technologies and leaders in play, those of factions with their player', () => {
    expect(pub('stellar-converter relic').table.components['stellar-converter']!.holder).toBe(1);
    expect(pub('psychoarchaeology').sheets[1]!.technologies).toContain('psychoarchaeology');
    expect(pub('quantum-datahub-node').sheets[1]!.technologies).toContain('quantum-datahub-node');
    expect(pub('ta-zern').table.components['ta-zern.2']!.holder).toBe(2);
    expect(at('genetic-recombination')).toBeNull();
  });
  it('says what was never played', async () => {
    const report = await fuzz(ti4, {
      games: 1,
      seed: 2,
      seats: 3,
      options,
      hold: 'waylay',
      limit: 5,
      stopAtLimit: true,
    });
    expect(report.failure).toBeNull();
    expect(report.neverReached.inventory).toEqual(
      expect.arrayContaining([
        'waylay',
        'covert-legislation!',
        'stellar-converter relic',
        'mirage explored',
        'ta-zern',
      ]),
    );
  });
});
