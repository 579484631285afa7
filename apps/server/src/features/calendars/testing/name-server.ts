import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import type { AddressInfo } from 'node:net';

/** A service of a domain (RFC 2782). */
export interface ServiceRecord {
  readonly priority: number;
  readonly weight: number;
  readonly port: number;
  readonly name: string;
}

/** A name server (RFC 1035) that knows services alone, and is asked by this process until it stops. */
export interface NameServer {
  /** Services by the name that is asked for. */
  readonly services: Map<string, readonly ServiceRecord[]>;
  readonly asked: string[];
  stop(): Promise<void>;
}

const SRV = 33;
const NO_SUCH_NAME = 3;

/** Labels of a name with their lengths, ended by an empty one. */
function written(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([
    ...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
    Buffer.of(0),
  ]);
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function recordOf({ priority, weight, port, name }: ServiceRecord): Buffer {
  const numbers = Buffer.alloc(6);
  numbers.writeUInt16BE(priority, 0);
  numbers.writeUInt16BE(weight, 2);
  numbers.writeUInt16BE(port, 4);
  const data = Buffer.concat([numbers, written(name)]);
  const head = Buffer.alloc(12);
  // The name is the one that was asked for; a second to live.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(SRV, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** Starts one on a free port and has this process ask it. */
export async function startNameServer(): Promise<NameServer> {
  const before = dns.getServers();
  const services = new Map<string, readonly ServiceRecord[]>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, end } = nameIn(query);
    asked.push(name);
    const found = query.readUInt16BE(end) === SRV ? services.get(name) : undefined;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (found ? 0 : NO_SUCH_NAME), 2);
    head.writeUInt16BE(found?.length ?? 0, 6);
    head.writeUInt32BE(0, 8);
    const answer = Buffer.concat([head, query.subarray(12, end + 4), ...(found ?? []).map(recordOf)]);
    socket.send(answer, from.port, from.address);
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  dns.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  return {
    services,
    asked,
    stop: () => {
      dns.setServers(before);
      return new Promise((stopped) => socket.close(() => stopped()));
    },
  };
}
