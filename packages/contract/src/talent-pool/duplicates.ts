import { DUPLICATE_REASONS } from '@tryout/domain/talent-pool/duplicate-people';
import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { instant, nothing, pageOf, pageQuery, ref } from '../fields.ts';
import { personDetails, personRow } from './people.ts';

/** Which of the caller's organizations is meant; left out: the first one. */
const whose = { organization_id: ref('organization').optional() };

/** One of two people who look like one. */
const comparedPerson = personRow.extend({
  linkedin: z.string(),
  skills: z.array(z.string()),
  /** Applications and invitations, of those who turned out to be this person as well. */
  position_count: z.number().int(),
  created_at: instant,
});

/** Two people who look like one. */
export const personPair = z.object({
  person_pair_id: z.string(),
  /** What they have in common. */
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  found_at: instant,
  /** The one of whom more is known comes first. */
  people: z.tuple([comparedPerson, comparedPerson]),
});
/** Two people who look like one. */
export type PersonPair = z.output<typeof personPair>;

/** Looks for people who are in the pool twice. */
export const findDuplicates = defineRoute({
  method: 'POST',
  path: '/company/candidates/duplicates/find',
  feature: 'talent-pool',
  summary:
    'Looks for people who are in the pool twice, in the background: by email address, phone number, CV and LinkedIn profile, each with the name.',
  access: 'person.manage',
  idempotent: true,
  body: z.strictObject({ ...whose }),
  response: backgroundJob,
  errors: ['not_found', 'conflict'],
});

/** People who look like one and were not decided about. */
export const listDuplicates = defineRoute({
  method: 'GET',
  path: '/company/candidates/duplicates',
  feature: 'talent-pool',
  summary: 'Pairs of people who look like one and were not decided about, the latest found first.',
  access: 'person.manage',
  query: z.strictObject({ ...whose, ...pageQuery }),
  response: pageOf(personPair).extend({
    /** When the pool was last looked through; null: never. */
    searched_at: instant.nullable(),
    /** Whether it is being looked through now. */
    searching: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Decides that two people are two, or takes that back. */
export const judgePair = defineRoute({
  method: 'PUT',
  path: '/company/candidates/duplicates/:person_pair_id',
  feature: 'talent-pool',
  summary: 'Notes that two people are not one, which is remembered, or proposes the pair again.',
  access: 'person.manage',
  params: z.strictObject({ person_pair_id: ref('person_pair') }),
  body: z.strictObject({ different: z.boolean() }),
  response: nothing,
  errors: ['not_found', 'conflict'],
});

/** Merges a person into another one. */
export const mergePeople = defineRoute({
  method: 'POST',
  path: '/company/candidates/:person_id/merge',
  feature: 'talent-pool',
  summary:
    'Notes that another person is this one. Applications, notes and log lines are kept; it can be taken back for 30 days.',
  access: 'person.manage',
  params: z.strictObject({ person_id: ref('person') }),
  body: z.strictObject({ other_id: ref('person') }),
  response: personDetails,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Takes a merge back. */
export const undoMerge = defineRoute({
  method: 'POST',
  path: '/company/candidates/merges/:person_merge_id/undo',
  feature: 'talent-pool',
  summary:
    'Takes a merge of the last 30 days back: both people are as they were, with what was added since staying with the one who was kept.',
  access: 'person.manage',
  params: z.strictObject({ person_merge_id: ref('person_merge') }),
  response: personDetails,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The routes of people who are in a pool twice. */
export const duplicatesRoutes = [findDuplicates, listDuplicates, judgePair, mergePeople, undoMerge];
