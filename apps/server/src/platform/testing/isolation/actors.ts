import type { RefKind } from '@tryout/contract/fields';
import type { Caller } from '@tryout/domain/access/access-policy';
import { isInGroup, USER_TYPES } from '@tryout/domain/access/roles';
import type { TestUser } from '../factory.ts';
import type { Tenant, TenantIds } from './tenant-world.ts';

/** Somebody who calls every route. */
export interface CrawlActor {
  readonly name: string;
  readonly caller: Caller;
  readonly token: string | null;
  readonly own: TenantIds;
  /** Records this caller must not reach. */
  readonly foreign: TenantIds;
  /** Words that must not be in any answer that is not open to everybody. */
  readonly hidden: readonly string[];
  /** Words that must not be in any answer at all. */
  readonly secret: readonly string[];
  /** True for somebody of the tenant whose right is missing: only what needs the right is foreign. */
  readonly outsider: boolean;
  /** For a recruiter who does not see every position: what is theirs to see as of any organization, but for these kinds. */
  readonly withheld_kinds?: ReadonlySet<RefKind>;
  /** True for recruiters whose link does not reach what is theirs to see otherwise. */
  readonly linked?: boolean;
}

/** What hangs on a position, and is unknown to recruiters who do not see it. */
const OF_POSITIONS: ReadonlySet<RefKind> = new Set([
  'position',
  'position_question',
  'privilege',
  'candidate_invite',
  'application',
  'comment',
  'message',
  'status_batch',
  'bulk_action',
  'score_card',
  'correction',
  'play',
  'event',
  'person',
  'person_note',
]);

/** Everybody of one tenant, as seen from the other one. */
export function actorsOf(home: Tenant, abroad: Tenant, superAdmin: TestUser): CrawlActor[] {
  const base = {
    own: home.ids,
    foreign: abroad.ids,
    hidden: Object.values(abroad.canaries),
    secret: [abroad.canaries.company, abroad.canaries.hiring],
    outsider: false,
  };
  const roles = USER_TYPES.map(
    (type): CrawlActor => ({
      ...base,
      name: type,
      caller: type,
      token: type === 'super_admin' ? superAdmin.token : home.people[type].token,
      // An agency of the company sees what is shared with it, and nothing of applicants and decisions.
      ...(isInGroup(type, 'staffing_agency') && { hidden: [home.canaries.hiring, ...base.hidden] }),
    }),
  );
  const withheld = { ...base, foreign: home.ids, outsider: true };
  return [
    ...roles,
    { ...base, name: 'anonymous', caller: 'anonymous', token: null },
    {
      ...withheld,
      name: 'employee without a privilege',
      caller: 'employee',
      token: home.ungranted.token,
      hidden: [home.canaries.hiring, ...base.hidden],
      secret: [home.canaries.hiring, ...base.secret],
    },
    home.recruiters_see === 'all'
      ? { ...base, name: 'recruiter of no team', caller: 'company_recruiter', token: home.off_team.token }
      : {
          ...withheld,
          name: 'recruiter of no team',
          caller: 'company_recruiter',
          token: home.off_team.token,
          hidden: [home.canaries.hiring, ...base.hidden],
          secret: [home.canaries.hiring, ...base.secret],
          withheld_kinds: OF_POSITIONS,
        },
    ...(Object.keys(home.links) as (keyof typeof home.links)[]).map(
      (state): CrawlActor => ({
        ...withheld,
        name: `recruiter with a link: ${state}`,
        caller: 'independent_recruiter',
        token: home.links[state].token,
        // What the company wrote to the recruiter belongs to the link, which both sides read.
        hidden: [home.canaries.hiring, ...base.hidden],
        secret: [home.canaries.hiring, ...base.secret],
        linked: true,
      }),
    ),
    ...(Object.keys(home.agencies) as (keyof typeof home.agencies)[]).map(
      (state): CrawlActor => ({
        ...base,
        name: `agency with a link: ${state}`,
        caller: 'staffing_agency_admin',
        token: home.agencies[state].token,
        foreign: home.ids,
        hidden: [home.canaries.hiring, home.canaries.shared, ...base.hidden],
        secret: [home.canaries.hiring, home.canaries.shared, ...base.secret],
      }),
    ),
  ];
}
