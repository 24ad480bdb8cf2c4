import { addUnits, hasMark, moveUnits, procedures, setMarks, removeUnits, withMark, withoutMark } from '../index.ts';
import type { Seat, Table } from '../index.ts';
import { DECK, HANDS, MORE, from, ships } from './pieces.ts';
import type { Toy } from './shapes.ts';

const procedure = procedures<Toy>();
type T = Table<Toy>;

function lose(t: T, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const mine = (t.pub.units.here ?? []).filter((s) => s.seat === seat && s.type === 'dread');
    const first = mine.find((s) => hasMark(s, 'damaged')) ?? mine[0];
    if (first) moveUnits(t.pub.units, 'here', 'lost', seat, 'dread', 1, first.marks);
  }
  t.emit('lost', { seat, ships: n });
}

export const setUp = procedure('setUp', {
  deal(t) {
    t.addZone('deck', 'down', null, [...DECK, ...MORE]);
    t.addZone('discard', 'up');
    t.shuffle('deck');
    for (const seat of from(t, 0)) {
      t.addZone(`hand${seat}`, [seat], seat);
      t.addZone(`notes${seat}`, [seat], seat, [`note.${seat}`]);
      const cards: string[] = [];
      for (let i = 0; i < HANDS; i++) {
        const card = t.draw('deck', `hand${seat}`);
        if (card) cards.push(card);
      }
      t.emit('dealt', { seat }, { to: [seat], some: { cards } });
    }
    for (const seat of from(t, 0)) addUnits(t.pub.units, 'away', seat, 'dread', 3);
    for (const seat of from(t, 0)) addUnits(t.pub.units, 'ground', seat, 'mech', 1);
    return t.replaceWith('turn', { seat: 0 });
  },
});

export const turn = procedure('turn', {
  begin(t, f) {
    if (t.pub.table.offers.length === 0) for (const seat of from(t, f.seat)) t.offer(seat, 'scuttle', {});
    return t.ask(f.seat, 'act', {}, 'chosen');
  },
  chosen: (t, f) => (t.answer(f, 'act') === 'fight' ? t.call('action', { seat: f.seat }, 'ending') : 'ending'),
  ending: (t, f) => t.window('turnEnd', { seat: f.seat }, from(t, f.seat), 'next'),
  next(t, f) {
    t.pub.turns--;
    if (t.pub.turns <= 0) {
      const scores = from(t, 0).map(
        (seat) => ships(t, seat, 'away') + ships(t, seat) + t.pub.landed.filter((s) => s === seat).length,
      );
      const best = Math.max(...scores);
      return t.finish({ winners: from(t, 0).filter((seat) => scores[seat] === best), scores, rule: 'TOY-END' });
    }
    f.seat = (f.seat + 1) % t.pub.table.seats;
    return 'begin';
  },
});

/** Activation, movement, cannon (none here), combat, landing. */
export const action = procedure(
  'action',
  {
    activate: (t, f) => t.window('activated', { seat: f.seat }, from(t, f.seat), 'route'),
    /** Who goes very fast may go the long way round. */
    route: (t, f) => t.ask(f.seat, 'route', { ways: t.pub.speed > 1 ? 2 : 1 }, 'move'),
    move(t, f) {
      const n = Math.min(ships(t, f.seat, 'away'), 1 + t.pub.speed);
      for (let i = 0; i < n; i++) moveUnits(t.pub.units, 'away', 'here', f.seat, 'dread', 1, awayMarks(t, f.seat));
      t.emit('moved', { seat: f.seat, ships: n });
      return t.window('moved', { seat: f.seat }, from(t, f.seat), 'combat');
    },
    combat(t, f) {
      const foe = from(t, f.seat).find((seat) => seat !== f.seat && ships(t, seat) > 0);
      if (foe === undefined || ships(t, f.seat) === 0) return 'landing';
      return t.call('combat', { attacker: f.seat, defender: foe, rounds: 0 }, 'combat');
    },
    landing(t, f) {
      if (ships(t, f.seat) > 0) {
        t.pub.landed.push(f.seat);
        t.emit('landed', { seat: f.seat });
      }
      return t.done();
    },
  },
  {
    finally(t, f) {
      t.pub.speed = 0;
      t.emit('actionOver', { seat: f.seat });
    },
  },
);

export const combat = procedure('combat', {
  round(t, f) {
    if (ships(t, f.attacker) === 0 || ships(t, f.defender) === 0) return t.done('over');
    f.rounds++;
    return t.call('round', { attacker: f.attacker, defender: f.defender, hits: [0, 0] }, 'round');
  },
});

export const round = procedure('round', {
  open: (t, f) => t.window('roundStart', { attacker: f.attacker, defender: f.defender }, from(t, f.attacker), 'roll'),
  roll(t, f) {
    f.hits = [rollFor(t, f.attacker), rollFor(t, f.defender)];
    return t.window('rolled', { attacker: f.attacker, defender: f.defender }, from(t, f.attacker), 'sustain');
  },
  sustain: (t, f) =>
    t.call(
      'sustain',
      { sides: [f.attacker, f.defender], hits: [f.hits[1], f.hits[0]], next: 0, declined: 0 },
      'attackerLoses',
    ),
  attackerLoses(t, f) {
    f.hits = f.result as [number, number];
    const n = Math.min(f.hits[0], ships(t, f.attacker));
    return n > 0 ? t.ask(f.attacker, 'lose', { hits: n }, 'attackerLost') : 'defenderLoses';
  },
  attackerLost(t, f) {
    lose(t, f.attacker, t.answer(f, 'lose'));
    return 'defenderLoses';
  },
  defenderLoses(t, f) {
    lose(t, f.defender, Math.min(f.hits[1], ships(t, f.defender)));
    return t.done();
  },
});

/** The dice of one side; Morale Boost adds one for its owner while the round lasts. */
function rollFor(t: T, seat: Seat): number {
  const bonus = t.pub.table.lasting.filter((e) => e.source.ability === 'boosted' && e.source.seat === seat).length;
  const dice = Array.from({ length: ships(t, seat) }, () => t.die('combat', 10));
  const hits = dice.filter((value) => value + bonus >= 6).length;
  t.emit('rolled', { seat, dice, hits });
  return hits;
}

/** Attacker and defender in turn: one ship, one use, one window each. Nobody scuttles a ship in the middle of it. */
export const sustain = procedure(
  'sustain',
  {
    begin(t, f) {
      t.addEffect({ ability: 'sustainedNow', component: `step.${f.id}`, seat: f.sides[0] }, null, f.id);
      return 'offer';
    },
    offer(t, f) {
      if (f.declined >= 2) return t.done(f.hits);
      const seat = f.sides[f.next]!;
      const fresh = (t.pub.units.here ?? []).some((s) => s.seat === seat && s.marks === '');
      if (!fresh || f.hits[f.next] === 0) return 'declined';
      return t.ask(seat, 'sustain', { hits: f.hits[f.next]! }, 'answered');
    },
    declined(t, f) {
      f.declined++;
      f.next = f.next === 0 ? 1 : 0;
      return 'offer';
    },
    answered(t, f) {
      const seat = f.sides[f.next]!;
      const foe = f.sides[f.next === 0 ? 1 : 0]!;
      if (!t.answer(f, 'sustain')) return 'declined';
      f.declined = 0;
      f.hits[f.next]!--;
      const ship = t.pub.units.here!.find((s) => s.seat === seat && s.marks === '')!;
      setMarks(t.pub.units, 'here', ship, 1, withMark(withMark('', 'damaged'), 'spent'));
      t.emit('sustained', { seat });
      f.next = f.next === 0 ? 1 : 0;
      return t.window('sustained', { seat, foe, repaired: false }, from(t, seat), 'offer');
    },
  },
  { closed: true },
);

// -------------------------------------------------------------------------------------------------------- cards and texts

export const playCard = procedure('playCard', {
  play(t, f) {
    t.move(f.source.component, `hand${f.source.seat}`, 'discard');
    t.emit('played', { seat: f.source.seat, card: f.source.component });
    return t.window(
      'cardPlayed',
      { card: f.source.component, by: f.source.seat, cancelled: false },
      from(t, f.source.seat),
      'resolve',
    );
  },
  resolve(t, f) {
    if ((f.result as { cancelled: boolean }).cancelled) return t.done('cancelled');
    const { seat } = f.source;
    switch (f.source.ability) {
      case 'flankSpeed':
      case 'moraleBoost':
      case 'skilledRetreat':
        return t.call(f.source.ability, { seat }, 'end');
      case 'directHit':
        return t.call('directHit', { seat, window: f.window }, 'end');
      default:
        return t.call('cancel', { source: f.source, window: f.window }, 'end');
    }
  },
  end: (t) => t.done(),
});

export const cancel = procedure('cancel', {
  cancel(t, f) {
    const window = t.windowFrame(f.window, 'cardPlayed');
    window.about.cancelled = true;
    t.emit('cancelled', { card: window.about.card, by: f.source.seat });
    return t.done();
  },
});

export const flankSpeed = procedure('flankSpeed', {
  faster(t) {
    t.pub.speed++;
    return t.done();
  },
});

export const moraleBoost = procedure('moraleBoost', {
  boost(t, f) {
    t.addEffect(
      { ability: 'boosted', component: `boost.${t.pub.table.next}`, seat: f.seat },
      null,
      t.enclosing('round')!.id,
    );
    return t.done();
  },
});

export const skilledRetreat = procedure('skilledRetreat', {
  retreat(t, f) {
    for (const stack of (t.pub.units.here ?? []).filter((s) => s.seat === f.seat)) {
      moveUnits(t.pub.units, 'here', 'away', f.seat, 'dread', stack.n, stack.marks);
    }
    return t.unwind(t.enclosing('combat')!.id, { result: 'retreated' });
  },
});

export const directHit = procedure('directHit', {
  destroy(t, f) {
    const { about } = t.windowFrame(f.window, 'sustained');
    const ship = t.pub.units.here!.find((s) => s.seat === about.seat && hasMark(s, 'damaged'))!;
    moveUnits(t.pub.units, 'here', 'lost', about.seat, 'dread', 1, ship.marks);
    t.emit('lost', { seat: about.seat, ships: 1 });
    return t.done();
  },
});

function exhaust(t: T, id: string): void {
  const component = t.pub.components.find((c) => c.component === id)!;
  component.ready = false;
  t.emit('used', { seat: component.seat, text: component.ability });
}

/** Removes a mech to cancel a card. */
export const watcher = procedure('watcher', {
  remove(t, f) {
    exhaust(t, f.source.component);
    removeUnits(t.pub.units, 'ground', f.source.seat, 'mech', 1);
    addUnits(t.pub.units, 'lost', f.source.seat, 'mech', 1);
    return t.call('cancel', { source: f.source, window: f.window }, 'end');
  },
  end: (t) => t.done(),
});

/** A fight that will come at the end of the turn, whatever happens to the action. */
export const awaken = procedure('awaken', {
  awaken(t, f) {
    exhaust(t, f.source.component);
    t.addEffect({ ability: 'forcedCombat', component: `forced.${t.pub.table.next}`, seat: f.source.seat }, null, null);
    return t.done();
  },
});
export const forcedCombat = procedure('forcedCombat', {
  fight(t, f) {
    t.endEffect(t.pub.table.lasting.find((e) => e.source.component === f.source.component)!.id);
    const { seat } = f.source;
    for (const who of [seat, (seat + 1) % t.pub.table.seats]) {
      if (ships(t, who, 'away') > 0 && ships(t, who) === 0)
        moveUnits(t.pub.units, 'away', 'here', who, 'dread', 1, awayMarks(t, who));
    }
    return t.call('combat', { attacker: seat, defender: (seat + 1) % t.pub.table.seats, rounds: 0 }, 'end');
  },
  end: (t) => t.done(),
});
function awayMarks(t: T, seat: Seat): string {
  return t.pub.units.away!.find((s) => s.seat === seat && s.type === 'dread')!.marks;
}

/** "The turn ends immediately." */
export const nullify = procedure('nullify', {
  end(t, f) {
    exhaust(t, f.source.component);
    return t.unwind(t.enclosing('turn')!.id, { at: 'ending' });
  },
});

/** "The same round rolls again." */
export const reroll = procedure('reroll', {
  again(t, f) {
    exhaust(t, f.source.component);
    return t.unwind(t.enclosing('round')!.id, { at: 'roll' });
  },
});

/** Straight to the landing; when the action is over the ships go home and the hero is gone. */
export const hero = procedure('hero', {
  land(t, f) {
    exhaust(t, f.source.component);
    const tactical = t.enclosing('action')!;
    t.addEffect({ ability: 'heroic', component: f.source.component, seat: f.source.seat }, null, tactical.id);
    return t.unwind(tactical.id, { at: 'landing' });
  },
});

export const repair = procedure('repair', {
  repair(t, f) {
    exhaust(t, f.source.component);
    const ship = t.pub.units.here!.find((s) => s.seat === f.source.seat && hasMark(s, 'damaged'))!;
    setMarks(t.pub.units, 'here', ship, 1, withoutMark(ship.marks, 'damaged'));
    t.windowFrame(f.window, 'sustained').about.repaired = true;
    return t.done();
  },
});

/** A third seat takes a share of every deal. */
export const pillage = procedure('pillage', {
  take(t, f) {
    const { by, partner } = t.windowFrame(f.window, 'dealDone').about;
    const victim = t.pub.goods[by]! > 0 ? by : partner;
    t.emit('used', { seat: f.source.seat, text: 'pillage' });
    if (t.pub.goods[victim]! > 0) {
      t.pub.goods[victim]!--;
      t.pub.goods[f.source.seat]!++;
    }
    return t.done();
  },
});

/** What follows an exchange. */
export const dealt = procedure('dealt', {
  share: (t, f) => t.window('dealDone', { by: f.by, partner: f.partner }, from(t, f.by), 'end'),
  end: (t) => t.done(),
});

export const scuttling = procedure('scuttling', {
  scuttle(t, f) {
    moveUnits(t.pub.units, 'away', 'lost', f.seat, 'dread', 1, awayMarks(t, f.seat));
    t.emit('scuttled', { seat: f.seat });
    return t.done();
  },
});
