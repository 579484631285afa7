import type { SignedAct } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import { logIsIntact } from '../application-log/public.ts';
import { cardsOnRecord, playsOnRecord } from '../score-cards/public.ts';
import type { DossierDocument, DossierPerson } from './dossier-document.ts';
import {
  type DossierRow,
  type DossierSubject,
  findAedtRows,
  findApplicationRow,
  findColleagues,
  findCommentRows,
  findCorrectionRows,
  findCvRows,
  findFeedbackRows,
  findFormulaRows,
  findInterviewRows,
  findMailRows,
  findMessageRows,
  findMoveRows,
  findNoticeRows,
  findPlayRows,
  findPositionRow,
  findQuestionRows,
  findReviewRows,
  findSeenRows,
  findViewRows,
} from './dossier-rows.queries.ts';
import { withoutNames } from './without-names.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A path that opens something by itself; whoever reads the dossier shall read the mail, not act by it. */
const SECRET_LINK = /(https?:\/\/[^\s/]+\/[^\s]*?\/)[\w.~-]{24,}(?=[\s?#)]|$)/g;

/** The text of a mail with what opens something taken out of its links. */
const withoutSecrets = (row: DossierRow): DossierRow =>
  typeof row.body === 'string'
    ? { ...row, body: row.body.replaceAll(SECRET_LINK, '$1…').replaceAll(/([?&][\w]+=)[\w.~-]{24,}/g, '$1…') }
    : row;

/** Collects everything that led to the decision about an application. Reads one moment, if the caller's handle does. */
export async function collectDossier(
  act: SignedAct,
  subject: DossierSubject,
  { language, isAnonymous }: { readonly language: Language; readonly isAnonymous: boolean },
): Promise<DossierDocument> {
  const { db } = act;
  const { cards, templates } = await cardsOnRecord(act, subject.id, language);
  const plays = await findPlayRows(db, subject);
  const played = new Map(
    (
      await playsOnRecord(
        db,
        plays.map(({ id }) => id),
      )
    ).map(({ id, ...facts }) => [id, facts]),
  );
  const formulaIds = cards.flatMap((card) => card.pins.formulas.map(({ id }) => id));
  const document: DossierDocument = {
    language,
    variant: isAnonymous ? 'anonymous' : 'full',
    organization: { id: subject.organization_id, name: subject.organization_name },
    people: [],
    position: await findPositionRow(db, subject),
    notices: await findNoticeRows(db, subject),
    aedt_notice: await findAedtRows(db, subject),
    application: { id: subject.id, ...(await findApplicationRow(db, subject)) },
    cv: await findCvRows(db, subject),
    questions: await findQuestionRows(db, subject),
    plays: plays.map((play) => ({ ...play, ...played.get(play.id) })),
    score_cards: cards,
    formulas: await findFormulaRows(db, [...new Set(formulaIds)]),
    score_templates: templates.map(({ id, version, definition }) => ({ id, version, definition })),
    corrections: await findCorrectionRows(db, subject),
    moves: await findMoveRows(db, subject),
    moves_intact: await logIsIntact(db, subject.id),
    seen: await findSeenRows(
      db,
      subject,
      cards.map(({ id }) => id),
    ),
    views: await findViewRows(db, subject),
    interviews: await findInterviewRows(db, subject),
    feedback: await findFeedbackRows(db, subject),
    comments: await findCommentRows(db, subject),
    messages: await findMessageRows(db, subject),
    mails: (await findMailRows(db, subject)).map(withoutSecrets),
    reviews: await findReviewRows(db, subject),
  };
  return named(act, subject, asJson(document), isAnonymous);
}

/** What is written: JSON values, with what is not said left out. */
const asJson = (document: DossierDocument): DossierDocument => JSON.parse(JSON.stringify(document));

/** Puts labels in the place of the ids of accounts, and says who is behind them unless nobody is to be named. */
async function named(
  { db }: SignedAct,
  subject: DossierSubject,
  document: DossierDocument,
  isAnonymous: boolean,
): Promise<DossierDocument> {
  const ids: string[] = [];
  everyText(document, (text) => {
    if (UUID.test(text) && !ids.includes(text)) ids.push(text);
    return text;
  });
  const accounts = new Map((await findColleagues(db, ids)).map((account) => [account.id, account]));
  const labels = new Map([[subject.candidate_id, 'candidate']]);
  for (const id of ids) if (accounts.has(id) && !labels.has(id)) labels.set(id, `P${labels.size}`);
  const colleagues = [...labels].flatMap(([id, label]) => {
    const account = accounts.get(id);
    return account && label !== 'candidate' ? [{ label, ...account }] : [];
  });
  const people: DossierPerson[] = [
    {
      label: 'candidate',
      role: 'candidate',
      name: isAnonymous ? null : subject.applicant_name,
      email: isAnonymous ? null : subject.applicant_email,
    },
    ...colleagues.map(({ label, user_type, name, email }) => ({
      label,
      role: user_type,
      name: isAnonymous ? null : name || null,
      email: isAnonymous ? null : email,
    })),
  ];
  const labelled = everyText(document, (text) => labels.get(text) ?? text) as DossierDocument;
  const said = { ...labelled, people };
  return isAnonymous ? withoutNames(said, subject, colleagues) : said;
}

/** A value with every text in it changed; names of fields stay. */
function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => everyText(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everyText(each, change)]));
}
