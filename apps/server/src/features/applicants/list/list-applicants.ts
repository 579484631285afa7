import type {
  ApplicantRights,
  ApplicantRow,
  BandFilter,
  listApplicants as route,
} from '@tryout/contract/applicants/applicants';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
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
import { applicantCode } from '../applicant-name.ts';
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
import { countMatches } from './list-total.queries.ts';
import { isSearch, totalOf } from './list-total.ts';
import { planNameSearch } from './name-search.queries.ts';

type ListQuery = RouteQuery<typeof route>;

/** What of a request narrows the list. */
export type FilterQuery = Pick<
  RouteQuery<typeof route>,
  'status' | 'band' | 'q' | 'tag' | 'has_suggestion' | 'needs_look' | 'reason_id'
> & { readonly position_id: string };

/** Where confirming a suggestion moves the applicant; null for a tag, which is set already. */
export const SUGGESTED_STATUS = {
  tag: null,
  short_list: 'short_listed',
  on_hold: 'on_hold',
  reject_suggested: 'rejected',
} as const satisfies Record<StoredSuggestion['action'], ApplicationStatus | null>;

/** The applicants of a position, best first, a page at a time. */
export async function listApplicants(
  { db, actor }: SignedAct,
  position: RowOfRef<'position'>,
  query: ListQuery,
): Promise<RouteData<typeof route>> {
  const rights = applicantRights(actor, {
    position_id: position.id,
    organization_id: position.organization_id,
  });
  const filter = await filterOf(db, query, rights);
  const part = await readPart(db, query, filter, rights);
  const [first, last] = [part.rows[0], part.rows.at(-1)];
  const seenUpTo = (part.page - 1) * query.recordsPerPage + part.rows.length;
  return {
    items: part.rows.map((row) => rowView(row, rights)),
    total: part.capped ? Math.max(part.total, seenUpTo) : part.total,
    total_is_capped: part.capped,
    page: part.page,
    recordsPerPage: query.recordsPerPage,
    next_cursor: part.after && last ? cursorText(last, false, rights.see_scores) : null,
    previous_cursor: part.before && first ? cursorText(first, true, rights.see_scores) : null,
  };
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
  rights: ApplicantRights,
): Promise<Part> {
  const { page, recordsPerPage: size } = query;
  const position_id = filter.position_id;
  const window = { place: null, offset: 0, from_end: false, limit: size + 1 };
  if (query.last) return readLast(db, query, filter);
  if (query.cursor !== undefined) {
    const place = await readCursor(db, query.cursor, { position_id, see_scores: rights.see_scores });
    const { rows, ...total } = await readCounted(db, filter, { ...window, place });
    const more = rows.length > size;
    const kept = !more ? rows : place.back ? rows.slice(1) : rows.slice(0, size);
    return { ...total, rows: kept, page, before: place.back ? more : true, after: place.back ? true : more };
  }
  if (page >= DEEP_PAGE) return readDeep(db, query, filter);
  const { rows, ...total } = await readCounted(db, filter, { ...window, offset: (page - 1) * size });
  return { ...total, rows: rows.slice(0, size), page, before: page > 1, after: rows.length > size };
}

/** Rows and total, in one statement wherever one of them tells the other. */
async function readCounted(db: Db, filter: ApplicantFilter, window: ListWindow) {
  if (filter.looked_up) return { ...(await readFoundApplicants(db, filter, window)), capped: false };
  if (!isSearch(filter)) return { ...(await readListedApplicants(db, filter, window)), capped: false };
  const [total, rows] = await Promise.all([countMatches(db, filter), readApplicantRows(db, filter, window)]);
  return { ...total, rows };
}

async function readLast(db: Db, query: ListQuery, filter: ApplicantFilter): Promise<Part> {
  const size = query.recordsPerPage;
  const { rows, ...total } = await readCounted(db, filter, {
    place: null,
    offset: 0,
    from_end: true,
    limit: size,
  });
  const page = Math.max(1, Math.ceil(total.total / size));
  const rest = total.capped ? size : Math.max(1, total.total - (page - 1) * size);
  return { ...total, rows: rows.slice(-rest), page, before: page > 1, after: false };
}

async function readDeep(db: Db, query: ListQuery, filter: ApplicantFilter): Promise<Part> {
  const { page, recordsPerPage: size } = query;
  const counted = await totalOf(db, filter);
  const start = (page - 1) * size;
  if (!counted.capped && start >= counted.total) {
    return { ...counted, rows: [], page, before: counted.total > 0, after: false };
  }
  const limit = counted.capped ? size : Math.min(size, counted.total - start);
  const from_end = !counted.capped && start > counted.total / 2;
  const offset = from_end ? counted.total - start - limit : start;
  const rows = await readApplicantRows(db, filter, { place: null, offset, from_end, limit });
  return { ...counted, rows, page, before: true, after: counted.capped || start + limit < counted.total };
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
    looked_up: hasRareTag || (name !== null && name.rare_word !== null),
  };
}

/** The part of a list that waits for a decision; null where its statuses leave none. */
export function awaitingDecision(filter: ApplicantFilter): ApplicantFilter | null {
  const statuses =
    filter.statuses.length > 0 ? filter.statuses.filter(awaitsDecision) : [...DECISION_STATUSES];
  return statuses.length > 0 ? { ...filter, statuses } : null;
}

function rangeOf(band: BandFilter): RankRange {
  const found = BANDS.find((each) => each.key === band);
  return found ? rankRangeOf(found) : { from: NO_RANK, to: NO_RANK };
}

/** A row with only what the caller's level reaches. */
export function rowView(row: ApplicantListRow, rights: ApplicantRights): ApplicantRow {
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
  };
}
