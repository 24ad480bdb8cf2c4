import { part, revise } from '@orrery/kernel';
import { RELIC_IDS } from '../../content/relics.ts';
import { PLANETS, planetFacts } from '../../content/planets.ts';
import type { PlanetId } from '../../content/planets.ts';
import type { Ti4 } from '../../shapes.ts';
import { setUp } from '../setUp.ts';
import { NEXUS, planetsAt, planetsIn, systemsOf } from '../systems.ts';
import { REMOVED, notesOf } from '../zones.ts';
import {
  DECKS,
  EXPLORED,
  RELICS,
  RELICS_GAINED,
  cardsOfDeck,
  deckOf,
  discardOf,
  fragmentsOf,
  legendaryCard,
} from './decks.ts';
import { mayReceive, takeLeaders } from './leaders.ts';
import { GATHERING, EXPLORATION_RULE, isExpanded } from './exploration.ts';

// What Prophecy of Kings adds to the set-up: the nexus, exploration and relic decks, frontier tokens, legendary ability cards.

export const legendaryPlanets = (Object.keys(PLANETS) as PlanetId[]).filter((planet) => planetFacts(planet).legendary);

export const expandedSetUp = revise<Ti4>()(
  setUp,
  { after: { decks: ['purgeNotes', 'exploration'], fleets: ['leaders'] } },
  {
    /** The nexus lies beside the map (TI4-ADJ-10). */
    planets: (t, _, inherited) => {
      const next = inherited();
      if (!isExpanded(t.pub)) return next;
      t.pub.offMap.push(NEXUS);
      for (const planet of planetsIn(NEXUS)) t.pub.planets[planet] = { owner: null, exhausted: false };
      return next;
    },
    /** Notes that a faction may not have leave the game (TI4-MAHA-03). */
    purgeNotes: (t) => {
      t.pub.sheets.forEach((_, seat) => {
        const purged = t.cards(notesOf(seat)).filter((note) => !mayReceive(t, seat, note));
        if (purged.length > 0 && !t.pub.table.zones[REMOVED]) t.addZone(REMOVED, 'up');
        for (const note of purged) t.move(note, notesOf(seat), REMOVED);
      });
      return t.next;
    },
    leaders: (t) => {
      if (isExpanded(t.pub)) t.pub.sheets.forEach((_, seat) => takeLeaders(t, seat));
      return t.next;
    },
    exploration: (t) => {
      if (!isExpanded(t.pub)) return t.next;
      for (const deck of DECKS) {
        t.addZone(deckOf(deck), 'down', null, cardsOfDeck(deck));
        t.shuffle(deckOf(deck));
        t.addZone(discardOf(deck), 'up');
      }
      t.addZone(RELICS, 'down', null, RELIC_IDS);
      t.shuffle(RELICS);
      t.addZone(EXPLORED, 'up');
      t.addZone(RELICS_GAINED, 'up');
      t.addComponent(EXPLORATION_RULE, { ability: EXPLORATION_RULE, holder: null });
      t.pub.sheets.forEach((_, seat) => {
        t.addZone(fragmentsOf(seat), 'up', seat);
        t.addComponent(`${GATHERING}.${seat}`, { ability: GATHERING, holder: seat });
      });
      // The ability card of a legendary planet comes to whoever first controls it, readied (TI4-PLAN-05).
      for (const planet of legendaryPlanets)
        t.addComponent(legendaryCard(planet), { ability: legendaryCard(planet), holder: null, on: planet });
      // Systems without planets (TI4-EXP-05).
      t.pub.frontier = systemsOf(t.pub).filter((system) => planetsAt(t.pub, system).length === 0);
      t.emit('frontierPlaced', { systems: t.pub.frontier.slice() });
      return t.next;
    },
  },
);
export const expandedSetUpPart = part<Ti4>()({ procedures: { setUp: expandedSetUp } });
