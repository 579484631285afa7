import {
  APPLICANT_SORTS,
  APPLICATION_ORIGINS,
  type ApplicantRights,
  type ApplicantRow,
  type ApplicantSort,
  type BandFilter,
  type listApplicants as route,
} from '@tryout/contract/applicants/applicants';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import { applicantCode } from '@tryout/domain/applicants/masked-name';
import { NO_RANK, type RankRange, rankRangeOf } from '@tryout/domain/applicants/rank-order';
import {
  awaitsDecision,
  DECISION_STATUSES,
  isCandidateStatus,
} from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { BANDS } from '@tryout/domain/score-cards/bands';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { type FeedbackSoFar, feedbackSoFar } from '../../interviews/public.ts';
import { applicantRights } from '../applicant-rights.ts';
import { applicantsSay } from '../applicants.messages.ts';
import {
  type ApplicantFilter,
  type ApplicantListRow,
  isRareTag,
  type ListWindow,
  readApplicantRows,
  readFoundApplicants,
  readListedApplicants,
  type StoredSuggestion,
} from './list-applicants.queries.ts';
import { cursorText, readCursor } from './list-cursor.ts';
import { type ListOrder, readSortedApplicants } from './list-order.queries.ts';
import { countMatches } from './list-total.queries.ts';
import { isSearch, totalOf } from './list-total.ts';
import { planNameSearch } from './name-search.queries.ts';

type ListQuery = RouteQuery<typeof route>;

/** What of a request narrows the list. */
export type FilterQuery = Pick<
  RouteQuery<typeof route>,
  | 'status'
  | 'band'
  | 'q'
  | 'tag'
  | 'has_suggestion'
  | 'needs_look'
  | 'reason_id'
  | 'applied_from'
  | 'applied_before'
  | 'origin'
  | 'trait'
  | 'answer'
  | 'owner'
> & { readonly position_id: string };

/** Where confirming a suggestion moves the applicant; null for a tag, which is set already. */
export const SUGGESTED_STATUS = {
  tag: null,
  short_list: 'short_listed',
  on_hold: 'on_hold',
  reject_suggested: 'rejected',
} as const satisfies Record<StoredSuggestion['action'], ApplicationStatus | null>;

/** The applicants of a position, a page at a time; best first unless another order is asked for. */
export async function listApplicants(
  { db, actor, services }: SignedAct,
  position: RowOfRef<'position'>,
  query: ListQuery,
): Promise<RouteData<typeof route>> {
  const rights = applicantRights(actor, {
    position_id: position.id,
    organization_id: position.organization_id,
  });
  const filter = await filterOf(db, query, rights);
  const order = orderOf(query.sort, rights);
  const part = await readPart(db, query, filter, order, rights);
  const [first, last] = [part.rows[0], part.rows.at(-1)];
  const tellsRank = rights.see_scores && order === null;
  const seenUpTo = (part.page - 1) * query.recordsPerPage + part.rows.length;
  const feedback = await feedbackBy(db, part.rows, rights, services.now());
  return {
    items: part.rows.map((row) => rowView(row, rights, feedback.get(row.id))),
    total: part.capped ? Math.max(part.total, seenUpTo) : part.total,
    total_is_capped: part.capped,
    page: part.page,
    recordsPerPage: query.recordsPerPage,
    next_cursor: part.after && last ? cursorText(last, false, tellsRank) : null,
    previous_cursor: part.before && first ? cursorText(first, true, tellsRank) : null,
  };
}

/** Feedback on the applicants of some rows, by application; nothing for those who may not see it. */
export async function feedbackBy(
  db: Db,
  rows: readonly Pick<ApplicantListRow, 'id' | 'interviewed'>[],
  rights: ApplicantRights,
  now: Date,
): Promise<ReadonlyMap<string, FeedbackSoFar>> {
  const ids = rows.flatMap(({ id, interviewed }) => (interviewed ? [id] : []));
  if (!rights.see_scores || ids.length === 0) return new Map();
  return feedbackSoFar(db, ids, now);
}

interface Part {
  readonly rows: readonly ApplicantListRow[];
  readonly total: number;
  readonly capped: boolean;
  readonly page: number;
  readonly before: boolean;
  readonly after: boolean;
}

/** From this page on it is worth knowing the total first, to come from the nearer end of the list. */
const DEEP_PAGE = 200;

async function readPart(
  db: Db,
  query: ListQuery,
  filter: ApplicantFilter,
  order: ListOrder | null,
  rights: ApplicantRights,
): Promise<Part> {
  const { page, recordsPerPage: size } = query;
  const position_id = filter.position_id;
  const window = { place: null, offset: 0, from_end: false, limit: size + 1 };
  if (query.last) return readLast(db, query, filter, order);
  if (query.cursor !== undefined) {
    const place = await readCursor(db, query.cursor, {
      position_id,
      tells_rank: rights.see_scores && order === null,
    });
    const { rows, ...total } = await readCounted(db, filter, { ...window, place }, order);
    const more = rows.length > size;
    const kept = !more ? rows : place.back ? rows.slice(1) : rows.slice(0, size);
    return { ...total, rows: kept, page, before: place.back ? more : true, after: place.back ? true : more };
  }
  if (page >= DEEP_PAGE) return readDeep(db, query, filter, order);
  const { rows, ...total } = await readCounted(db, filter, { ...window, offset: (page - 1) * size }, order);
  return { ...total, rows: rows.slice(0, size), page, before: page > 1, after: rows.length > size };
}

/** Rows and total, in one statement wherever one of them tells the other. */
async function readCounted(db: Db, filter: ApplicantFilter, window: ListWindow, order: ListOrder | null) {
  if (order) {
    const [total, rows] = await Promise.all([
      totalOf(db, filter),
      readSortedApplicants(db, filter, window, order),
    ]);
    return { ...total, rows };
  }
  if (filter.looked_up) return { ...(await readFoundApplicants(db, filter, window)), capped: false };
  if (!isSearch(filter)) return { ...(await readListedApplicants(db, filter, window)), capped: false };
  const [total, rows] = await Promise.all([countMatches(db, filter), readApplicantRows(db, filter, window)]);
  return { ...total, rows };
}

async function readLast(
  db: Db,
  query: ListQuery,
  filter: ApplicantFilter,
  order: ListOrder | null,
): Promise<Part> {
  const size = query.recordsPerPage;
  const end = { place: null, offset: 0, from_end: true, limit: size };
  const { rows, ...total } = await readCounted(db, filter, end, order);
  const page = Math.max(1, Math.ceil(total.total / size));
  const rest = total.capped ? size : Math.max(1, total.total - (page - 1) * size);
  return { ...total, rows: rows.slice(-rest), page, before: page > 1, after: false };
}

async function readDeep(
  db: Db,
  query: ListQuery,
  filter: ApplicantFilter,
  order: ListOrder | null,
): Promise<Part> {
  const { page, recordsPerPage: size } = query;
  const counted = await totalOf(db, filter);
  const start = (page - 1) * size;
  if (!counted.capped && start >= counted.total) {
    return { ...counted, rows: [], page, before: counted.total > 0, after: false };
  }
  const limit = counted.capped ? size : Math.min(size, counted.total - start);
  const from_end = !counted.capped && start > counted.total / 2;
  const offset = from_end ? counted.total - start - limit : start;
  const rows = await readRows(db, filter, { place: null, offset, from_end, limit }, order);
  return { ...counted, rows, page, before: true, after: counted.capped || start + limit < counted.total };
}

/** One window of the list in the order asked for; null: best first. */
export function readRows(
  db: Db,
  filter: ApplicantFilter,
  window: ListWindow,
  order: ListOrder | null,
): Promise<ApplicantListRow[]> {
  return order ? readSortedApplicants(db, filter, window, order) : readApplicantRows(db, filter, window);
}

/** Columns whose order would tell what the caller may not see. */
const SCORED: readonly ApplicantSort[] = ['top_trait', 'coverage', 'suggestion', 'tags'];

/** The order asked for; null: best first. Refuses one that would tell the caller more than the level reaches. */
export function orderOf(sort: ListQuery['sort'], rights: ApplicantRights): ListOrder | null {
  if (sort === '-job_fit') return null;
  const descending = sort.startsWith('-');
  const key = APPLICANT_SORTS.find((each) => each === sort.replace('-', '')) ?? 'job_fit';
  if (key === 'name' && !rights.see_identity) {
    throw invalidField('sort', applicantsSay('applicants.names_hidden'));
  }
  if (SCORED.includes(key) && !rights.see_scores) {
    throw invalidField('sort', applicantsSay('applicants.scores_hidden'));
  }
  return { key, descending };
}

/** What narrows the list; refuses what would tell the caller more than the level reaches. */
export async function filterOf(
  db: Db,
  query: FilterQuery,
  rights: ApplicantRights,
): Promise<ApplicantFilter> {
  if (query.q && !rights.see_identity) {
    throw invalidField('q', applicantsSay('applicants.names_hidden'));
  }
  if (!rights.see_scores && (query.band !== undefined || query.has_suggestion || query.needs_look)) {
    throw invalidField('band', applicantsSay('applicants.scores_hidden'));
  }
  if (!rights.see_scores && query.reason_id !== undefined) {
    throw invalidField('reason_id', applicantsSay('applicants.reasons_hidden'));
  }
  if (!rights.see_scores && query.trait !== undefined) {
    throw invalidField('trait', applicantsSay('applicants.scores_hidden'));
  }
  const [name, hasRareTag] = await Promise.all([
    query.q ? planNameSearch(db, query.position_id, query.q) : null,
    query.tag ? isRareTag(db, query.position_id, query.tag) : false,
  ]);
  return {
    position_id: query.position_id,
    statuses: [...new Set(query.status ?? [])],
    ranks: (query.band ?? []).map(rangeOf),
    name,
    tag: query.tag || null,
    has_suggestion: query.has_suggestion ?? false,
    needs_look: query.needs_look ?? false,
    reason_id: query.reason_id ?? null,
    applied_from: query.applied_from ?? null,
    applied_before: query.applied_before ?? null,
    ...cameBy(query.origin ?? []),
    traits: (query.trait ?? []).map(traitLeast),
    answers: givenAnswers(query.answer ?? []),
    owner: query.owner ?? null,
    looked_up: hasRareTag || (name !== null && name.rare !== null),
  };
}

/** The part of a list that waits for a decision; null where its statuses leave none. */
export function awaitingDecision(filter: ApplicantFilter): ApplicantFilter | null {
  const statuses =
    filter.statuses.length > 0 ? filter.statuses.filter(awaitsDecision) : [...DECISION_STATUSES];
  return statuses.length > 0 ? { ...filter, statuses } : null;
}

function traitLeast(written: string): ApplicantFilter['traits'][number] {
  const [trait_id = '', least = ''] = written.split(':');
  return { trait_id, least: Number(least) };
}

/** The answers by their questions: of one question any will do. */
function givenAnswers(written: readonly string[]): ApplicantFilter['answers'] {
  const byQuestion = Map.groupBy(written, (each) => each.slice(0, each.indexOf(':')));
  return [...byQuestion].map(([position_question_id, given]) => ({
    position_question_id,
    values: given.map((each) => each.slice(each.indexOf(':') + 1)),
  }));
}

function rangeOf(band: BandFilter): RankRange {
  const found = BANDS.find((each) => each.key === band);
  return found ? rankRangeOf(found) : { from: NO_RANK, to: NO_RANK };
}

/** A row with only what the caller's level reaches. */
export function rowView(
  row: ApplicantListRow,
  rights: ApplicantRights,
  feedback: ApplicantRow['feedback'] | undefined,
): ApplicantRow {
  const scored = rights.see_scores;
  return {
    application_id: row.id,
    name: rights.see_identity ? row.applicant_name : null,
    email: rights.see_identity ? row.applicant_email : null,
    email_confirmed: rights.see_identity ? row.email_confirmed : null,
    same_address: rights.see_identity ? row.same_address : null,
    code: applicantCode(row.id),
    status: row.status,
    in_progress: isCandidateStatus(row.status),
    disposition_by: row.status === 'rejected' ? row.disposition_by : null,
    job_fit_score: scored ? row.job_fit_score : null,
    job_fit_sem: scored ? row.job_fit_sem : null,
    job_fit_scale: scored ? row.job_fit_scale : null,
    unconfirmed: scored ? row.score_unconfirmed : null,
    coverage: scored ? row.coverage : null,
    top_trait: scored ? row.top_trait : null,
    applied_at: row.applied_at,
    stage_entered_at: row.stage_entered_at,
    tags: scored ? row.tags : [],
    suggested_action:
      scored && row.suggested_action
        ? {
            action: row.suggested_action.action,
            matched_question_ids: row.suggested_action.matched_question_ids,
            to: SUGGESTED_STATUS[row.suggested_action.action],
          }
        : null,
    play_state: row.play_state,
    look_at: scored ? row.integrity_review : [],
    attempts: row.attempts > 1 ? { made: row.attempts, counted: row.attempt_counted } : null,
    unread_messages: rights.message ? row.unread_messages : 0,
    feedback: feedback ?? null,
    owner: row.owner_id === null ? null : { user_id: row.owner_id, name: row.owner_name ?? '' },
  };
}

/** Origins and links for channels, apart. */
function cameBy(named: readonly string[]): Pick<ApplicantFilter, 'origins' | 'links'> {
  const each = [...new Set(named)];
  return {
    origins: APPLICATION_ORIGINS.filter((origin) => each.includes(origin)),
    links: each.flatMap((one) => (one.startsWith('link.') ? [one.slice('link.'.length)] : [])),
  };
}
