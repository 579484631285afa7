/** Days after which a link to a score card ends by itself, as its candidate chooses. */
export const LINK_DAYS = [7, 30, 90] as const;

/** Open links that one card may have. */
export const LINKS_PER_CARD = 20;

/** Days for which a link that is over stays in its candidate's list. */
export const LINK_KEPT_DAYS = 90;

/** Whether a link still leads to its card. */
export function isLinkOpen(
  link: { readonly expires_at: string; readonly ended_at: string | null },
  now: Date,
): boolean {
  return link.ended_at === null && Date.parse(link.expires_at) > now.getTime();
}
