import { createSignal } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { BesideChannel } from './channel.ts';

const STORE = 'orrery.draft';
/** Half-built answers of a table on this device: the latest one, kept for this tab. */
export function localDrafts(table: () => string): BesideChannel {
  // Which table it is is known once its match has been found: what was kept for it is read then.
  const [kept, setKept] = createSignal<{ table: string; drafts: { [ask: string]: Json } } | null>(null);
  const drafts = () => {
    const found = kept();
    return found?.table === table() ? found.drafts : read(table());
  };
  return {
    drafts,
    keepDraft: (_seat, ask, part) => {
      const next = { [ask]: part };
      setKept({ table: table(), drafts: next });
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
