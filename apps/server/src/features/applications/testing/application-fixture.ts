import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import { newToken } from '../../../platform/http/tokens.ts';
import { createCompany, createPosition } from '../../../platform/testing/factory.ts';
import type { TestApp } from '../../../platform/testing/test-app.ts';

/** A question as tests state it. */
export interface TestQuestion {
  readonly type: string;
  readonly label?: string;
  readonly required?: boolean;
  readonly options?: readonly { key: string; label: string }[];
  readonly settings?: object;
  readonly rules?: readonly object[];
}

/** A company with a published position that asks the given questions; answers the ids of its rows. */
export async function positionWith(
  db: Db,
  options: {
    questions?: readonly TestQuestion[];
    cv?: 'required' | 'optional' | 'hidden';
    visibility?: string;
    status?: string;
  } = {},
) {
  const company = await createCompany(db);
  const position = await createPosition(db, company.organization_id, company.recruiter.id, {
    cv: options.cv ?? 'optional',
    status: options.status ?? 'published',
  });
  if (options.visibility) {
    await sql`update positions set visibility = ${options.visibility} where id = ${position.id}`.execute(db);
  }
  const questions: string[] = [];
  for (const [i, question] of (options.questions ?? []).entries()) {
    const id = uuidv7();
    questions.push(id);
    await sql`insert into position_questions (id, organization_id, revision_id, sort_order, type, label, required,
        options, settings, rules)
      values (${id}, ${company.organization_id}, ${position.revision_id}, ${i}, ${question.type},
        ${question.label ?? question.type}, ${question.required ?? true}, ${JSON.stringify(question.options ?? [])},
        ${JSON.stringify(question.settings ?? {})},
        ${JSON.stringify(question.rules ?? []).replaceAll('$question', id)})`.execute(db);
  }
  return { ...company, position, questions };
}

/** An invitation with a live link. */
export async function inviteTo(
  db: Db,
  position: { organization_id: string; position: { id: string }; recruiter: { id: string } },
  options: { email: string; expires_at?: Date; status?: string },
): Promise<string> {
  const { token, hash } = newToken();
  await sql`insert into candidate_invites (id, organization_id, position_id, email, token_hash, status, expires_at,
      invited_by)
    values (${uuidv7()}, ${position.organization_id}, ${position.position.id}, ${options.email}, ${hash},
      ${options.status ?? 'new'}, ${options.expires_at ?? new Date(Date.now() + 86_400_000)},
      ${position.recruiter.id})`.execute(db);
  return token;
}

/** Starts an application as a signed-in person and answers its id. */
export async function startAs(app: TestApp, as: string, positionId: string): Promise<string> {
  const { body, status } = await app.call({
    method: 'POST',
    path: '/application/start',
    as,
    body: { position_id: positionId, consent: true },
  });
  if (status > 201) throw new Error(`start was refused: ${JSON.stringify(body)}`);
  return body.data.application_id;
}

/** Contact data that is accepted everywhere. */
export const BASIC_INFO = {
  first_name: 'Amina',
  last_name: 'Okafor',
  email: 'amina@example.test',
  phone: '+49 30 1234567',
  location: 'Hamburg',
  linkedin: 'linkedin.com/in/amina',
};
