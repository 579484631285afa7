import type { LinkFacts, LinkPermission } from './recruiter-link.ts';
import type { UserType } from './roles.ts';

/**
 * How far a role's right to an action reaches (product §2.2, promises §4).
 * - `no`: not at all; the answer is 403.
 * - `all`: every record, or the action has no record.
 * - `self`: the caller's own account and what hangs on it.
 * - `owner`: records whose owner is the caller (a candidate's application, a manager's requested position).
 * - `organization`: records of an organization the caller is an active member of.
 * - `linked`: `organization`; while the caller works for a client, what the recruiter link to it lets them do instead.
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
  // Job alerts and positions to come back to.
  'job_search.own':          row(no,   no,    no,    no,   no,     no,   no,     no,     self),

  // Organizations and their people.
  'organization.create':     row(no,   no,    self,  no,   self,   no,   self,   no,     no),
  'organization.read':       row(no,   all,   org,   org,  org,    org,  org,    org,    no),
  'organization.update':     row(no,   no,    org,   no,   org,    no,   org,    no,     no),
  'organization.decide':     row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  'member.read':             row(no,   all,   org,   org,  org,    no,   org,    org,    no),
  'member.invite':           row(no,   no,    org,   org,  org,    no,   org,    no,     no),
  'member.update':           row(no,   no,    org,   no,   org,    no,   org,    no,     no),

  // Plans, add-ons and what was paid: those who answer for the organization.
  'billing.read':            row(no,   no,    org,   no,   org,    no,   org,    no,     no),
  // Buying, changing and ending what is paid for.
  'billing.manage':         row(no,   no,    org,   no,   org,    no,   org,    no,     no),

  // Links between recruiters and companies: each side's own. A recruiter's are theirs whomever they work for.
  'recruiter_link.read':     row(no,   no,    org,   org,  self,   no,   org,    org,    no),
  'recruiter_link.manage':   row(no,   no,    org,   no,   self,   no,   org,    no,     no),
  // For whom an independent recruiter works from now on.
  'working_for.choose':      row(no,   no,    no,    no,   self,   no,   no,     no,     no),

  // Agencies. A company shares positions and answers submissions; an agency works on what is shared with it.
  'agency_share.manage':     row(no,   no,    org,   org,  no,     no,   no,     no,     no),
  'agency.settings':         row(no,   no,    org,   no,   no,     no,   no,     no,     no),
  'agency_desk.use':         row(no,   no,    no,    no,   no,     no,   org,    org,    no),
  'agency_desk.manage':      row(no,   no,    no,    no,   no,     no,   org,    no,     no),
  'submission.read':         row(no,   no,    org,   org,  no,     no,   org,    org,    no),
  'submission.move':         row(no,   no,    org,   org,  no,     no,   org,    org,    no),
  'submission.give_feedback':row(no,   no,    org,   org,  no,     no,   no,     no,     no),
  'submission.dispute':      row(no,   no,    org,   no,   no,     no,   org,    no,     no),
  // Who represents a person where two sides do not agree: a person of the platform decides.
  'dispute.settle':          row(no,   all,   no,    no,   no,     no,   no,     no,     no),

  // Positions.
  'position.read':           row(no,   all,   org,   org,  linked, pos,  no,     no,     no),
  'position.create':         row(no,   no,    org,   org,  linked, org,  no,     no,     no),
  'position.update':         row(no,   no,    org,   org,  linked, own,  no,     no,     no),
  'position.publish':        row(no,   no,    org,   org,  linked, no,   no,     no,     no),
  'position.archive':        row(no,   no,    org,   no,   org,    no,   no,     no,     no),
  'position.share':          row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  // Answering a hiring manager's request; whose turn it is the request's steps say.
  'position.approve':        row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  'candidate_invite.manage': row(no,   no,    org,   org,  linked, no,   no,     no,     no),
  'application.generate':    row(no,   no,    org,   org,  linked, no,   no,     no,     no),

  // Applicants, as the hiring side sees them.
  'applicant.read':          row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'applicant.move':          row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'applicant.decide':        row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'applicant.comment':       row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'applicant.message':       row(no,   no,    org,   org,  linked, no,   no,     no,     no),
  'applicant.read_log':      row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'score_card.read':         row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'score_card.generate':     row(no,   all,   org,   org,  linked, no,   no,     no,     own),
  'score_card.verify':       row(no,   all,   org,   org,  org,    no,   no,     no,     no),
  // One response corrected by two people: the platform asks, the organization or another super admin confirms.
  'response.correct':        row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  'response.confirm':        row(no,   all,   org,   no,   org,    no,   no,     no,     no),
  // A second, short play of somebody short-listed; by those who decide.
  'play.ask_confirmation':   row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'play.grant_attempt':      row(no,   no,    org,   org,  linked, no,   no,     no,     no),

  // The people an organization knows, whatever they applied for; an agency's are its own candidates.
  'person.list':             row(no,   no,    org,   org,  linked, no,   org,    org,    no),
  'person.read':             row(no,   no,    org,   org,  linked, pos,  org,    org,    no),
  'person.manage':           row(no,   no,    org,   org,  org,    no,   org,    org,    no),
  // Recording that one looks at an applicant or a person: for whoever may look.
  'profile_view.record':     row(no,   no,    org,   org,  linked, pos,  org,    org,    no),
  'source.manage':           row(no,   no,    org,   org,  org,    no,   no,     no,     no),
  'referral.own':            row(no,   no,    self,  self, no,     self, no,     no,     no),

  // Applications, as the candidate sees them.
  // A recruiter owns nothing but test applications, made to try a position of the own organization.
  'application.start':       row(all,  no,    all,   all,  all,    no,   no,     no,     all),
  'application.own':         row(no,   no,    own,   own,  own,    no,   no,     no,     own),
  // Candidates that need another way to take part: the one member whom each is assigned to.
  'adjustment.answer':       row(no,   no,    own,   own,  own,    own,  own,    own,    no),

  // Interviews. Candidates and hiring managers see those they take part in.
  'event.read':              row(no,   no,    org,   org,  linked, pos,  no,     no,     own),
  'event.manage':            row(no,   no,    org,   org,  linked, no,   no,     no,     no),
  'event.answer':            row(no,   no,    org,   org,  linked, pos,  no,     no,     own),
  'event.give_feedback':     row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  'availability.manage':     row(no,   no,    self,  self, self,   self, no,     no,     self),

  // Simulations.
  'simulation.read':         row(no,   all,   org,   org,  linked, no,   no,     no,     no),
  // Looking for a picture to show: everybody who may set one somewhere.
  'picture.find':            row(no,   all,   all,   all,  all,    all,  all,    no,     no),
  'simulation.manage':       row(no,   all,   org,   org,  org,    no,   no,     no,     no),

  // Score templates: the platform's are the super admin's, an organization's its recruiters'.
  'score_template.read':     row(no,   all,   org,   org,  linked, no,   no,     no,     no),
  'score_template.manage':   row(no,   all,   org,   org,  org,    no,   no,     no,     no),

  // Counts of applications over the positions that somebody may know of.
  'report.read':             row(no,   no,    org,   org,  linked, pos,  no,     no,     no),
  // Drafts by rules, the small model or a provider: their log and switches; the platform's are the super admin's.
  'ai.manage':               row(no,   all,   org,   no,   org,    no,   no,     no,     no),

  // What became of a draft says who asked for it, and nobody else.
  'ai_draft.settle':         row(no,   all,   org,   org,  linked, pos,  org,    no,     no),

  // Surveys and their results, never one person's: the platform's are the super admin's, an organization's its recruiters'.
  'survey.manage':           row(no,   all,   org,   org,  org,    no,   no,     no,     no),

  // Culture questions: members say what working there is like; told only together, never one person's.
  'culture.answer':          row(no,   no,    org,   org,  no,     org,  no,     no,     no),
  'culture.read':            row(no,   no,    org,   org,  no,     no,   no,     no,     no),
  // Asks colleagues to answer, and lets the questions count in job fit.
  'culture.manage':          row(no,   no,    org,   no,   no,     no,   no,     no,     no),

  // Adverse impact: what candidates are asked about themselves, and counts of their answers; never one person's.
  'impact.manage':           row(no,   no,    org,   no,   no,     no,   no,     no,     no),

  // The platform.
  // Candidates' data of any organization: with a reason, for an hour, logged, and shown to the organization.
  'candidate_data.open':     row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  // A dossier holds everything about an application, also what only some of the team may read.
  'dossier.make':           row(no,   no,    org,   no,   org,    no,   no,     no,     no),
  'security_log.read':       row(no,   all,   org,   no,   org,    no,   no,     no,     no),
  'platform.read':           row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  'platform.manage':         row(no,   all,   no,    no,   no,     no,   no,     no,     no),
  'independent_group.read':  row(no,   all,   no,    no,   self,   no,   no,     no,     no),
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
  'applicant.move': 'decider',
  'applicant.comment': 'reviewer',
  'ai_draft.settle': 'reviewer',
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

/**
 * What a recruiter link has to permit for each action of scope `linked`. `own_only`: with it only what the recruiter
 * made for the company, so that the permission to create positions opens none of the others for editing.
 */
export const NEEDED_LINK_PERMISSION: Readonly<
  Partial<Record<Action, { readonly permission: LinkPermission; readonly own_only?: true }>>
> = {
  'position.read': { permission: 'view' },
  'report.read': { permission: 'view' },
  'applicant.read': { permission: 'view' },
  'applicant.read_log': { permission: 'view' },
  'score_card.read': { permission: 'view' },
  'event.read': { permission: 'view' },
  'person.list': { permission: 'view' },
  'person.read': { permission: 'view' },
  'profile_view.record': { permission: 'view' },
  'candidate_invite.manage': { permission: 'invite' },
  'application.generate': { permission: 'invite' },
  'applicant.message': { permission: 'invite' },
  'applicant.move': { permission: 'move' },
  'applicant.comment': { permission: 'move' },
  'ai_draft.settle': { permission: 'move' },
  'score_card.generate': { permission: 'move' },
  'play.grant_attempt': { permission: 'move' },
  'applicant.decide': { permission: 'decide' },
  'play.ask_confirmation': { permission: 'decide' },
  'event.manage': { permission: 'schedule' },
  'event.answer': { permission: 'schedule' },
  'event.give_feedback': { permission: 'schedule' },
  'position.create': { permission: 'create_positions' },
  'position.update': { permission: 'create_positions', own_only: true },
  'position.publish': { permission: 'create_positions', own_only: true },
  'simulation.read': { permission: 'create_positions' },
  'score_template.read': { permission: 'create_positions' },
};

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
  /** Organizations that the caller works in as a member; none while a recruiter works for a client. */
  readonly organization_ids: readonly string[];
  /** The link by which a recruiter works for a client now; null: for nobody else. */
  readonly link: LinkFacts | null;
  readonly privileges: ReadonlyMap<string, PrivilegeLevel>;
}

/**
 * Whether a link lets its recruiter do something with a record of its company. Records of no position, such as its
 * departments, are reached by links to all positions and by those who create positions from them.
 */
export function linkCovers(link: LinkFacts, action: Action, actor: ActorFacts, record: RecordFacts): boolean {
  const needed = NEEDED_LINK_PERMISSION[action];
  if (!needed || record.organization_id !== link.company_id) return false;
  if (!link.permissions.includes(needed.permission)) return false;
  if (record.position_id === null) {
    return link.position_ids === null || needed.permission === 'create_positions';
  }
  if (link.position_ids !== null && !link.position_ids.includes(record.position_id)) return false;
  return !needed.own_only || (record.owner_user_id !== null && record.owner_user_id === actor.user_id);
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
  return scope === 'linked' && actor.link !== null && linkCovers(actor.link, action, actor, record);
}

/** Whether a caller of this kind may do something with a record: the table and the caller's rights in one. */
export function covers(action: Action, caller: Caller, actor: ActorFacts, record: RecordFacts): boolean {
  return scopeCovers(scopeOf(action, caller), action, actor, record);
}

/**
 * The organizations whose own records (of no position) an action reaches: those the caller is a member of, or the
 * client that they work for, where the link lets them.
 */
export function organizationsWithin(action: Action, caller: Caller, actor: ActorFacts): readonly string[] {
  const { link } = actor;
  if (link === null) return actor.organization_ids;
  const record = {
    owner_user_id: null,
    organization_id: link.company_id,
    position_id: null,
    everyone: false,
  };
  return covers(action, caller, actor, record)
    ? [...actor.organization_ids, link.company_id]
    : actor.organization_ids;
}
