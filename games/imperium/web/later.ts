import { createSignal } from 'solid-js';

/** A module that is not needed to draw the first screen: fetched when it is first asked for, null until it is here. */
export function later<Module>(fetched: () => Promise<Module>): () => Module | null {
  const [module, setModule] = createSignal<Module | null>(null);
  let isAsked = false;
  return () => {
    if (!isAsked) {
      isAsked = true;
      fetched().then(
        (one) => setModule(() => one),
        // Asked for again, it is fetched again.
        () => (isAsked = false),
      );
    }
    return module();
  };
}
