import type { Store } from '../store/store.ts';

/** Who may close tables, ban people and announce. They are named here, at the server itself, by somebody who can read its database. */
export class Operators {
  private readonly store: Store;
  constructor(store: Store) {
    this.store = store;
  }

  /** Binds the office to the person who has this handle now; whoever gets the handle later has nothing of it. */
  async set(handle: string, operator: boolean): Promise<{ id: string; name: string; created: number }> {
    const { db } = this.store;
    const person = await db
      .selectFrom('people')
      .select(['id', 'name', 'created'])
      .where('handle', '=', handle.toLowerCase())
      .executeTakeFirst();
    if (!person) throw new Error(`Nobody is registered as ${handle}; register in the browser first.`);
    await db
      .updateTable('people')
      .set({ operator: operator ? 1 : 0 })
      .where('id', '=', person.id)
      .execute();
    return person;
  }

  async list(): Promise<{ id: string; handle: string | null; name: string; created: number }[]> {
    return this.store.db
      .selectFrom('people')
      .select(['id', 'handle', 'name', 'created'])
      .where('operator', '=', 1)
      .orderBy('created')
      .execute();
  }
}
