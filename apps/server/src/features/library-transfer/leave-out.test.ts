import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { contentIn, fileOf } from './testing/edit-file.ts';
import { exportedBy, importedBy, sendTo } from './testing/transfer.ts';

describe('leaving parts of a file out', () => {
  let app: TestApp;
  let admin: string;
  let file: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = (await createUser(app.db, 'super_admin')).token;
    file = await exportedBy(app, admin);
  });
  afterAll(() => app.stop());

  const looked = async (sent: string, leave_out: readonly string[] = []): Promise<TestBody> => {
    const { status, body } = await sendTo(app, admin, sent, undefined, leave_out);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const told = ({ rows }: TestBody) =>
    rows
      .filter(({ outcome }: TestBody) => outcome !== 'same')
      .map(({ kind, outcome, reasons }: TestBody) =>
        [kind, outcome, ...reasons.map(({ code, name }: TestBody) => `${code} ${name}`.trim())].join(' '),
      )
      .toSorted();

  it('takes what depends on a part out with it, wherever that is not here', async () => {
    const content = contentIn(file);
    const [game, subtrait, formula] = [content.games[0], content.subtraits[0], content.formulas[0]];
    if (!game || !subtrait || !formula) throw new Error('a library without a formula');
    const [game_id, subtrait_id] = [uuidv7(), uuidv7()];
    content.games.push({ ...game, id: game_id, key: 'unknown-game' });
    content.subtraits.push({ ...subtrait, id: subtrait_id, key: 'pace-of-a-file', name: 'Pace of a file' });
    const draft = { ...formula, version: 1, status: 'draft' as const, parent_id: null };
    const ofGame = uuidv7();
    content.formulas.push({ ...draft, id: ofGame, key: ofGame, name: 'Of a game', task_key: 'unknown-game' });
    const ofSubtrait = uuidv7();
    content.formulas.push({
      ...draft,
      id: ofSubtrait,
      key: ofSubtrait,
      name: 'Of a subtrait',
      subtrait_id,
      definition: draft.definition && { ...draft.definition, subtrait_id },
    });
    const sent = fileOf(content);

    expect(await looked(sent)).toMatchObject({ doable: false });
    const withoutGame = await looked(sent, [`game:${game_id}`]);
    expect(told(withoutGame)).toEqual([
      'formula left_out needs_left_out unknown-game',
      'formula new',
      'game left_out chosen',
      'subtrait new',
    ]);
    expect(withoutGame).toMatchObject({ doable: true, counts: { new: 2, left_out: 2 } });
    const withoutBoth = await looked(sent, [`game:${game_id}`, `subtrait:${subtrait_id}`]);
    expect(told(withoutBoth)).toEqual([
      'formula left_out needs_left_out Pace of a file',
      'formula left_out needs_left_out unknown-game',
      'game left_out chosen',
      'subtrait left_out chosen',
    ]);
    expect(await looked(sent, [`formula:${uuidv7()}`, 'nonsense'])).toMatchObject({ doable: false });
  });

  it('brings in the rest as it was looked at, and nothing of what was left out', async () => {
    const content = contentIn(file);
    const [trait, formula] = [content.traits[0], content.formulas[0]];
    if (!trait || !formula) throw new Error('a library without a formula');
    const stored = { ...formula };
    trait.definition = `${trait.definition} As a file says.`;
    formula.name = 'What was in force never changes';
    const sent = fileOf(content);
    const left = [`formula:${formula.id}`];
    const { digest, doable, counts } = await looked(sent, left);
    expect([doable, counts.changed, counts.conflict, counts.left_out]).toEqual([true, 1, 0, 1]);

    const whole = await importedBy(app, admin, sent, digest);
    expect(whole).toMatchObject({ status: 'failed', outcome: 'changed_meanwhile' });
    const done = await importedBy(app, admin, sent, digest, left);
    expect(done).toMatchObject({ kind: 'scoring_import', status: 'done' });
    expect(done.done - done.skipped).toBe(1);
    const now = contentIn(await exportedBy(app, admin));
    expect(now.traits.find(({ id }) => id === trait.id)?.definition).toBe(trait.definition);
    expect(now.formulas.find(({ id }) => id === formula.id)).toEqual(stored);
  });
});
