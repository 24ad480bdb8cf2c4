const NAME = 'orrery';
const YEAR = 365 * 86_400;

/** The session cookie: out of reach of scripts, not sent along by other sites' forms. */
export function sessionCookie(value: string, secure: boolean): string {
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === '' ? 0 : YEAR}${secure ? '; Secure' : ''}`;
}

export function readSessionCookie(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, ...rest] = part.trim().split('=');
    if (name === NAME && rest.length > 0) return rest.join('=');
  }
  return null;
}
