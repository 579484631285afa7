import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AgencyWorld } from './agency-world.ts';

/**
 * Accepts, declines and withdraws one submission from both sides so often at once, and starts an application by each
 * invitation that went out: one answer counts, everybody else is told of it, and there is at most one application.
 */
export async function answerAtOnce(world: AgencyWorld, times: number): Promise<void> {
  const { app, company, agency } = world;
  await sql`update agency_positions set status = 'ended', ended_at = now() where status = 'open'`.execute(
    app.db,
  );
  const share = await world.share();
  const person = await world.candidate();
  const submitted = await world.submit(share, person);
  expect(submitted.status, submitted.raw).toBe(201);
  const { submission_id: id, person: who } = submitted.body.data;
  const wishes = Array.from({ length: times }, (_, n) => {
    if (n % 3 === 0) return world.move(id, 'closed', agency.admin.token);
    const by = n % 2 === 0 ? company.admin : company.recruiter;
    return n % 3 === 1
      ? world.move(id, 'approved', by.token)
      : world.move(id, 'rejected', by.token, { reason: 'Not now' });
  });
  const answers = await Promise.all(wishes);
  const done = answers.filter((each) => each.status === 200);
  expect(done).toHaveLength(1);
  for (const other of answers.filter((each) => each.status !== 200)) {
    expect([other.status, other.body.code]).toEqual([409, 'stale_status']);
  }
  const { rows } = await sql<{ invites: number; claims: number; mails: number; status: string }>`select
    (select count(*)::int from candidate_invites where email = ${who.email}) as invites,
    (select count(*)::int from agency_claims where email = ${who.email}) as claims,
    (select count(*)::int from mails where to_email = ${who.email}) as mails,
    (select status from submissions where id = ${id}) as status`.execute(app.db);
  const accepted = done[0]?.body.data.status === 'approved' ? 1 : 0;
  expect(rows[0]).toEqual({
    invites: accepted,
    claims: accepted,
    mails: accepted,
    status: done[0]?.body.data.status,
  });
}

/** Accepts one submission that nobody else answers, so often at once, and applies by its invitation as often. */
export async function acceptAndApplyAtOnce(world: AgencyWorld, times: number): Promise<void> {
  const { app, company } = world;
  await sql`update agency_positions set status = 'ended', ended_at = now() where status = 'open'`.execute(
    app.db,
  );
  const share = await world.share();
  const submitted = await world.submit(share, await world.candidate());
  const { submission_id: id, person: who } = submitted.body.data;
  const answers = await Promise.all(
    Array.from({ length: times }, () => world.move(id, 'approved', company.admin.token)),
  );
  expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
  const invite_token = await tokenOf(world, who.email);
  const started = await Promise.all(
    Array.from({ length: Math.min(times, 50) }, () => begin(world, who.email, invite_token)),
  );
  expect(started.filter((each) => each.status < 300).length).toBeGreaterThan(0);
  expect(started.filter((each) => each.status >= 500)).toEqual([]);
  const { rows } = await sql<{ n: number; origin: string }>`select count(*)::int as n, min(origin) as origin
    from applications where applicant_email = ${who.email}`.execute(app.db);
  expect(rows[0]).toEqual({ n: 1, origin: 'agency' });
}

/** The secret of the invitation that was mailed to an address. */
export async function tokenOf({ app }: AgencyWorld, email: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`select body_text from mails where to_email = ${email}
    and kind = 'candidate_invited' order by id desc limit 1`.execute(app.db);
  return /\/invite\/([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

/** Begins the application that an invitation leads to, without an account. */
export const begin = ({ post, position }: AgencyWorld, email: string, invite_token: string) =>
  post('/application/start', null as unknown as string, {
    position_id: position.id,
    email,
    first_name: 'Mira',
    last_name: 'Okafor',
    consent: true,
    invite_token,
  });
