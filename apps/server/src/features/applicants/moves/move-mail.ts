import type { MoveMailNote } from '@tryout/contract/applicants/applicant-talk';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import {
  fillMailTexts,
  isMailStage,
  type MailField,
  type MailLanguage,
  type MailTexts,
} from '@tryout/domain/organizations/stage-mail';
import type { Db } from '../../../platform/database/kysely.ts';
import { acceptedLanguage } from '../../../platform/language/language.ts';
import { type Recipient, whoCanBeTold } from '../../notifications/public.ts';
import { stageMailOf } from '../../organizations/public.ts';

/** The words of a move's mail by language; null where a status has no mail and nobody wrote one. */
export type WordsByLanguage = Readonly<Record<MailLanguage, MailTexts | null>>;

/** When the candidates of a move are told, and in which words. */
export interface MoveNews {
  readonly send_after: Date;
  /** One text for everybody, whatever the language; null: by language. */
  readonly text: string | null;
  readonly words: WordsByLanguage;
  /** The languages that were reworded for this move. */
  readonly reworded: readonly MailLanguage[];
}

/** Who is told: an applicant as a move holds one. */
export interface NotifiedApplicant {
  readonly id: string;
  readonly candidate_id: string;
  readonly first_name: string;
  readonly applicant_name: string;
}

interface Names {
  readonly title: string;
  readonly organization_name: string;
}

/** What an organization says at a status, and whether it does so by mail. */
export async function stageWords(
  db: Db,
  organizationId: string,
  to: ApplicationStatus,
): Promise<{ sends: boolean; words: WordsByLanguage }> {
  if (!isMailStage(to)) return { sends: false, words: { en: null, ar: null } };
  const { sends, texts } = await stageMailOf(db, organizationId, to);
  return { sends, words: texts };
}

/** What fills the merge fields for one applicant. */
export function mailFacts(
  applicant: Pick<NotifiedApplicant, 'first_name' | 'applicant_name'>,
  position: Names,
  sender: string,
): Record<MailField, string> {
  return {
    candidate_first_name: applicant.first_name,
    candidate_name: applicant.applicant_name,
    position: position.title,
    organization: position.organization_name,
    sender,
  };
}

/** The words for one applicant, filled; null where there is nothing to say. What is shared comes after them. */
export function wordsFor(
  news: Pick<MoveNews, 'text' | 'words'> & { readonly shared_text: string },
  locale: string,
  facts: Readonly<Record<MailField, string>>,
): { title: string; text: string } | null {
  const texts = news.words[acceptedLanguage(locale)];
  const filled = texts && fillMailTexts(texts, facts);
  const body = news.text || filled?.body;
  if (!body) return null;
  const text = news.shared_text ? `${body}\n\n${news.shared_text}` : body;
  return { title: filled?.subject ?? '', text };
}

/** One applicant's mail: to whom and what, or why there is none. */
export interface PlannedMail {
  readonly note: MoveMailNote;
  readonly person: Recipient | null;
  readonly words: { readonly title: string; readonly text: string } | null;
}

/** Plans the mails of a move, so that the log can say what is sent before anything is. */
export async function planMails(
  db: Db,
  applicants: readonly NotifiedApplicant[],
  position: Names,
  move: { news: MoveNews | null; silent: 'stage' | 'mover' | null; shared_text: string; sender: string },
): Promise<Map<string, PlannedMail>> {
  const { news } = move;
  const people = news
    ? await whoCanBeTold(
        db,
        applicants.map((each) => each.candidate_id),
      )
    : [];
  const personOf = new Map(people.map((person) => [person.id, person]));
  return new Map(
    applicants.map((applicant): [string, PlannedMail] => {
      const person = personOf.get(applicant.candidate_id) ?? null;
      const none = (because: NonNullable<MoveMailNote['because']>, words: PlannedMail['words'] = null) =>
        [applicant.id, { note: { sent: false, because }, person, words }] as [string, PlannedMail];
      if (!news) return none(move.silent ?? 'stage');
      if (!person) return none('address');
      const words = wordsFor(
        { ...news, shared_text: move.shared_text },
        person.locale,
        mailFacts(applicant, position, move.sender),
      );
      if (!words) return none('stage');
      if (!person.mail_wanted('status_changed')) return none('candidate', words);
      if (!person.email_confirmed) return none('address', words);
      const language = acceptedLanguage(person.locale);
      const reworded = news.text !== null || news.reworded.includes(language);
      const note = { sent: true, subject: words.title, language, ...(reworded ? { reworded } : {}) };
      return [applicant.id, { note, person, words }];
    }),
  );
}
