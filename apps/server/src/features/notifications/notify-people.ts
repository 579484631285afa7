import { nextDailyMail } from '@tryout/domain/notifications/daily-mail';
import { ownLink } from '@tryout/domain/text/own-link';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { acceptedLanguage, type Language } from '../../platform/language/language.ts';
import { takeMailTurn, turnOfNews } from '../../platform/mail/mail-pace.ts';
import {
  lockWaitingMail,
  type MailPart,
  queueMail,
  storeMailParts,
} from '../../platform/mail/mails.queries.ts';
import { newEmailProof } from './email-proof.ts';
import { DAILY_DIGEST, MAIL_PACE } from './mail-pace.ts';
import { mailBodies, mailSubject, type Sender } from './mail-page.ts';
import { senderOf } from './mail-sender.ts';
import { ownMailText } from './mail-texts.ts';
import { type NotificationType, notificationText } from './notification-texts.ts';
import {
  findRecipients,
  insertNotifications,
  proofIsAsked,
  type Recipient,
} from './notifications.queries.ts';

/** Something people with accounts are told: in their list, live, and by mail. */
export interface News {
  readonly type: NotificationType;
  /** Names the effect; the same key is told once to each person. */
  readonly effect_key: string;
  readonly params: Readonly<Record<string, string>>;
  /** Path in the product, starting with `/`. */
  readonly link: string;
  readonly organization_id?: string | null;
  readonly application_id?: string | null;
  /** Whether it also goes out by mail, and not before when. The list entry waits as long as the mail does. */
  readonly mail: false | { readonly send_after?: Date; readonly calendar?: string };
  /** Where one call or click stops its mails (RFC 8058), and why somebody gets them, in their language. */
  readonly stop?: Letter['stop'];
  /** True where the program does it without being asked, so that nobody could be told to wait. */
  readonly by_itself?: true;
  /** True where a kind that is asked for tells of something done instead: it waits rather than being refused. */
  readonly is_done?: true;
}

/** What one application tells those who decide, from playing to the score card: one entry until they read it. */
const STAGES_OF_APPLICATION: readonly NotificationType[] = [
  'applicant_arrived',
  'play_finished',
  'applicant_score_ready',
];

/** Parts that one mail takes in; what comes after is in the person's list only. */
const PARTS_PER_MAIL = 50;

/** Who among the accounts can be told anything, with what they want by mail. */
export const whoCanBeTold = (db: Db, userIds: readonly string[]): Promise<Recipient[]> =>
  findRecipients(db, userIds);

/**
 * Tells people, in the caller's transaction: all of it happens if that commits, and none otherwise. Answers how many
 * had not been told this before.
 */
export async function notifyPeople(act: Act, userIds: readonly string[], news: News): Promise<number> {
  const { db, services } = act;
  const unique = [...new Set(userIds)];
  if (unique.length === 0) return 0;
  const people = await findRecipients(db, unique);
  const told = await insertNotifications(
    db,
    people.map((person) => ({
      user_id: person.id,
      type: news.type,
      ...notificationText(news.type, person.locale, news.params),
      link: news.link,
      data: { params: news.params },
      effect_key: news.effect_key,
      organization_id: news.organization_id ?? null,
    })),
    STAGES_OF_APPLICATION,
  );
  services.live.tell(db, unique, { topic: 'notifications' });
  if (news.mail === false) return told;
  for (const person of people) {
    if (!person.mail_wanted(news.type)) continue;
    if (!person.email_confirmed) {
      if (news.application_id) await askForEmailProof(act, person);
      continue;
    }
    await mailTo(act, {
      ...news,
      email: person.email,
      user_id: person.id,
      locale: person.locale,
      send_after: news.mail.send_after,
      calendar: news.mail.calendar,
      daily_at: person.mail_waits(news.type)
        ? new Date(nextDailyMail(person.time_zone, services.now().getTime()))
        : undefined,
    });
  }
  return told;
}

/**
 * Asks whoever reads the mailbox to confirm the address. The only mail that an unconfirmed address gets, and it says
 * nothing that the person who stated the address has written. However many accounts state it, it is one mail a day
 * until its owner has answered, and its link settles them all.
 */
export async function askForEmailProof(
  act: Act,
  person: Pick<Recipient, 'id' | 'email' | 'locale'>,
): Promise<void> {
  const { db, services } = act;
  if (await proofIsAsked(db, person.email, services.now())) return;
  const token = newEmailProof(services, { user_id: person.id, email: person.email });
  await mailTo(act, {
    type: 'email_proof',
    effect_key: `${person.id}:${services.now().toISOString().slice(0, 10)}`,
    params: {},
    email: person.email,
    user_id: person.id,
    locale: person.locale,
    link: `/confirm-email/${token}`,
  });
}

/** A mail to an address, with or without an account behind it. */
export interface Letter {
  readonly type: NotificationType;
  readonly effect_key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly email: string;
  readonly user_id?: string | null;
  readonly locale?: string;
  readonly link?: string;
  readonly organization_id?: string | null;
  readonly application_id?: string | null;
  readonly send_after?: Date | undefined;
  /** How long it waits in any case, in milliseconds from when it is queued. */
  readonly waits_ms?: number;
  /** For news that waits for its reader's one mail a day: when that goes out. */
  readonly daily_at?: Date | undefined;
  /** An iCalendar file that goes with it. */
  readonly calendar?: string | undefined;
  /** What it tells beside its own words, each with a link of its own. */
  readonly also?: readonly { readonly title: string; readonly body: string; readonly link: string }[];
  /** Where one call or click stops mails of this kind (RFC 8058), and why somebody gets them, in their language. */
  readonly stop?: { readonly path: string; readonly why: string };
  readonly by_itself?: true;
  readonly is_done?: true;
  /** For kinds that are asked for: on a list, whose turns were planned, or with another mail that took its turn. */
  readonly turn?: 'list' | 'with_another';
}

/**
 * Queues a mail, in the caller's transaction, at the pace of its kind: one that is asked for too soon is refused, one
 * that tells of something waits and is put together. Its effect key is `type:key:address`.
 */
export async function mailTo(act: Act, letter: Letter): Promise<void> {
  const { db, services } = act;
  const now = services.now();
  const locale = acceptedLanguage(letter.locale);
  const organization_id = letter.organization_id ?? null;
  const application_id = letter.application_id ?? null;
  const { type, email: to_email, daily_at } = letter;
  const kind = daily_at ? DAILY_DIGEST : type;
  const pace = letter.is_done || daily_at ? 'collected' : MAIL_PACE[type];
  const isAsked = pace === 'asked' && !letter.by_itself;
  if (isAsked && !letter.turn) await takeMailTurn(db, { organization_id, kind, email: to_email }, now);
  const urlOf = (path: string) => `${services.config.publicUrl}${ownLink(path)}`;
  const part: MailPart = {
    key: mailEffectKey(letter),
    ...((await ownMailText(db, type, locale, letter.params)) ??
      notificationText(type, locale, letter.params)),
    url: letter.link ? urlOf(letter.link) : null,
  };
  const further = (letter.also ?? []).map(
    ({ title, body, link }): MailPart => ({ key: link, title, body, url: urlOf(link) }),
  );
  const stop = letter.stop && { why: letter.stop.why, url: urlOf(letter.stop.path) };
  const sender = await senderOf(act, type, organization_id);
  let send_after =
    letter.waits_ms === undefined
      ? letter.send_after
      : later(letter.send_after, new Date(now.getTime() + letter.waits_ms));
  if (pace === 'collected') {
    const waiting = { to_email, kind, organization_id, locale, sender };
    if (await putIntoWaiting(db, waiting, part, now, stop)) return;
    const turn = await turnOfNews(db, { to_email, kind, organization_id, application_id: null }, now);
    send_after = later(later(send_after, turn), daily_at ?? null);
  }
  if (pace === 'decided') {
    send_after = later(
      send_after,
      await turnOfNews(db, { to_email, kind, organization_id, application_id }, now),
    );
  }
  await queueMail(db, services.jobs, {
    effect_key: part.key,
    to_email,
    to_user_id: letter.user_id ?? null,
    organization_id,
    // One mail a day is about many.
    application_id: daily_at ? null : application_id,
    kind,
    locale,
    subject: mailSubject(locale, [part]),
    ...mailBodies(locale, [part, ...further], sender, stop),
    stop_path: letter.stop?.path ?? null,
    ...(send_after ? { send_after } : {}),
    asked_in: isAsked && letter.turn !== 'with_another' ? (letter.turn ?? 'act') : null,
    parts: pace === 'collected' ? [part] : null,
    calendar: letter.calendar ?? null,
    created_at: now,
  });
}

function later(one: Date | undefined, other: Date | null): Date | undefined {
  return other !== null && (!one || other > one) ? other : one;
}

/** Adds to a mail of the same kind that still waits. Answers whether there was one. */
async function putIntoWaiting(
  db: Db,
  mail: {
    to_email: string;
    kind: string;
    organization_id: string | null;
    locale: Language;
    sender: Sender | null;
  },
  part: MailPart,
  now: Date,
  stop: Parameters<typeof mailBodies>[3],
): Promise<boolean> {
  const waiting = await lockWaitingMail(db, mail, now);
  if (!waiting) return false;
  if (waiting.parts.length >= PARTS_PER_MAIL || waiting.parts.some((each) => each.key === part.key))
    return true;
  const parts = [...waiting.parts, part];
  await storeMailParts(db, waiting.id, {
    parts,
    subject: mailSubject(mail.locale, parts),
    ...mailBodies(mail.locale, parts, mail.sender, stop),
  });
  return true;
}

/** The name under which a mail is queued; needed to take it back. */
function mailEffectKey(letter: Pick<Letter, 'type' | 'effect_key' | 'email'>): string {
  return `${letter.type}:${letter.effect_key}:${letter.email}`;
}
