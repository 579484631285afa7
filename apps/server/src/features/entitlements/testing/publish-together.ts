import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { createCompany, createPosition } from '../../../platform/testing/factory.ts';
import type { TestApp } from '../../../platform/testing/test-app.ts';
import { grantEntitlements } from '../public.ts';

/**
 * Publishes that many drafts of one organization at once, each by a request of its own, where a plan lets `limit` be
 * active. Plans have to be on. Answers how many came through, how many were refused with 402, and how many are active.
 */
export async function publishTogether(
  t: TestApp,
  { positions, limit }: { readonly positions: number; readonly limit: number },
): Promise<{ published: number; refused: number; stored: number }> {
  const { organization_id, admin } = await createCompany(t.db);
  await withTransaction(t.db, (db) =>
    grantEntitlements(serverAct(t.services, db), {
      organization_id,
      source: 'plan',
      source_id: uuidv7(),
      values: { 'positions.active': limit },
      starts: t.services.now(),
      ends: null,
    }),
  );
  const drafts: string[] = [];
  for (let n = 0; n < positions; n += 1) {
    drafts.push((await createPosition(t.db, organization_id, admin.id, { status: 'draft' })).id);
  }
  const publish = async (id: string) => {
    for (;;) {
      const answer = await t.call({
        method: 'POST',
        path: `/position/${id}/transitions`,
        as: admin.token,
        body: { from: 'draft', to: 'published' },
      });
      // Thousands at once wait long for a connection: whoever is put off asks again, as the answer says.
      if (answer.status !== 503 || answer.headers['retry-after'] === undefined) return answer;
    }
  };
  const answers = await Promise.all(drafts.map(publish));
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from positions where organization_id = ${organization_id} and status = 'published'
  `.execute(t.db);
  return {
    published: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ status }) => status === 402).length,
    stored: rows[0]?.n ?? 0,
  };
}
