import type { BrowserContext } from 'playwright-core';
import { codeFor } from './mailbox.ts';

/**
 * Signs somebody up over the API, where signing up is not what is looked at: as a candidate, or as the admin of a company of
 * that name.
 */
export async function signUpQuickly(
  person: BrowserContext,
  email: string,
  password: string,
  company?: string,
): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await person.request.post(`/api${path}`, { data, headers: { 'x-tryout-client': 'web' } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { signup_token } = await post('/signup', { user_type: company ? 'company_admin' : 'candidate' });
  const name = { first_name: 'Rosa', last_name: 'Estuary' };
  await post('/signup/user', { signup_token, email, password, ...name });
  await post('/user/verify/pin', { purpose: 'signup', pin: await codeFor(person, email) });
  if (company) await post('/organization/signup/organization', { name: company });
  else await post('/user/candidate', {});
  const me = await person.request.get('/api/auth/user');
  const { data } = (await me.json()) as { data: { terms_to_accept: readonly { terms_id: string }[] } };
  await post('/terms/accept', { terms_ids: data.terms_to_accept.map(({ terms_id }) => terms_id) });
}
