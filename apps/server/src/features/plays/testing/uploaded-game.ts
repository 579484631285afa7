import { createUser } from '../../../platform/testing/factory.ts';
import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';
import { sampleArchive, sampleManifest } from '../../builds/testing/sample-build.ts';
import { uploadAndScan } from '../../builds/testing/upload-build.ts';
import { libraryId } from '../../simulations/public.ts';

/** What the uploaded game of these tests measures. */
export const MEASURED = [
  { key: 'accuracy', type: 'ratio', required: true, direction: 'higher' },
  { key: 'median_rt', type: 'duration_ms', max: 5000, direction: 'lower' },
  { key: 'strategy', type: 'enum', options: ['careful', 'bold'] },
  { key: 'rt', type: 'duration_ms', repeated: true, max_count: 60, max: 5000 },
  { key: 'correct', type: 'boolean', repeated: true, max_count: 60 },
  { key: 'row', type: 'object', repeated: true, max_count: 60 },
];

/** A super admin who brings games, through the routes that the product has for it. */
export async function workshop(app: TestApp) {
  const admin = (await createUser(app.db, 'super_admin')).token;
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    app.call({ method, path, as: admin, ...(body && { body }) });
  const done = async (answer: ReturnType<typeof call>): Promise<TestBody> => {
    const { status, body, raw } = await answer;
    if (status >= 300) throw new Error(`${status} ${raw}`);
    return body.data;
  };

  /** Uploads a version; answers its id. */
  async function uploaded(slug: string, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const manifest = sampleManifest(slug, { data_points: MEASURED, ...changes });
    return (await uploadAndScan(app, admin, sampleArchive(manifest))).version_id;
  }

  const stable = (versionId: string, stable_now: string | null = null) =>
    done(
      call('POST', `/admin/build/version/${versionId}/stable`, { stable_now, reason: 'Looked at by hand.' }),
    );

  /** A formula in force: what share was right. */
  async function formula(slug: string): Promise<void> {
    const { formula: draft } = await done(
      call('POST', '/admin/formulas', {
        name: 'Right answers',
        subtrait_id: libraryId('subtrait', 'processing_speed'),
        task_key: slug,
        source: 'when count(trials.correct) >= 2: accuracy * 100 of 100\notherwise: not calculated',
        tests: [
          {
            inputs: { accuracy: 0.5, 'trials.correct': [true, false] },
            expect: { value: 50, total_score: 100 },
          },
          { inputs: { accuracy: 0.5, 'trials.correct': [] }, expect: null },
        ],
      }),
    );
    const move = { from: 'draft', to: 'published', edit: draft.edit, replaces: null };
    await done(call('POST', `/admin/formulas/${draft.id}/transitions`, move));
  }

  /** A game with a formula, stable; answers the id of its version. */
  async function game(slug: string, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const id = await uploaded(slug, changes);
    await stable(id);
    await formula(slug);
    return id;
  }

  return { admin, call, done, uploaded, stable, formula, game };
}

/** Inputs of a whole session of that game. */
export function wholeSession(accuracy = 0.75): object[] {
  const said = (key: string, value: unknown, trial?: number) => ({
    t: 'data_point',
    key,
    value,
    t_ms: 10,
    ...(trial !== undefined && { trial }),
  });
  const trials = [0, 1, 2, 3].flatMap((trial) => [
    said('rt', 500 + trial, trial),
    said('correct', trial < 3, trial),
    said('row', { rt: 500 + trial, response: 'left' }, trial),
    { t: 'checkpoint', state: { next_trial: trial + 1, secret: 'only for the one who goes on' } },
  ]);
  return [
    { t: 'start' },
    ...trials,
    said('accuracy', accuracy),
    said('median_rt', 501.5),
    said('strategy', 'bold'),
    { t: 'complete', summary: null },
  ];
}
