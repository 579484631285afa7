/** The readable cookie beside the HttpOnly session; it only says whether asking for the user is worth it. */
export const hasLoggedInCookie = (cookies: string): boolean =>
  cookies.split(';').some((entry) => /^\s*logged_in=(?!0|false|;|$)./.test(entry));

export function clearLoggedInCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = 'logged_in=; Path=/; Max-Age=0; SameSite=Lax';
}
