/** What bots need: a whole state that a view allows, and quick sensible answers. */
import { redeal, type BotSupport, type View } from '@orrery/kernel';
import type { InscriptionShapes } from '../rules/shapes.ts';

export const bot: BotSupport<InscriptionShapes> = {
  determinize: (v: View<InscriptionShapes>, below) =>
    redeal(
      v,
      { id: 'twilight-inscription', rules: 1, options: {} },
      { own: () => ({ draft: null, marked: [] }), hid: {} },
      [],
      below,
    ),
};
