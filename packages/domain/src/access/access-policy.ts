import type { UserType } from './roles.ts';

/**
 * How far a role's right to an action reaches (product §2.2, promises §4).
 * - `no`: not at all; the answer is 403.
 * - `all`: every record, or the action has no record.
 * - `self`: the caller's own account and what hangs on it.
 * - `owner`: records whose owner is the caller (a candidate's application, a manager's requested position).
 * - `organization`: records of an organization the caller is an active member of.
 * - `linked`: `organization`, and records of companies with an approved recruiter link.
 * - `position`: records of positions where the caller holds a sufficient privilege.
 */
export type Scope = 'no' | 'all' | 'self' | 'owner' | 'organization' | 'linked' | 'position';

/** Who calls: one of the eight roles, or nobody known. */
export type Caller = UserType | 'anonymous';

type Row = Readonly<Record<Caller, Scope>>;

/** The columns of the table below, in the order of its rows. */
export const CALLERS = [
  'anonymous',
  'super_admin',
  'company_admin',
  'company_recruiter',
  'independent_recruiter',
  'employee',
  'staffing_agency_admin',
  'staffing_agency_recruiter',
  'candidate',
] as const satisfies readonly Caller[];

type Cells = readonly [Scope, Scope, Scope, Scope, Scope, Scope, Scope, Scope, Scope];

// Short names of the scopes, so that each action is one line of the table.
const [no, all, self, own, org, linked, pos] = [
  'no',
  'all',
  'self',
  'owner',
  'organization',
  'linked',
  'position',
] as const;

function row(...cells: Cells): Row {
  return Object.fromEntries(CALLERS.map((caller, i) => [caller, cells[i]])) as unknown as Row;
}

/**
 * The one table of rights: every action, every role, nothing left out. Columns: anonymous · super_admin ·
 * company_admin · company_recruiter · independent_recruiter · employee · staffing_agency_admin ·
 * staffing_agency_recruiter · candidate.
 */
// biome-ignore format: a table, read by its columns
export const ACCESS_POLICY = {
  //                             anon  super  admin  recr  indep   empl  ag_adm  ag_rec  cand
  // Open to everyone.
  'public.read':             row(all,  all,   all,   all,  all,    all,  all,    all,    all),
  'public.write':            row(all,  all,   all,   all,  all,    all,  all,    all,    all),
  'auth.sign_in':            row(all,  all,   all,   all,  all,    all,  all,    all,    all),

  // One's own account.
  'account.read':            row(no,   self,  self,  self, self,   self, self,   self,   self),
  'account.update':          row(no,   self,  self,  self, self,   self, self,   self,   self),
  'account.complete_signup': row(no,   no,    self,  self, self,   self, self,   self,   self),
  'notification.read':       row(no,   self,  self,  self, self,   self, self,   self,   self),
  'reference.read':          row(no,   all,   all,   all,  all,    all,  all,    all,    all),
  'profile.update':          row(no,   no,    no,    no,   no,     no,   no,     no,     self),
  'cv.manage':               row(no,   no,    self,  self, self,   no,   no,     no,     self),

  // Organizations and their people.
  'organization.create':     row(no,   no,    self,  no,   self,   no,   self,   no,     no),
  'organization.read':       row(no,   all,   org,   org,  org,    org,  org,    org,    no),
  'organization.update':     row(no,   no,    org,   no,   org,    no,   org,    no,     no),
  'organization.decide':     row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  'member.read':             row(no,   all,   org,   org,  org,    no,   org,    org,    no),
  'member.invite':           row(no,   no,    org,   org,  org,    no,   org,    no,     no),
  'member.update':           row(no,   no,    org,   no,   org,    no,   org,    no,     no),

  // Positions.
  'position.read':           row(no,   all,   org,   org,  linked, pos,  no,     no,     no),
  'position.create':         row(no,   no,    org,   org,  org,    org,  no,     no,     no),
  'position.update':         row(no,   no,    org,   org,  org,    own,  no,     no,     no),
  'position.publish':        row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  'position.archive':        row(no,   no,    org,   no,   org,    no,   no,     no,     no),
  'position.share':          row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  'candidate_invite.manage': row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  'application.generate':    row(no,   no,    org,   org,  org,    no,   no,     no,     no),

  // Applicants, as the hiring side sees them.
  'applicant.read':          row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'applicant.decide':        row(no,   no,    org,   org,  org,    pos,  no,     no,     no),
  'applicant.comment':       row(no,   no,    org,   org,  org,    pos,  no,     no,     no),
  'applicant.message':       row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  'applicant.read_log':      row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'score_card.read':         row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'score_card.generate':     row(no,   all,   org,   org,  org,    no,   no,     no,     own),
  'score_card.verify':       row(no,   all,   org,   org,  org,    no,   no,     no,     no),
  // One response corrected by two people: the platform asks, the organization or another super admin confirms.
  'response.correct':        row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  'response.confirm':        row(no,   all,   org,   no,   org,    no,   no,     no,     no),
  // A second, short play of somebody short-listed; by those who decide.
  'play.ask_confirmation':   row(no,   no,    org,   org,  org,    pos,  no,     no,     no),
  'play.grant_attempt':      row(no,   no,    org,   org,  org,    no,   no,     no,     no),

  // The people an organization knows, whatever they applied for.
  'person.list':             row(no,   no,    org,   org,  linked, no,   no,     no,     no),
  'person.read':             row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'person.manage':           row(no,   no,    org,   org,  org,    no,   no,     no,     no),

  // Applications, as the candidate sees them.
  // A recruiter owns nothing but test applications, made to try a position of the own organization.
  'application.start':       row(all,  no,    all,   all,  all,    no,   no,     no,     all),
  'application.own':         row(no,   no,    own,   own,  own,    no,   no,     no,     own),

  // Interviews. Candidates and hiring managers see those they take part in.
  'event.read':              row(no,   no,    org,   org,  linked, pos,  no,     no,     own),
  'event.manage':            row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  'event.answer':            row(no,   no,    org,   org,  org,    pos,  no,     no,     own),
  'event.give_feedback':     row(no,   no,    org,   org,  org,    pos,  no,     no,     no),
  'availability.manage':     row(no,   no,    self,  self, self,   self, no,     no,     self),

  // Simulations.
  'simulation.read':         row(no,   all,   org,   org,  org,    no,   no,     no,     no),
  'simulation.manage':       row(no,   all,   org,   org,  org,    no,   no,     no,     no),

  // Score templates: the platform's are the super admin's, an organization's its recruiters'.
  'score_template.read':     row(no,   all,   org,   org,  org,    no,   no,     no,     no),
  'score_template.manage':   row(no,   all,   org,   org,  org,    no,   no,     no,     no),

  // The platform.
  'security_log.read':       row(no,   all,   org,   no,   org,    no,   no,     no,     no),
  'platform.read':           row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  'platform.manage':         row(no,   all,   no,    no,   no,     no,   no,     no,     no),
} as const satisfies Record<string, Row>;

/** Something a caller may or may not do. */
export type Action = keyof typeof ACCESS_POLICY;

/** How far the caller's right to the action reaches. */
export function scopeOf(action: Action, caller: Caller): Scope {
  return ACCESS_POLICY[action][caller];
}

/** Whether any caller without a session may do this. */
export function isOpenToAnonymous(action: Action): boolean {
  return ACCESS_POLICY[action].anonymous !== 'no';
}

/** The least level of a position privilege each action needs (product §2.7). Actions not named need `viewer`. */
export const NEEDED_PRIVILEGE: Readonly<Partial<Record<Action, PrivilegeLevel>>> = {
  'applicant.read': 'viewer',
  'applicant.comment': 'reviewer',
  'applicant.read_log': 'reviewer',
  'score_card.read': 'reviewer',
  'applicant.decide': 'decider',
  'event.read': 'interviewer',
  'event.answer': 'interviewer',
  'event.give_feedback': 'interviewer',
  'play.ask_confirmation': 'decider',
};

/** Levels of a position privilege, each holding what the ones before it hold. */
export const PRIVILEGE_LEVELS = ['viewer', 'interviewer', 'reviewer', 'decider', 'private'] as const;

/** A level of a position privilege. */
export type PrivilegeLevel = (typeof PRIVILEGE_LEVELS)[number];

/** Whether a held level is enough for an action. */
export function privilegeAllows(held: PrivilegeLevel, action: Action): boolean {
  const needed = NEEDED_PRIVILEGE[action] ?? 'viewer';
  return PRIVILEGE_LEVELS.indexOf(held) >= PRIVILEGE_LEVELS.indexOf(needed);
}

/** What the policy needs to know of a record; fields that do not apply are null. */
export interface RecordFacts {
  /** The account the record belongs to, or that owns it. */
  readonly owner_user_id: string | null;
  readonly organization_id: string | null;
  readonly position_id: string | null;
  /** True for platform-wide reference data that any signed-in caller may name. */
  readonly everyone: boolean;
}

/** What the policy needs to know of the caller. */
export interface ActorFacts {
  readonly user_id: string | null;
  readonly organization_ids: readonly string[];
  readonly linked_organization_ids: readonly string[];
  readonly privileges: ReadonlyMap<string, PrivilegeLevel>;
}

/**
 * Whether a scope covers a record. Pure; the caller's rights are looked up on every request, so a revoked
 * membership, link or privilege counts from the next one on.
 */
export function scopeCovers(scope: Scope, action: Action, actor: ActorFacts, record: RecordFacts): boolean {
  if (scope === 'no') return false;
  if (scope === 'all' || record.everyone) return true;
  const own = record.owner_user_id !== null && record.owner_user_id === actor.user_id;
  if (scope === 'self' || scope === 'owner') return own;
  if (scope === 'position') {
    const held = record.position_id === null ? undefined : actor.privileges.get(record.position_id);
    return held !== undefined && privilegeAllows(held, action);
  }
  if (record.organization_id === null) return false;
  if (actor.organization_ids.includes(record.organization_id)) return true;
  return scope === 'linked' && actor.linked_organization_ids.includes(record.organization_id);
}
