/** Behind https no other site can plant it, not even a neighbour under the same domain: browsers see to that by the prefix. */
const SECURE_NAME = '__Host-orrery';
/** Where there is no https, as on one's own machine; and what browsers brought before there was the other. */
const PLAIN_NAME = 'orrery';
const YEAR = 365 * 86_400;

/** The session cookie: out of reach of scripts, not sent along by other sites' forms. */
export function sessionCookie(value: string, secure: boolean): string {
  const name = secure ? SECURE_NAME : PLAIN_NAME;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === '' ? 0 : YEAR}${secure ? '; Secure' : ''}`;
}

export function readSessionCookie(header: string | undefined, secure: boolean): string | null {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const [name, ...rest] = part.trim().split('=');
    if (name !== undefined && rest.length > 0 && !found.has(name)) found.set(name, rest.join('='));
  }
  return (secure ? found.get(SECURE_NAME) : undefined) ?? found.get(PLAIN_NAME) ?? null;
}
