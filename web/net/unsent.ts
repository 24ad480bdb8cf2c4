import type { ClientMessage, PersonCommand } from '@orrery/server/api';

/** Answers on their way to the server, kept for this tab: a reload in the middle sends them again. The server takes each once. */
interface Unsent {
  match: string;
  command: PersonCommand;
}
const STORE = 'orrery.unsent';
const same = (a: Unsent, b: Unsent) => a.match === b.match && JSON.stringify(a.command) === JSON.stringify(b.command);

function all(): Unsent[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as Unsent[];
  } catch {
    // Storage is blocked: what is on its way lives as long as the page.
    return [];
  }
}
function write(list: readonly Unsent[]): void {
  try {
    if (list.length === 0) sessionStorage.removeItem(STORE);
    else sessionStorage.setItem(STORE, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: the same.
  }
}

export const unsent = {
  all,
  keep(message: ClientMessage): void {
    if (message.t !== 'command') return;
    const { match, command } = message;
    if (command.do === 'draft' || command.do === 'early') return;
    write([...all().filter((one) => !same(one, { match, command })), { match, command }]);
  },
  forget(message: ClientMessage): void {
    if (message.t !== 'command') return;
    const { match, command } = message;
    if (command.do === 'draft' || command.do === 'early') return;
    write(all().filter((one) => !same(one, { match, command })));
  },
};
