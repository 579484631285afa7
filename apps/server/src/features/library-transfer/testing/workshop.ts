import type { Random } from '@tryout/domain/statistics/random';
import { libraryId } from '../../../platform/library-id.ts';
import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SHORTEST = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');

/** Things that a super admin does to scoring, each once by random choice. */
export function workshopOf(app: TestApp, as: string, random: Random) {
  let made = 0;
  const named = (what: string) => {
    made += 1;
    return `${what} ${made} of ${random.int(1_000_000)}`;
  };

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<TestBody> {
    const answer = await app.call({ method, path, as, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.raw}`);
    return answer.body.data;
  }

  async function sendForm(path: string, field: string, name: string, content: Buffer, fields: object) {
    const line = 'a-line-that-is-in-no-file';
    const parts = Object.entries(fields).map(
      ([key, value]) => `--${line}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${line}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
    const answer = await app.call({
      method: 'POST',
      path,
      as,
      headers: { 'content-type': `multipart/form-data; boundary=${line}` },
      body: Buffer.concat([Buffer.from(parts.join('') + head), content, Buffer.from(`\r\n--${line}--\r\n`)]),
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.raw}`);
    return answer.body.data;
  }

  async function rename(): Promise<void> {
    const { items } = await call('GET', '/admin/traits');
    const { kind, id } = random.pick(items as TestBody[]);
    const path = `/admin/${kind === 'category' ? 'categories' : `${kind}s`}/${id}`;
    const { entry } = await call('GET', path);
    const { definition, low_label, high_label, direction, evidence, sources, color, words } = entry;
    const own =
      kind === 'category'
        ? { color }
        : { low_label, high_label, evidence, sources, ...(kind === 'subtrait' && { direction }) };
    await call('PUT', path, {
      edit: entry.edit,
      name: named('Renamed'),
      definition: `${definition} 🙂 as said ${made}`.slice(0, 900),
      words: { ...words, fr: { name: named('Dit autrement') } },
      ...own,
    });
  }

  async function condition(): Promise<string> {
    const { condition } = await call('POST', '/admin/conditions', {
      name: named('Careful'),
      source: `acc_all >= 0.${1 + random.int(8)}`,
    });
    const { id, edit } = condition;
    await call('POST', `/admin/conditions/${id}/transitions`, { from: 'draft', to: 'published', edit });
    return condition.name;
  }

  async function formula(): Promise<void> {
    const names = [await condition(), await condition()];
    const { items } = await call('GET', '/admin/traits');
    const subtraits = items.filter((each: TestBody) => each.kind === 'subtrait');
    const draft = await call('POST', '/admin/formulas', {
      name: named('Own formula'),
      subtrait_id: random.pick(subtraits as TestBody[]).id,
      task_key: 'signal-tower',
      source: `when @"${names[0]}" and @"${names[1]}": linear(acc_all, 0.5, 1) of 100\notherwise: not calculated`,
      tests: [{ inputs: { acc_all: 1 }, expect: { value: 100, total_score: 100 } }],
    });
    const { id, edit } = draft.formula;
    if (random.int(4) === 0) return;
    const { active } = await call('GET', `/admin/formulas/${id}`);
    const move = { from: 'draft', to: 'published', edit, replaces: active?.id ?? null };
    await call('POST', `/admin/formulas/${id}/transitions`, move);
  }

  async function unfinished(): Promise<void> {
    const { items } = await call('GET', '/admin/traits');
    const subtrait = items.find((each: TestBody) => each.kind === 'subtrait');
    await call('POST', '/admin/formulas', {
      name: named('Half a formula'),
      subtrait_id: subtrait.id,
      task_key: 'signal-tower',
      source: 'when acc_all >',
      tests: [],
    });
  }

  async function task(): Promise<void> {
    const { id, edit } = await call('POST', '/admin/tasks', {
      game_key: 'signal-tower',
      name: named('Own task'),
    });
    if (random.int(2) === 0) return;
    await call('POST', `/admin/tasks/${id}/transitions`, { from: 'draft', to: 'published', edit });
  }

  async function template(): Promise<void> {
    const { items } = await call('GET', '/admin/score/templates');
    const draft = await call(
      'POST',
      `/admin/score/template/${random.pick(items as TestBody[]).id}/duplicate`,
      {},
    );
    const definition = structuredClone(draft.definition);
    const [category] = definition.categories;
    category.boost = 0.5 + random.next();
    category.traits[0].subtraits[0].target = { min: 10.25, max: 60 + random.next() };
    const path = `/admin/score/template/${draft.id}`;
    const saved = await call('PUT', path, { edit: draft.edit, name: named('Own template'), definition });
    if (random.int(3) === 0) return;
    await call('POST', `${path}/transitions`, { from: 'draft', to: 'published', edit: saved.edit });
  }

  async function simulation(): Promise<void> {
    const copy = await call('POST', `/simulation/${SHORTEST}/copy`, {});
    const pictured = await sendForm(`/simulation/${copy.id}/images/upload`, 'image', 'sea.png', PNG, {
      edit: copy.edit,
      role: 'instruction',
      alt: named('The sea'),
    });
    const found = await call('POST', `/simulation/${copy.id}/images`, {
      edit: pictured.edit,
      role: 'cover',
      picture: 'tabler:anchor',
      alt: named('An anchor'),
    });
    await sendForm(`/simulation/${copy.id}/files`, 'file', 'read me.txt', Buffer.from(named('Read')), {
      edit: found.edit,
    });
  }

  async function operator(): Promise<void> {
    const { items } = await call('GET', '/admin/operators');
    const { key, symbol, edit, is_active } = random.pick(items as TestBody[]);
    await call('PUT', `/admin/operators/${key}`, {
      edit,
      symbol,
      label: named('Operator'),
      words: { ar: { label: 'عامل' } },
      is_active,
    });
  }

  const edits = [rename, rename, formula, unfinished, task, template, simulation, operator];
  return {
    /** Each kind of edit at least once, in random order. */
    each: async () => {
      for (const edit of random.shuffle(edits)) await edit();
    },
  };
}
