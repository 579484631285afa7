import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { ref, text } from '../fields.ts';
import { marksOfPeople, searchedPeople } from './people.ts';

/** Most people that one change of a whole search takes in. */
export const MOST_CHANGED = 10_000;
/** Most people that one invitation of a whole search takes in: at twenty in an hour two days and two hours of mails. */
export const MOST_INVITED = 1_000;

/** How many the person saw and confirmed; when it is not that many any more, nothing happens. */
const expected = (most: number) =>
  z.number().int().min(1, 'must be at least 1').max(most, `must be at most ${most}`);

const search = { organization_id: ref('organization').optional(), filters: searchedPeople };

/** Changes everybody whom a search finds. */
export const changeMatchingPeople = defineRoute({
  method: 'POST',
  path: '/company/candidates/bulk/change',
  feature: 'talent-pool',
  summary:
    'Tags everybody whom a search finds, hands them to an owner, notes consent or that they may not be contacted, in the background.',
  access: 'person.manage',
  idempotent: true,
  body: z.strictObject({ ...search, ...marksOfPeople, expected_count: expected(MOST_CHANGED) }),
  response: backgroundJob,
  errors: ['not_found', 'conflict'],
});

/** Invites everybody whom a search finds. */
export const inviteMatchingPeople = defineRoute({
  method: 'POST',
  path: '/company/candidates/bulk/invite',
  feature: 'talent-pool',
  summary:
    'Invites everybody whom a search finds to a position, in the background. Whoever may not be contacted or has no address is passed over.',
  access: 'candidate_invite.manage',
  idempotent: true,
  body: z.strictObject({
    ...search,
    position_id: ref('position'),
    message: text(2000).default(''),
    expected_count: expected(MOST_INVITED),
  }),
  response: backgroundJob,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Undoes a change of several people; the id of one that went on in the background is that of its job. */
export const undoPeopleChange = defineRoute({
  method: 'POST',
  path: '/company/candidates/changes/:people_change_id/undo',
  feature: 'talent-pool',
  summary:
    'Undoes a change of several people that the caller made within a day; what was changed since then stays.',
  access: 'person.manage',
  params: z.strictObject({ people_change_id: ref('people_change') }),
  response: z.object({
    /** How many people are as they were; null: they are put back in the background. */
    changed: z.number().int().nullable(),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of actions on everybody whom a search finds. */
export const bulkPeopleRoutes = [changeMatchingPeople, inviteMatchingPeople, undoPeopleChange];
