import { currentLocale } from '../i18n/locale.ts';
import { storedToken } from './bearer-token.ts';

/** The language in which the server is to answer. Own header on every call that changes something: the server refuses it by cookie without (no foreign site can set it). */
export function requestHeaders(method: string, extra: Readonly<Record<string, string>> = {}): Headers {
  const headers = new Headers(method === 'GET' ? {} : { 'X-Tryout-Client': 'web' });
  headers.set('Accept-Language', currentLocale());
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return headers;
}
