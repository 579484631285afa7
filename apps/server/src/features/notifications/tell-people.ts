import type { Db } from '../../platform/database/kysely.ts';
import { acceptedLanguage } from '../../platform/language/language.ts';
import { queueMail } from '../../platform/mail/mails.queries.ts';
import type { Services } from '../../platform/services.ts';
import { newEmailProof } from './email-proof.ts';
import { mailBodies } from './mail-page.ts';
import { type NotificationType, notificationText } from './notification-texts.ts';
import { findRecipients, insertNotifications, type Recipient } from './notifications.queries.ts';

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
  readonly mail: false | { readonly send_after?: Date };
}

const OPEN = { en: 'Open', ar: 'فتح' } as const;

/**
 * Tells people, in the caller's transaction: all of it happens if that commits, and none otherwise. Answers how many
 * had not been told this before.
 */
export async function tellPeople(
  { db, services }: { readonly db: Db; readonly services: Services },
  userIds: readonly string[],
  news: News,
): Promise<number> {
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
      effect_key: news.effect_key,
    })),
  );
  services.live.tell(db, unique, { topic: 'notifications' });
  if (news.mail === false) return told;
  for (const person of people) {
    if (!person.mail_wanted(news.type)) continue;
    if (!person.email_confirmed) {
      if (news.application_id) await askForEmailProof({ db, services }, person);
      continue;
    }
    await mailTo(
      { db, services },
      {
        ...news,
        email: person.email,
        user_id: person.id,
        locale: person.locale,
        send_after: news.mail.send_after,
      },
    );
  }
  return told;
}

/**
 * Instead of news: asks whoever reads the mailbox to confirm the address. The only mail that an unconfirmed address
 * gets, at most once a day, and it says nothing that the person who stated the address has written.
 */
export async function askForEmailProof(
  { db, services }: { readonly db: Db; readonly services: Services },
  person: Pick<Recipient, 'id' | 'email' | 'locale'>,
): Promise<void> {
  const token = newEmailProof(services, { user_id: person.id, email: person.email });
  await mailTo(
    { db, services },
    {
      type: 'email_proof',
      effect_key: `${person.id}:${services.now().toISOString().slice(0, 10)}`,
      params: {},
      email: person.email,
      user_id: person.id,
      locale: person.locale,
      link: `/confirm-email/${token}`,
    },
  );
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
}

/** Queues a mail, in the caller's transaction. Its effect key is `type:key:address`. */
export async function mailTo(
  { db, services }: { readonly db: Db; readonly services: Services },
  letter: Letter,
): Promise<void> {
  const locale = acceptedLanguage(letter.locale);
  const { title, body } = notificationText(letter.type, locale, letter.params);
  const link = letter.link
    ? { url: `${services.config.publicUrl}${letter.link}`, label: OPEN[locale] }
    : undefined;
  await queueMail(db, services.jobs, {
    effect_key: mailEffectKey(letter),
    to_email: letter.email,
    to_user_id: letter.user_id ?? null,
    organization_id: letter.organization_id ?? null,
    application_id: letter.application_id ?? null,
    kind: letter.type,
    locale,
    subject: title,
    ...mailBodies({ locale, title, body, ...(link ? { link } : {}) }),
    ...(letter.send_after ? { send_after: letter.send_after } : {}),
  });
}

/** The name under which a mail is queued; needed to take it back. */
export function mailEffectKey(letter: Pick<Letter, 'type' | 'effect_key' | 'email'>): string {
  return `${letter.type}:${letter.effect_key}:${letter.email}`;
}
