import { randomFrom } from '@tryout/domain/statistics/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { contentIn } from './testing/edit-file.ts';
import { broughtInto, exportedBy, sendTo } from './testing/transfer.ts';
import { workshopOf } from './testing/workshop.ts';

const ROUNDS = 4;

describe('scoring that somebody works on', () => {
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    [here, there] = await Promise.all([startTestApp(), startTestApp({ config: { library: false } })]);
  });
  afterAll(() => Promise.all([here.stop(), there.stop()]));

  it('comes out of another installation as it went in, round after round', { timeout: 240_000 }, async () => {
    const [admin, other] = [
      (await createUser(here.db, 'super_admin')).token,
      (await createUser(there.db, 'super_admin')).token,
    ];
    const workshop = workshopOf(here, admin, randomFrom('edits'));
    for (let round = 0; round < ROUNDS; round += 1) {
      await workshop.each();
      const file = await exportedBy(here, admin);
      const { counts } = await broughtInto(there, other, file);
      expect(counts).toMatchObject({ conflict: 0, refused: 0 });
      if (round > 0) expect(counts.changed).toBeGreaterThan(0);
      expect(await exportedBy(there, other), `round ${round}`).toBe(file);
      expect((await sendTo(there, other, file)).body.data.counts).toMatchObject({ new: 0, changed: 0 });
    }
    const { files, conditions, formulas } = contentIn(await exportedBy(there, other));
    expect(files.map(({ purpose }) => purpose).sort()).toEqual([
      ...Array.from({ length: ROUNDS }, () => 'simulation_file'),
      ...Array.from({ length: 2 * ROUNDS }, () => 'simulation_image'),
    ]);
    // Who made a picture goes with it.
    expect(files.flatMap(({ credit }) => credit?.author ?? [])).toEqual(
      Array.from({ length: ROUNDS }, () => 'Paweł Kuna'),
    );
    for (const file of files) {
      expect(await there.services.files.exists(file.sha256)).toBe(true);
    }
    expect(conditions.length).toBe(2 * ROUNDS);
    expect(formulas.some(({ condition_ids }) => condition_ids.length === 2)).toBe(true);
  });
});
