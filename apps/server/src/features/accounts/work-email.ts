import { isWorkEmail } from '@tryout/domain/accounts/email';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { configValue } from '../app-config/public.ts';
import { accountsSay } from './accounts.messages.ts';

/** Roles that act for an organization need an address of it (spec §5). */
const NEEDS_WORK_EMAIL: readonly string[] = [
  'independent_recruiter',
  'company_admin',
  'staffing_agency_admin',
];

/** Refuses a free-mail address for roles that need a work e-mail. */
export async function refuseFreeMail(db: Db, userType: string, email: string): Promise<void> {
  if (!NEEDS_WORK_EMAIL.includes(userType)) return;
  if (isWorkEmail(email, await configValue(db, 'free_mail_domains'))) return;
  throw invalidField('email', accountsSay('accounts.work_email'));
}
