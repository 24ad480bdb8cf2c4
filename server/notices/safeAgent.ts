import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP } from 'node:net';

// Addresses that people give us are called from inside our network: they must not reach into it.

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits);
for (const [net, bits] of [
  ['::', 96],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return inside.check(mapped);
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address given by a person may be called at all; what its name resolves to is checked again when it is. */
export function mayCall(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '') return false;
  return isIP(bare) ? !isInside(bare) : bare.includes('.') && !bare.endsWith('.local') && !bare.endsWith('.internal');
}

/** Connects only to addresses outside: the check is made on the address that is used, so a name cannot change in between. */
export const outsideOnly = new Agent({
  lookup: (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 4);
      const outside = found.filter(({ address }) => !isInside(address));
      if (outside.length === 0) return done(new Error(`${hostname} is not outside`), '', 4);
      if (options.all) return done(null, outside);
      done(null, outside[0]!.address, outside[0]!.family);
    });
  },
});
