import type { startApplication } from '@tryout/contract/applications/application-start';
import type { RouteBody } from '@tryout/contract/define-route';
import { emailProblem, normalizeEmail } from '@tryout/domain/accounts/email';
import { audit } from '../../../platform/act.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language/language.ts';
import { openSession, type SessionAct } from '../../auth/public.ts';
import { askForEmailProof } from '../../notifications/public.ts';
import { acceptCurrentTerms } from '../../terms/public.ts';
import { applicationsSay } from '../applications.messages.ts';
import { insertProvisional } from './start-application.queries.ts';

/** Somebody who applies. */
export interface Applicant {
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly token?: string;
}

/** What somebody stated who applies without being signed in; refused where something is missing. */
export function statedPerson(body: RouteBody<typeof startApplication>) {
  const email = normalizeEmail(body.email);
  if (emailProblem(email) !== null)
    throw invalidField('email', applicationsSay('applications.email_invalid'));
  const { first_name, last_name } = body;
  if (first_name === '') throw invalidField('first_name', applicationsSay('applications.first_name_missing'));
  if (last_name === '') throw invalidField('last_name', applicationsSay('applications.last_name_missing'));
  if (!body.consent) throw invalidField('consent', applicationsSay('applications.consent_missing'));
  return { email, first_name, last_name };
}

/**
 * Whoever applies without being signed in gets a provisional account, which holds this application only, and a session.
 * Whether the stated address has an account is never looked up here, so that neither the answer nor its time can tell.
 * The mailbox is asked to confirm the address; that joins the two (features/accounts).
 */
export async function provisionalApplicant(
  act: SessionAct,
  { email, first_name, last_name }: ReturnType<typeof statedPerson>,
  { language, token: wantsToken }: { readonly language: Language; readonly token?: boolean | undefined },
): Promise<Applicant> {
  const { db } = act;
  const user_id = await insertProvisional(db, { email, first_name, last_name, locale: language });
  // The form with the consent names them.
  await acceptCurrentTerms(db, { user_id, user_type: 'candidate', locale: language }, act.origin.ip);
  await audit(act, {
    event_type: 'create',
    action: 'account.created_by_applying',
    target_type: 'user',
    target_id: user_id,
    performer: { id: user_id, email, type: 'candidate' },
  });
  await askForEmailProof(act, { id: user_id, email, locale: language });
  const { token } = await openSession(act, user_id, wantsToken);
  return { user_id, email, name: `${first_name} ${last_name}`, ...(token ? { token } : {}) };
}
