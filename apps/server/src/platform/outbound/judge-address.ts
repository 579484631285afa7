import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** A network that an operator lets outgoing requests reach although it is not public: `10.0.0.0/8`, `fd00::/8`. */
export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** The network a text names; null when it names none. */
export function readNetwork(text: string): Network | null {
  try {
    return ipaddr.parseCIDR(text);
  } catch {
    return null;
  }
}

/**
 * Where clouds answer with a machine's own credentials. Refused whatever networks an operator allows: AWS, Azure, Google
 * and others use the first, AWS over IPv6 the second, Alibaba the third, AWS ECS the fourth, Oracle the last.
 */
const METADATA = ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '169.254.170.2', '192.0.0.192'].map(
  (text) => ipaddr.parse(text),
);

/** The IPv4 address that an IPv6 address stands for (mapped, compatible, NAT64, 6to4); the address itself otherwise. */
function inner(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const parts = address.parts;
  const pair = (high: number | undefined, low: number | undefined) =>
    new ipaddr.IPv4([(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255]);
  const isCompatible = parts.slice(0, 6).every((part) => part === 0) && (parts[6] ?? 0) > 0;
  const isNat64 = parts[0] === 0x64 && parts[1] === 0xff9b;
  if (isCompatible || isNat64) return pair(parts[6], parts[7]);
  if (parts[0] === 0x2002) return pair(parts[1], parts[2]);
  return address;
}

function isWithin(address: Address, networks: readonly Network[]): boolean {
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match([network, bits] as never),
  );
}

/** What of IPv6 is given out for use on the Internet (RFC 4291 §2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

function isPublic(address: Address): boolean {
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || isWithin(address, [GLOBAL_UNICAST]));
}

/**
 * Whether requests may go to an address: it is public, or in a network the operator named. Private, loopback, link-local,
 * carrier-grade NAT, multicast, reserved and documentation addresses are not, in whichever notation they come.
 */
export function mayReach(text: string, allowed: readonly Network[] = []): boolean {
  if (isIP(text) === 0) return false;
  const address = inner(ipaddr.parse(text));
  const isSame = (other: Address) =>
    other.kind() === address.kind() && other.toNormalizedString() === address.toNormalizedString();
  if (METADATA.some(isSame)) return false;
  return isPublic(address) || isWithin(address, allowed);
}
