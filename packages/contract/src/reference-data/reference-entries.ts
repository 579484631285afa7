import {
  LONGEST_NAME,
  MOST_ADDED,
  MOST_ALIASES,
  MOST_IMPORTED_ENTRIES,
  REFERENCE_KINDS,
  REFERENCE_PLACES,
  REFERENCE_SORTS,
  REFERENCE_STATUSES,
  SETTLED_STATUSES,
} from '@tryout/domain/reference-data/reference-kinds';
import { REFERENCE_COLUMNS, REFERENCE_ROW_PROBLEMS } from '@tryout/domain/reference-data/reference-words';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref } from '../fields.ts';

const kind = z.enum(REFERENCE_KINDS);
const name = line(LONGEST_NAME, 1);

const merge = z.object({
  reference_merge_id: z.string(),
  status: z.enum(['moving', 'moved', 'undoing', 'undone']),
  /** Records that said it when the work began. */
  total: z.number().int(),
  /** Records that were changed so far; while undoing, changed back. */
  done: z.number().int(),
  merged_at: instant,
  /** Until when it can be taken back. */
  undo_until: instant,
});

const entry = z.object({
  reference_entry_id: z.string(),
  kind,
  /** In English. */
  name: z.string(),
  /** In other languages, by language tag. */
  names: z.record(z.string(), z.string()),
  aliases: z.array(z.string()),
  /** Of a country, language, time zone, sector; of an industry that of its sector. Empty: has none. */
  code: z.string(),
  /** Of an industry: the English name of its sector. Empty: none. */
  sector: z.string(),
  status: z.enum(REFERENCE_STATUSES),
  /** What took its place; null: nothing. */
  merged_into: z.object({ reference_entry_id: z.string(), name: z.string() }).nullable(),
  /** The merge that can be taken back, or is going on; null: none. */
  merge: merge.nullable(),
  /** Records that say it, counted to 1,000; null: nothing refers to entries of this kind. */
  uses: z.number().int().nullable(),
  created_at: instant,
});
/** An entry, as the platform's people see it. */
export type ReferenceEntry = z.output<typeof entry>;

const filters = {
  kind,
  search: line(LONGEST_NAME).default(''),
  status: z.enum(REFERENCE_STATUSES).default('in_use'),
  sort: z.enum(REFERENCE_SORTS).default('name'),
};

/** A list of the platform, a page of it. */
export const listReferenceEntries = defineRoute({
  method: 'GET',
  path: '/admin/reference',
  feature: 'reference-data',
  summary: 'Entries of one of the lists that people choose from, with where they are used.',
  access: 'platform.read',
  query: z.strictObject({ ...pageQuery, ...filters }),
  response: pageOf(entry),
});

/** How many entries of each list wait to be looked at. */
export const countReferenceSuggestions = defineRoute({
  method: 'GET',
  path: '/admin/reference/suggestions',
  feature: 'reference-data',
  summary: 'How many words that people typed wait to be looked at, by list.',
  access: 'platform.read',
  response: z.object({ items: z.array(z.object({ kind, count: z.number().int() })) }),
});

/** The same as a file, all of it. */
export const exportReferenceEntries = defineRoute({
  method: 'GET',
  path: '/admin/reference/export',
  feature: 'reference-data',
  summary: 'The list as searched and narrowed, as a CSV or XLSX file that the import takes.',
  access: 'platform.read',
  query: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']).default('csv') }),
  response: nothing,
  answers: 'file',
});

/** Adds entries; what the list has under this or another spelling stays as it is, but is offered again. */
export const addReferenceEntries = defineRoute({
  method: 'POST',
  path: '/admin/reference',
  feature: 'reference-data',
  summary: 'Adds entries to a list; those that it has already, whatever the spelling, are told.',
  access: 'platform.manage',
  body: z.strictObject({
    kind,
    names: z.array(name).min(1, 'is required').max(MOST_ADDED, `must be at most ${MOST_ADDED}`),
  }),
  response: z.object({
    added: z.number().int(),
    /** Names that were there, and what they are called there. */
    known: z.array(z.object({ given: z.string(), name: z.string() })),
  }),
  errors: ['refused_by_rule'],
});

const params = z.strictObject({ reference_entry_id: ref('reference_entry') });
const aliases = z.array(name).max(MOST_ALIASES, `must be at most ${MOST_ALIASES}`);

/** Changes how an entry is called and found. */
export const changeReferenceEntry = defineRoute({
  method: 'PUT',
  path: '/admin/reference/:reference_entry_id',
  feature: 'reference-data',
  summary:
    'Changes names by language, other spellings and code of an entry; records keep the words they have.',
  access: 'platform.manage',
  params,
  body: z.strictObject({
    name,
    /** By language tag; empty: none. */
    names: z
      .record(
        z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/u, 'must be a language tag'),
        line(LONGEST_NAME),
      )
      .default({}),
    aliases: aliases.default([]),
    /** Of an industry: the code of its sector. Other kinds keep theirs. */
    code: line(40).default(''),
  }),
  response: entry,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Offers an entry, puts it away, or refuses a suggestion. */
export const settleReferenceEntry = defineRoute({
  method: 'PUT',
  path: '/admin/reference/:reference_entry_id/status',
  feature: 'reference-data',
  summary: 'Accepts or refuses a suggestion, archives an entry, or offers it again.',
  access: 'platform.manage',
  params,
  body: z.strictObject({ status: z.enum(SETTLED_STATUSES) }),
  response: entry,
  errors: ['not_found', 'refused_by_rule'],
});

/** Which records say an entry. */
export const readReferenceUses = defineRoute({
  method: 'GET',
  path: '/admin/reference/:reference_entry_id/uses',
  feature: 'reference-data',
  summary: 'How many records say an entry, by kind of record.',
  access: 'platform.read',
  params,
  response: z.object({
    items: z.array(z.object({ place: z.enum(REFERENCE_PLACES), count: z.number().int() })),
  }),
  errors: ['not_found'],
});

/** Puts another entry in the place of one; records follow in the background. */
export const mergeReferenceEntry = defineRoute({
  method: 'POST',
  path: '/admin/reference/:reference_entry_id/merge',
  feature: 'reference-data',
  summary:
    'Puts another entry of the list in the place of one. Records that say it follow in the background; for 30 days it can be taken back.',
  access: 'platform.manage',
  params,
  body: z.strictObject({ into_id: ref('reference_entry') }),
  response: entry,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes a merge back: records that it changed say what they said. */
export const undoReferenceMerge = defineRoute({
  method: 'POST',
  path: '/admin/reference/:reference_entry_id/unmerge',
  feature: 'reference-data',
  summary: 'Takes a merge back, in records too.',
  access: 'platform.manage',
  params,
  body: z.strictObject({}),
  response: entry,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

const row = z.strictObject({
  name: line(1000).default(''),
  name_ar: line(1000).default(''),
  /** Parted by `|`. */
  aliases: line(10_000).default(''),
  code: line(1000).default(''),
});

/** Adds entries of a file, and changes those of the same name. */
export const importReferenceEntries = defineRoute({
  method: 'POST',
  path: '/admin/reference/import',
  feature: 'reference-data',
  summary:
    'Adds the rows of a file to a list; of entries that are there, what a row says is added or changed. `try`: only says what would happen.',
  access: 'platform.manage',
  body: z.strictObject({
    kind,
    rows: z
      .array(row)
      .min(1, 'is required')
      .max(MOST_IMPORTED_ENTRIES, `must be at most ${MOST_IMPORTED_ENTRIES}`),
    /** True: nothing is stored. */
    try: z.boolean().default(false),
  }),
  response: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** Rows that are left out because something is wrong with them. */
    refused: z.number().int(),
    /** The first 500 of what is wrong. `line`: from 1 below the headings. */
    problems: z.array(
      z.object({
        line: z.number().int(),
        field: z.enum(REFERENCE_COLUMNS),
        code: z.enum(REFERENCE_ROW_PROBLEMS),
      }),
    ),
    problem_count: z.number().int(),
  }),
  errors: ['refused_by_rule'],
});

/** Words of a list to choose from while typing. */
export const suggestReferenceEntries = defineRoute({
  method: 'GET',
  path: '/reference/suggestions',
  feature: 'reference-data',
  summary:
    'Up to 20 entries of a list (of languages and countries all) that a text finds, in the reader’s language: those that begin with it first, also by other spellings.',
  access: 'reference.read',
  query: z.strictObject({ kind, search: line(LONGEST_NAME).default('') }),
  response: z.object({ items: z.array(z.object({ name: z.string(), code: z.string() })) }),
});

/** The table of time zones. */
export const listTimeZones = defineRoute({
  method: 'GET',
  path: '/reference/time-zones',
  feature: 'reference-data',
  summary:
    'Time zones with their labels as of now, “GMT-05:00 New York”, in the reader’s language, from west to east.',
  access: 'public.read',
  response: z.object({
    items: z.array(
      z.object({
        /** IANA name. */
        zone: z.string(),
        label: z.string(),
        /** Minutes east of Greenwich now; negative: west. */
        offset_minutes: z.number().int(),
      }),
    ),
  }),
});

/** The routes of the lists. */
export const referenceEntriesRoutes = [
  listReferenceEntries,
  countReferenceSuggestions,
  exportReferenceEntries,
  addReferenceEntries,
  importReferenceEntries,
  changeReferenceEntry,
  settleReferenceEntry,
  readReferenceUses,
  mergeReferenceEntry,
  undoReferenceMerge,
  suggestReferenceEntries,
  listTimeZones,
];
