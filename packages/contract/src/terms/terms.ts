import { LANGUAGES } from '@tryout/domain/words/languages';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref, text } from '../fields.ts';

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

/** Publishes a new version of a text; everyone it concerns is asked again. */
export const publishTerms = defineRoute({
  method: 'POST',
  path: '/admin/terms',
  feature: 'terms',
  summary: 'Publishes a new version of a text.',
  access: 'platform.manage',
  body: z.strictObject({
    kind: z.enum(TERMS_KINDS),
    locale: language,
    title: line(200, 1),
    body: text(50_000, 1),
  }),
  response: z.object({ terms_id: z.string(), version: z.number().int() }),
  idempotent: true,
});

/** The routes of this feature. */
export const termsRoutes = [listTerms, acceptTerms, publishTerms];
