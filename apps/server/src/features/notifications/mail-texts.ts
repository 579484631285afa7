import type { MailText } from '@tryout/contract/notifications/mail-texts';
import { compileMessage } from '@tryout/domain/text/message-compile';
import { type CompiledMessage, formatMessage } from '@tryout/domain/text/message-format';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { textOf } from '../../platform/language/words.ts';
import { MAIL_PACE } from './mail-pace.ts';
import { mailSay } from './mail-page.messages.ts';
import { mailBodies } from './mail-page.ts';
import { findOwnTexts, removeOwnText, storeOwnText } from './mail-texts.queries.ts';
import { isNotificationType, type NotificationType, readableParams } from './notification-texts.ts';

const KINDS = 'notifications/kinds';

/** What is worded elsewhere: by each organization, or by whoever sends it. */
const ELSEWHERE = new Set<string>(['status_changed', 'stage_mail_test']);

const kinds = (): NotificationType[] =>
  Object.keys(MAIL_PACE).filter(
    (kind): kind is NotificationType => isNotificationType(kind) && !ELSEWHERE.has(kind),
  );

const partOf = (language: Language, kind: string, part: 'title' | 'body') =>
  textOf(language, KINDS, `${kind}.${part}`);

/** Names of fields in a text: what stands in braces, also where words are chosen by it. */
const fieldsIn = (words: string): string[] =>
  [...words.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((found) => found[1] ?? '');

function fieldsOf(kind: string): string[] {
  const given = ['title', 'body'].map((part) => partOf('en', kind, part as 'title')).join(' ');
  return [...new Set(fieldsIn(given))].sort();
}

function knownKind(kind: string): NotificationType {
  const known = kinds().find((one) => one === kind);
  if (!known) throw notFound();
  return known;
}

/** What every kind of mail says in a language. */
export async function mailTextsIn({ db }: SignedAct, language: Language): Promise<MailText[]> {
  const own = await findOwnTexts(db, language);
  return kinds().map((kind) => {
    const { kind: _, ...words } = own.find((one) => one.kind === kind) ?? { kind: '' };
    return {
      kind,
      given: { title: partOf(language, kind, 'title'), body: partOf(language, kind, 'body') },
      own: 'title' in words ? words : null,
      fields: fieldsOf(kind),
    };
  });
}

/** A text that can be filled. @throws Refusal naming the field where it cannot be read, or names what there is not */
function compiled(kind: string, part: 'title' | 'body', words: string): CompiledMessage {
  const known = fieldsOf(kind);
  const unknown = fieldsIn(words).find((field) => !known.includes(field));
  if (unknown !== undefined)
    throw invalidField(part, mailSay('notifications.mail.no_such_field', { field: `{${unknown}}` }));
  try {
    return compileMessage(words);
  } catch {
    throw invalidField(part, mailSay('notifications.mail.unreadable'));
  }
}

const fill = (
  language: Language,
  message: CompiledMessage,
  values: Readonly<Record<string, string>>,
): string => formatMessage<string>(message, values, LANGUAGES[language].intl).join('').trim();

/** Words a mail. @throws Refusal for a field that it does not have */
export async function saveMailText(
  act: SignedAct,
  { kind, language }: { readonly kind: string; readonly language: Language },
  words: { readonly title: string; readonly body: string },
): Promise<void> {
  const known = knownKind(kind);
  compiled(known, 'title', words.title);
  compiled(known, 'body', words.body);
  const { db, actor, services } = act;
  await storeOwnText(db, { kind: known, language, ...words, updated_by: actor.user_id, at: services.now() });
  await note(act, known, language, 'worded');
}

/** Goes back to the product's words. @throws Refusal where they are sent already */
export async function resetMailText(act: SignedAct, kind: string, language: Language): Promise<void> {
  const known = knownKind(kind);
  if (!(await removeOwnText(act.db, known, language))) throw notFound();
  await note(act, known, language, 'reset');
}

const note = (act: SignedAct, kind: string, language: string, what: 'worded' | 'reset'): Promise<void> =>
  audit(act, {
    event_type: 'update',
    action: 'mail.text_changed',
    target_type: 'mail_text',
    target_id: `${kind}:${language}`,
    organization_id: null,
    meta: { what },
  });

/** How a mail would read, each field as its own name. */
export function previewMailText(
  { kind, language }: { readonly kind: string; readonly language: Language },
  words: { readonly title: string; readonly body: string },
): { subject: string; body_text: string } {
  const known = knownKind(kind);
  const sample = Object.fromEntries(
    fieldsOf(known).map((field) => [field, `[${field.replaceAll('_', ' ')}]`]),
  );
  const title = fill(language, compiled(known, 'title', words.title), sample);
  const body = fill(language, compiled(known, 'body', words.body), sample);
  const part = { key: known, title, body, url: null };
  return { subject: title, body_text: mailBodies(language, [part], null).body_text };
}

/** The platform's own words for a mail, filled; null: the product's are sent. */
export async function ownMailText(
  db: Db,
  kind: NotificationType,
  language: Language,
  params: Readonly<Record<string, string>>,
): Promise<{ readonly title: string; readonly body: string } | null> {
  const [own] = await findOwnTexts(db, language, kind);
  if (!own) return null;
  const values = readableParams(language, params);
  return {
    title: params.title || fill(language, compileMessage(own.title), values),
    body: fill(language, compileMessage(own.body), values),
  };
}
