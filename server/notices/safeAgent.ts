import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP } from 'node:net';

// Addresses that people give us are called from inside our network: they must not reach into it.

const inside = new BlockList();
/** What is not the public network: this machine, private, link-local, shared and reserved ranges, documentation, multicast. */
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits);
/** The same for IPv6, and all ranges that carry an IPv4 address inside: a translator on the way would unpack it. */
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** An IPv4 address written as IPv6 is looked up among the others by the list itself. */
export function isInside(address: string): boolean {
  return isIP(address) === 6 ? inside.check(address, 'ipv6') : inside.check(address);
}

/** Ports on which services for everybody listen. */
const PORTS = new Set(['', '443', '8443']);
const INSIDE_NAMES = ['.local', '.internal', '.localhost', '.localdomain', '.home.arpa', '.lan', '.intranet'];

/** Whether an address given by a person may be called at all; what its name resolves to is checked again when it is. */
export function mayCall(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, port } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '' || !PORTS.has(port)) return false;
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(bare)) return !isInside(bare);
  return bare.includes('.') && !INSIDE_NAMES.some((name) => bare.endsWith(name));
}

/** Connects only to addresses outside: the check is made on the address that is used, so a name cannot change in between. */
class OutsideAgent extends Agent {
  /** A literal address is never looked up: it is checked here. */
  override createConnection(...given: Parameters<Agent['createConnection']>) {
    const { host } = given[0] as { host?: string };
    if (host && isIP(host) && isInside(host)) throw new Error(`${host} is not outside`);
    return super.createConnection(...given);
  }
}
export const outsideOnly = new OutsideAgent({
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
