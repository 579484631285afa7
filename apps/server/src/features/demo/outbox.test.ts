import { afterEach, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const SMTP: Config['mail'] = {
  kind: 'smtp',
  host: 'localhost',
  port: 25,
  secure: false,
  user: null,
  password: null,
  from: 'jobs@harbour.test',
};

it.each<[string, Partial<Config>, number]>([
  ['somebody at this machine without the demo', { demo: false }, 200],
  ['nobody where others come in by a public address', { publicUrl: 'https://jobs.harbour.test' }, 404],
  ['nobody in production', { demo: false, production: true }, 404],
  ['nobody where mails go out', { demo: false, mail: SMTP }, 404],
])('the outbox is read by %s', async (_who, config, status) => {
  app = await startTestApp({ config });
  expect((await app.call({ path: '/dev/outbox' })).status).toBe(status);
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'the outbox is read by nobody who comes through a proxy, whatever they say of themselves in %s',
  async (header) => {
    app = await startTestApp({ config: { trustProxy: true } });
    const headers = { [header]: '127.0.0.1' };
    expect((await app.call({ path: '/dev/outbox', headers })).status).toBe(404);
  },
);
