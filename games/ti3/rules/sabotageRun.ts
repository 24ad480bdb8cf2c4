import { flow } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import type { Pub, Ti3 } from '../shapes.ts';
import { procedure } from './procedures.ts';
import { countAt, destroy, loseFighters, shipsOf } from './units.ts';

// OPT-SABOTAGERUNS: Fighters against War Suns, after the barrage and before the first round.

const THROUGH = 9;
const SUCCESS = 10;

const enemyOf = (pub: Pub, seat: Seat, system: string): Seat =>
  (pub.units[system] ?? []).find((s) => s.seat !== seat)?.seat ?? seat;

/** How many Fighters go on each run: one run against each enemy War Sun (TI3-OPT-SABOTAGERUNS-02, TI3-OPT-SABOTAGERUNS-07). */
export const sabotageRun: Listed<Ti3, 'sabotageRun'> = {
  rule: 'TI3-OPT-SABOTAGERUNS-02',
  list({ pub, seat }, { system }) {
    const fighters = countAt(pub, system, seat!, 'fighter');
    const suns = countAt(pub, system, enemyOf(pub, seat!, system), 'war-sun');
    const single = Array.from({ length: fighters }, (_, i) => [i + 1]);
    const double = single.flatMap(([a]) => Array.from({ length: fighters - a! }, (_, i) => [a!, i + 1]));
    return [[], ...single, ...(suns > 1 ? double : [])];
  },
  fallback: () => [],
};

export const sabotageRuns = procedure('sabotageRuns', {
  /** Both sides commit their numbers; without an enemy War Sun there is no run (TI3-OPT-SABOTAGERUNS-01). */
  announce(t, f) {
    const able = [f.attacker, f.defender].filter((seat) => {
      const enemy = seat === f.attacker ? f.defender : f.attacker;
      return countAt(t.pub, f.system, seat, 'fighter') > 0 && countAt(t.pub, f.system, enemy, 'war-sun') > 0;
    });
    if (able.length === 0) return t.done();
    return t.seal(able, 'sabotageRun', { system: f.system }, 'committed');
  },
  /** The attacker's runs are resolved first. */
  committed(t, f) {
    f.runs = t.answers(f, 'sabotageRun').flatMap(({ seat, answer }) => answer.map((fighters) => ({ seat, fighters })));
    return 'fly';
  },
  fly(t, f) {
    const run = f.runs.shift();
    if (!run) return t.done();
    const enemy = run.seat === f.attacker ? f.defender : f.attacker;
    if (countAt(t.pub, f.system, enemy, 'war-sun') === 0) return 'fly';
    return t.call('sabotageRun', { system: f.system, enemy, ...run }, 'fly');
  },
});

/** Two stages of unmodified dice (TI3-OPT-SABOTAGERUNS-03 to TI3-OPT-SABOTAGERUNS-05). */
export const flyRun = flow<Ti3>()('sabotageRun', {
  outer: (t, f) => t.call('plainDice', { seat: f.seat, why: 'sabotage', n: f.fighters }, 'outer'),
  pass: (t, f) => {
    f.through = f.outer!.filter((die) => die >= THROUGH).length;
    loseFighters(t, f.system, f.seat, f.fighters - f.through);
    f.inner = [];
    return t.next;
  },
  inner: (t, f) => {
    if (f.inner!.length === f.through!) return 'over';
    return t.call('plainDice', { seat: f.seat, why: 'sabotage', n: 1 }, 'dice');
  },
  tried: (t, f) => {
    f.inner!.push(f.dice![0]!);
    if (f.inner!.at(-1) === SUCCESS) return 'over';
    loseFighters(t, f.system, f.seat, 1);
    return 'inner';
  },
  over: (t, f) => {
    const { seat, system, enemy, outer, inner } = f;
    t.emit('sabotageRun', { seat, outer: outer!, inner: inner! });
    if (inner!.at(-1) !== SUCCESS) return t.end();
    const sun = shipsOf(t.pub, system, enemy).find((s) => s.type === 'war-sun')!;
    destroy(t, system, enemy, 'war-sun', 1, sun.marks);
    return t.end();
  },
});
