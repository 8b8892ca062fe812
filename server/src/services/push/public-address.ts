import { lookup } from 'node:dns';
import * as dns from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';
import { AddressRefused } from '../exchange.ts';

/** Ranges that the IANA registries keep out of the public network, and how IPv6 wraps such an IPv4. */
const NOT_PUBLIC = new BlockList();
const SUBNETS = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10', // carriers' own
    '127.0.0.0/8',
    '169.254.0.0/16', // link-local, and the metadata of cloud machines
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3', // multicast, reserved and broadcast
  ],
  ipv6: [
    '::/96', // unspecified, loopback and the old IPv4-compatible
    '64:ff9b::/96', // NAT64
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23', // Teredo and other protocols
    '2001:db8::/32',
    '2002::/16', // 6to4
    '3fff::/20',
    '5f00::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
} as const;
for (const family of ['ipv4', 'ipv6'] as const)
  for (const subnet of SUBNETS[family]) {
    const [network = '', bits] = subnet.split('/');
    NOT_PUBLIC.addSubnet(network, Number(bits), family);
  }

/** An IPv4 inside an IPv6 (`::ffff:10.0.0.1`) is checked by the rules of IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !NOT_PUBLIC.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

type Resolve = (host: string) => Promise<{ address: string }[]>;
const resolveAll: Resolve = (host) => dns.lookup(host, { all: true });

/** Whether a subscription's address may be kept: https on the usual port, and a host all of whose addresses are public. */
export async function isPublicPushAddress(endpoint: string, resolve: Resolve = resolveAll): Promise<boolean> {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port || username || password) return false;
  const host = withoutBrackets(hostname);
  if (isIP(host)) return isPublicAddress(host);
  const found = await resolve(host).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address));
}

const withoutBrackets = (hostname: string) => hostname.replaceAll(/^\[|\]$/g, '');

/** A connection to a literal address asks no `lookup`, so this is checked before. */
export function isPrivateLiteral(endpoint: string): boolean {
  const host = withoutBrackets(new URL(endpoint).hostname);
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * Looks a name up for the connection itself. A name that was public when the subscription was kept may lead elsewhere
 * now (DNS rebinding), so the addresses are checked at the moment they are used.
 */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new AddressRefused(), []);
    const [first] = found;
    if (options.all) return done(null, found);
    done(null, first?.address ?? '', first?.family);
  });
};
