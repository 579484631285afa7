/** The end of an address by which a page knows that Tryout itself wrote the link, as in its mails. */
const MARK = '#from-tryout';

/**
 * A path of the product as its mails write it. Pages for signed-in people get the mark, so that an account that may not
 * open them is told so and stays signed in; all other paths, and those with an end of their own, stay as they are.
 */
export function ownLink(path: string): string {
  return path.startsWith('/user') && !path.includes('#') ? `${path}${MARK}` : path;
}

/** Whether an address, whole or only its end, carries the mark. */
export function isOwnLink(address: string): boolean {
  return address.endsWith(MARK);
}
