import type { AnyComponent } from '@orrery/kernel';
import { keptCommanders } from '../../../rules/expansion/heldTokens.ts';
import { tokensOn } from '../../../rules/tokens.ts';
import { component } from '../../component.ts';
import { commanderTexts, textsOfLeader } from '../../notes/alliance.ts';

/** The unlocked commander of everybody with a token in the fleet pool, also of those who are out (TI4-MAHA-02, TI4-ELIM-09). */
export const imperiaWith = (leaders: readonly AnyComponent[]): AnyComponent =>
  component({
    id: 'imperia',
    kind: 'ability',
    grants: (inPlay, you) => {
      const mine = Object.values(inPlay).filter(({ holder }) => holder === you.seat);
      const texts = [
        ...commanderTexts(leaders, inPlay, mine.flatMap(tokensOn)),
        ...mine.flatMap(keptCommanders).flatMap((leader) => textsOfLeader(leaders, leader)),
      ];
      return texts.map((ability) => ({ ability, component: you.component, seat: you.seat }));
    },
  });
