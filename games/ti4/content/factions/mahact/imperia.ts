import { keptCommanders } from '../../../rules/expansion/heldTokens.ts';
import { tokensOn } from '../../../rules/tokens.ts';
import { component } from '../../component.ts';
import { commandersOf } from '../../notes/alliance.ts';

/** The unlocked commander of everybody with a token in the fleet pool, also of those who are out (TI4-MAHA-02, TI4-ELIM-09). */
export const imperia = component({
  id: 'imperia',
  kind: 'ability',
  grants: (inPlay, you) => {
    const mine = Object.values(inPlay).filter(({ holder }) => holder === you.seat);
    const texts = [...commandersOf(inPlay, mine.flatMap(tokensOn)), ...mine.flatMap(keptCommanders)];
    return texts.map((ability) => ({ ability, component: you.component, seat: you.seat }));
  },
});
