import type { IconName } from '@orrery/web/design/icons.ts';

/** A component in words. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What it belongs to, costs or is worth. */
  readonly note?: string;
  readonly icon?: IconName;
  /** Other components it names: their ids and names. */
  readonly related?: readonly { readonly id: string; readonly name: string }[];
}
export interface EntryGroup {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** The rule that holds for all of them. */
  readonly rule: string;
  readonly entries: readonly Entry[];
}

/** What is looked for stands in the name, the words or the note; every word of it must. */
export function findEntries(groups: readonly EntryGroup[], wanted: string): EntryGroup[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, text, note = '', id }: Entry) => {
    const all = `${name} ${text} ${note} ${id}`.toLocaleLowerCase();
    return parts.every((part) => all.includes(part));
  };
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}
