import { z } from 'zod';
import { keyPanel, uuid } from '../fields.ts';
import { formulaTest, SOURCE_LENGTH, TESTS_MAX, versionStatus } from '../formulas/formula-fields.ts';
import { templateInput } from '../score-templates/score-template-fields.ts';
import {
  ACCOMMODATION_KEYS,
  imageRole,
  localeTag,
  SIMULATION_LIMITS,
  simulationStatus,
} from '../simulations/simulations-record.ts';

/**
 * All scoring of an installation as one file: everything of the platform that scores depend on, nothing of tenants or
 * people. Texts and lists stand as they are stored; nothing is trimmed or filled in while reading.
 */

/** What the file calls itself. */
export const TRANSFER_FORMAT = 'tryout.scoring';
/** The only version of the format that there is. */
export const TRANSFER_FORMAT_VERSION = 1;
/** Largest file, in bytes. */
export const TRANSFER_FILE_BYTES = 64 * 1_048_576;
/** Most records of one kind. */
export const TRANSFER_RECORDS = 5_000;

const string = (max: number, min = 0) =>
  z.string('must be text').min(min, 'is required').max(max, `must be at most ${max} characters`);
const int = (min: number, max: number) =>
  z.int('must be a whole number').min(min, `must be ${min} or more`).max(max, `must be ${max} or less`);
const number = (min: number, max: number) =>
  z.number('must be a number').min(min, `must be ${min} or more`).max(max, `must be ${max} or less`);
const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item, 'must be a list').max(max, `must be at most ${max}`);

const key = string(120, 1);
const version = int(1, 1_000_000);
const place = int(-1_000_000, 1_000_000);
const archivable = z.enum(['active', 'archived']);
const setting = z.union([z.number(), z.boolean(), string(200)]);
const settings = z.record(string(60, 1), setting);
const json = z.record(string(60, 1), z.unknown());
const instant = z.iso.datetime('must be a date and time');
const wordsOf = <T extends z.ZodType>(words: T) => z.record(string(40, 1), words);

const entryWords = wordsOf(
  z.strictObject({
    name: string(400).optional(),
    definition: string(4000).optional(),
    low_label: string(400).optional(),
    high_label: string(400).optional(),
    evidence: string(8000).optional(),
  }),
);

const entry = {
  id: uuid,
  key,
  name: string(400, 1),
  words: entryWords,
  sort_order: place,
  status: archivable,
  merged_into: uuid.nullable(),
};

const measured = {
  ...entry,
  definition: string(4000),
  low_label: string(400),
  high_label: string(400),
  evidence: string(8000),
  sources: listOf(string(1000), 100),
};

/** A built-in game that records name: the code itself stays where it is. */
const game = z.strictObject({
  id: uuid,
  key,
  version: string(40, 1),
  /** SHA-256 of the canonical JSON of its parameters, data points and trial columns. */
  declares: string(64, 64),
  /** Of an uploaded game: SHA-256 of the archive that has to be there. Absent for a game of the product's own. */
  archive_sha256: string(64, 64).optional(),
  /** The key that experts made for this version of a game; absent where the key is the one that comes with it. */
  answer_key: z
    .strictObject({
      id: uuid,
      /** Version of the game's judge whose items it is for. */
      of_version: string(40, 1),
      items: z.record(
        string(80, 1),
        z.strictObject({
          mean: z.number(),
          sd: z.number(),
          agreement: z.number(),
          rank: z.number().optional(),
          use: z.enum(['kept', 'left_out', 'not_chosen']),
        }),
      ),
      panel: z.strictObject(keyPanel.shape),
    })
    .optional(),
});

const webLink = string(1000).regex(
  /^(https?:\/\/\S+)?$/,
  'must be a web address, such as https://harbour.example',
);
/** Who made a picture that was chosen from the library or a service. */
const credit = z.strictObject({
  title: string(300),
  author: string(300),
  licence: string(160, 1),
  licence_url: webLink,
  source: string(300, 1),
  source_url: webLink,
});

/** An uploaded picture or file of a simulation. */
const file = z.strictObject({
  id: uuid,
  name: string(200, 1).regex(/^[^/\\]*$/, 'must not contain a folder'),
  media_type: string(120, 1),
  purpose: z.enum(['simulation_image', 'simulation_file']),
  sha256: string(64, 64).regex(/^[0-9a-f]*$/, 'must be a SHA-256'),
  size: int(1, 64 * 1_048_576),
  /** Left out: it was uploaded. */
  credit: credit.optional(),
  /** The bytes in base64; their SHA-256 has to be the one above. */
  bytes: z.string('must be text'),
});

const category = z.strictObject({
  ...entry,
  description: string(4000),
  color: string(7).regex(/^(#[0-9a-f]{6})?$/, 'must be a colour'),
});
const trait = z.strictObject({ ...measured, category_id: uuid });
const subtrait = z.strictObject({
  ...measured,
  trait_id: uuid,
  direction: z.enum(['higher', 'lower', 'target']),
});

const operator = z.strictObject({
  key,
  symbol: string(40).nullable(),
  label: string(200).nullable(),
  words: wordsOf(z.strictObject({ label: string(200) })),
  is_active: z.boolean(),
});

const written = {
  id: uuid,
  key,
  version,
  name: string(200, 1),
  description: string(4000),
  source: string(SOURCE_LENGTH),
  /** What the text says, with named conditions put in once it was in force; null for a draft that cannot be read. */
  definition: json.nullable(),
  status: versionStatus,
  parent_id: uuid.nullable(),
};

const condition = z.strictObject({
  ...written,
  /** Conditions that were put into it. */
  part_ids: listOf(uuid, 500),
});

const task = z.strictObject({
  id: uuid,
  key,
  version: string(40, 1),
  game_key: key,
  game_version: string(40, 1),
  source: z.enum(['manual', 'copy']),
  name: string(200, 1),
  description: string(4000),
  instructions: string(4000),
  words: wordsOf(
    z.strictObject({ name: string(200), description: string(4000), instructions: string(4000) }),
  ),
  minutes: number(0, 999.99),
  parameters: listOf(json, 200),
  data_points: listOf(json, 500),
  trial_columns: listOf(json, 200),
  preset: settings,
  time_limit_s: int(30, 7200).nullable(),
  accommodations: listOf(z.enum(ACCOMMODATION_KEYS), ACCOMMODATION_KEYS.length),
  status: versionStatus,
  /** The newest published version counts. */
  created_at: instant,
});

const scoreScale = z.enum(['norm', 'model', 'percent', 'place']).optional();
const unconfirmed = z.enum(['key', 'items']).optional();
const formSettings = z.record(key, z.union([z.number(), z.boolean(), string(200)]));
const shareOfOne = number(0, 1);

const reliability = z.union([
  z.strictObject({
    r: number(-1, 1),
    trials: number(0, 1_000_000),
    kind: z.enum(['retest', 'internal_consistency']),
    source: string(4000),
    score_sd: number(0, 1_000_000).optional(),
    scale: scoreScale,
    settings: formSettings.optional(),
    forms: listOf(
      z.strictObject({
        settings: formSettings,
        trials: number(0, 1_000_000),
        norm: z.strictObject({ mean: z.number(), sd: z.number().positive('must be above 0') }).optional(),
        r: number(-1, 1).optional(),
        sem: number(0, 1_000_000).optional(),
      }),
      100,
    ).optional(),
    shares: listOf(
      z.strictObject({ data_point: key, error: shareOfOne, scores: shareOfOne }),
      100,
    ).optional(),
  }),
  z.strictObject({
    kind: z.literal('standard_error'),
    data_point: key,
    points: z.number(),
    source: string(4000),
    widened: number(1, 100).optional(),
    scale: scoreScale,
    unconfirmed,
  }),
  z.strictObject({
    kind: z.literal('unknown'),
    source: string(4000),
    score_sd: number(0, 1_000_000).optional(),
    scale: scoreScale,
    unconfirmed,
  }),
]);

const formula = z.strictObject({
  ...written,
  subtrait_id: uuid,
  task_key: key,
  data_point: string(120),
  tests: listOf(formulaTest, TESTS_MAX),
  reliability: reliability.nullable(),
  /** Conditions that were put into it. */
  condition_ids: listOf(uuid, 500),
});

const norm = z.strictObject({
  id: uuid,
  task_key: key,
  data_point: key,
  /** Files of before hold none: the form of the source. */
  form: formSettings.default({}),
  version,
  n: int(0, 2_147_483_647),
  mean: z.number(),
  sd: z.number().positive('must be above 0'),
  reliability: z.number().nullable(),
  percentiles: z.record(string(10, 1), z.number()),
  source: string(4000),
  provisional: z.boolean(),
});

const madeBy = z.enum(['manual', 'ai', 'copy', 'platform']);

const scoreTemplate = z.strictObject({
  id: uuid,
  key,
  version,
  name: string(200, 1),
  source: madeBy,
  definition: templateInput,
  status: versionStatus,
  parent_id: uuid.nullable(),
});

const percent = number(0, 100);

const simulation = z.strictObject({
  id: uuid,
  key,
  version,
  name: string(200, 1),
  kind: z.enum(['library', 'template']),
  source: madeBy,
  parent_id: uuid.nullable(),
  status: simulationStatus,
  /** Whether it was ever published. */
  was_published: z.boolean(),
  purpose: string(4000),
  category: string(200),
  /** By name; industries are the installation's own. */
  industry: string(200, 1).nullable(),
  candidate_intro: string(8000),
  words: wordsOf(z.strictObject({ name: string(200), intro: string(8000), thanks: string(4000) })),
  duration_minutes: number(0, 9999),
  shortest_minutes: number(0, 9999),
  languages: listOf(localeTag, SIMULATION_LIMITS.languages).min(1, 'needs at least one'),
  device: z.enum(['any', 'desktop']),
  accommodations: listOf(z.enum(ACCOMMODATION_KEYS), ACCOMMODATION_KEYS.length),
  score_template_id: uuid,
  template_is_own: z.boolean(),
  wizard_step: int(1, 6),
  is_demo_path: z.boolean(),
  groups: listOf(
    z.strictObject({
      id: uuid,
      name: string(200, 1),
      sort_order: place,
      pick: z.enum(['all', 'random_n']),
      n: int(1, 1000).nullable(),
      shuffle: z.boolean(),
      time_limit_s: int(30, 14_400).nullable().default(null),
    }),
    100,
  ),
  tasks: listOf(
    z.strictObject({
      id: uuid,
      task_id: uuid,
      sort_order: place,
      parameters: settings,
      estimated_seconds: int(1, 100_000),
      reason: string(4000),
      group_id: uuid.nullable(),
    }),
    200,
  ),
  categories: listOf(
    z.strictObject({
      category_id: uuid,
      category_weightage: percent,
      boost: number(0.5, 1.5),
      sort_order: place,
    }),
    200,
  ),
  traits: listOf(
    z.strictObject({ category_id: uuid, trait_id: uuid, trait_weightage: percent, sort_order: place }),
    1000,
  ),
  subtraits: listOf(
    z.strictObject({
      category_id: uuid,
      trait_id: uuid,
      subtrait_id: uuid,
      weightage: percent,
      rank: int(1, 1000),
      value: percent.nullable(),
      target: z.strictObject({ min: percent, max: percent }).nullable(),
      sort_order: place,
    }),
    5000,
  ),
  images: listOf(
    z.strictObject({
      id: uuid,
      role: imageRole,
      picture: key.nullable(),
      file_id: uuid.nullable(),
      alt: string(1000, 1),
      alt_by_locale: wordsOf(string(1000)),
    }),
    100,
  ),
  files: listOf(z.strictObject({ id: uuid, file_id: uuid, simulation_task_id: uuid.nullable() }), 100),
});

const records = <T extends z.ZodType>(record: T) => listOf(record, TRANSFER_RECORDS);

/** What the file holds, kind by kind. */
export const transferContent = z.strictObject({
  games: records(game),
  files: records(file),
  categories: records(category),
  traits: records(trait),
  subtraits: records(subtrait),
  operators: records(operator),
  conditions: records(condition),
  tasks: records(task),
  formulas: records(formula),
  norms: records(norm),
  score_templates: records(scoreTemplate),
  simulations: records(simulation),
});

/** What the file holds. */
export type TransferContent = z.input<typeof transferContent>;
