const KEY = 'tryout.hidden_bulks';

/** Messages about whole lists that were hidden in this tab. */
export function hiddenBulks(): ReadonlySet<string> {
  return new Set((sessionStorage.getItem(KEY) ?? '').split(' '));
}

/** Hides one more; answers all that are hidden. */
export function hideBulk(key: string): ReadonlySet<string> {
  const all = new Set([...hiddenBulks(), key]);
  sessionStorage.setItem(KEY, [...all].slice(-50).join(' '));
  return all;
}
