import { isIPv6 } from 'node:net';

/**
 * The network an address is counted by. A holder of one IPv6 address has its whole /64; an IPv4 address in IPv6
 * clothes is that IPv4 address. Every spelling of an address gives the same answer.
 */
export function networkOf(written: string): string {
  const [address = ''] = written.split('%', 1); // without the zone of a link-local address
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isIPv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

function groupsOf(address: string): number[] {
  // The URL parser writes an address in its one canonical form (RFC 5952), dotted parts as hexadecimal.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = '', back] = canonical.split('::');
  if (back === undefined) return numbersIn(front);
  const [head, tail] = [numbersIn(front), numbersIn(back)];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function numbersIn(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}
