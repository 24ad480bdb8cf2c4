import { createSignal } from 'solid-js';
import { refusalInWords } from './refusalInWords.ts';

/** Something asked of the server: whether it is under way, and why it was refused. */
export function createRequest() {
  const [busy, setBusy] = createSignal(false);
  const [error, setError] = createSignal<unknown>(null);
  /** True: it is done. */
  const act = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (busy()) return false;
    setBusy(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (fault) {
      setError(fault);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const failed = (): string | null => (error() === null ? null : refusalInWords(error()));
  return { busy, error, failed, act };
}
