import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from '../auth/public.ts';
import { answerCulture } from './answer-culture.ts';
import { applyAll } from './apply-all.ts';
import { askSurveys } from './ask-surveys.ts';
import { acceptAllTerms, insertDemoAccount, insertDemoOrganizations, isEmpty } from './demo.queries.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-people.ts';
import { makePlans } from './demo-plans.ts';
import { DEMO_POSITIONS } from './demo-positions.ts';
import { deskAll } from './desk-all.ts';
import { draftAll } from './draft-all.ts';
import { innerClient } from './inner-client.ts';
import { interviewAll } from './interview-all.ts';
import { leaveFewUnread } from './leave-few-unread.ts';
import { linkAll } from './link-all.ts';
import { publishAll } from './publish-all.ts';
import { reportImpact } from './report-impact.ts';
import { submitAll } from './submit-all.ts';

/**
 * Fills an empty database with the demo. Accounts and organizations are rows; everything else is made by calling the
 * product's own routes: positions, applications, CVs, plays by the games' bots, decisions. Does nothing where
 * somebody has an account already.
 */
export async function installDemo(
  app: FastifyInstance,
  services: Services,
  say: (line: string) => void,
): Promise<boolean> {
  const { db } = services;
  if (!(await isEmpty(db))) return false;
  say('Making the demo: accounts, positions, applicants and their plays …');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const organizations = await withTransaction(db, async (tx) => {
    const made = await insertDemoOrganizations(tx);
    for (const account of DEMO_ACCOUNTS) {
      const id = await insertDemoAccount(
        tx,
        account,
        passwordHash,
        account.organization && made[account.organization],
      );
      await acceptAllTerms(tx, id);
    }
    return made;
  });
  const client = innerClient(app);
  const tokens = new Map<string, string>();
  for (const { email } of DEMO_ACCOUNTS) {
    const session = await client.call('POST', '/auth/login', null, {
      email,
      password: DEMO_PASSWORD,
      token: true,
    });
    tokens.set(email, session.token as string);
  }
  await makePlans(services, client, tokens, organizations);
  await deskAll(client, tokens.get('super@tryout.test') ?? '');
  const positions = await publishAll(client, tokens);
  await linkAll(client, tokens);
  await reportImpact(services, client, tokens.get('owner@harbour.test') ?? '', organizations.harbour);
  const made = await applyAll(db, client, tokens, positions, say);
  await submitAll(client, tokens, positions);
  await interviewAll(db, client, tokens, made);
  await askSurveys(client, tokens.get('owner@harbour.test') ?? '');
  await answerCulture(client, tokens, positions, made);
  await draftAll(client, tokens.get('recruiter@harbour.test') ?? '', positions, made);
  for (const position of DEMO_POSITIONS) {
    const { id } = positions.get(position.key) ?? { id: '' };
    const author = tokens.get(position.author) ?? '';
    if (position.end === 'paused' || position.end === 'closed') {
      await client.call('POST', `/position/${id}/transitions`, author, {
        from: 'published',
        to: position.end,
        ...(position.end === 'closed'
          ? { close_reason: 'filled', open_applications: { action: 'keep' } }
          : {}),
      });
    }
  }
  for (const token of tokens.values()) {
    await leaveFewUnread(client, token);
    await client.call('POST', '/auth/logout', token, {});
  }
  say(`The demo has ${made.length} applicants.`);
  return true;
}
