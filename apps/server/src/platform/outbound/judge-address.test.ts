import { describe, expect, it } from 'vitest';
import { mayReach, readNetwork } from './judge-address.ts';

const PRIVATE = readNetwork('10.0.0.0/8');
const LOCAL = readNetwork('169.254.0.0/16');
const UNIQUE = readNetwork('fc00::/7');

describe('where requests may go', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s is public', (address) => expect(mayReach(address)).toBe(true));

  it.each([
    ['this machine', '127.0.0.1', '127.8.9.1', '::1', '0.0.0.0', '::', '::ffff:127.0.0.1', '::127.0.0.1'],
    ['private networks', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fd00::1', 'fc00::1'],
    ['the link', '169.254.1.1', 'fe80::1', 'fec0::1'],
    ['carriers', '100.64.0.1', '100.127.255.255'],
    ['many at once', '224.0.0.1', '239.255.255.255', 'ff02::1', '255.255.255.255'],
    [
      'reserved',
      '192.0.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '240.0.0.1',
      '2001:db8::1',
    ],
    [
      'others in disguise',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '::ffff:a9fe:a9fe',
      '2001::1',
    ],
    ['metadata', '169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '169.254.170.2', '192.0.0.192'],
    ['no address', '', 'localhost', '1.2.3', '999.1.1.1', '1.2.3.4/8'],
  ])('%s: refused', (_, ...addresses) => {
    expect(addresses.filter((address) => mayReach(address))).toEqual([]);
  });

  it('an operator may open networks, but never where credentials of the machine are', () => {
    if (!PRIVATE || !LOCAL || !UNIQUE) throw new Error('no networks');
    const open = [PRIVATE, LOCAL, UNIQUE];
    expect(
      ['10.1.2.3', '::ffff:10.1.2.3', '169.254.1.1', 'fd00::1'].every((each) => mayReach(each, open)),
    ).toBe(true);
    expect(
      ['192.168.0.1', '127.0.0.1', '169.254.169.254', 'fd00:ec2::254'].some((each) => mayReach(each, open)),
    ).toBe(false);
    expect([readNetwork('10.0.0.0'), readNetwork('everything'), readNetwork('10.0.0.0/40')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
