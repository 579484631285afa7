import { LIBRARY_FILE_FORMAT } from '@tryout/domain/traits/trait-library-file';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';
import { importedBy, sendFile } from './send-file.ts';

/** The library as it is listed, without what every write changes. */
export const entries = async (app: TestApp, as: string): Promise<TestBody[]> =>
  (await app.call({ path: '/admin/traits', as })).body.data.items.map(
    ({
      id: _id,
      parent_id: _p,
      updated_at: _at,
      edit: _e,
      version: _v,
      formulas: _f,
      updated_by_name: _u,
      ...rest
    }: TestBody) => rest,
  );
/** Brings random files in, first as a dry run, which must tell what comes of it. Answers how many were applied. */
export async function importAtRandom(
  app: TestApp,
  as: string,
  random: { readonly numRuns: number; readonly seed: number },
): Promise<number> {
  const words = {
    name: fc.constantFrom('Focus', '=2', 'الانتباه', 'Fresh "one"', 'Accuracy'),
    definition: fc.constantFrom('', 'One line', 'Two\nlines, and "quotes"'),
    words: fc.constantFrom({}, { ar: { name: 'اسم' } }, { ar: { name: '' } }),
  };
  const row = fc.oneof(
    fc.record({ type: fc.constant('category'), key: fc.constantFrom('', 'focus', 'fresh'), ...words }),
    fc.record({
      type: fc.constant('trait'),
      key: fc.constantFrom('', 'attention', 'fresh', 'memory'),
      parent: fc.constantFrom('focus', 'thinking', 'fresh'),
      ...words,
    }),
    fc.record({
      type: fc.constant('subtrait'),
      key: fc.constantFrom('', 'accuracy', 'fresh'),
      parent: fc.constantFrom('attention', 'memory', 'fresh'),
      direction: fc.constantFrom('', 'higher', 'target'),
      ...words,
    }),
  );
  let applied = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const file = JSON.stringify({ format: LIBRARY_FILE_FORMAT, entries: rows });
      const before = await entries(app, as);
      const dry = (await sendFile(app, as, file)).body.data;
      if (dry.counts.problem > 0) {
        expect((await sendFile(app, as, file, dry.digest)).status).toBe(409);
        expect(await entries(app, as)).toEqual(before);
        return;
      }
      applied += 1;
      const job = await importedBy(app, as, file, dry.digest);
      expect(job).toMatchObject({ status: 'done', done: rows.length, skipped: dry.counts.same });
      const after = await entries(app, as);
      expect(after.length - before.length).toBe(dry.counts.add);
      const again = (await sendFile(app, as, file)).body.data;
      expect(again.counts).toEqual({ add: 0, change: 0, same: rows.length, problem: 0 });
    }),
    random,
  );
  return applied;
}
