import { mostBytesOf } from '@tryout/domain/system/upload-limits';
import {
  CONSENTS,
  MOST_SKILLS,
  PERSON_SOURCES,
  PERSON_TAG_LENGTH,
} from '@tryout/domain/talent-pool/person-facts';
import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { applicationStatus } from '../applications/application-view.ts';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, nothing, pageOf, pageQuery, queryFlag, ref, text } from '../fields.ts';
import { inviteVerdict } from '../positions/candidate-invites.ts';

/** Which of the caller's organizations is meant; left out: the first one. */
const whose = { organization_id: ref('organization').optional() };

const source = z.enum(PERSON_SOURCES);
const consent = z.enum(CONSENTS);
const tag = line(PERSON_TAG_LENGTH, 1);
const tags = z.array(tag).max(10, 'must be at most 10').default([]);

/** Longest reason for not writing to somebody, and longest source of a consent, in characters. */
export const PERSON_REASON_LENGTH = 200;

/** How the talent pool can be sorted: A to Z, least active first, or with `-` from the other end. */
export const PEOPLE_SORTS = ['-last_activity', 'last_activity', 'name', '-name'] as const;

/** What the talent pool can be narrowed by. */
export const peopleFilters = {
  /**
   * The beginnings of words of a name, address, place, skill, tag or note, in any order, in capitals or not, with or
   * without accents; or digits of a phone number, at least five.
   */
  name: line(120).optional(),
  source: source.optional(),
  tag: line(PERSON_TAG_LENGTH).optional(),
  /** Who looks after them; `none`: nobody does. */
  owner: z.union([z.literal('none'), ref('employee')]).optional(),
  consent: consent.optional(),
  /** Only those who may not be written to, or only those who may. */
  do_not_contact: queryFlag.optional(),
  /** Only those who applied for this position or were invited to it. */
  position_id: ref('position').optional(),
  /** Only those with whom something happened at or after this moment. */
  active_from: instant.optional(),
  /** Only those with whom nothing happened at or after this moment. */
  active_before: instant.optional(),
};

const peopleOrder = { sort: z.enum(PEOPLE_SORTS).default('-last_activity') };

/** One application or invitation of a person, as a list names it. */
export const personPosition = z.object({
  position_id: z.string(),
  title: z.string(),
  /** Null for an invitation that nobody has taken up. */
  application_id: z.string().nullable(),
  status: applicationStatus.nullable(),
  /** Who ended it; null unless rejected. */
  disposition_by: z.enum(['employer', 'candidate', 'system', 'duplicate']).nullable(),
});

/** A person as the talent pool lists one. */
export const personRow = z.object({
  person_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  source,
  tags: z.array(z.string()),
  owner: z.object({ employee_id: z.string(), name: z.string() }).nullable(),
  consent,
  do_not_contact: z.boolean(),
  /** The latest ones that the caller may know of, at most three, newest first. */
  positions: z.array(personPosition),
  last_activity_at: instant,
});
/** A person as the talent pool lists one. */
export type PersonRow = z.output<typeof personRow>;

/** The people an organization knows, a page at a time. */
export const listPeople = defineRoute({
  method: 'GET',
  path: '/company/candidates',
  feature: 'talent-pool',
  summary:
    'The people whom the organization knows: everybody who applied, was invited, submitted, referred, imported or added, once each.',
  access: 'person.list',
  query: z.strictObject({
    ...whose,
    ...peopleFilters,
    ...peopleOrder,
    ...pageQuery,
    /** The last page, whatever its number. */
    last: queryFlag.optional(),
  }),
  response: pageOf(personRow),
  errors: ['not_found'],
});

/** What the talent pool can be narrowed by, as far as the organization uses it. */
export const readPeopleFacets = defineRoute({
  method: 'GET',
  path: '/company/candidates/facets',
  feature: 'talent-pool',
  summary: 'Tags in use, and the recruiters who can look after people.',
  access: 'person.list',
  query: z.strictObject({ ...whose }),
  response: z.object({
    organization_id: z.string(),
    /** In alphabetical order, at most 200. */
    tags: z.array(z.string()),
    /** Active recruiters and admins of the organization, by name. */
    owners: z.array(z.object({ employee_id: z.string(), name: z.string() })),
    /** Whether the caller may add and change people of this organization. */
    may_manage: z.boolean(),
  }),
  errors: ['not_found'],
});

/** What is known of a person, apart from applications. */
const facts = {
  first_name: line(80),
  last_name: line(80),
  /** Empty: none is known. */
  email: z.union([z.literal(''), emailField]),
  phone: line(40),
  location: line(120),
  /** Address of a profile at LinkedIn; empty: none. */
  linkedin: line(300),
  skills: z.array(line(80, 1)).max(MOST_SKILLS, `must be at most ${MOST_SKILLS}`),
};

/** What somebody said about being kept and written to. */
const consentFacts = {
  consent,
  /** Where that is from: a form, a fair, a conversation. */
  consent_source: line(PERSON_REASON_LENGTH).default(''),
  /** Day on which it was said; null: not known. */
  consent_on: day.nullable().default(null),
  /** Last day for which it was given; null: no end was named. */
  consent_until: day.nullable().default(null),
};

/** Everything on a person that the caller may see. */
export const personDetails = personRow.omit({ positions: true }).extend({
  organization_id: z.string(),
  linkedin: z.string(),
  skills: z.array(z.string()),
  consent_source: z.string(),
  consent_on: z.string().nullable(),
  consent_until: z.string().nullable(),
  do_not_contact_reason: z.string(),
  do_not_contact_at: instant.nullable(),
  /** A CV that was added or imported; those of applications are with them. */
  cv: z.object({ name: z.string(), media_type: z.string(), size: z.number().int() }).nullable(),
  /** Applications and invitations that the caller may know of, newest first, at most 100. */
  positions: z.array(
    personPosition.extend({
      /** One decimal, 0 to 100; null: Not Calculated, an invitation, or beyond the caller's access. */
      job_fit_score: z.number().nullable(),
      at: instant,
      /** False where the address was only stated; null for an invitation. */
      email_confirmed: z.boolean().nullable(),
    }),
  ),
  created_at: instant,
  /** Those who turned out to be this person in the last 30 days, newest first: what can be taken back. */
  merges: z.array(
    z.object({
      person_merge_id: z.string(),
      /** Name or address of who was merged, at that time. */
      name: z.string(),
      merged_at: instant,
      /** Until when it can be taken back. */
      undo_until: instant,
      /** Who did it; null: an account that is gone. */
      merged_by: z.string().nullable(),
    }),
  ),
  rights: z.object({
    /** Whether the caller may change the person, write notes and invite. */
    manage: z.boolean(),
    /** Whether the person may be removed: nothing but what was written by hand or imported is known. */
    remove: z.boolean(),
  }),
});
/** Everything on a person that the caller may see. */
export type PersonDetails = z.output<typeof personDetails>;

const onPerson = z.strictObject({ person_id: ref('person') });

/** One person. */
export const readPerson = defineRoute({
  method: 'GET',
  path: '/company/candidates/:person_id',
  feature: 'talent-pool',
  summary: 'One person with all applications and invitations that the caller may know of.',
  access: 'person.read',
  params: onPerson,
  response: personDetails,
  errors: ['not_found'],
});

/** Adds a person by hand. */
export const addPerson = defineRoute({
  method: 'POST',
  path: '/company/candidates',
  feature: 'talent-pool',
  summary:
    'Adds a person by hand, with the source of their consent. One whose address is known already is refused.',
  access: 'person.manage',
  idempotent: true,
  body: z.strictObject({
    ...whose,
    first_name: facts.first_name.default(''),
    last_name: facts.last_name.default(''),
    email: facts.email.default(''),
    phone: facts.phone.default(''),
    location: facts.location.default(''),
    linkedin: facts.linkedin.default(''),
    skills: facts.skills.default([]),
    tags,
    ...consentFacts,
    consent: consent.default('unknown'),
    note: text(4000).default(''),
  }),
  response: personDetails,
  errors: ['not_found', 'conflict'],
});

/** Changes what is known of a person. Fields left out stay. */
export const changePerson = defineRoute({
  method: 'PUT',
  path: '/company/candidates/:person_id',
  feature: 'talent-pool',
  summary: 'Changes what is known of a person; fields left out stay.',
  access: 'person.manage',
  params: onPerson,
  body: z.strictObject({
    first_name: facts.first_name.optional(),
    last_name: facts.last_name.optional(),
    email: facts.email.optional(),
    phone: facts.phone.optional(),
    location: facts.location.optional(),
    linkedin: facts.linkedin.optional(),
    skills: facts.skills.optional(),
  }),
  response: personDetails,
  errors: ['not_found', 'conflict'],
});

/** Removes a person of whom nothing is known but what was written by hand or imported. */
export const removePerson = defineRoute({
  method: 'DELETE',
  path: '/company/candidates/:person_id',
  feature: 'talent-pool',
  summary: 'Removes a person who has no application and no invitation, with notes and CV.',
  access: 'person.manage',
  params: onPerson,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** Most people that one change, invitation or chosen export names. */
export const MOST_PEOPLE = 500;
const namedPeople = z
  .array(ref('person'))
  .min(1, 'must name at least one')
  .max(MOST_PEOPLE, `must be at most ${MOST_PEOPLE}`);

/** What can be changed of several people at once. */
export const marksOfPeople = {
  add_tags: tags,
  remove_tags: tags,
  /** Who looks after them from now on; null: nobody. Left out: stays. */
  owner_id: ref('employee').nullable().optional(),
  do_not_contact: z
    .strictObject({ on: z.boolean(), reason: line(PERSON_REASON_LENGTH).default('') })
    .optional(),
  consent: z.strictObject(consentFacts).optional(),
};

/** What a search of the pool is narrowed by, in a body. */
export const searchedPeople = z
  .strictObject({ ...peopleFilters, do_not_contact: z.boolean().optional() })
  .default({});

/** Changes tags, owner, consent or contact of people. */
export const changePeople = defineRoute({
  method: 'POST',
  path: '/company/candidates/change',
  feature: 'talent-pool',
  summary:
    'Tags people, takes tags off, hands them to an owner, notes their consent or that they may not be contacted.',
  access: 'person.manage',
  body: z.strictObject({
    person_ids: namedPeople,
    ...marksOfPeople,
  }),
  response: z.object({
    changed: z.number().int(),
    /** With which it can be undone for a day; null: nothing was changed. */
    people_change_id: z.string().nullable(),
  }),
  errors: ['not_found', 'limit_reached', 'refused_by_rule'],
});

/** Invites people of the pool to a position. */
export const invitePeople = defineRoute({
  method: 'POST',
  path: '/company/candidates/invite',
  feature: 'talent-pool',
  summary: 'Invites people to a position. Whoever may not be contacted or has no address is passed over.',
  access: 'candidate_invite.manage',
  idempotent: true,
  asks_mail: true,
  body: z.strictObject({
    position_id: ref('position'),
    person_ids: namedPeople,
    message: text(2000).default(''),
  }),
  response: z.object({
    sent: z.number().int(),
    /** When the last of them goes out: twenty of a list in an hour. */
    all_sent_at: instant,
    results: z.array(
      z.object({
        person_id: z.string(),
        name: z.string(),
        verdict: z.union([inviteVerdict, z.enum(['no_address', 'other_organization'])]),
      }),
    ),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** What a line of a person's timeline is about. */
export const TIMELINE_KINDS = [
  'application',
  'status',
  'score_card',
  'mail',
  'event',
  'comment',
  'message',
  'invite',
  'note',
  'person',
] as const;

/** One line of a person's timeline. */
export const timelineLine = z.object({
  id: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  at: instant,
  /** Null for what is about no position. */
  position: z.object({ position_id: z.string(), title: z.string() }).nullable(),
  application_id: z.string().nullable(),
  /** Who did it; null: the candidate, the program, or nobody who is known. */
  actor_name: z.string().nullable(),
  actor_kind: z.enum(['team', 'candidate', 'system']),
  /** What happened, in the words of the log: of `status` and `person` the action, of `mail` its kind. */
  action: z.string(),
  from_status: applicationStatus.nullable(),
  to_status: applicationStatus.nullable(),
  /** Job fit of a card, one decimal; null: not calculated, or no card. */
  score: z.number().nullable(),
  /** Text of a note, comment or message, subject of a mail, title of an interview; empty: none. */
  text: z.string(),
  /** Start of an interview; null for others and where none is chosen. */
  starts_at: instant.nullable(),
  /** The note, where its reader wrote it and may delete it; null otherwise. */
  person_note_id: z.string().nullable(),
});
/** One line of a person's timeline. */
export type TimelineLine = z.output<typeof timelineLine>;

/** What happened with a person, newest first. */
export const readTimeline = defineRoute({
  method: 'GET',
  path: '/company/candidates/:person_id/timeline',
  feature: 'talent-pool',
  summary:
    'What happened with a person over all positions that the caller may know of: applications, cards, mails, interviews, notes.',
  access: 'person.read',
  params: onPerson,
  query: z.strictObject({ cursor: line(400).optional() }),
  response: z.object({ items: z.array(timelineLine), next_cursor: z.string().nullable() }),
  errors: ['not_found'],
});

/** Writes a note on a person. */
export const addPersonNote = defineRoute({
  method: 'POST',
  path: '/company/candidates/:person_id/notes',
  feature: 'talent-pool',
  summary: 'Writes a note on a person, for the organization’s recruiters.',
  access: 'person.manage',
  idempotent: true,
  params: onPerson,
  body: z.strictObject({ body: text(4000, 1) }),
  response: z.object({ person_note_id: z.string() }),
  errors: ['not_found'],
});

/** Deletes one's own note. */
export const deletePersonNote = defineRoute({
  method: 'DELETE',
  path: '/company/candidates/notes/:person_note_id',
  feature: 'talent-pool',
  summary: 'Deletes a note on a person that the caller wrote.',
  access: 'person.manage',
  params: z.strictObject({ person_note_id: ref('person_note') }),
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** Puts a CV to a person, in place of one that was added before. */
export const uploadPersonCv = defineRoute({
  method: 'POST',
  path: '/company/candidates/:person_id/cv',
  feature: 'talent-pool',
  summary: 'Adds a CV to a person, in place of one that was added before.',
  access: 'person.manage',
  params: onPerson,
  upload: { field: 'cv', max_bytes: mostBytesOf('cv'), kind: 'cv' },
  limit: 'upload',
  response: personDetails,
  errors: ['not_found', 'too_large', 'unsupported_type'],
});

/** The CV that was added to a person. Opening it is logged. */
export const readPersonCv = defineRoute({
  method: 'GET',
  path: '/company/candidates/:person_id/cv',
  feature: 'talent-pool',
  summary: 'The CV that was added to a person; opening it is written to the security log.',
  access: 'person.manage',
  params: onPerson,
  query: z.strictObject({ inline: queryFlag.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Exports people to a file. */
export const exportPeople = defineRoute({
  method: 'POST',
  path: '/company/candidates/export',
  feature: 'talent-pool',
  summary: 'Writes people of the talent pool to a CSV or XLSX file in the background.',
  access: 'person.manage',
  idempotent: true,
  body: z.strictObject({
    ...whose,
    format: z.enum(['csv', 'xlsx']),
    filters: searchedPeople,
    ...peopleOrder,
    /** Only these; left out: everybody the filters find. */
    person_ids: namedPeople.optional(),
  }),
  response: backgroundJob,
  errors: ['not_found'],
});

/** The routes of people. */
export const peopleRoutes = [
  listPeople,
  readPeopleFacets,
  readPerson,
  addPerson,
  changePerson,
  removePerson,
  changePeople,
  invitePeople,
  readTimeline,
  addPersonNote,
  deletePersonNote,
  uploadPersonCv,
  readPersonCv,
  exportPeople,
];
