import { PASSWORD_LENGTH, type PasswordProblemCode, passwordProblem } from '@tryout/domain/accounts/password';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { configValue } from '../app-config/public.ts';
import { authSay } from './auth.messages.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';

const PROBLEMS: Readonly<Record<Exclude<PasswordProblemCode, 'too_short'>, Said>> = {
  no_upper_case: authSay('auth.password_no_upper_case'),
  no_lower_case: authSay('auth.password_no_lower_case'),
  no_digit: authSay('auth.password_no_digit'),
  no_symbol: authSay('auth.password_no_symbol'),
  too_long: authSay('auth.password_too_long', { max: PASSWORD_LENGTH.max }),
  too_common: authSay('auth.password_too_common'),
};

/** Checks a new password by the platform's rule, in its words, and answers its hash. */
export async function hashNewPassword(db: Db, password: string, field: string): Promise<string> {
  const min = await configValue(db, 'password_min');
  const problem = passwordProblem(password, isCommonPassword, min);
  if (problem?.code === 'too_short') throw invalidField(field, authSay('auth.password_too_short', { min }));
  if (problem) throw invalidField(field, PROBLEMS[problem.code]);
  return hashPassword(password);
}
