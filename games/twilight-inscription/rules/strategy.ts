/** STRAT: choose the active sheet and spend the card, roll, spend the dice. */
import { BLACK_DICE, FOCUS_FACES } from '../content/dice.ts';
import { eventCard } from '../content/events.ts';
import { RESOURCES, type Res } from '../content/vocabulary.ts';
import { supplyFocusDice } from '../sheet/marking.ts';
import { noResources, type Dice } from '../sheet/player.ts';
import { supply } from '../sheet/pool.ts';
import { blackFaces } from '../sheet/tasks.ts';
import { blackDie } from './setup.ts';
import { markTracks } from './solo.ts';
import { allSeats, changeAll, procedure, type T } from './table.ts';

export const strategy = procedure('strategy', {
  // 1. choose the active sheet and spend the card's resources
  chooseAndSpend: (t) => {
    t.pub.dice = null;
    changeAll(t, ({ p }) => {
      p.active = null;
      p.pool = p.saved;
      p.saved = noResources();
      for (const res of eventCard(t.pub.event!).resources) supply(p, res, 1);
    });
    return t.call('marking', { step: 'card', seats: allSeats(t.pub), keeping: [] }, 'roll');
  },
  // 2. the Speaker rolls all dice, once, for everybody
  roll: (t) => {
    t.pub.dice = { black: [], focus: { M: 0, I: 0, R: 0 } };
    for (let i = 0; i < BLACK_DICE; i++) t.pub.dice.black.push(blackDie(t, 'black dice'));
    if (t.pub.guide === null) rollFocusDice(t);
    t.emit('rolled', t.pub.dice);
    if (t.pub.ai && t.pub.guide === null) markTracks(t, focusResults(t.pub.dice));
    return 'spendDice';
  },
  // 3. spend the black dice, and the Focus dice unlocked on the active sheet
  spendDice: (t) => {
    changeAll(
      t,
      (desk) => {
        const { p } = desk;
        // Card resources do not carry over (Q-STRAT-2), except for one who has not chosen a sheet yet.
        if (!p.used.includes('wait')) p.pool = noResources();
        for (const face of blackFaces(desk)) supply(p, face, 1);
        supplyFocusDice(desk);
      },
      'dice',
    );
    return t.call('marking', { step: 'dice', seats: allSeats(t.pub), keeping: [] }, 'end');
  },
  end: (t) => {
    changeAll(t, ({ p }) => {
      p.pool = noResources();
      p.blocks = p.blocks.map((b) => ({ ...b, left: b.left - 1 })).filter((b) => b.left > 0);
    });
    return t.done();
  },
});

function rollFocusDice(t: T): void {
  const dice = t.pub.dice!;
  for (const res of RESOURCES) dice.focus[res] = FOCUS_FACES[t.die(`focus ${res}`, FOCUS_FACES.length) - 1]!;
}

const focusResults = (dice: Dice): [Res, number][] => RESOURCES.map((res) => [res, dice.focus[res]]);
