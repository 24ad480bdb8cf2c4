import { createSignal } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { BesideChannel } from './channel.ts';

const STORE = 'orrery.draft';
/** Half-built answers of a table on this device: the latest one, kept for this tab. */
export function localDrafts(table: () => string): BesideChannel {
  const [drafts, setDrafts] = createSignal<{ [ask: string]: Json } | null>(null);
  return {
    drafts: () => drafts() ?? read(table()),
    keepDraft: (_seat, ask, part) => {
      const next = { [ask]: part };
      setDrafts(next);
      try {
        sessionStorage.setItem(`${STORE}.${table()}`, JSON.stringify(next));
      } catch {
        // Storage is blocked or full: it lives as long as the page.
      }
    },
    early: null,
  };
}

function read(table: string): { [ask: string]: Json } {
  try {
    return JSON.parse(sessionStorage.getItem(`${STORE}.${table}`) ?? '{}') as { [ask: string]: Json };
  } catch {
    return {};
  }
}
