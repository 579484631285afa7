import type { FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { readSignedCookie, setSignedCookie } from '../../platform/http/signed-cookie.ts';
import type { Services } from '../../platform/services.ts';

const COOKIE = 'tryout_browser';
const KEPT_S = 180 * 86_400;
/** Accounts that one browser is known for; the oldest is forgotten first. */
const MOST_ACCOUNTS = 8;

/** What the browser holds, signed: a name of its own, and who signed in with it when (milliseconds). */
interface Marks {
  readonly id: string;
  readonly accounts: readonly { readonly user_id: string; readonly at: number }[];
}

/** Notes in the browser that this account signed in with it. The mark opens nothing. */
export function rememberBrowser(reply: FastifyReply, services: Services, userId: string): void {
  const known = readSignedCookie(reply.request, services, COOKIE) as Marks | null;
  const others = (known?.accounts ?? []).filter((one) => one.user_id !== userId);
  const marks: Marks = {
    id: known?.id ?? uuidv7(),
    accounts: [...others, { user_id: userId, at: services.now().getTime() }].slice(-MOST_ACCOUNTS),
  };
  setSignedCookie(reply, services, COOKIE, marks, KEPT_S);
}

/**
 * The name of a browser that the account signed in with before; null for any other. A mark from before the address was
 * proved does not count: it may be a stranger's who typed it first.
 */
export function knownBrowser(
  request: FastifyRequest,
  services: Services,
  account: { readonly id: string; readonly email_verified_at: string | null } | undefined,
): string | null {
  const marks = readSignedCookie(request, services, COOKIE) as Marks | null;
  const mark = marks?.accounts.find((one) => one.user_id === account?.id);
  if (!marks || !mark || !account?.email_verified_at) return null;
  return mark.at >= new Date(account.email_verified_at).getTime() ? marks.id : null;
}
