import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line } from '../fields.ts';
import { referenceEntriesRoutes } from './reference-entries.ts';

/** Industries in use, by name. */
export const listIndustries = defineRoute({
  method: 'GET',
  path: '/industries',
  feature: 'reference-data',
  summary: 'The industries, in the reader’s language.',
  access: 'public.read',
  response: z.object({ items: z.array(z.object({ industry_id: z.string(), name: z.string() })) }),
});

/** Skills to choose from; other words may be typed as well. */
export const listSkills = defineRoute({
  method: 'GET',
  path: '/job/skills',
  feature: 'reference-data',
  summary:
    'Skills that begin with or contain the given text, in the reader’s language, also by other spellings.',
  access: 'reference.read',
  query: z.strictObject({
    kind: z.enum(['skill', 'technical_skill']).optional(),
    search: line(80).default(''),
  }),
  response: z.object({
    items: z.array(z.object({ skill_id: z.string(), kind: z.string(), name: z.string() })),
  }),
});

const namesByEnglish = z.record(z.string(), z.string());

/** What the entries of the libraries are called in the reader's language, by their English names; nothing in English. */
export const listLibraryNames = defineRoute({
  method: 'GET',
  path: '/library/names',
  feature: 'reference-data',
  summary:
    'Names of traits, games and simulations of the platform in the reader’s language, by their English names.',
  access: 'reference.read',
  response: z.object({
    /** Categories, traits and subtraits. */
    entries: namesByEnglish,
    /** Built-in games and the platform's tasks. */
    tasks: namesByEnglish,
    /** Simulations of the platform, and score templates that are called as they are. */
    simulations: namesByEnglish,
  }),
});

/** The routes of this feature. */
export const referenceDataRoutes = [listIndustries, listSkills, listLibraryNames, ...referenceEntriesRoutes];
