import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/catalogue.ts';
import { cardOf } from '../content/catalogue.ts';
import { buy, given, play, scrap } from '../given.ts';
import { designOf, factionsOf } from '../rules/designs.ts';
import { cardText } from './cardText.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const texts = (id: CardId) => [en, fr, de].map((l) => cardText(l.effects, cardOf(id), 'combat'));

describe('SR-SYM', () => {
  it('[SR-SYM-01] a faction mark gives the card’s faction, and before an ability marks an Ally Ability', () => {
    const { state } = given();
    expect(factionsOf(designOf(state.pub, 'claim-jumper.1').factions)).toEqual(['scavengers']);
    expect(texts('claim-jumper').map((t) => t.ally[0]!.split(/\s?:/)[0])).toEqual([
      'Consortium or Kingdom',
      'Consortium ou Royaume',
      'Konsortium oder Königreich',
    ]);
  });
  it('[SR-SYM-02] the Trade mark at the corner is the cost, inside the text box the Trade gained', () => {
    const table = given({
      seats: [{ hand: ['bonded-hauler'], trade: 1 }, {}],
      row: ['bonded-hauler', 'watchfire', 'ripper', 'toll-buoy', 'rust-rat'],
    });
    table.when(0, buy('bonded-hauler.2')).refused('SR-ACQ-04');
    table.when(0, play('bonded-hauler.1')).then((v) => expect(v.pub.players[0]!.trade).toBe(4));
    table.when(0, buy('bonded-hauler.2')).then((v) => expect(v.pub.players[0]!.trade).toBe(2));
    expect(texts('bonded-hauler').map((t) => t.primary)).toEqual([
      'Gain 3 Trade.',
      'Gagnez 3 Commerce.',
      'Erhalte 3 Handel.',
    ]);
  });
  it('[SR-SYM-03] Combat and Authority marks give what is gained', () => {
    given({ seats: [{ hand: ['dragon-guard'] }, {}] })
      .when(0, play('dragon-guard'))
      .then((v) => expect([v.pub.players[0]!.combat, v.pub.authority[0]]).toEqual([6, 53]));
    expect(texts('dragon-guard').map((t) => t.primary)).toEqual([
      'Gain 6 Combat and 3 Authority.',
      'Gagnez 6 Combat et 3 points d’Influence.',
      'Erhalte 6 Kampf und 3 Autorität.',
    ]);
  });
  it('[SR-SYM-04] the scrap mark sets a Scrap Ability apart from the others', () => {
    expect(texts('toll-buoy').map((t) => [t.primary, t.scrap])).toEqual([
      ['Gain 1 Trade.', 'Draw a card.'],
      ['Gagnez 1 Commerce.', 'Piochez une carte.'],
      ['Erhalte 1 Handel.', 'Ziehe eine Karte.'],
    ]);
    given({ seats: [{ play: ['toll-buoy'] }, {}] })
      .when(0, scrap('toll-buoy'))
      .then((v) => expect(v.pub.table.cards.scrapHeap).toEqual(['toll-buoy.1']));
  });
});
