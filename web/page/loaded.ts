import type { Resource } from 'solid-js';

/** What was fetched, as far as it is here. Reading a resource itself would veil the whole page until it is. */
export const loaded = <V>(resource: Resource<V>): V | undefined =>
  resource.state === 'ready' || resource.state === 'refreshing' ? resource.latest : undefined;
