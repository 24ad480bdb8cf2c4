import { createSignal } from 'solid-js';
import { why } from './why.ts';

/** Something asked of the server: whether it is under way, and why it was refused. */
export function createDeed() {
  const [busy, setBusy] = createSignal(false);
  const [failed, setFailed] = createSignal<string | null>(null);
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    if (busy()) return false;
    setBusy(true);
    setFailed(null);
    try {
      await deed();
      return true;
    } catch (error) {
      setFailed(why(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, act };
}
