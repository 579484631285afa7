import { canTransition, type TransitionTable } from '../records/transitions.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-statuses.ts';

/** The half that the candidate drives, up to but without `applied`. */
export const CANDIDATE_STATUSES = [
  'started',
  'basic_info_entered',
  'cv_submitted',
  'questions_answered',
] as const;
/** A status before `applied`. */
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** Narrows to a status before `applied`. */
export function isCandidateStatus(status: ApplicationStatus): status is CandidateStatus {
  return (CANDIDATE_STATUSES as readonly string[]).includes(status);
}

/**
 * The statuses in which a person owes the applicant the next decision. Before `applied` it is the applicant's turn,
 * `on_hold` is itself a decision to wait, and `approved` and `rejected` are final.
 */
export const DECISION_STATUSES = ['applied', 'short_listed', 'phone_screen', 'in_person'] as const;

/** Whether an applicant in this status waits for a person's decision now. */
export function awaitsDecision(status: ApplicationStatus): boolean {
  return (DECISION_STATUSES as readonly string[]).includes(status);
}

/** Who moves an application; `employer` stands for every person who may decide. */
export type ApplicationActor = 'employer' | 'candidate' | 'system';

/**
 * The recruiter half as a table (product §2.9). Approving and rejecting always need a reason, also after an interview: a
 * person decides and says why (promises P27). `rejected` leaves by the special rules of `applicationMove`, and
 * `on_hold` to `applied` only when that is where it came from.
 */
export const RECRUITER_TABLE: TransitionTable<ApplicationStatus, 'employer'> = {
  started: [{ to: 'rejected', needs_reason: true }],
  basic_info_entered: [{ to: 'rejected', needs_reason: true }],
  cv_submitted: [{ to: 'rejected', needs_reason: true }],
  questions_answered: [{ to: 'rejected', needs_reason: true }],
  applied: [
    { to: 'short_listed' },
    { to: 'phone_screen' },
    { to: 'in_person' },
    { to: 'on_hold' },
    { to: 'approved', needs_reason: true },
    { to: 'rejected', needs_reason: true },
  ],
  short_listed: [
    { to: 'applied' },
    { to: 'phone_screen' },
    { to: 'in_person' },
    { to: 'on_hold' },
    { to: 'approved', needs_reason: true },
    { to: 'rejected', needs_reason: true },
  ],
  phone_screen: [
    { to: 'short_listed' },
    { to: 'in_person' },
    { to: 'on_hold' },
    { to: 'approved', needs_reason: true },
    { to: 'rejected', needs_reason: true },
  ],
  in_person: [
    { to: 'short_listed' },
    { to: 'phone_screen' },
    { to: 'on_hold' },
    { to: 'approved', needs_reason: true },
    { to: 'rejected', needs_reason: true },
  ],
  on_hold: [
    { to: 'applied' },
    { to: 'short_listed' },
    { to: 'phone_screen' },
    { to: 'in_person' },
    { to: 'rejected', needs_reason: true },
  ],
  approved: [
    { to: 'in_person', needs_reason: true },
    { to: 'rejected', needs_reason: true },
  ],
  rejected: [
    { to: 'applied', needs_reason: true },
    { to: 'short_listed', needs_reason: true },
    { to: 'phone_screen', needs_reason: true },
    { to: 'in_person', needs_reason: true },
  ],
};

/** Days within which a candidate may take back a withdrawal. */
export const WITHDRAWAL_RETURN_DAYS = 30;

/** What an end came by: somebody's act, or that the same person's other application for the position counts. */
export type ApplicationEnd = ApplicationActor | 'duplicate';

/** What is known of an application when somebody wants to move it. */
export interface ApplicationFacts {
  readonly status: ApplicationStatus;
  readonly actor: ApplicationActor;
  /** Where an application on hold came from; null otherwise. */
  readonly resume_to: ApplicationStatus | null;
  /** Who rejected: employer, candidate (withdrawn) or system, or that it was a duplicate; null unless rejected. */
  readonly rejected_by: ApplicationEnd | null;
  /** The status before the rejection; null unless rejected. */
  readonly status_before: ApplicationStatus | null;
  /** Whole or part days since the rejection; null unless rejected. */
  readonly days_since_rejection: number | null;
  readonly position_is_published: boolean;
  /** Openings not yet taken by approved applications. */
  readonly openings_left: number;
}

/** Where to go and with what. */
export interface ApplicationMove {
  readonly to: ApplicationStatus;
  readonly has_reason: boolean;
  /** The actor adds an opening in the same step. */
  readonly adds_opening?: boolean;
}

/** Why a move is refused. */
export type ApplicationRefusal = 'same_state' | 'not_allowed' | 'reason_required' | 'no_opening_left';

/** Answer to a move. */
export type ApplicationAnswer =
  | { readonly allowed: true; readonly takes_opening: boolean; readonly frees_opening: boolean }
  | {
      readonly allowed: false;
      readonly code: ApplicationRefusal;
      /** Where this actor may go from here, in pipeline order; sent with the 409. */
      readonly allowed_targets: readonly ApplicationStatus[];
    };

/** One place to go, for menus. */
export interface ApplicationTarget {
  readonly to: ApplicationStatus;
  readonly needs_reason: boolean;
  /** Allowed by the table, but no opening is left unless one is added. */
  readonly needs_opening: boolean;
}

/** Every place this actor may move the application to, in pipeline order. */
export function applicationTargets(facts: ApplicationFacts): ApplicationTarget[] {
  return rulesFor(facts)
    .map((rule) => ({ ...rule, needs_opening: rule.to === 'approved' && facts.openings_left < 1 }))
    .sort((a, b) => APPLICATION_STATUSES.indexOf(a.to) - APPLICATION_STATUSES.indexOf(b.to));
}

/**
 * May the application be moved? Covers recruiters' decisions, withdrawal, taking a withdrawal back and reopening an
 * abandoned application. The candidate's own steps towards `applied` follow `nextCandidateStatus` instead.
 */
export function applicationMove(facts: ApplicationFacts, move: ApplicationMove): ApplicationAnswer {
  const targets = applicationTargets(facts);
  const allowed_targets = targets.map((target) => target.to);
  const target = targets.find((each) => each.to === move.to);
  if (target === undefined) {
    const code = move.to === facts.status ? 'same_state' : 'not_allowed';
    return { allowed: false, code, allowed_targets };
  }
  if (target.needs_reason && !move.has_reason)
    return { allowed: false, code: 'reason_required', allowed_targets };
  if (target.needs_opening && move.adds_opening !== true) {
    return { allowed: false, code: 'no_opening_left', allowed_targets };
  }
  return { allowed: true, takes_opening: move.to === 'approved', frees_opening: facts.status === 'approved' };
}

type Rule = Pick<ApplicationTarget, 'to' | 'needs_reason'>;

function rulesFor(facts: ApplicationFacts): Rule[] {
  if (facts.status === 'rejected') return rulesAfterRejection(facts);
  if (facts.actor === 'candidate') return [{ to: 'rejected', needs_reason: false }];
  if (facts.actor === 'system') return rulesForSystem(facts.status);
  return employerRules(facts.status).filter(
    (rule) => !(facts.status === 'on_hold' && rule.to === 'applied') || facts.resume_to === 'applied',
  );
}

/** A person decides; the system only gives up on applications that were never finished. */
function rulesForSystem(status: ApplicationStatus): Rule[] {
  return isCandidateStatus(status) ? [{ to: 'rejected', needs_reason: true }] : [];
}

function employerRules(status: ApplicationStatus): Rule[] {
  return RECRUITER_TABLE[status].map((rule) => ({ to: rule.to, needs_reason: rule.needs_reason === true }));
}

function rulesAfterRejection(facts: ApplicationFacts): Rule[] {
  // The other application goes on in its place.
  if (facts.rejected_by === 'duplicate') return [];
  const before = facts.status_before ?? 'applied';
  if (facts.rejected_by === 'employer') {
    if (facts.actor !== 'employer') return [];
    return isCandidateStatus(before) ? [{ to: before, needs_reason: true }] : employerRules('rejected');
  }
  const mayReturn =
    facts.actor === 'candidate' &&
    facts.position_is_published &&
    (facts.rejected_by === 'system' || (facts.days_since_rejection ?? 0) <= WITHDRAWAL_RETURN_DAYS);
  if (!mayReturn || facts.rejected_by === null) return [];
  return [{ to: isCandidateStatus(before) ? before : 'applied', needs_reason: false }];
}

/** Does the plain recruiter table hold this move, whoever the application belongs to? For boards and drag targets. */
export function isInRecruiterTable(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return canTransition(RECRUITER_TABLE, from, to, { has_reason: true }).allowed;
}
/** A step that the candidate takes. `submit` exists only where no simulation is attached. */
export type ApplicationStep = 'basic_info' | 'cv' | 'questions' | 'game' | 'submit';

/** What the position asks for. */
export interface ApplicationStepsConfig {
  readonly cv: 'required' | 'optional' | 'hidden';
  readonly has_questions: boolean;
  /** At least one simulation is attached. */
  readonly has_simulation: boolean;
}

/** Steps done so far. An optional step that was skipped on purpose counts as done. */
export interface ApplicationStepsDone {
  readonly basic_info: boolean;
  readonly cv: boolean;
  readonly questions: boolean;
  /** Every required play is completed, or terminated with the minimum data. */
  readonly game: boolean;
  readonly submit: boolean;
}

/** The steps in the order of the statuses that they reach. */
const PIPELINE: readonly ApplicationStep[] = ['basic_info', 'cv', 'questions', 'game', 'submit'];

/**
 * The steps a position asks for, in the order in which they are taken; steps it does not ask for are passed over
 * (product §2.9). The CV comes first, since what it says fills in the contact data.
 */
export function stepsOf(config: ApplicationStepsConfig): ApplicationStep[] {
  const steps: ApplicationStep[] = config.cv === 'hidden' ? ['basic_info'] : ['cv', 'basic_info'];
  if (config.has_questions) steps.push('questions');
  steps.push(config.has_simulation ? 'game' : 'submit');
  return steps;
}

/** The first step not done yet, or null when the application is complete. */
export function nextCandidateStep(
  config: ApplicationStepsConfig,
  done: ApplicationStepsDone,
): ApplicationStep | null {
  return stepsOf(config).find((step) => !done[step]) ?? null;
}

/**
 * The candidate-half status: the last status of the pipeline reached without a gap before it, in whichever order the
 * steps were taken (product §2.9). The game comes after
 * `questions_answered` and before `applied`; without a simulation `applied` comes on submit (§1, ruling 6).
 * Once reached a status is never lowered: combine with `laterStatus`.
 */
export function nextCandidateStatus(
  config: ApplicationStepsConfig,
  done: ApplicationStepsDone,
): ApplicationStatus {
  const reached: Readonly<Record<ApplicationStep, ApplicationStatus>> = {
    basic_info: 'basic_info_entered',
    cv: 'cv_submitted',
    questions: 'questions_answered',
    game: 'applied',
    submit: 'applied',
  };
  let status: ApplicationStatus = 'started';
  const asked = new Set(stepsOf(config));
  for (const step of PIPELINE) {
    if (!asked.has(step)) continue;
    if (!done[step]) break;
    status = reached[step];
  }
  return status;
}

/** The later of two statuses in the order of the pipeline. */
export function laterStatus(a: ApplicationStatus, b: ApplicationStatus): ApplicationStatus {
  return APPLICATION_STATUSES.indexOf(a) >= APPLICATION_STATUSES.indexOf(b) ? a : b;
}
