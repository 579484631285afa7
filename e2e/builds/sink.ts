import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a hostile game would send what it found: a server that welcomes everything and remembers it. */
export interface Sink {
  readonly url: string;
  /** What has arrived: paths, and connections without a request. */
  readonly arrived: readonly string[];
  stop(): Promise<void>;
}

export async function startSink(): Promise<Sink> {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' });
    response.end('thank you');
  });
  server.on('upgrade', (request, socket) => {
    arrived.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
