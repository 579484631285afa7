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
  ['nobody in production', { demo: false, production: true }, 404],
  ['nobody where mails go out', { demo: false, mail: SMTP }, 404],
])('the outbox is read by %s', async (_who, config, status) => {
  app = await startTestApp({ config });
  expect((await app.call({ path: '/dev/outbox' })).status).toBe(status);
});
