/** Somebody looked at what must not be looked at: the result would depend on it. */
export class Unreadable extends Error {}

const refuse = (): never => {
  throw new Unreadable('this is hidden from all');
};
/** Stands where something private or hidden would: whoever reads or changes it is stopped. */
export const unreadable: object = new Proxy({}, { get: refuse, set: refuse, has: refuse, ownKeys: refuse });
