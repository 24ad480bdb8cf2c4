/** What a transporter carries: how many of each kind of unit. */
export type Cargo<Unit extends string> = { readonly [U in Unit]?: number };

/** How many units are aboard, all kinds together. */
export const aboard = <Unit extends string>(cargo: Cargo<Unit>): number => {
  let sum = 0;
  for (const unit in cargo) sum += cargo[unit] ?? 0;
  return sum;
};

/** Cargo with some units more or fewer; kinds that run out are left out, so that equal cargoes are written alike. */
export function stow<Unit extends string>(cargo: Cargo<Unit>, unit: Unit, n: number): Cargo<Unit> {
  const left = (cargo[unit] ?? 0) + n;
  if (left < 0) throw new RangeError(`no ${unit} aboard to unload`);
  const { [unit]: _, ...others } = cargo;
  return (left === 0 ? others : { ...others, [unit]: left }) as Cargo<Unit>;
}

/** How many more units fit aboard; never less than none. */
export const room = <Unit extends string>(capacity: number, cargo: Cargo<Unit>): number =>
  Math.max(0, capacity - aboard(cargo));
