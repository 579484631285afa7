import { LANGUAGES } from '@tryout/domain/words/languages';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, ref, text } from '../fields.ts';

/** The kinds of terms (product §2.29). */
export const TERMS_KINDS = ['terms', 'privacy', 'candidate_notice', 'aedt_notice'] as const;

const language = z.enum(Object.keys(LANGUAGES) as [keyof typeof LANGUAGES]);

/** One published text. */
export const termsText = z.object({
  terms_id: z.string(),
  kind: z.enum(TERMS_KINDS),
  version: z.number().int(),
  locale: z.string(),
  title: z.string(),
  body: z.string(),
  effective_at: instant.nullable(),
});

/** The texts in force, in the asked language where there is one, else in English. */
export const listTerms = defineRoute({
  method: 'GET',
  path: '/terms',
  feature: 'terms',
  summary: 'The published terms, privacy notice and candidate notice.',
  access: 'public.read',
  query: z.strictObject({ locale: language.default('en') }),
  response: z.object({ items: z.array(termsText) }),
});

/** Accepts published texts by id; finishes the sign-up when nothing is left to accept. */
export const acceptTerms = defineRoute({
  method: 'POST',
  path: '/terms/accept',
  feature: 'terms',
  summary: 'Accepts published terms.',
  access: 'account.update',
  body: z.strictObject({ terms_ids: z.array(ref('terms')).min(1, 'is required').max(10) }),
  response: z.object({ signup_step: z.number().int(), left_to_accept: z.number().int() }),
  errors: ['not_found', 'refused_by_rule'],
});

const written = {
  kind: z.enum(TERMS_KINDS),
  locale: language,
  title: line(200, 1),
  body: text(50_000, 1),
};

/** Publishes a new version of a text at once; everyone it concerns is asked again. */
export const publishTerms = defineRoute({
  method: 'POST',
  path: '/admin/terms',
  feature: 'terms',
  summary: 'Publishes a new version of a text.',
  access: 'platform.manage',
  body: z.strictObject(written),
  response: z.object({ terms_id: z.string(), version: z.number().int() }),
  idempotent: true,
});

const version = z.object({
  terms_id: z.string(),
  kind: z.enum(TERMS_KINDS),
  locale: z.string(),
  version: z.number().int(),
  title: z.string(),
  status: z.enum(['draft', 'published', 'closed']),
  /** Whether it is the one that people read today. */
  in_force: z.boolean(),
  /** Null: a draft. */
  effective_at: instant.nullable(),
  asks_again: z.boolean(),
  /** Accounts that accepted this very version. */
  accepted: z.number().int(),
  /** Empty: made by the product, or the account is gone. */
  changed_by_name: z.string(),
});
/** A version of a text, for whoever writes them. */
export type TermsVersion = z.output<typeof version>;

/** Every version of every text, the newest first. */
export const listTermsVersions = defineRoute({
  method: 'GET',
  path: '/admin/terms',
  feature: 'terms',
  summary: 'Every version of the platform’s texts with its state and how many accepted it, newest first.',
  access: 'platform.manage',
  response: z.object({ items: z.array(version) }),
});

const byPlace = z.strictObject({
  kind: z.enum(TERMS_KINDS),
  locale: language,
  version: z.coerce.number().int().min(1),
});

/** One version, whole, with the one before it. */
export const readTermsVersion = defineRoute({
  method: 'GET',
  path: '/admin/terms/version',
  feature: 'terms',
  summary: 'One version of a text with the one it follows, and who would be asked to accept it.',
  access: 'platform.manage',
  query: byPlace,
  response: version.extend({
    body: z.string(),
    /** The version it follows, drafts left out; null: it is the first. */
    before: z.object({ version: z.number().int(), title: z.string(), body: z.string() }).nullable(),
    /** Accounts that would be asked at their next sign-in if it asks; null: nobody is ever asked for this kind. */
    would_ask: z.number().int().nullable(),
  }),
  errors: ['not_found'],
});
/** Keeps the draft of a text; there is one for each kind and language. */
export const saveTermsDraft = defineRoute({
  method: 'PUT',
  path: '/admin/terms/draft',
  feature: 'terms',
  summary: 'Writes the draft of a text in one language.',
  access: 'platform.manage',
  body: z.strictObject(written),
  response: z.object({ terms_id: z.string(), version: z.number().int() }),
});

/** Throws the draft of a text away. */
export const discardTermsDraft = defineRoute({
  method: 'DELETE',
  path: '/admin/terms/draft',
  feature: 'terms',
  summary: 'Discards the draft of a text.',
  access: 'platform.manage',
  query: z.strictObject({ kind: z.enum(TERMS_KINDS), locale: language }),
  response: z.object({}),
  errors: ['not_found'],
});

/** Publishes the draft of a text, now or on a day to come. */
export const publishTermsDraft = defineRoute({
  method: 'POST',
  path: '/admin/terms/publish',
  feature: 'terms',
  summary: 'Publishes the draft of a text, now or from a day on; says whether everyone is asked again.',
  access: 'platform.manage',
  body: z.strictObject({
    kind: z.enum(TERMS_KINDS),
    locale: language,
    /** The version that was looked at; another one has taken its place where it does not fit. */
    version: z.number().int().min(1),
    asks_again: z.boolean(),
    /** In UTC; null: now. */
    effective_on: day.nullable(),
  }),
  response: z.object({ terms_id: z.string(), version: z.number().int() }),
  errors: ['not_found', 'conflict'],
});

/** The routes of this feature. */
export const termsRoutes = [
  listTerms,
  acceptTerms,
  publishTerms,
  listTermsVersions,
  readTermsVersion,
  saveTermsDraft,
  discardTermsDraft,
  publishTermsDraft,
];
