// A bare Fastify server with pg, in a process of its own: what the product is measured against.
import Fastify from 'fastify';
import pg from 'pg';
import { registerBare } from './bare-routes.ts';

const [url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20 });
pool.on('error', () => process.exit(1));
const app = Fastify();
registerBare(app, pool);
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('message', (message) => {
  if (message === 'stop') void app.close().then(() => process.exit(0));
});
// Whoever measures is gone: so is this.
process.on('disconnect', () => process.exit(1));
