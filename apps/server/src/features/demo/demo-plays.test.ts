import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { drawTheSame } from '../../platform/testing/draw-the-same.ts';
import { startTestApp } from '../../platform/testing/test-app.ts';
import { installDemo } from './install-demo.ts';

it('no play of the seeded demo is marked: its simulated applicants play honestly', {
  timeout: 240_000,
}, async () => {
  const app = await startTestApp();
  try {
    // The plays of a real installation are drawn anew each time; these are the same in every run.
    await drawTheSame(app.db, 'demo');
    expect(await installDemo(app.app, app.db, () => undefined)).toBe(true);
    const { rows } = await sql<{ marked: string[]; judged: boolean }>`
      select integrity_review as marked, jsonb_path_exists(integrity, '$.timing[*].pace') as judged
      from plays where ended_at is not null`.execute(app.db);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.every(({ judged }) => judged)).toBe(true);
    expect(rows.flatMap(({ marked }) => marked)).toEqual([]);
  } finally {
    await app.stop();
  }
});
