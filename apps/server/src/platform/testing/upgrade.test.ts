import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAgain } from '../../features/plays/evidence/look-again.job.ts';
import { migrate } from '../database/migrate.ts';
import { createUser } from './factory.ts';
import { lookedAt } from './looked-at.ts';
import { type Restored, restoreIntoNew } from './restore-into.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const releases = join(import.meta.dirname, '../../../releases');
const files = readdirSync(releases).filter((file) => file.endsWith('.zip'));

/** Tables that a start may add rows to: what the platform ships grows with it. None may lose any. */
const OF_THE_LIBRARY = [
  'formulas',
  'industries',
  'norms',
  'score_templates',
  'simulation_categories',
  'simulation_images',
  'simulation_subtraits',
  'simulation_tasks',
  'simulation_traits',
  'simulations',
  'skills',
  'tasks',
  'vocabulary_versions',
];

/** Tables whose rows stand in another one now. */
const MOVED: Readonly<Record<string, string>> = {
  industries: `reference_entries where kind = 'industry'`,
  skills: `reference_entries where kind in ('skill', 'technical_skill')`,
};

it('every release that was made is walked up', () => {
  expect(files).toContain('0.1.0.zip');
});

describe.each(files.map((file) => [basename(file, '.zip'), join(releases, file)]))(
  'an installation of %s, brought up to date',
  (_, path) => {
    let restored: Restored;
    let app: TestApp;

    beforeAll(async () => {
      restored = await restoreIntoNew(path);
      await migrate(restored.database.pool);
      app = await startTestApp({ installation: restored });
    });
    afterAll(async () => {
      await app.stop();
      await rm(restored.dataDir, { recursive: true, force: true });
    });

    it('has every row that it had', async () => {
      const now: Record<string, number> = {};
      const before: Record<string, number> = {};
      for (const { name, rows } of restored.manifest.tables) {
        const { rows: counted } = await restored.database.pool.query(
          `select count(*)::int as n from ${MOVED[name] ?? `"${name}"`}`,
        );
        const added = counted[0].n - rows;
        now[name] = OF_THE_LIBRARY.includes(name) && added > 0 ? rows : counted[0].n;
        before[name] = rows;
      }
      expect(now).toEqual(before);
    });

    it('proves every score card it had, and shows it', async () => {
      const { rows: cards } = await restored.database.pool.query<{ id: string; organization_id: string }>(`
        select c.id, a.organization_id from score_cards c join applications a on a.id = c.application_id
        order by c.id`);
      expect(cards.length).toBeGreaterThan(40);
      const differing: string[] = [];
      for (const card of cards) {
        const as = await adminOf(card.organization_id);
        const { body } = await app.call({
          path: '/position/application/score/card/verify',
          as,
          query: { score_card_id: card.id },
        });
        if (body.data?.equal !== true) differing.push(`${card.id}: ${JSON.stringify(body)}`);
      }
      expect(differing).toEqual([]);
    });

    it('says of its plays on the cards what it says in the lists', async () => {
      await lookAgain(app.services);
      const { rows: positions } = await restored.database.pool.query<{ id: string; organization_id: string }>(
        'select id, organization_id from positions order by id',
      );
      const told = [];
      for (const { id, organization_id } of positions)
        told.push(...(await lookedAt(app, await adminOf(organization_id), id)));
      expect(told.length).toBeGreaterThan(40);
      expect(told.filter(({ in_list, on_card }) => in_list.join() !== on_card.join())).toEqual([]);
    });

    it('serves', async () => {
      expect((await app.call({ path: '/health' })).body.data.status).toBe('ok');
    });

    const tokens = new Map<string, string>();
    async function adminOf(organization_id: string): Promise<string> {
      const token =
        tokens.get(organization_id) ?? (await createUser(app.db, 'company_admin', { organization_id })).token;
      tokens.set(organization_id, token);
      return token;
    }
  },
);
