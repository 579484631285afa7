import { LINK_DAYS } from '@tryout/domain/score-cards/card-link';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, ref } from '../fields.ts';
import { shownScale, uncertainty } from './score-fields.ts';

const score = z.number().nullable();

/** What a link shows beside the traits. */
const shows = {
  shows_name: z.boolean(),
  /** The position and the employer. */
  shows_position: z.boolean(),
  /** The fit with the job. */
  shows_fit: z.boolean(),
};

/** A link by which a candidate shows one of their cards. */
export const cardLink = z.object({
  card_link_id: z.string(),
  /** Where it leads, from the address of the product on. */
  path: z.string(),
  ...shows,
  trait_ids: z.array(z.string()),
  created_at: instant,
  expires_at: instant,
  /** Null: not ended by its owner. */
  ended_at: instant.nullable(),
  is_open: z.boolean(),
  opened: z.number().int(),
  last_opened_at: instant.nullable(),
});
/** A link by which a candidate shows one of their cards. */
export type CardLink = z.output<typeof cardLink>;

/** The links of one of the caller's cards. */
export const listCardLinks = defineRoute({
  method: 'GET',
  path: '/score/card/links',
  feature: 'score-cards',
  summary: "The links to one of the caller's score cards, newest first.",
  access: 'application.own',
  query: z.strictObject({ score_card_id: ref('score_card') }),
  response: z.object({ items: z.array(cardLink) }),
  errors: ['not_found'],
});

/** Makes a link to one of the caller's cards. */
export const createCardLink = defineRoute({
  method: 'POST',
  path: '/score/card/links',
  feature: 'score-cards',
  summary:
    "Makes a link to one of the caller's score cards, which shows what they choose and ends by itself.",
  access: 'application.own',
  body: z.strictObject({
    score_card_id: ref('score_card'),
    days: z.literal(LINK_DAYS, { message: 'must be 7, 30 or 90' }),
    ...shows,
    trait_ids: z.array(line(80, 1)).max(100, 'must be at most 100'),
  }),
  response: cardLink,
  idempotent: true,
  errors: ['not_found', 'refused_by_rule'],
});

/** Ends a link. */
export const endCardLink = defineRoute({
  method: 'DELETE',
  path: '/score/card/links/:card_link_id',
  feature: 'score-cards',
  summary: 'Ends a link to a score card at once.',
  access: 'application.own',
  params: z.strictObject({ card_link_id: ref('card_link') }),
  response: nothing,
  errors: ['not_found'],
});

/** A card as a link shows it: what its candidate chose, and nothing about why a part is missing. */
export const sharedCard = z.object({
  name: z.string().nullable(),
  position: z.object({ title: z.string(), organization_name: z.string() }).nullable(),
  created_at: instant,
  expires_at: instant,
  /** Null unless it is shown and there is one. */
  fit: z
    .object({ score: z.number(), scale: shownScale.nullable(), uncertainty: uncertainty.nullable() })
    .nullable(),
  traits: z.array(
    z.object({
      trait_id: z.string(),
      trait: z.string(),
      definition: z.string(),
      low_label: z.string(),
      high_label: z.string(),
      score,
      scale: shownScale.nullable(),
      uncertainty: uncertainty.nullable(),
    }),
  ),
  tasks: z.array(z.object({ key: z.string(), name: z.string() })),
});
/** A card as a link shows it. */
export type SharedCard = z.output<typeof sharedCard>;

/** What a link shows. Guessed, ended and expired ones answer alike. */
export const readSharedCard = defineRoute({
  method: 'GET',
  path: '/score/card/shared/:token',
  feature: 'score-cards',
  summary: 'A score card that its candidate shows by a link.',
  access: 'public.read',
  params: z.strictObject({ token: line(200, 1) }),
  response: sharedCard,
  limit: 'public_form',
  errors: ['not_found'],
});

/** One of the caller's cards as a PDF file in the language of the reader. */
export const readOwnCardPdf = defineRoute({
  method: 'GET',
  path: '/score/card/pdf',
  feature: 'score-cards',
  summary: "One of the caller's score cards as a PDF file, in the language that is asked for.",
  access: 'application.own',
  query: z.strictObject({ score_card_id: ref('score_card'), language: z.enum(['en', 'ar']).optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** One of the caller's traits over the plays that measured it. */
export const traitTrend = z.object({
  trait_id: z.string(),
  trait: z.string(),
  points: z.array(
    z.object({
      score_card_id: z.string(),
      position_title: z.string(),
      at: instant,
      score: z.number(),
      scale: shownScale.nullable(),
      /** Where the mean over many plays most likely is; null where it is not known. */
      likely: z.object({ low: z.number(), high: z.number() }).nullable(),
      /** Against the play before it. Null for the first. */
      change: z.enum(['higher', 'lower', 'within_error', 'unknown', 'other_measure']).nullable(),
    }),
  ),
});

/** The caller's traits that two plays or more measured. */
export const readOwnTrends = defineRoute({
  method: 'GET',
  path: '/score/card/trends',
  feature: 'score-cards',
  summary: "How the caller's traits went over their plays; those that two plays or more measured.",
  access: 'application.own',
  response: z.object({ traits: z.array(traitTrend) }),
});

/** The routes of this part of the feature. */
export const cardLinksRoutes = [
  listCardLinks,
  createCardLink,
  endCardLink,
  readSharedCard,
  readOwnCardPdf,
  readOwnTrends,
];
