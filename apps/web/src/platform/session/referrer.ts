const KEY = 'tryout.referrer';

/** A path of our own, or null: never another site, never the sign-in pages themselves. */
export function samePath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.startsWith('//') || value.includes('\\')) return null;
  const origin = 'http://own.invalid';
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin) return null;
  if (url.pathname === '/' || url.pathname.startsWith('/public')) return null;
  return url.pathname + url.search + url.hash;
}

/** Remembers where the visitor wanted to go, for after the sign-in. */
export function rememberReferrer(path: string): void {
  const own = samePath(path);
  if (own) sessionStorage.setItem(KEY, own);
}

export const peekReferrer = (): string | null => samePath(sessionStorage.getItem(KEY));

/** Gives the remembered path once. */
export function takeReferrer(): string | null {
  const path = peekReferrer();
  sessionStorage.removeItem(KEY);
  return path;
}
