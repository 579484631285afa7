import type { ApplicantRights, readApplicant as route } from '@tryout/contract/applicants/applicants';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import { maskText } from '@tryout/domain/applicants/masked-name';
import { applicationTargets } from '@tryout/domain/applications/application-status';
import { mayMakeMove } from '@tryout/domain/applications/decision';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import {
  answeredQuestions,
  answerFiles,
  askedQuestion,
  type QuestionRow,
} from '../../applications/public.ts';
import { cvOfApplication } from '../../cvs/public.ts';
import type { SeenApplicant } from '../find-applicant.ts';
import type { ApplicantFilter } from '../list/list-applicants.queries.ts';
import {
  awaitingDecision,
  feedbackBy,
  filterOf,
  orderOf,
  readRows,
  rowView,
} from '../list/list-applicants.ts';
import type { ListOrder } from '../list/list-order.queries.ts';
import { type ApplicantDetailRow, readApplicantDetail } from './applicant-details.queries.ts';
import { reminderOf } from './remind-applicant.ts';

type Details = RouteData<typeof route>;

/** One applicant with what the caller's level reaches, and nothing else. */
export async function applicantDetails(
  { db, services }: Act,
  { applicant, rights: given }: SeenApplicant,
  query: RouteQuery<typeof route>,
): Promise<Details> {
  const rights = query.blind ? { ...given, see_identity: false } : given;
  const row = await readApplicantDetail(db, applicant.id);
  if (!row) throw notFound();
  const list = await filterOf(db, { ...query, position_id: applicant.position_id }, given);
  // A review always goes from the best down.
  const order = query.in_review ? null : orderOf(query.sort, given);
  const neighbours = query.in_review ? awaitingDecision(list) : list;
  const [feedback, cv, answers, previous_id, next_id] = await Promise.all([
    feedbackBy(db, [row], rights, services.now()),
    row.cv_id === null || !rights.see_identity ? null : cvOfApplication(db, row.cv_id),
    answersOf(db, row, rights),
    neighbour(db, row, neighbours, order, true),
    neighbour(db, row, neighbours, order, false),
  ]);
  return {
    ...rowView(row, rights, feedback.get(row.id)),
    position: { position_id: applicant.position_id, title: applicant.position_title },
    contact: rights.see_identity
      ? {
          email: row.applicant_email,
          phone: row.basic_info.phone ?? '',
          location: row.basic_info.location ?? '',
          linkedin: row.basic_info.linkedin ?? '',
        }
      : null,
    cover_letter: rights.see_identity ? row.cover_letter : null,
    cv: cv && { name: cv.name, media_type: cv.media_type, size: cv.size },
    cv_skipped: row.cv_skipped,
    cv_hidden: !rights.see_identity,
    answers,
    allowed: targetsOf(row).filter(({ to }) => mayMakeMove(rights, row.status, to)),
    hold: row.status === 'on_hold' ? { until: row.hold_until, resume_to: row.hold_resume_to } : null,
    disposition: dispositionOf(row, rights),
    score_card_id: rights.see_scores ? row.score_card_id : null,
    person_id: rights.see_identity ? row.person_id : null,
    came: { origin: row.origin, source: row.source },
    reminder: rights.message ? reminderOf(row, services.now()) : null,
    created_at: row.created_at,
    previous_id,
    next_id,
    rights,
  };
}

function targetsOf(row: ApplicantDetailRow): Details['allowed'] {
  return applicationTargets({
    status: row.status,
    actor: 'employer',
    resume_to: row.hold_resume_to,
    rejected_by: row.status === 'rejected' ? row.disposition_by : null,
    status_before: row.status_before,
    days_since_rejection: null,
    position_is_published: true,
    openings_left: row.openings - row.approved_count,
  });
}

function dispositionOf(row: ApplicantDetailRow, rights: ApplicantRights): Details['disposition'] {
  if (row.status !== 'rejected' || row.disposition_by === null) return null;
  return {
    by: row.disposition_by,
    reason: rights.see_scores ? (row.disposition_reason ?? '') : '',
    reason_key: rights.see_scores ? (row.disposition_reason_key ?? '') : '',
    note: rights.see_scores ? masked(row.disposition_note, row, rights) : '',
    shared_text: rights.see_scores ? masked(row.disposition_shared_text, row, rights) : '',
  };
}

function masked(text: string, row: ApplicantDetailRow, rights: ApplicantRights): string {
  return rights.see_identity ? text : maskText(text, row);
}

/** Kinds of answer that say who somebody is. */
const TELLING = new Set<QuestionRow['type']>(['file', 'url']);

/** What an applicant answered, as far as the caller may read it. */
export async function readableAnswers(
  { db }: Act,
  { applicant, rights }: SeenApplicant,
): Promise<Details['answers']> {
  const row = await readApplicantDetail(db, applicant.id);
  if (!row) throw notFound();
  return answersOf(db, row, rights);
}

async function answersOf(
  db: Db,
  row: ApplicantDetailRow,
  rights: ApplicantRights,
): Promise<Details['answers']> {
  const questions = await answeredQuestions(db, row);
  const fileIds = questions.flatMap((each) =>
    each.type === 'file' && typeof each.value === 'string' ? [each.value] : [],
  );
  const files = await answerFiles(db, fileIds);
  const matched = new Set(rights.see_scores ? (row.suggested_action?.matched_question_ids ?? []) : []);
  return questions.map((question) => {
    const hidden = !rights.see_identity && TELLING.has(question.type);
    const file =
      !hidden && question.type === 'file' && typeof question.value === 'string'
        ? files.get(question.value)
        : undefined;
    return {
      ...askedQuestion(question),
      value: answerValue(question, row, rights, hidden),
      file: file ? { name: file.name, size: file.size } : null,
      matched: matched.has(question.id),
      hidden,
    };
  });
}

function answerValue(
  question: QuestionRow,
  row: ApplicantDetailRow,
  rights: ApplicantRights,
  hidden: boolean,
): Details['answers'][number]['value'] {
  if (hidden || question.type === 'file') return null;
  const { value } = question;
  if (typeof value === 'string') return masked(value, row, rights);
  return typeof value === 'object' && value !== null ? [...value] : value;
}

/** Who comes before or after in the list, narrowed and sorted as the list is. */
async function neighbour(
  db: Db,
  row: ApplicantDetailRow,
  list: ApplicantFilter | null,
  order: ListOrder | null,
  back: boolean,
): Promise<string | null> {
  if (!list) return null;
  const place = { rank_order: row.rank_order, id: row.id, back };
  const [found] = await readRows(db, list, { place, offset: 0, from_end: false, limit: 1 }, order);
  return found?.id ?? null;
}
