import { LIBRARY_KINDS, LIBRARY_STATUSES } from '@tryout/domain/traits/trait-library';
import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { line, queryFlag, ref } from '../fields.ts';
import {
  categoryContent,
  libraryContent,
  libraryEntry,
  libraryUses,
  libraryVersion,
  subtraitContent,
  traitContent,
} from './trait-library-fields.ts';

/** The library as those read it who pick from it: what is in use, in its order. */
export const readTraits = defineRoute({
  method: 'GET',
  path: '/traits',
  feature: 'traits',
  summary:
    'The library of categories, traits and subtraits that simulations and score templates are made of.',
  access: 'simulation.read',
  response: z.object({
    items: z.array(
      libraryContent.extend({
        kind: z.enum(LIBRARY_KINDS),
        id: z.string(),
        key: z.string(),
        parent_id: z.string().nullable(),
        /** Whether any formula in force gives a value for it or for what is below it. */
        is_scored: z.boolean(),
      }),
    ),
  }),
});

/** The whole library with archived entries, parents before children, each level in its order. */
export const listTraits = defineRoute({
  method: 'GET',
  path: '/admin/traits',
  feature: 'traits',
  summary: 'The whole library of traits, archived entries included on demand.',
  access: 'platform.read',
  query: z.strictObject({ archived: queryFlag.default(true) }),
  response: z.object({
    items: z.array(
      libraryEntry.extend({
        /** Formulas in force that feed it. */
        formulas: z.number().int(),
      }),
    ),
  }),
});

const reason = line(300).default('');
/** The `edit` that a change is based on. */
const edit = z.number().int().min(1);
const saved = z.object({ id: z.string(), version: z.number().int(), edit: z.number().int() });

/** Place among its siblings, from 1; the last one where it is left out. */
const place = z.number().int().min(1).max(100_000).optional();

function entryRoutes<
  K extends 'trait_category' | 'trait' | 'subtrait',
  C extends z.ZodRawShape,
  N extends z.ZodType,
  P extends z.ZodType,
>(kind: K, path: `/${string}`, word: string, content: C, body: { readonly create: N; readonly place: P }) {
  const base = { feature: 'traits', access: 'platform.manage' } as const;
  const params = z.strictObject({ id: ref(kind) });
  const one = `${path}/:id` as const;
  return {
    create: defineRoute({
      ...base,
      method: 'POST',
      path,
      summary: `Adds a ${word}; its key is made from its name.`,
      body: body.create,
      response: saved.extend({ key: z.string() }),
      errors: ['not_found', 'refused_by_rule'],
      idempotent: true,
    }),
    read: defineRoute({
      ...base,
      method: 'GET',
      path: one,
      summary: `A ${word} with where it is used and every wording it had.`,
      access: 'platform.read',
      params,
      response: z.object({
        entry: libraryEntry,
        uses: libraryUses,
        /** Newest first. */
        versions: z.array(libraryVersion),
        /** The merge that archived it and can be taken back; null otherwise. */
        merge: z.object({ into_id: z.string(), into_name: z.string() }).nullable(),
      }),
      errors: ['not_found'],
    }),
    update: defineRoute({
      ...base,
      method: 'PUT',
      path: one,
      summary: `Changes what a ${word} says; score cards already given keep their words.`,
      params,
      body: z.strictObject({ edit, reason, ...content }),
      response: saved,
      errors: ['not_found', 'conflict'],
    }),
    place: defineRoute({
      ...base,
      method: 'PUT',
      path: `${one}/place`,
      summary: `Moves a ${word} among its siblings${kind === 'trait_category' ? '' : ' or below another parent'}.`,
      params,
      body: body.place,
      response: saved.extend({ place: z.number().int() }),
      errors: ['not_found', 'conflict', 'refused_by_rule'],
    }),
    status: defineRoute({
      ...base,
      method: 'PUT',
      path: `${one}/status`,
      summary: `Archives a ${word} with what is below it, or brings it back; what was made with it keeps it.`,
      params,
      body: z.strictObject({ edit, status: z.enum(LIBRARY_STATUSES) }),
      response: saved.extend({
        /** How many entries below it went along. */
        with: z.number().int(),
      }),
      errors: ['not_found', 'conflict', 'refused_by_rule'],
    }),
    remove: defineRoute({
      ...base,
      method: 'DELETE',
      path: one,
      summary: `Deletes a ${word} that nothing ever referred to.`,
      params,
      response: z.object({}),
      errors: ['not_found', 'refused_by_rule'],
    }),
    merge: defineRoute({
      ...base,
      method: 'POST',
      path: `${one}/merge`,
      summary: `Merges a ${word} into another: drafts take the other one, what is published keeps it, and it is archived.`,
      params,
      body: z.strictObject({
        edit,
        into_id: ref(kind),
        /** Needed where the two subtraits count in different directions. */
        confirmed: z.boolean().default(false),
      }),
      response: z.object({
        formulas: z.number().int(),
        score_templates: z.number().int(),
        simulations: z.number().int(),
        children: z.number().int(),
      }),
      errors: ['not_found', 'conflict', 'refused_by_rule'],
    }),
    unmerge: defineRoute({
      ...base,
      method: 'POST',
      path: `${one}/unmerge`,
      summary: `Takes a merge back: the ${word} is in use again, drafts not changed since have it again.`,
      params,
      response: z.object({
        restored: z.number().int(),
        /** Drafts that were changed or published meanwhile and stay as they are. */
        kept: z.number().int(),
      }),
      errors: ['not_found', 'refused_by_rule'],
    }),
  };
}

/** Categories. */
export const categoryRoutes = entryRoutes(
  'trait_category',
  '/admin/categories',
  'category',
  categoryContent.shape,
  {
    create: categoryContent,
    place: z.strictObject({ edit, place }),
  },
);
/** Traits. */
export const traitRoutes = entryRoutes('trait', '/admin/traits', 'trait', traitContent.shape, {
  create: traitContent.extend({ parent_id: ref('trait_category') }),
  place: z.strictObject({ edit, place, parent_id: ref('trait_category').optional() }),
});
/** Subtraits. */
export const subtraitRoutes = entryRoutes('subtrait', '/admin/subtraits', 'subtrait', subtraitContent.shape, {
  create: subtraitContent.extend({ parent_id: ref('trait') }),
  place: z.strictObject({ edit, place, parent_id: ref('trait').optional() }),
});

/** The library as a file. */
export const exportTraits = defineRoute({
  method: 'GET',
  path: '/admin/traits/export',
  feature: 'traits',
  summary: 'The library of traits as CSV for spreadsheets or JSON for other installations.',
  access: 'platform.read',
  query: z.strictObject({ format: z.enum(['csv', 'json']), archived: queryFlag.default(true) }),
  response: z.unknown(),
  answers: 'file',
});

/** Largest file that can be brought in. */
export const LIBRARY_FILE_BYTES = 5_242_880;

const libraryUpload = { field: 'file', max_bytes: LIBRARY_FILE_BYTES } as const;

/** Says what an import would do; nothing is stored. */
export const checkTraitsImport = defineRoute({
  method: 'POST',
  path: '/admin/traits/import/check',
  feature: 'traits',
  summary: 'Dry run: says row by row what a CSV or JSON file would change in the library of traits.',
  access: 'platform.manage',
  upload: libraryUpload,
  body: z.strictObject({}),
  response: z.object({
    /** Of the plan; changes with the file and with the library. */
    digest: z.string(),
    counts: z.object({
      add: z.number().int(),
      change: z.number().int(),
      same: z.number().int(),
      problem: z.number().int(),
    }),
    rows: z.array(
      z.object({
        line: z.number().int(),
        kind: z.enum(LIBRARY_KINDS).nullable(),
        key: z.string(),
        name: z.string(),
        outcome: z.enum(['add', 'change', 'same', 'problem']),
        problems: z.array(z.object({ field: z.string(), message: z.string() })),
        differences: z.array(
          z.object({
            path: z.array(z.string()),
            before: z.unknown().optional(),
            after: z.unknown().optional(),
          }),
        ),
      }),
    ),
  }),
  errors: ['too_large', 'unsupported_type'],
});

/** Imports a file that was looked at. */
export const startTraitsImport = defineRoute({
  method: 'POST',
  path: '/admin/traits/import',
  feature: 'traits',
  summary:
    'Imports a CSV or JSON file into the library of traits, in the background: all of it as its dry run said, or nothing.',
  access: 'platform.manage',
  upload: libraryUpload,
  body: z.strictObject({
    /** The plan that was looked at. */
    digest: line(64, 1),
  }),
  response: backgroundJob,
  errors: ['too_large', 'unsupported_type', 'conflict', 'refused_by_rule'],
});

/** Adds what is missing of the starter set. */
export const addStarterTraits = defineRoute({
  method: 'POST',
  path: '/admin/traits/starter',
  feature: 'traits',
  summary:
    'Adds the categories, traits and subtraits that the built-in games measure, as far as they are missing.',
  access: 'platform.manage',
  response: z.object({ added: z.number().int() }),
});

/** The routes of this feature. */
export const traitsRoutes = [
  readTraits,
  listTraits,
  exportTraits,
  checkTraitsImport,
  startTraitsImport,
  addStarterTraits,
  ...[categoryRoutes, traitRoutes, subtraitRoutes].flatMap((routes) => Object.values(routes)),
];
