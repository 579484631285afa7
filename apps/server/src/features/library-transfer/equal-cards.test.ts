import { TASK_KEYS } from '@tryout/games/registry';
import { SIMULATIONS } from '@tryout/games/simulations';
import type { Persona } from '@tryout/games/task-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { libraryId } from '../../platform/library-id.ts';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { generateScoreCard } from '../score-cards/public.ts';
import { cardDigests, copyPlays } from './testing/copy-plays.queries.ts';
import { contentIn, fileOf, withSimulationOf } from './testing/edit-file.ts';
import { broughtInto, exportedBy } from './testing/transfer.ts';

const APPLICATIONS = 30;

/** Shipped simulations that hold games between them, as few as a greedy choice finds, and the games that none holds. */
function coveringGames(): { simulations: string[]; left: string[] } {
  const open = new Set<string>(TASK_KEYS);
  const simulations: string[] = [];
  for (;;) {
    const [best] = SIMULATIONS.map((each) => ({
      slug: each.slug,
      revision: each.revision,
      keys: each.tasks.map((task) => task.task_key).filter((key) => open.has(key)),
    })).sort((a, b) => b.keys.length - a.keys.length);
    if (!best || best.keys.length === 0) return { simulations, left: [...open] };
    for (const key of best.keys) open.delete(key);
    simulations.push(libraryId('simulation', `${best.slug}@${best.revision}`));
  }
}

function personaOf(n: number): Persona {
  return { ability: (n % 10) / 10 + 0.05, speed: ((n * 7) % 10) / 10, lapse: 0.05, risk: (n % 3) / 2 };
}

describe('all scoring, brought into an installation that has the games only', () => {
  let full: TestApp;
  let empty: TestApp;
  beforeAll(async () => {
    [full, empty] = await Promise.all([startTestApp(), startTestApp({ config: { library: false } })]);
  });
  afterAll(() => Promise.all([full.stop(), empty.stop()]));

  it('gives byte-equal score cards for the same plays of all games', { timeout: 280_000 }, async () => {
    const company = await createCompany(full.db);
    const admin = await createUser(full.db, 'super_admin');
    const { simulations, left } = coveringGames();
    const more = withSimulationOf(contentIn(await exportedBy(full, admin.token)), left);
    await broughtInto(full, admin.token, fileOf(more.content));
    const choice = [...simulations, more.simulation_id];
    const played = new Set<string>();
    for (let n = 0; n < APPLICATIONS; n += 1) {
      const simulation = choice[n % choice.length] ?? '';
      const position = await createPosition(full.db, company.organization_id, company.recruiter.id, {
        simulations: [simulation],
      });
      const application = await createApplication(full.db, company.organization_id, position, {
        status: 'questions_answered',
      });
      const opened = await full.call({
        method: 'POST',
        path: '/application/game/open',
        as: application.candidate.token,
        body: { application_id: application.id, simulation_id: simulation },
      });
      for (const task of opened.body.data.play.tasks) played.add(task.key);
      const ended = await playByBot(full, opened.body.data.token, personaOf(n), `transfer ${n}`);
      expect(ended.status, `application ${n}`).toBe(200);
    }
    expect([...played].sort()).toEqual([...TASK_KEYS].sort());
    const cards = await cardDigests(full.db);
    expect(cards.size).toBe(APPLICATIONS);
    for (const card of cards.values()) expect(card).toMatch(/^[0-9a-f]{64} [0-9a-f]{64} \{/);

    const other = await createUser(empty.db, 'super_admin');
    const file = await exportedBy(full, admin.token);
    const done = await broughtInto(empty, other.token, file);
    expect(done.counts).toMatchObject({ changed: 0, conflict: 0, refused: 0 });
    expect(await exportedBy(empty, other.token)).toBe(file);

    await copyPlays(full.db, empty.db);
    expect((await cardDigests(empty.db)).size).toBe(0);
    for (const id of cards.keys()) {
      await withTransaction(empty.db, (db) => generateScoreCard(serverAct(empty.services, db), id));
    }
    expect(await cardDigests(empty.db)).toEqual(cards);
  });
});
