import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../../../platform/database/migrate.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';

it('boxes of before become questions or declarations; their rules and answers stay', async () => {
  const database = await createTestDatabase({ of: 'nothing' });
  const folder = mkdtempSync(join(tmpdir(), 'tryout-before-'));
  try {
    const files = readdirSync(migrationsFolder).sort();
    const mine = files.findIndex((file) => file.endsWith('_yes_no_questions.sql'));
    expect(mine).toBeGreaterThan(0);
    for (const file of files.slice(0, mine)) cpSync(join(migrationsFolder, file), join(folder, file));
    await migrate(database.pool, folder);

    const [organization, user, position, revision, banked] = Array.from({ length: 5 }, () => uuidv7());
    const run = (text: string, values: unknown[]) => database.pool.query(text, values);
    await run(
      `insert into organizations (id, kind, status, name, slug) values ($1, 'company', 'approved', 'O', 'o')`,
      [organization],
    );
    await run(`insert into users (id, user_type, email) values ($1, 'company_admin', 'a@o.test')`, [user]);
    await run(
      `insert into positions (id, organization_id, slug, title, created_by) values ($1, $2, 'p', 'P', $3)`,
      [position, organization, user],
    );
    await run(
      `insert into position_revisions (id, organization_id, position_id, revision, created_by)
      values ($1, $2, $3, 1, $4)`,
      [revision, organization, position, user],
    );
    await run(
      `insert into questions (id, organization_id, type, label, created_by)
      values ($1, $2, 'checkbox', 'I may work here', $3)`,
      [banked, organization, user],
    );
    const looked = uuidv7();
    const rule = [
      { rule_id: 'r', conditions: [{ question_id: looked, operator: 'is_false', operand: null }] },
    ];
    const boxes: [string, string, boolean, object[], string | null][] = [
      [uuidv7(), 'I may work here', true, [], banked ?? null],
      [uuidv7(), 'Can you start in May?', true, [], null],
      [uuidv7(), 'I own a bicycle', false, [], null],
      [looked, 'I hold a licence', true, [], null],
      [uuidv7(), 'I can lift 20 kg', true, rule, null],
    ];
    for (const [i, [id, label, required, rules, bank]] of boxes.entries())
      await run(
        `insert into position_questions (id, organization_id, revision_id, question_id, sort_order, type, label,
        required, rules) values ($1, $2, $3, $4, $5, 'checkbox', $6, $7, $8)`,
        [id, organization, revision, bank, i, label, required, JSON.stringify(rules)],
      );

    await migrate(database.pool);
    const { rows } = await run('select type, rules from position_questions order by sort_order', []);
    expect(rows.map((row) => row.type)).toEqual(['must_agree', 'yes_no', 'yes_no', 'yes_no', 'yes_no']);
    expect(rows[4].rules).toEqual(rule);
    expect((await run('select type from questions', [])).rows).toEqual([{ type: 'must_agree' }]);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
