/** The one folder in which all of these lie, or null. One level only: a folder within it stays. */
export function commonRoot(names: readonly string[]): string | null {
  const root = names[0]?.split('/', 1)[0] ?? '';
  return names.every((name) => name.startsWith(`${root}/`)) ? root : null;
}
