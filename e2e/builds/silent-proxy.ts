import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/**
 * A proxy that passes requests on without what the browser says of them (`Sec-Fetch-…`), as with browsers that say
 * nothing of the kind.
 */
export async function startSilentProxy(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith('sec-fetch-')),
    );
    const { method } = incoming;
    const passed = ask({ hostname, port, path: pathname + search, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.on('connect', (request, socket) => {
    const [hostname, port] = (request.url ?? '').split(':');
    const onward = connect(Number(port), hostname, () => socket.write('HTTP/1.1 200 Connected\r\n\r\n'));
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
