import { GROUP_TIME_LIMIT_S } from '@tryout/domain/simulations/simulation-form';
import { z } from 'zod';
import { instant, line, ref, text, uuid } from '../fields.ts';
import { pictureCredit } from '../pictures/picture-credit.ts';

/** State of a simulation; `closed`: no new attachments, running ones finish. */
export const simulationStatus = z.enum(['draft', 'published', 'closed', 'archived'], {
  message: 'is not a status',
});

/**
 * What a simulation is for. `library`: offered to every position of its organization (of all, when it is the
 * platform's). `template`: a pre-filled wizard, never attached itself. `position`: made for one position only.
 */
export const simulationKind = z.enum(['library', 'template', 'position'], { message: 'is not a kind' });

/** Adjustments that a simulation may offer; a task that cannot be played with one takes it away for the whole. */
export const ACCOMMODATION_KEYS = [
  'more_time',
  'untimed',
  'reduced_motion',
  'color_safe',
  'large_text',
  'keyboard_only',
  'screen_reader',
] as const;

/** An adjustment that a candidate may ask for before playing. */
export const accommodationKey = z.enum(ACCOMMODATION_KEYS, { message: 'is not an adjustment' });

/** A language by its BCP 47 tag, such as `en`, `ar` or `pt-BR`. */
export const localeTag = z
  .string()
  .trim()
  .max(20)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language such as en, ar or pt-BR');

/** How many of each a simulation may have. */
export const SIMULATION_LIMITS = {
  tasks: 40,
  groups: 20,
  traits: 100,
  subtraits: 40,
  categories: 40,
  languages: 12,
  images: 20,
  files: 20,
} as const;

/** Largest picture and file in bytes. */
export const SIMULATION_UPLOADS = { image: 5 * 1_048_576, file: 25 * 1_048_576 } as const;

const atMost = (n: number) => `must have at most ${n} in one simulation`;

/** A weight in percent; siblings of a published simulation add up to 100. */
export const weight = z
  .number({ message: 'must be a number' })
  .min(0, 'must be from 0 to 100')
  .max(100, 'must be from 0 to 100');

/** A point on the scale 0 to 100. */
export const onScale = z
  .number({ message: 'must be a number' })
  .min(0, 'must be from 0 to 100')
  .max(100, 'must be from 0 to 100');

/** What a candidate reads in one language; an empty text falls back to English and then to the working name. */
export const candidateWords = z.strictObject({
  /** The simulation's name for candidates. */
  name: line(120).default(''),
  /** Shown before the play. */
  intro: text(4000).default(''),
  /** Shown after the play. */
  thanks: text(2000).default(''),
});

/** Candidate texts by language. */
export const wordsByLocale = z
  .record(localeTag, candidateWords)
  .refine((words) => Object.keys(words).length <= SIMULATION_LIMITS.languages, {
    message: `must have at most ${SIMULATION_LIMITS.languages} languages`,
  });

/** The `edit` of the record that a change was based on; a change to an older one is answered with 409 and `theirs`. */
export const basedOnEdit = z.number().int().min(1);

/** A record that the caller may build at: a tenant's own, or the platform's for a super admin; anything else is 404. */
export const onBuilt = z.strictObject({ simulation_id: ref('built_simulation') });

/** Step 1 and 5: what it is for, and the words. What is left out stays as it is. */
export const simulationBasics = z.strictObject({
  /** Working name, shown to the hiring side. */
  name: line(120, 1).optional(),
  kind: simulationKind.exclude(['position']).optional(),
  purpose: text(2000).optional(),
  /** The kind of work in one's own words, such as `Warehouse`; empty: none. */
  category: line(60).optional(),
  industry_id: ref('industry').nullable().optional(),
  device: z.enum(['any', 'desktop']).optional(),
  /** In which it is offered; the first is the one to fall back to. */
  languages: z
    .array(localeTag)
    .min(1, 'needs at least one')
    .max(SIMULATION_LIMITS.languages, atMost(SIMULATION_LIMITS.languages))
    .optional(),
  words: wordsByLocale.optional(),
  accommodations: z.array(accommodationKey).max(ACCOMMODATION_KEYS.length).optional(),
});

/** One delivered task. */
export const simulationTaskInput = z.strictObject({
  /** The entry's own id when it is there already, so that it keeps its group and files; left out for a new one. */
  id: uuid.optional(),
  /** A published task of the library. */
  task_id: uuid,
  /** Settings that differ from the task's; refused where the game does not take them. */
  parameters: z.record(line(60, 1), z.union([z.number(), z.boolean(), line(200, 1)])).default({}),
  /** One of this simulation's groups; null: delivered on its own. */
  group_id: uuid.nullable().default(null),
  /** Why it is part of it, for readers. */
  reason: text(500).default(''),
  /** Playing time in seconds, practice not counted; null: what the task says. */
  estimated_seconds: z.number().int().min(5).max(7200).nullable().default(null),
});

/** A subtrait within a trait of a simulation. */
export const simulationSubtraitInput = z.strictObject({
  subtrait_id: uuid,
  /** Share of the trait in percent. */
  weightage: weight,
  /** Order of importance within the trait, from 1. */
  rank: z.number().int().min(1).max(100),
  /**
   * Target on the scale 0 to 100; null: none. What it asks for follows the subtrait's direction: `higher` at least
   * this, `lower` at most this, `target` within 10 points of it.
   */
  value: onScale.nullable().default(null),
  /**
   * A range that fits best, in place of what follows from the value; null: none. Left out: the stored one stays while
   * the value stays.
   */
  target: z
    .strictObject({ min: onScale, max: onScale })
    .refine((range) => range.min <= range.max, 'must go from low to high')
    .nullable()
    .optional(),
});

/** A trait of a simulation. */
export const simulationTraitInput = z.strictObject({
  trait_id: uuid,
  /** Left out: the category it belongs to in the library. */
  category_id: uuid.optional(),
  /** Share of its category in percent. */
  trait_weightage: weight,
  subtraits: z
    .array(simulationSubtraitInput)
    .max(SIMULATION_LIMITS.subtraits, `must have at most ${SIMULATION_LIMITS.subtraits} in one trait`),
});

/** A category of a simulation. */
export const simulationCategoryInput = z.strictObject({
  category_id: uuid,
  /** Share of the job fit in percent. */
  category_weightage: weight,
  /** Factor on the category's score. */
  boost: z
    .number({ message: 'must be a number' })
    .min(0.5, 'must be from 0.5 to 1.5')
    .max(1.5, 'must be from 0.5 to 1.5')
    .default(1),
});

/** A set of tasks that is delivered together (product §2.11). The order of the list is the order of delivery. */
export const simulationGroupInput = z.strictObject({
  /** The group's own id when it is there already; left out for a new one. */
  id: uuid.optional(),
  name: line(80, 1),
  pick: z.enum(['all', 'random_n'], { message: 'must be all or random_n' }),
  /** How many are drawn with `random_n`; null with `all`. */
  n: z.number().int().min(1).max(SIMULATION_LIMITS.tasks).nullable().default(null),
  /** Whether the order is drawn, too. */
  shuffle: z.boolean().default(false),
  /** Playing time for all of its tasks together, at the usual pace, seconds; null: no limit. */
  time_limit_s: z
    .number()
    .int('must be whole seconds')
    .min(GROUP_TIME_LIMIT_S.min, 'must be at least half a minute')
    .max(GROUP_TIME_LIMIT_S.max, 'must be at most four hours')
    .nullable()
    .default(null),
});

/** What a picture is for: shown with the simulation, in its instructions, or as material of a task. */
export const imageRole = z.enum(['cover', 'instruction', 'task_asset'], { message: 'is not a role' });

/** What a picture shows, in words. English is required. */
export const imageAlt = line(300, 1);

/** What a picture shows, in other languages. */
export const imageAltByLocale = z
  .record(localeTag, line(300))
  .refine((alts) => Object.keys(alts).length <= SIMULATION_LIMITS.languages, {
    message: `must have at most ${SIMULATION_LIMITS.languages} languages`,
  });

/** A picture of a simulation: one of the built-in ones, or an uploaded file. */
export const simulationImage = z.object({
  id: z.string(),
  role: imageRole,
  /** Key of a built-in picture, at `/pictures/<key>.svg`; null for an uploaded one, read by `getSimulationImage`. */
  picture: z.string().nullable(),
  alt: z.string(),
  alt_by_locale: z.record(z.string(), z.string()),
  /** Who is named beside it; null: it is built in, or was uploaded. */
  credit: pictureCredit.nullable(),
});

/** A file of a simulation. */
export const simulationFile = z.object({
  id: z.string(),
  name: z.string(),
  media_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** The entry among the tasks that it belongs to; null: the whole simulation. */
  simulation_task_id: z.string().nullable(),
});

/** Something to see to before a simulation can be published, or to think about. */
export const simulationProblem = z.object({
  /** What it is, for the words of a catalogue. */
  code: z.string(),
  /** `stops`: it cannot be published like this. `warns`: it can. */
  severity: z.enum(['stops', 'warns']),
  /** The wizard's step where it is put right, 1 to 6. */
  step: z.number().int(),
  /** The field within the record, such as `tasks.2` or `categories`. */
  field: z.string(),
  /** Names and numbers for the sentence: the task's, trait's or group's `name`, a `sum`, a `count`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The same in a plain English sentence. */
  message: z.string(),
});

const spread = z.object({ min: z.number(), median: z.number(), max: z.number() });

/** What simulated candidates came to in a dry run. */
export const dryRunResult = z.object({
  at: instant,
  /** The edit of the simulation it was done with. */
  edit: z.number().int(),
  /** Whether every candidate got through and every part got a score. */
  ok: z.boolean(),
  candidates: z.number().int(),
  /** Playing time in minutes; null where nobody got through. */
  minutes: spread.nullable(),
  /** Null where nobody got a job fit. */
  job_fit_score: spread.nullable(),
  subtraits: z.array(
    z.object({
      subtrait_id: z.string(),
      subtrait: z.string(),
      /** How many candidates got a score for it. */
      scored: z.number().int(),
      score: spread.nullable(),
    }),
  ),
  /** Why it is not ok, each a plain sentence; empty when it is. */
  failures: z.array(z.string()),
});

/** A simulation with everything the wizard and its page show. */
export const simulationRecord = z.object({
  id: z.string(),
  /** The same for all versions. */
  key: z.string(),
  version: z.number().int(),
  name: z.string(),
  kind: simulationKind,
  source: z.string(),
  status: simulationStatus,
  /** Where it may go from here by this caller, in the order to offer them. */
  allowed: z.array(simulationStatus),
  /** Null: the platform's. */
  organization_id: z.string().nullable(),
  organization_name: z.string().nullable(),
  /** The only position it is for; null unless the kind is `position`. */
  position_id: z.string().nullable(),
  /** What it was copied or versioned from. */
  parent: z.object({ id: z.string(), name: z.string(), version: z.number().int() }).nullable(),
  /** Raised by every saved change; send it back with the next one. */
  edit: z.number().int(),
  /** The caller may change this simulation as it stands: it is the caller's to build and a draft. */
  may_change: z.boolean(),
  /** The caller may begin a next version or change the status. */
  may_manage: z.boolean(),
  /** 1 to 6. */
  wizard_step: z.number().int(),
  purpose: z.string(),
  category: z.string(),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  device: z.enum(['any', 'desktop']),
  languages: z.array(z.string()),
  accommodations: z.array(accommodationKey),
  words: z.record(z.string(), z.object({ name: z.string(), intro: z.string(), thanks: z.string() })),
  /** Minutes of the longest form a candidate may get, one decimal; shown to candidates. */
  duration_minutes: z.number(),
  /** Minutes of the shortest form; the same without groups that draw. */
  shortest_minutes: z.number(),
  tasks: z.array(
    z.object({
      id: z.string(),
      task_id: z.string(),
      /** Key of the game that judges it. */
      game_key: z.string(),
      key: z.string(),
      version: z.string(),
      name: z.string(),
      description: z.string(),
      /** Status of the task in the library; others than `published` stop publishing. */
      status: z.string(),
      /** Whether its game was uploaded: dry runs then use a stand-in that is not the game itself. */
      is_uploaded: z.boolean(),
      parameters: z.record(z.string(), z.unknown()),
      group_id: z.string().nullable(),
      reason: z.string(),
      estimated_seconds: z.number().int(),
      /** Subtraits that the active formulas of this task give scores for. */
      subtrait_ids: z.array(z.string()),
    }),
  ),
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      pick: z.enum(['all', 'random_n']),
      n: z.number().int().nullable(),
      shuffle: z.boolean(),
      time_limit_s: z.number().int().nullable(),
    }),
  ),
  traits: z.array(
    z.object({
      trait_id: z.string(),
      trait: z.string(),
      definition: z.string(),
      category_id: z.string(),
      trait_weightage: z.number(),
      subtraits: z.array(
        z.object({
          subtrait_id: z.string(),
          subtrait: z.string(),
          definition: z.string(),
          direction: z.string(),
          weightage: z.number(),
          rank: z.number().int(),
          value: z.number().nullable(),
          target: z.object({ min: z.number(), max: z.number() }).nullable(),
          /** Entries among the tasks that reach it; empty: none does. */
          reached_by: z.array(z.string()),
        }),
      ),
    }),
  ),
  categories: z.array(
    z.object({
      category_id: z.string(),
      category: z.string(),
      category_weightage: z.number(),
      boost: z.number(),
    }),
  ),
  score_template: z.object({
    id: z.string(),
    name: z.string(),
    version: z.number().int(),
    status: z.string(),
    /** True: made of this simulation's traits, subtraits and categories; false: a published one was chosen. */
    own: z.boolean(),
    definition: z.unknown(),
  }),
  images: z.array(simulationImage),
  files: z.array(simulationFile),
  problems: z.array(simulationProblem),
  /** The last dry run, whatever edit it was done with; null: none yet. */
  last_dry_run: dryRunResult.nullable(),
  published_at: instant.nullable(),
  closed_at: instant.nullable(),
  archived_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});
/** A simulation as the wizard and its page show it. */
export type SimulationRecord = z.output<typeof simulationRecord>;
