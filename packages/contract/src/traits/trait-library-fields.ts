import {
  DIRECTIONS,
  LIBRARY_COLOR,
  LIBRARY_KINDS,
  LIBRARY_LANGUAGE,
  LIBRARY_LIMITS,
  LIBRARY_STATUSES,
} from '@tryout/domain/traits/trait-library';
import { z } from 'zod';
import { instant, line, text } from '../fields.ts';

const { name, definition, low_label, high_label, evidence, source, sources, languages } = LIBRARY_LIMITS;

const entryWords = z.strictObject({
  name: line(name).optional(),
  definition: text(definition).optional(),
  low_label: line(low_label).optional(),
  high_label: line(high_label).optional(),
  evidence: text(evidence).optional(),
});

/** Words by language; English is not among them. */
const wordsSent = z
  .record(z.string().regex(LIBRARY_LANGUAGE, 'must be a language, such as “ar”'), entryWords)
  .refine((words) => Object.keys(words).length <= languages, `must have at most ${languages} languages`);

/** What a category says. */
export const categoryContent = z.strictObject({
  name: line(name, 1),
  definition: text(definition),
  color: z.string().regex(LIBRARY_COLOR, 'must be a colour code such as #aabbcc').default(''),
  words: wordsSent.default({}),
});

/** What a trait says. */
export const traitContent = z.strictObject({
  name: line(name, 1),
  definition: text(definition),
  low_label: line(low_label).default(''),
  high_label: line(high_label).default(''),
  evidence: text(evidence).default(''),
  sources: z.array(line(source, 1)).max(sources, `must have at most ${sources} entries`).default([]),
  words: wordsSent.default({}),
});

/** What a subtrait says. */
export const subtraitContent = traitContent.extend({ direction: z.enum(DIRECTIONS).default('higher') });

/** What any entry says, as it leaves the server; fields that a kind does not have are empty. */
export const libraryContent = z.object({
  name: z.string(),
  definition: z.string(),
  low_label: z.string(),
  high_label: z.string(),
  /** Null unless it is a subtrait. */
  direction: z.enum(DIRECTIONS).nullable(),
  color: z.string(),
  evidence: z.string(),
  sources: z.array(z.string()),
  words: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      definition: z.string().optional(),
      low_label: z.string().optional(),
      high_label: z.string().optional(),
      evidence: z.string().optional(),
    }),
  ),
});

/** An entry of the library. */
export const libraryEntry = libraryContent.extend({
  kind: z.enum(LIBRARY_KINDS),
  id: z.string(),
  key: z.string(),
  /** The trait or category above it; null for a category. */
  parent_id: z.string().nullable(),
  status: z.enum(LIBRARY_STATUSES),
  /** The entry that took its place, for one that was merged. */
  merged_into: z.string().nullable(),
  sort_order: z.number().int(),
  /** Number of the wording. */
  version: z.number().int(),
  /** Raised by each save; a save sends the one it was based on. */
  edit: z.number().int(),
  updated_at: instant,
  /** Null for what the product ships. */
  updated_by_name: z.string().nullable(),
});

/** Where an entry is used; lists hold at most 50 names, counts are whole. */
export const libraryUses = z.object({
  /** Entries below it, archived ones too. */
  children: z.number().int(),
  formulas: z.object({
    count: z.number().int(),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        version: z.number().int(),
        status: z.string(),
        task_name: z.string(),
      }),
    ),
  }),
  tasks: z.array(z.string()),
  /** Names are those of the platform; templates of organizations are only counted. */
  score_templates: z.object({
    count: z.number().int(),
    drafts: z.number().int(),
    of_organizations: z.number().int(),
    names: z.array(z.string()),
  }),
  simulations: z.object({
    count: z.number().int(),
    drafts: z.number().int(),
    of_organizations: z.number().int(),
    names: z.array(z.string()),
  }),
  /** Drafts of formulas that feed it. */
  formula_drafts: z.number().int(),
  /** All formulas, templates and simulations together. */
  total: z.number().int(),
  /** True when nothing ever referred to it, so that it can be deleted. */
  never: z.boolean(),
});

/** One version of an entry's wording. */
export const libraryVersion = z.object({
  version: z.number().int(),
  content: libraryContent,
  reason: z.string(),
  changed_by_name: z.string().nullable(),
  at: instant,
});
