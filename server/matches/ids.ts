import { randomBytes } from 'node:crypto';

// Letters and digits that nobody confuses when reading them out.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** An id that nobody can guess: knowing a table's id is the invitation to it. */
export function newId(length = 14): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < ALPHABET.length * 8 && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
