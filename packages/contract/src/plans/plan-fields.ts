import { ADD_ON_KINDS, AUDIENCES, BILLING_PERIODS, OFFER_STATUSES } from '@tryout/domain/plans/catalogue';
import { FEATURE_KINDS, MAX_AMOUNT } from '@tryout/domain/plans/features';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { z } from 'zod';
import { line, text } from '../fields.ts';

/** Names a feature, such as `positions.active`. */
export const featureKey = line(60, 1);

/** What is given of a feature: a flag, an amount, or `true` for an amount without a limit. */
export const featureValue = z.union([z.boolean(), z.number().int().min(0).max(MAX_AMOUNT)]);

/** By key of a feature. */
export const featureValues = z.record(featureKey, featureValue);

/** Short name of a plan or an add-on, for addresses. */
export const offerKey = line(60, 1).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be lowercase letters, digits and hyphens',
);

/** Cents of a currency. */
export const cents = z.number().int().min(0).max(100_000_000);

/** Kind of organization. */
export const audience = z.enum(AUDIENCES);

/** State of a plan or an add-on. */
export const offerStatus = z.enum(OFFER_STATUSES);

/** How often something is paid. */
export const billingPeriod = z.enum(BILLING_PERIODS);

/** How an add-on is paid. */
export const addOnKind = z.enum(ADD_ON_KINDS);

/** What a feature is. */
export const featureKind = z.enum(FEATURE_KINDS);

const language = z.enum(Object.keys(LANGUAGES) as [keyof typeof LANGUAGES]);

/** What a plan or an add-on is called in further languages. */
export const offerWordings = z.partialRecord(
  language,
  z.strictObject({ name: line(80), description: text(400) }),
);

/** What a feature is called, by language. */
export const featureWordings = z.partialRecord(
  language,
  z.strictObject({ name: line(80), about: line(300), unit: line(40) }),
);

/** A feature in the reader's language. */
export const featureSaid = z.object({
  key: featureKey,
  kind: featureKind,
  name: z.string(),
  /** What it is, in a sentence; may be empty. */
  about: z.string(),
});

/** A plan that can be bought, in the reader's language. */
export const planOffer = z.object({
  plan_id: z.string(),
  plan_version_id: z.string(),
  key: offerKey,
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  audience,
  annual_price: cents,
  /** Null: sold by the year only. */
  monthly_price: cents.nullable(),
  currency: z.string(),
  trial_days: z.number().int(),
  features: featureValues,
});

/** An add-on that can be bought, in the reader's language. */
export const addOnOffer = z.object({
  add_on_id: z.string(),
  add_on_version_id: z.string(),
  key: offerKey,
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  price: cents,
  currency: z.string(),
  kind: addOnKind,
  /** Null: it is paid once. */
  every: billingPeriod.nullable(),
  /** Days after the purchase until what it gave is over; null: it stays, or it recurs. */
  expires_days: z.number().int().nullable(),
  grants: featureValues,
});
