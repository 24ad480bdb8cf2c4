import type { Me } from '@orrery/server/api';
import { go, place } from '../../page/router.ts';
import { setMe } from '../../net/server.ts';
import { live } from '../../net/live.ts';
import { renewPush } from '../settings/notices.ts';

/** From now on this page is somebody, or nobody: the live connection carries the new name, and one goes back to the table one came from. */
export function signedInAs(person: Me | null): void {
  setMe(person);
  live.renew();
  if (person) void renewPush().catch(() => undefined);
  const back = place().query.get('back');
  if (person && back?.startsWith('/t/')) go(back);
}
