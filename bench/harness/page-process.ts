// The product's server with its pages, in a process of its own.
import { join } from 'node:path';
import { startProduct } from './product-app.ts';

const [url = '', dataDir = ''] = process.argv.slice(2);
const { app, stop } = await startProduct(url, dataDir, {
  webRoot: join(import.meta.dirname, '../../apps/web/dist'),
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('message', (message) => {
  if (message === 'stop') void stop().then(() => process.exit(0));
});
// Whoever measures is gone: so is this.
process.on('disconnect', () => process.exit(1));
