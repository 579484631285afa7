import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { refuseDemo } from './refuse-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('serves a database without the demo in production, and none with it', async () => {
  const { id } = await createUser(app.db, 'super_admin');
  await refuseDemo(app.db);
  await sql`update users set is_demo = true where id = ${id}`.execute(app.db);
  await expect(refuseDemo(app.db)).rejects.toThrow(/holds the demo.*TRYOUT_DATA_DIR/);
});
