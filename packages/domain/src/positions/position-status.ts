import type { TransitionTable } from '../records/transitions.ts';

/** State of a position (product §2.5). */
export type PositionStatus = 'draft' | 'published' | 'paused' | 'closed' | 'archived';

/** Who moves a position; `recruiter` stands for every role that may publish, `system` for the nightly job. */
export type PositionActor = 'admin' | 'recruiter' | 'system';

/** Why a position is closed. */
export const POSITION_CLOSE_REASONS = ['filled', 'cancelled', 'expired', 'duplicate', 'other'] as const;
/** Why a position is closed. */
export type PositionCloseReason = (typeof POSITION_CLOSE_REASONS)[number];

const PEOPLE = ['admin', 'recruiter'] as const;

/** The life of a position. Every way into `published` runs `publishProblems`; closing needs a reason. */
export const POSITION_STATUSES: TransitionTable<PositionStatus, PositionActor> = {
  draft: [
    { to: 'published', by: PEOPLE },
    { to: 'archived', by: ['admin'] },
  ],
  published: [
    { to: 'paused', by: PEOPLE },
    { to: 'closed', needs_reason: true },
  ],
  paused: [
    { to: 'published', by: PEOPLE },
    { to: 'closed', needs_reason: true },
  ],
  closed: [
    { to: 'published', by: PEOPLE },
    { to: 'archived', by: ['admin'] },
  ],
  archived: [{ to: 'draft', by: ['admin'] }],
};

/** What publishing depends on. Dates are calendar days, 'YYYY-MM-DD', in the organization's zone. */
export interface PublishFacts {
  readonly title: string;
  readonly organization_status: string;
  /** Whether it is no request of a hiring manager, or everybody who has to has approved it. */
  readonly is_approved: boolean;
  /** Room left in the entitlement `positions.active`; null = unlimited. */
  readonly active_positions_left: number | null;
  readonly location_count: number;
  /** Null: not stated, so that a location is needed. */
  readonly remote: 'no' | 'yes' | 'hybrid' | null;
  readonly simulations: readonly { readonly status: string; readonly build_is_stable: boolean }[];
  /** Problems found by `scoreTemplateProblems`; null when no template is attached. */
  readonly score_template_problem_count: number | null;
  /** Whether pay is given and shown to everyone. */
  readonly shows_pay: boolean;
  /** What the pay is for; null: not stated. */
  readonly salary_period: 'hour' | 'month' | 'year' | null;
  readonly openings: number;
  /** Last day on which people may apply; null = no end. */
  readonly closes_on: string | null;
  readonly opens_on: string | null;
  readonly today: string;
}

/** Why a position cannot be published. */
export type PublishProblemCode =
  | 'title_missing'
  | 'organization_not_approved'
  | 'request_not_approved'
  | 'no_active_positions_left'
  | 'location_missing'
  | 'salary_period_missing'
  | 'simulation_not_published'
  | 'build_not_stable'
  | 'score_template_missing'
  | 'score_template_invalid'
  | 'no_openings'
  | 'closes_on_past'
  | 'closes_before_it_opens';

/** A problem with the field that it belongs to. */
export interface PublishProblem {
  readonly code: PublishProblemCode;
  readonly field: string;
}

const FIELDS: Readonly<Record<PublishProblemCode, string>> = {
  title_missing: 'title',
  organization_not_approved: 'organization',
  request_not_approved: 'approval',
  no_active_positions_left: 'organization',
  location_missing: 'locations',
  salary_period_missing: 'salary_period',
  simulation_not_published: 'simulations',
  build_not_stable: 'simulations',
  score_template_missing: 'score_template_version_id',
  score_template_invalid: 'score_template_version_id',
  no_openings: 'openings',
  closes_on_past: 'closes_on',
  closes_before_it_opens: 'closes_on',
};

/** Everything that stands in the way of publishing, in a fixed order; empty when nothing does (product §2.5). */
export function publishProblems(facts: PublishFacts): PublishProblem[] {
  const codes: PublishProblemCode[] = [];
  const scored = facts.simulations.length > 0;
  if (facts.title.trim() === '') codes.push('title_missing');
  if (facts.organization_status !== 'approved') codes.push('organization_not_approved');
  if (!facts.is_approved) codes.push('request_not_approved');
  if (facts.active_positions_left !== null && facts.active_positions_left < 1)
    codes.push('no_active_positions_left');
  if (facts.location_count < 1 && (facts.remote ?? 'no') === 'no') codes.push('location_missing');
  if (facts.shows_pay && facts.salary_period === null) codes.push('salary_period_missing');
  if (facts.simulations.some((each) => each.status !== 'published')) codes.push('simulation_not_published');
  if (facts.simulations.some((each) => !each.build_is_stable)) codes.push('build_not_stable');
  if (scored && facts.score_template_problem_count === null) codes.push('score_template_missing');
  if ((facts.score_template_problem_count ?? 0) > 0) codes.push('score_template_invalid');
  if (!(facts.openings > 0)) codes.push('no_openings');
  if (facts.closes_on !== null && facts.closes_on < facts.today) codes.push('closes_on_past');
  if (facts.closes_on !== null && facts.opens_on !== null && facts.closes_on < facts.opens_on) {
    codes.push('closes_before_it_opens');
  }
  return codes.map((code) => ({ code, field: FIELDS[code] }));
}

/** May new applications be created? Only while published and between the opening and closing days. */
export function acceptsApplications(
  position: Pick<PublishFacts, 'opens_on' | 'closes_on' | 'today'> & { readonly status: PositionStatus },
): boolean {
  return (
    position.status === 'published' &&
    (position.opens_on === null || position.opens_on <= position.today) &&
    (position.closes_on === null || position.closes_on >= position.today)
  );
}
