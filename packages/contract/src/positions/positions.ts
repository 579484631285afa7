import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK, WORK_EXPERIENCE } from '@tryout/domain/positions/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, nothing, pageOf, pageQuery, queryFlag, ref, text, uuid } from '../fields.ts';
import { pictureCredit } from '../pictures/picture-credit.ts';
import { chosenPicture } from '../pictures/pictures.ts';
import { chosenPlace } from '../places/places.ts';
import { richText } from '../rich-text.ts';
import {
  applicationForm,
  applyingTakes,
  closeReason,
  named,
  positionInput,
  positionRights,
  positionStatus,
  positionVisibility,
  publishProblem,
  statusCounts,
} from './position-fields.ts';

const onPosition = z.strictObject({ position_id: ref('position') });

/** A position as the hiring side lists it. */
export const positionItem = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  status: positionStatus,
  visibility: positionVisibility,
  organization: named,
  remote: z.enum(REMOTE_WORK).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  locations: z.array(z.string()),
  openings: z.number().int(),
  approved_count: z.number().int(),
  closes_on: day.nullable(),
  is_request: z.boolean(),
  wizard_step: z.number().int(),
  counts: statusCounts,
  /** The caller's privilege where that is how they see it; otherwise null. */
  privilege_level: z.string().nullable(),
  allowed: z.array(z.string()),
  rights: positionRights,
  created_at: instant,
  updated_at: instant,
  published_at: instant.nullable(),
});
/** A position in a list. */
export type PositionItem = z.output<typeof positionItem>;

/** A position whole, as the hiring side edits and reads it. */
export const positionDetail = z.object({
  id: z.string(),
  slug: z.string(),
  /** Path of the public page, e.g. `/jobs/harbour-logistics/quay-planner`. */
  public_path: z.string(),
  status: positionStatus,
  close_reason: z.string(),
  is_request: z.boolean(),
  organization: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    status: z.string(),
    currency: z.string(),
    time_zone: z.string(),
  }),
  title: z.string(),
  client_company_id: z.string().nullable(),
  department: named.nullable(),
  job_title: named.nullable(),
  industry: named.nullable(),
  locations: z.array(named),
  /** The same places with what is known of where they lie; degrees, WGS 84. */
  places: z.array(
    named.extend({
      address: z.string(),
      country: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      /** IANA name; empty: not known. */
      time_zone: z.string(),
    }),
  ),
  remote: z.enum(REMOTE_WORK).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  level: z.enum(JOB_LEVELS).nullable(),
  work_experience: z.enum(WORK_EXPERIENCE).nullable(),
  skills: z.array(z.string()),
  technical_skills: z.array(z.string()),
  description: richText,
  /** Null where none is given, and for hiring managers below the level `private`. */
  salary_min_cents: z.number().int().nullable(),
  salary_max_cents: z.number().int().nullable(),
  salary_period: z.enum(['hour', 'month', 'year']).nullable(),
  show_salary: z.boolean(),
  openings: z.number().int(),
  approved_count: z.number().int(),
  opens_on: day.nullable(),
  closes_on: day.nullable(),
  visibility: positionVisibility,
  has_image: z.boolean(),
  /** Who is named beside the picture; null: it was uploaded, or there is none. */
  image_credit: pictureCredit.nullable(),
  wizard_step: z.number().int(),
  application_form: applicationForm,
  applying_takes: applyingTakes,
  revision: z.number().int(),
  /** True from the first application on: further changes of what is asked make the next revision. */
  revision_in_use: z.boolean(),
  score_template: named.nullable(),
  question_count: z.number().int(),
  simulations: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.number() })),
  counts: statusCounts,
  /** Everything that stands in the way of publishing, whatever the status now. */
  problems: z.array(publishProblem),
  allowed: z.array(z.string()),
  rights: positionRights,
  created_by_name: z.string(),
  created_at: instant,
  updated_at: instant,
  published_at: instant.nullable(),
  closed_at: instant.nullable(),
});
/** A whole position. */
export type PositionDetail = z.output<typeof positionDetail>;

/** Ways to order the list of positions: with `-` from the other end. Those without an end come after all others. */
export const POSITION_SORTS = ['title', '-title', 'closes_on', '-closes_on', 'created', '-created'] as const;

/** A way to order the list of positions. */
export type PositionSort = (typeof POSITION_SORTS)[number];

/** The positions the caller may see. */
export const listPositions = defineRoute({
  method: 'GET',
  path: '/positions',
  feature: 'positions',
  summary: 'Positions of the own organizations, of linked companies, or shared by privilege.',
  access: 'position.read',
  query: z.strictObject({
    ...pageQuery,
    q: line(120).optional(),
    /** Archived ones are listed only when asked for. */
    status: positionStatus.optional(),
    sort: z.enum(POSITION_SORTS).default('-created'),
    /** Only requests of hiring managers, or only others. */
    is_request: queryFlag.optional(),
  }),
  response: pageOf(positionItem),
});

const stageTime = z.object({
  status: z.enum(APPLICATION_STATUSES),
  /** Stays in this status that have ended, among the latest applications looked at. */
  left: z.number().int(),
  /** Median length of those stays, in days with two decimals; null where none has ended. */
  median_days: z.number().nullable(),
  /** Nine of ten stays were at most this long, in days; null where none has ended. */
  slowest_tenth_days: z.number().nullable(),
  /** Applicants who are there now. */
  waiting: z.number().int(),
  /** Median time these have been there, in days; null where nobody is. */
  waiting_median_days: z.number().nullable(),
});

/** How long applicants stay where, and how their scores spread. */
export const positionStatistics = defineRoute({
  method: 'GET',
  path: '/position/:position_id/statistics',
  feature: 'positions',
  summary: 'Time in each status, and how many applicants have a job fit of which band.',
  access: 'applicant.read',
  params: onPosition,
  response: z.object({
    /** At most this many applications, the latest, are looked at for the times. */
    latest: z.number().int(),
    /** Statuses in the order of an application's life, without those nobody has been in. */
    stages: z.array(stageTime),
    /** The six bands in rising order; null for callers who may not see scores. */
    bands: z
      .object({
        counts: z.array(z.object({ key: z.string(), count: z.number().int() })),
        /** Applications whose job fit is compared with no norm, so that it has no band. */
        without_band: z.number().int(),
        /** Applications without a job fit, unfinished ones among them. */
        without_score: z.number().int(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

/** Begins a position as a draft; a hiring manager's is a request that the recruiters are told of. */
export const createPosition = defineRoute({
  method: 'POST',
  path: '/position',
  feature: 'positions',
  summary: 'Creates a draft; from a hiring manager, a request.',
  access: 'position.create',
  idempotent: true,
  body: z.strictObject({
    title: positionInput.title,
    /** Needed only by members of several organizations. */
    organization_id: uuid.optional(),
    client_company_id: uuid.nullable().optional(),
    visibility: positionVisibility.default('public'),
  }),
  response: positionDetail,
  errors: ['refused_by_rule', 'not_found'],
});

/** One position. */
export const getPosition = defineRoute({
  method: 'GET',
  path: '/position/:position_id',
  feature: 'positions',
  summary: 'One position with its current revision, counts and what it lacks for publishing.',
  access: 'position.read',
  params: onPosition,
  response: positionDetail,
  errors: ['not_found'],
});

/** Changes fields of a position; those left out stay. */
export const updatePosition = defineRoute({
  method: 'PUT',
  path: '/position/:position_id',
  feature: 'positions',
  summary:
    'Changes the given fields. A changed application form makes the next revision once people have applied.',
  access: 'position.update',
  params: onPosition,
  body: z.strictObject(positionInput).partial(),
  response: positionDetail.extend({ revision_created: z.boolean() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Deletes a draft nobody has applied to. */
export const deletePosition = defineRoute({
  method: 'DELETE',
  path: '/position/:position_id',
  feature: 'positions',
  summary: 'Deletes a draft that nobody has applied to.',
  access: 'position.update',
  params: onPosition,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/**
 * Moves a position to another status. Into `published` everything missing is answered at once as `fields`; into
 * `closed` the body says what becomes of open applications: kept, put on hold, or rejected with a reason.
 */
export const movePosition = defineRoute({
  method: 'POST',
  path: '/position/:position_id/transitions',
  feature: 'positions',
  summary: 'Publishes, pauses, closes, reopens, archives or restores a position.',
  access: 'position.publish',
  needs: 'positions.active',
  params: onPosition,
  body: z.strictObject({
    to: positionStatus,
    from: positionStatus,
    close_reason: closeReason.optional(),
    note: text(1000).optional(),
    /** When reopening: the new last day, or null for none. */
    closes_on: day.nullable().optional(),
    open_applications: z
      .strictObject({
        action: z.enum(['keep', 'on_hold', 'reject']),
        reason_id: ref('reason').optional(),
        /** Told to the rejected applicants; nothing is sent without it. */
        message: text(2000).optional(),
      })
      .optional(),
  }),
  response: positionDetail.extend({ moved_applications: z.number().int() }),
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Copies a position into a new draft, its title raised by the version rule. */
export const duplicatePosition = defineRoute({
  method: 'POST',
  path: '/position/:position_id/duplicate',
  feature: 'positions',
  summary: 'Copies a position with its questions and simulations into a new draft.',
  access: 'position.share',
  params: onPosition,
  body: z.strictObject({}),
  idempotent: true,
  response: positionDetail,
  errors: ['not_found'],
});

/** Sets the picture of a position. */
export const uploadPositionImage = defineRoute({
  method: 'POST',
  path: '/position/:position_id/image',
  feature: 'positions',
  summary: 'Sets the picture: PNG, JPEG or WebP, told by content, up to 5 MB.',
  access: 'position.update',
  params: onPosition,
  upload: { field: 'image', max_bytes: 5 * 1_048_576, in_memory: true, kind: 'picture' },
  limit: 'upload',
  response: z.object({ has_image: z.boolean() }),
  errors: ['not_found', 'unsupported_type', 'too_large'],
});

/** Sets the picture of a position to one of a search. */
export const choosePositionImage = defineRoute({
  method: 'POST',
  path: '/position/:position_id/image/picture',
  feature: 'positions',
  summary: 'Sets the picture to one that was found.',
  access: 'position.update',
  params: onPosition,
  body: z.strictObject({ picture: chosenPicture }),
  limit: 'upload',
  response: z.object({ has_image: z.boolean() }),
  errors: ['not_found', 'unsupported_type'],
});

/** Takes the picture off. */
export const removePositionImage = defineRoute({
  method: 'DELETE',
  path: '/position/:position_id/image',
  feature: 'positions',
  summary: 'Takes the picture off.',
  access: 'position.update',
  params: onPosition,
  response: z.object({ has_image: z.boolean() }),
  errors: ['not_found'],
});

/** The picture of a position, for its makers. */
export const getPositionImage = defineRoute({
  method: 'GET',
  path: '/position/:position_id/image',
  feature: 'positions',
  summary: 'The picture of a position.',
  access: 'position.read',
  params: onPosition,
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

const simulationChoice = z.object({
  id: z.string(),
  /** Same as `id`: the specification names both. */
  simulation_id: z.string(),
  name: z.string(),
  purpose: z.string(),
  minutes: z.number(),
  task_count: z.number().int(),
  device: z.enum(['any', 'desktop']),
  /** What its games measure, with the name in each further language that has one. */
  traits: z.array(z.object({ id: z.string(), name: z.string(), names: z.record(z.string(), z.string()) })),
  status: z.string(),
  /** Made by the organization itself, not from the library. */
  own: z.boolean(),
  /** Null: none. `url` is a path of the web server for a built-in picture, otherwise of the API, below /api. */
  cover: z.object({ built_in: z.boolean(), url: z.string(), alt: z.string() }).nullable(),
});
/** A simulation that can be on a position. */
export type SimulationChoice = z.output<typeof simulationChoice>;

const positionSimulations = z.object({
  available: z.array(simulationChoice),
  added: z.array(simulationChoice),
  /** Playing time of the added ones together, minutes. */
  minutes_total: z.number(),
  score_template: named.nullable(),
  revision: z.number().int(),
  revision_created: z.boolean(),
});

/** The two lists of simulations (product §2.11). */
export const listPositionSimulations = defineRoute({
  method: 'GET',
  path: '/position/:position_id/simulations',
  feature: 'positions',
  summary: 'Simulations that can be added and those that are, in order.',
  access: 'position.read',
  params: onPosition,
  response: positionSimulations,
  errors: ['not_found'],
});

/** Sets the added simulations and their order. The score template is the first one's unless another is named. */
export const setPositionSimulations = defineRoute({
  method: 'PUT',
  path: '/position/:position_id/simulations',
  feature: 'positions',
  summary: 'Sets which simulations are played, in this order, and by which score template they are scored.',
  access: 'position.update',
  needs: 'simulations.library',
  params: onPosition,
  body: z.strictObject({
    simulation_ids: z.array(uuid).max(10),
    /**
     * Needed where the position is published or paused and people have applied: moving then begins a new revision, for
     * those who apply from now on. Without it such a move is refused with `allowed: ['new_revision']`.
     */
    new_revision: z.boolean().default(false),
    score_template_id: uuid.nullable().optional(),
  }),
  response: positionSimulations,
  errors: ['not_found', 'refused_by_rule'],
});

/** What the wizard's pickers offer. */
export const positionOptions = defineRoute({
  method: 'GET',
  path: '/position/options',
  feature: 'positions',
  summary: 'Departments, locations, job titles, industries and reasons for the pickers of the wizard.',
  access: 'position.create',
  query: z.strictObject({ organization_id: uuid.optional() }),
  response: z.object({
    departments: z.array(named),
    locations: z.array(named),
    job_titles: z.array(named),
    industries: z.array(named),
    client_companies: z.array(named),
    reject_reasons: z.array(named),
  }),
});

/** Adds a location to the organization from the wizard, or answers the one of that name. */
export const addPositionLocation = defineRoute({
  method: 'POST',
  path: '/position/:position_id/locations',
  feature: 'positions',
  summary: "Adds a location by name to the organization's list and to the position.",
  access: 'position.update',
  params: onPosition,
  body: z.strictObject({
    name: line(120, 1),
    country: line(80).default(''),
    /** The town that was chosen, whose country, coordinates and time zone then count; null: none was. */
    place_id: chosenPlace.default(null),
  }),
  response: named,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of positions themselves. */
export const positionsRoutes = [
  listPositions,
  createPosition,
  positionOptions,
  getPosition,
  positionStatistics,
  updatePosition,
  deletePosition,
  movePosition,
  duplicatePosition,
  uploadPositionImage,
  choosePositionImage,
  removePositionImage,
  getPositionImage,
  listPositionSimulations,
  setPositionSimulations,
  addPositionLocation,
];
