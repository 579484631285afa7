// The product's server in a process of its own: its arguments are the address of the database, the data folder and how
// quick the clock of plays runs.
import { makeReady } from '../../apps/server/src/app.ts';
import { startProduct } from './product-app.ts';

const [url = '', dataDir = '', rate = '1'] = process.argv.slice(2);
const { app, services, stop } = await startProduct(url, dataDir, { playClockRate: Number(rate) });
await app.listen({ host: '127.0.0.1', port: 0 });
// What is measured begins after all that a start does, also what it does once it listens.
await makeReady(services);
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    process.send?.({ memory: process.memoryUsage() });
  }
  if (message === 'stop') void stop().then(() => process.exit(0));
});
// Whoever measures is gone: so is this.
process.on('disconnect', () => process.exit(1));
