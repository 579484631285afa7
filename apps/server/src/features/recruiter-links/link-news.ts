import type { LinkSide, LinkStatus } from '@tryout/domain/access/recruiter-link';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { acceptedLanguage } from '../../platform/language/language.ts';
import { mailTo, type NotificationType, notifyPeople } from '../notifications/public.ts';
import { findRecruiterByEmail, runningPeople } from './companies.queries.ts';
import type { LinkRow } from './links.queries.ts';

/** Where links are managed. */
const PAGE = '/user/organization/recruiters';

/** Writes what happened to a link into the logs of both organizations. */
export async function auditLink(
  act: SignedAct,
  link: LinkRow,
  action: 'recruiter_link.asked' | 'recruiter_link.changed' | `recruiter_link.${LinkStatus}`,
  meta: Readonly<Record<string, unknown>>,
): Promise<void> {
  const sides = [link.company_id, link.organization_id].filter((each) => each !== null);
  for (const organization_id of sides) {
    await audit(act, {
      event_type: action === 'recruiter_link.asked' ? 'create' : 'update',
      action,
      target_type: 'recruiter_link',
      target_id: link.id,
      organization_id,
      meta,
    });
  }
}

/** Tells one side of a link what the other did, in their list, live and by mail. */
export async function tellSide(
  act: Act,
  link: LinkRow,
  side: LinkSide,
  news: { readonly type: NotificationType; readonly key: string; readonly words: string },
): Promise<void> {
  const organizationId = side === 'company' ? link.company_id : link.organization_id;
  if (organizationId === null) return;
  const people =
    side === 'recruiter' && link.recruiter_user_id !== null
      ? [link.recruiter_user_id]
      : await runningPeople(act.db, organizationId);
  await notifyPeople(act, people, {
    type: news.type,
    effect_key: `link:${link.id}:${news.key}`,
    params: {
      who: side === 'company' ? link.recruiter_name : link.company_name,
      words: news.words,
    },
    link: PAGE,
    // About the account and not of the company, so that it stays when the link ends.
    organization_id: null,
    mail: {},
  });
}

/** Sends a company's invitation to an address, whoever reads it, and shows it to the recruiter who has it. */
export async function sendOffer(act: SignedAct, link: LinkRow & { readonly email: string }): Promise<void> {
  const params = { who: link.company_name, words: link.message };
  const account = await findRecruiterByEmail(act.db, link.email);
  await mailTo(act, {
    type: 'link_offered',
    effect_key: `link:${link.id}`,
    params,
    email: link.email,
    user_id: account?.id ?? null,
    locale: acceptedLanguage(act.actor.locale),
    link: PAGE,
    organization_id: link.company_id,
  });
  if (!account) return;
  await notifyPeople(act, [account.id], {
    type: 'link_offered',
    effect_key: `link:${link.id}`,
    params,
    link: PAGE,
    organization_id: null,
    mail: false,
  });
}

/** Lets the pages of a link's people look again: what they see, and for whom they work, may have changed. */
export async function refreshSides({ db, services }: Act, link: LinkRow): Promise<void> {
  const people = await Promise.all(
    [link.company_id, link.organization_id]
      .filter((each) => each !== null)
      .map((organizationId) => runningPeople(db, organizationId)),
  );
  services.live.tell(db, people.flat(), { topic: 'recruiter-links' });
}
