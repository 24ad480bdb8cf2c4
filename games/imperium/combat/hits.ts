/** A die scores when its result, after all modifiers, is at least the combat value. Modifiers change the die, never the value. */
export const isHit = (die: number, modifier: number, combat: number): boolean => die + modifier >= combat;

/** One group of equal dice: the same kind of unit, the same combat value, the same modifier. */
export interface Volley<Unit extends string> {
  readonly unit: Unit;
  readonly combat: number;
  readonly modifier: number;
  readonly dice: readonly number[];
}

/** Hits of a whole roll. */
export const hits = <Unit extends string>(volleys: readonly Volley<Unit>[]): number =>
  volleys.reduce((sum, v) => sum + v.dice.filter((die) => isHit(die, v.modifier, v.combat)).length, 0);
