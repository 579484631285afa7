import { passwordProblem } from '@tryout/domain/password';
import { invalidField } from '../../platform/http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';

/** Checks a new password by the rule, in its words, and answers its hash. */
export async function hashNewPassword(password: string, field: string): Promise<string> {
  const problem = passwordProblem(password, isCommonPassword);
  if (problem) throw invalidField(field, problem.message);
  return hashPassword(password);
}
