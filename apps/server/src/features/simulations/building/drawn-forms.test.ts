import { personaOf } from '@tryout/domain/plays/persona';
import { NO_ACCOMMODATIONS } from '@tryout/games/testing/plays';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { drawTasks, poolOfSimulation } from '../../plays/public.ts';
import { type Built, builder } from '../testing/build.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let mine: ReturnType<typeof builder>;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
  mine = builder(app, company.recruiter.token);
});
afterAll(() => app.stop());

/** Three settings of one game, of which each candidate gets one, after another game that all get. */
async function drawing(): Promise<Built> {
  const complete = await mine.complete('Drawn');
  const grouped = await mine.save(complete, 'groups', {
    groups: [{ name: 'Lamps', pick: 'random_n', n: 1 }],
  });
  const group_id = grouped.groups[0]?.id;
  const task_id = grouped.tasks[0]?.task_id;
  const { tasks } = (await mine.call('GET', '/simulations/options')).body.data;
  const first = tasks.find((each: { key: string }) => each.key === 'reflex-check').task_id;
  const entries = [24, 48, 72].map((trials) => ({
    task_id,
    group_id,
    parameters: { trials, block_size: 24 },
    estimated_seconds: trials * 5,
  }));
  const filled = await mine.save(grouped, 'tasks', { tasks: [{ task_id: first }, ...entries] });
  return mine.done(mine.move(await mine.dryRun(filled), 'published'));
}

test('a play pins the form that its seed draws, goes on with it, and is proved from it', async () => {
  const simulation = await drawing();
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    simulations: [simulation.id],
  });
  await sql`update position_revisions set score_template_id = ${simulation.score_template.id}
    where id = ${position.revision_id}`.execute(app.db);
  const forms = new Set<number>();
  /** Minutes of the whole form by those of the drawn task. */
  const lengths = new Map<number, number>();
  for (let i = 0; i < 8; i += 1) {
    const { id, candidate } = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const open = () =>
      app.call({
        method: 'POST',
        path: '/application/game/open',
        as: candidate.token,
        body: {
          application_id: id,
          simulation_id: simulation.id,
          accommodations: NO_ACCOMMODATIONS,
          take_over: true,
        },
      });
    const told = async () =>
      (
        await app.call({
          path: '/game/check/application',
          as: candidate.token,
          query: { application_id: id },
        })
      ).body.data.simulations[0];
    const before = await told();
    expect(before).toMatchObject({ task_count: 2, duration_minutes: simulation.duration_minutes });
    expect(before.shortest_minutes).toBeLessThan(before.duration_minutes);
    const opened = await open();
    expect(opened.status).toBe(200);
    const after = await told();
    expect([after.task_count, after.tasks.length]).toEqual([2, 2]);
    expect(after.shortest_minutes).toBe(after.duration_minutes);
    lengths.set(opened.body.data.play.tasks[1].minutes, after.duration_minutes);
    const { rows } = await sql<{ seed: string; tasks: { parameters: { trials?: number } }[] }>`
      select seed, tasks from plays where application_id = ${id}
    `.execute(app.db);
    const [play] = rows;
    expect(play?.tasks).toHaveLength(2);
    const again = drawTasks(await poolOfSimulation(app.db, simulation.id), play?.seed ?? '');
    expect(again).toEqual(play?.tasks);
    expect(play?.tasks[1]).not.toHaveProperty('group_id');
    forms.add(play?.tasks[1]?.parameters.trials ?? 0);
    expect((await open()).body.data.play.tasks).toEqual(opened.body.data.play.tasks);
    if (i > 0) continue;
    const reopened = await open();
    const persona = personaOf('able', 'drawn', 1);
    const played = await playByBot(app, reopened.body.data.token, persona, 'drawn');
    expect(played.status).toBe(200);
    const { rows: cards } = await sql<{ id: string }>`
      select id from score_cards where application_id = ${id}
    `.execute(app.db);
    const verified = await app.call({
      path: '/position/application/score/card/verify',
      as: company.recruiter.token,
      query: { score_card_id: cards[0]?.id ?? '' },
    });
    expect(verified.body.data).toMatchObject({ equal: true, first_difference: null });
    const list = (await mine.call('GET', `/simulation/${simulation.id}/candidates`)).body.data;
    expect(list).toMatchObject({ total: 1, items: [{ application_id: id, state: 'completed', version: 1 }] });
    expect(list.items[0].job_fit_score).not.toBeNull();
    const spread = (await mine.call('GET', `/simulation/${simulation.id}/spread`)).body.data;
    expect(spread.n).toBe(1);
    expect(spread.counts.reduce((sum: number, n: number) => sum + n, 0)).toBe(1);
  }
  expect(forms.size).toBeGreaterThan(1);
  const [shortest, ...longer] = [...lengths].sort(([a], [b]) => a - b).map(([, length]) => length);
  expect(Math.max(...longer)).toBeGreaterThan(shortest ?? 0);
});

test('a preview draws by its seed as well', async () => {
  const simulation = await drawing();
  const preview = async (seed?: string) =>
    (
      await mine.call('POST', `/simulation/${simulation.id}/preview/play`, {
        accommodations: NO_ACCOMMODATIONS,
        events: [],
        ...(seed && { seed }),
      })
    ).body.data;
  const first = await preview();
  expect(first.view.tasks).toHaveLength(2);
  expect((await preview(first.seed)).view.tasks).toEqual(first.view.tasks);
});
