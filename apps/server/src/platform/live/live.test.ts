import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Live, startLive } from './live.ts';

/** The line is opened anew after a second. */
const PATIENT = { timeout: 30_000, interval: 50 };

let database: TestDatabase;
const problems: Error[] = [];
let here: Live;
let there: Live;
beforeAll(async () => {
  database = await createTestDatabase();
  const note = (error: Error) => problems.push(error);
  [here, there] = [await startLive(database.pool, note), await startLive(database.pool, note)];
});
afterAll(async () => {
  expect(problems).toEqual([]);
  await here.stop();
  await there.stop();
  await database.drop();
});

/** What a browser connected to the second process has been told, once it was told `enough` things. */
function listen(userId: string, sessionId = 'session') {
  const told: string[] = [];
  const close: (() => void)[] = [];
  const response = {
    write: (text: string) => told.push(text),
    end: () => told.push('ended'),
    on: (_event: string, listener: () => void) => close.push(listener),
  };
  there.connect(userId, sessionId, response as unknown as ServerResponse);
  return {
    told,
    async until(enough: number) {
      const end = Date.now() + 30_000;
      while (told.length < enough && Date.now() < end) await delay(5);
      return told;
    },
  };
}

describe('live events', () => {
  it('reach people on every process after the commit, each thing once', async () => {
    const { until } = listen('ada');
    await withTransaction(database.db, async (trx) => {
      here.tell(trx, ['ada', 'bo'], { topic: 'applicants', data: { position_id: 'p' } });
      here.tell(trx, ['ada', 'bo'], { topic: 'applicants', data: { position_id: 'p' } });
      await sql`select 1`.execute(trx);
    });
    here.tell(database.db, ['ada'], { topic: 'last' });
    expect(await until(2)).toEqual([
      'event: applicants\ndata: {"position_id":"p"}\n\n',
      'event: last\ndata: {}\n\n',
    ]);
  });

  it('reach everybody who is connected, where everybody is meant', async () => {
    const [one, other] = [listen('finn'), listen('gul')];
    here.tellEverybody(database.db, { topic: 'auth' });
    expect([await one.until(1), await other.until(1)]).toEqual([
      ['event: auth\ndata: {}\n\n'],
      ['event: auth\ndata: {}\n\n'],
    ]);
  });

  it('say nothing of what was rolled back', async () => {
    const { until } = listen('cem');
    await withTransaction(database.db, async (trx) => {
      here.tell(trx, ['cem'], { topic: 'never' });
      throw new Error('no');
    }).catch(() => undefined);
    here.tell(database.db, ['cem'], { topic: 'last' });
    expect(await until(1)).toEqual(['event: last\ndata: {}\n\n']);
  });

  it('end with the session, on every process', async () => {
    const { until } = listen('dara', 'over');
    here.disconnect('over');
    expect(await until(1)).toEqual(['ended']);
  });

  it('come back when the database cut the line, and let browsers come back for what was missed', async () => {
    const before = problems.length;
    const cut = await startLive(database.pool, (error) => problems.push(error));
    const told: string[] = [];
    const browser = {
      write: (text: string) => told.push(text),
      end: () => told.push('ended'),
      on: () => undefined,
    };
    cut.connect('eve', 'session', browser as unknown as ServerResponse);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen tryout_live'`.execute(database.db);
    await expect.poll(() => told, PATIENT).toEqual(['ended']);
    await expect
      .poll(() => {
        cut.tell(database.db, ['eve'], { topic: 'again' });
        return told;
      }, PATIENT)
      .toContain('event: again\ndata: {}\n\n');
    expect(problems.length).toBeGreaterThan(before);
    problems.length = 0;
    await cut.stop();
  });
});
