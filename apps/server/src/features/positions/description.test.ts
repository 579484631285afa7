import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../../platform/database/migrate.ts';
import { createCompany } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';

const TEXT = {
  blocks: [
    { type: 'heading', level: 2, text: [{ text: 'You will' }] },
    {
      type: 'list',
      ordered: true,
      items: [
        {
          text: [{ text: 'plan ' }, { text: 'berths', bold: true }],
          list: { ordered: false, items: [{ text: [{ text: 'daily', italic: true }] }] },
        },
      ],
    },
    { type: 'paragraph', text: [{ text: 'Ask us', link: 'mailto:jobs@harbour.test' }] },
  ],
};

describe('the description of a position', () => {
  let t: TestApp;
  let as: string;
  let id: string;

  beforeAll(async () => {
    t = await startTestApp();
    as = (await createCompany(t.db)).recruiter.token;
    id = (await t.call({ method: 'POST', path: '/position', as, body: { title: 'Planner' } })).body.data.id;
  });
  afterAll(() => t.stop());

  const put = (description: unknown) =>
    t.call({ method: 'PUT', path: `/position/${id}`, as, body: { description } });
  const stored = async (of = id) => (await t.call({ path: `/position/${of}`, as })).body.data.description;

  it('is empty at first, kept with its marks, and copied with the position', async () => {
    expect(await stored()).toEqual({ blocks: [] });
    const answer = await put(TEXT);
    expect(answer.status, answer.raw).toBe(200);
    expect(await stored()).toEqual(TEXT);
    const copy = await t.call({ method: 'POST', path: `/position/${id}/duplicate`, as, body: {} });
    expect(copy.body.data.description).toEqual(TEXT);
  });

  it('may be sent as plain text', async () => {
    await put('Plan quays.\n\n- Be kind\n- Be quick');
    expect(await stored()).toEqual(textFromPlain('Plan quays.\n\n- Be kind\n- Be quick'));
  });

  it.each<[string, unknown, string]>([
    [
      'an address that runs',
      { blocks: [{ type: 'paragraph', text: [{ text: 'a', link: 'javascript:alert(1)' }] }] },
      'must have links that start with https://, http:// or mailto: in block 1',
    ],
    [
      'markup',
      { blocks: [{ type: 'html', html: '<b>' }] },
      'must have a heading, a paragraph or a list as block 1',
    ],
    [
      'half a character, which no database takes',
      { blocks: [{ type: 'paragraph', text: [{ text: '\ud800' }] }] },
      'must not contain control characters',
    ],
    [
      'too much',
      { blocks: [{ type: 'paragraph', text: [{ text: 'a'.repeat(20_001) }] }] },
      'must be at most 20000 characters',
    ],
    ['too much plain text', 'a'.repeat(20_001), 'must be at most 20000 characters'],
    ['a number', 7, 'must be text, or blocks of headings, paragraphs and lists'],
    ['nothing', null, 'must be text, or blocks of headings, paragraphs and lists'],
  ])('%s is refused at its field, and nothing changes', async (_, value, message) => {
    const before = await stored();
    const answer = await put(value);
    expect([answer.status, answer.body.fields]).toEqual([422, [{ field: 'description', message }]]);
    expect(await stored()).toEqual(before);
  });
});

it('descriptions of before become blocks, read as the fields for plain text read them', async () => {
  const texts = [
    '',
    'One line',
    'You will\n- plan <b>berths</b>\n• ask\n\n\nSee https://a.test\r\nsoon \t.  \n',
    '- a\n\n* b\n-c\n- - d\n-',
    '  indented\n   - item "x" \\ ü ص\u0007',
  ];
  const database = await createTestDatabase({ of: 'nothing' });
  const folder = mkdtempSync(join(tmpdir(), 'tryout-before-'));
  try {
    const files = readdirSync(migrationsFolder).sort();
    const mine = files.findIndex((file) => file.endsWith('_descriptions_have_blocks.sql'));
    expect(mine).toBeGreaterThan(0);
    for (const file of files.slice(0, mine)) cpSync(join(migrationsFolder, file), join(folder, file));
    await migrate(database.pool, folder);
    const [organization, user] = [uuidv7(), uuidv7()];
    const run = (text: string, values: unknown[]) => database.pool.query(text, values);
    await run(
      `insert into organizations (id, kind, status, name, slug) values ($1, 'company', 'approved', 'O', 'o')`,
      [organization],
    );
    await run(`insert into users (id, user_type, email) values ($1, 'company_admin', 'a@o.test')`, [user]);
    for (const [at, text] of texts.entries())
      await run(
        `insert into positions (id, organization_id, slug, title, created_by, description) values ($1, $2, $3, 'P', $4, $5)`,
        [uuidv7(), organization, `p${at}`, user, text],
      );
    await migrate(database.pool);
    const { rows } = await run('select description from positions order by slug', []);
    expect(rows.map((row) => row.description)).toEqual(texts.map(textFromPlain));
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
