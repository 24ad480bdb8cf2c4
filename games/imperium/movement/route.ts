/** A journey to one system: which systems border which, and through which of them it may lead. */
export interface Journey {
  readonly to: string;
  neighbours(system: string): readonly string[];
  /** May the journey enter this system and leave it again? Neither asked of its start nor of its end. */
  through(system: string): boolean;
}

/** How many borders lie between each system and the end of the journey, up to a range; systems out of range are absent. */
export function approach(journey: Journey, range: number): ReadonlyMap<string, number> {
  const steps = new Map([[journey.to, 0]]);
  let edge = [journey.to];
  for (let step = 1; step <= range && edge.length > 0; step++) {
    const next: string[] = [];
    for (const system of edge) {
      if (system !== journey.to && !journey.through(system)) continue;
      for (const neighbour of journey.neighbours(system)) {
        if (steps.has(neighbour)) continue;
        steps.set(neighbour, step);
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return steps;
}

/** Every way from a system to the end of the journey within range that visits no system twice, shortest first. */
export function routes(journey: Journey, from: string, range: number): string[][] {
  const left = approach(journey, range);
  const found: string[][] = [];
  const walk = (route: string[], system: string): void => {
    if (system === journey.to) {
      found.push(route);
      return;
    }
    if (route.length > 1 && !journey.through(system)) return;
    for (const next of journey.neighbours(system)) {
      if (route.includes(next)) continue;
      if (route.length + (left.get(next) ?? Infinity) > range) continue;
      walk([...route, next], next);
    }
  };
  walk([from], from);
  return found.toSorted((a, b) => a.length - b.length);
}

/** The first system of a route that the journey may not cross or reach from the one before it, or null when the route holds. */
export function obstacle(journey: Journey, route: readonly string[]): string | null {
  for (let i = 1; i < route.length; i++) {
    const system = route[i]!;
    if (!journey.neighbours(route[i - 1]!).includes(system)) return system;
    if (i < route.length - 1 && (system === journey.to || !journey.through(system))) return system;
  }
  return route.at(-1) === journey.to ? null : journey.to;
}
