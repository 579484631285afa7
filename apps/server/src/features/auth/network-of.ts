import type { Network } from '@tryout/contract/auth/auth';
import ipaddr from 'ipaddr.js';

/** How many leading bits of an address are its network: what a provider gives to one household or office. */
const NETWORK_BITS = { ipv4: 24, ipv6: 56 } as const;
const LOCAL = new Set(['private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/**
 * What an address says by itself of the network that a session was opened from, beside the session that asks. Nothing is
 * looked up: no place is told.
 */
export function networkOf(ip: string, currentIp: string): Network {
  if (!ipaddr.isValid(ip)) return 'other';
  const address = ipaddr.process(ip);
  if (ipaddr.isValid(currentIp)) {
    const current = ipaddr.process(currentIp);
    if (current.kind() === address.kind() && address.match(current, NETWORK_BITS[address.kind()]))
      return 'same';
  }
  const range = address.range();
  if (range === 'loopback') return 'server';
  return LOCAL.has(range) ? 'local' : 'other';
}
