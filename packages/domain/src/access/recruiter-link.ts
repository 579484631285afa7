import type { TransitionTable } from '../records/transitions.ts';

/**
 * State of a link between a recruiter and a company (product §2.1): asked for, in force, refused, suspended, ended. Only
 * `approved` opens anything.
 */
export type LinkStatus = 'new' | 'approved' | 'rejected' | 'suspended' | 'closed';

/** The two sides of a link: the recruiter (or the staffing agency), and the company that is worked for. */
export type LinkSide = 'recruiter' | 'company';

/** Both sides, in the order of the specification. */
export const LINK_SIDES: readonly LinkSide[] = ['recruiter', 'company'];

/**
 * What a side is to a link as it is now: the one that asked, the one that is asked, the one that suspended it, or
 * neither of the three.
 */
export type LinkRole = 'asker' | 'asked' | 'suspender' | 'side';

/**
 * Only the side that is asked approves or refuses; whoever asked may take it back. Both sides suspend and end at once;
 * what one side suspended only that side resumes. A refused or ended link stays as it is: asking again makes a new one
 * (`restsUntil`).
 */
export const LINK_STATUSES: TransitionTable<LinkStatus, LinkRole> = {
  new: [
    { to: 'approved', by: ['asked'] },
    { to: 'rejected', by: ['asked'] },
    { to: 'closed', by: ['asker'] },
  ],
  approved: [{ to: 'suspended' }, { to: 'closed' }],
  suspended: [{ to: 'approved', by: ['suspender'] }, { to: 'closed' }],
  rejected: [],
  closed: [],
};

/** What a side is to a link. `suspended_by` is null unless the link is suspended. */
export function linkRole(
  side: LinkSide,
  link: {
    readonly status: LinkStatus;
    readonly requested_by: LinkSide;
    readonly suspended_by: LinkSide | null;
  },
): LinkRole {
  if (link.status === 'new') return link.requested_by === side ? 'asker' : 'asked';
  if (link.status === 'suspended') return link.suspended_by === side ? 'suspender' : 'side';
  return 'side';
}

/** Days for which a side that was refused does not ask again (product §2.1). */
export const REFUSAL_RESTS_DAYS = 30;

/**
 * From when a side may ask again after a refusal; null: at once. Only the side that was refused waits; the side that
 * refused may change its mind and ask.
 */
export function restsUntil(
  side: LinkSide,
  refused: { readonly requested_by: LinkSide; readonly decided_at: Date } | null,
): Date | null {
  if (refused === null || refused.requested_by !== side) return null;
  return new Date(refused.decided_at.getTime() + REFUSAL_RESTS_DAYS * 86_400_000);
}

/** What a link may let a recruiter do for a company; `view` belongs to every link. */
export const LINK_PERMISSIONS = ['view', 'invite', 'move', 'decide', 'schedule', 'create_positions'] as const;
/** One of them. */
export type LinkPermission = (typeof LINK_PERMISSIONS)[number];

/** How far a link reaches: all positions of the company, or those that are listed. */
export const LINK_SCOPES = ['all_positions', 'listed'] as const;
/** One of them. */
export type LinkScope = (typeof LINK_SCOPES)[number];

/** Permissions as they are stored: each once, in the order of the list, `view` always among them. */
export function completePermissions(chosen: readonly LinkPermission[]): LinkPermission[] {
  return LINK_PERMISSIONS.filter((each) => each === 'view' || chosen.includes(each));
}

/** Which companies let recruiters ask: those who find them, those who have their code, or nobody. */
export const LINK_REQUESTS = ['open', 'code', 'closed'] as const;
/** One of them. */
export type LinkRequests = (typeof LINK_REQUESTS)[number];

/** A link in force, as far as it decides about rights. */
export interface LinkFacts {
  /** The company that is worked for. */
  readonly company_id: string;
  readonly permissions: readonly LinkPermission[];
  /** The positions it is for; null: all of the company. */
  readonly position_ids: readonly string[] | null;
}
