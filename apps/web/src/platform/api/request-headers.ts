import { storedToken } from './bearer-token.ts';

/** Own header on every call: the server refuses state-changing cookie calls without it (no foreign site can set it). */
export function requestHeaders(extra: Readonly<Record<string, string>> = {}): Headers {
  const headers = new Headers({ 'X-Tryout-Client': 'web', Accept: 'application/json' });
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return headers;
}
