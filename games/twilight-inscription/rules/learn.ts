/** LEARN: the guided first game. Four rounds bring in one sheet each; then the rest of the setup, and the game goes on. */
import { EVENTS, GUIDE_EVENTS } from '../content/events.ts';
import { GUIDE_FACTIONS } from '../content/factions.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { SHEETS } from '../content/vocabulary.ts';
import { claimAsset } from '../sheet/claims.ts';
import { freshPlayer } from '../sheet/player.ts';
import { discardEvent, revealEvent } from './round.ts';
import { announceFaction, buildEventDeck, layAgendas, layRelics, setUpAi, takeFaction } from './setup.ts';
import { allSeats, change, procedure } from './table.ts';

export const guide = procedure('guide', {
  /** B sides only, Navigation first; the four events in a fixed order (INS-LEARN-01 to 05). */
  prepare: (t) => {
    for (const seat of allSeats(t.pub)) {
      const p = freshPlayer(SIDE_B);
      t.pub.players[seat] = { ...p, sheets: { navigation: null, expansion: null, industry: null, warfare: null } };
    }
    // The rest of the deck lies under the four: eight piles, a blue Stage II card on top (INS-LEARN-23).
    buildEventDeck(
      t,
      EVENTS.filter((e) => !GUIDE_EVENTS.includes(e.id)),
      GUIDE_EVENTS,
    );
    return 'round';
  },
  /** Each round deals the next sheet; it is everyone's active sheet (INS-LEARN-07, 13, 15, 16). */
  round: (t, f) => {
    const sheet = SHEETS[f.round];
    if (sheet === undefined) {
      t.pub.guide = null;
      return t.call('guideSetup', {}, 'end');
    }
    t.pub.guide = sheet;
    for (const seat of allSeats(t.pub)) {
      change(t, seat, ({ p }) => {
        p.sheets = { ...p.sheets, [sheet]: SIDE_B[sheet].id };
      });
    }
    t.emit('guideSheet', { sheet });
    revealEvent(t);
    return t.call('strategy', {}, 'discard');
  },
  discard: (t, f) => {
    discardEvent(t);
    f.round++;
    return 'round';
  },
  end: (t) => t.done(),
});

export const guideSetup = procedure('guideSetup', {
  /** One random faction out of eight, no choice (INS-LEARN-21). */
  factions: (t) => {
    t.addZone('factions', 'down', null, GUIDE_FACTIONS);
    t.shuffle('factions');
    for (const seat of allSeats(t.pub)) {
      t.addZone(`faction${seat}`, 'up', seat);
      const faction = t.draw('factions', `faction${seat}`) as (typeof GUIDE_FACTIONS)[number];
      change(t, seat, ({ p }) => takeFaction(p, faction));
      announceFaction(t, seat);
    }
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'tables');
  },
  /** The Mecatol Rex sheet and the relics as usual; no objectives (INS-LEARN-22 to 25). */
  tables: (t) => {
    layAgendas(t);
    setUpAi(t);
    layRelics(t);
    return 'pending';
  },
  /** Assets circled so far are resolved as if just claimed, all players in one step (INS-LEARN-27, Q-LEARN-1 to 4). */
  pending: (t) => {
    for (const seat of allSeats(t.pub)) {
      change(t, seat, (desk) => {
        const codes = desk.p.deferred;
        desk.p.deferred = [];
        for (const code of codes) claimAsset(desk, code);
      });
    }
    t.emit('guideComplete', {});
    return t.call('marking', { step: 'effects', seats: allSeats(t.pub), keeping: [] }, 'end');
  },
  end: (t) => t.done(),
});
