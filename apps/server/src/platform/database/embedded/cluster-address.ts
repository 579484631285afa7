import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CLUSTER_USER } from './initialize-cluster.ts';

/** Longest path of a socket: 104 bytes with the closing zero on macOS, 108 on Linux. */
const LONGEST_SOCKET_PATH = 103;
const LONGEST_PORT = '65535';
const SOCKET = '.s.PGSQL.';

/**
 * The folder in which PostgreSQL opens its socket: a query's way there and back is shorter than over the loopback
 * interface. Null where there are none, or the folder's path is too long for one.
 */
export function socketDirOf(place: string): string | null {
  if (process.platform === 'win32') return null;
  const socket = join(place, `${SOCKET}${LONGEST_PORT}`);
  return Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH ? place : null;
}

/** Removes the sockets that a server which was killed left behind; the next one may have another port. */
export function removeSockets(socketDir: string): void {
  for (const name of readdirSync(socketDir)) if (name.startsWith(SOCKET)) rmSync(join(socketDir, name));
}

/** Where a PostgreSQL answers: its socket's folder where it has one, besides its port on the loopback interface. */
export interface ClusterAddress {
  readonly port: number;
  readonly socketDir: string | null;
}

/** The connection string of a database of a cluster. */
export function clusterAddress(
  { port, socketDir }: ClusterAddress,
  password: string,
  database: string,
): string {
  const address = `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
  // The driver takes the host that is named last; who takes the address apart still finds host and port.
  return socketDir === null ? address : `${address}?host=${encodeURIComponent(socketDir)}`;
}
