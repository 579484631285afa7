import type { Cents } from '../money/money.ts';
import type { TransitionTable } from '../records/transitions.ts';
import type { FeatureKind, FeatureValue } from './features.ts';

/** Kinds of organization that plans are made for. */
export const AUDIENCES = ['company', 'independent', 'agency'] as const;
/** See `AUDIENCES`. */
export type Audience = (typeof AUDIENCES)[number];

/** The audience that a kind of organization belongs to. */
export function audienceOf(kind: 'company' | 'staffing_agency' | 'independent'): Audience {
  return kind === 'staffing_agency' ? 'agency' : kind;
}

/** State of a plan or an add-on: seen by the platform alone, on sale, or kept for those who have it. */
export const OFFER_STATUSES = ['draft', 'published', 'closed'] as const;
/** See `OFFER_STATUSES`. */
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** The life of a plan or an add-on. Those who have a closed one keep it. */
export const OFFER_MOVES: TransitionTable<OfferStatus, 'super_admin'> = {
  draft: [{ to: 'published', by: ['super_admin'] }],
  published: [{ to: 'closed', by: ['super_admin'] }],
  closed: [{ to: 'published', by: ['super_admin'] }],
};

/** How an add-on is paid: once, or again and again. */
export const ADD_ON_KINDS = ['one_time', 'recurring'] as const;
/** See `ADD_ON_KINDS`. */
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

/** How long a paid stretch is. */
export const BILLING_PERIODS = ['month', 'year'] as const;
/** See `BILLING_PERIODS`. */
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** What plans are ordered by. */
export interface Priced {
  readonly annual_price: Cents;
  readonly position: number;
  readonly key: string;
}

/** Plans are listed by ascending annual price (spec §4); those of one price by their own order, then by key. */
export function byAnnualPrice(a: Priced, b: Priced): number {
  return (
    a.annual_price - b.annual_price || a.position - b.position || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  );
}

/** Whole percent that paying by the year saves over twelve months, rounded down; 0 when it saves nothing or is not sold by the month. */
export function yearlySaving(annual_price: Cents, monthly_price: Cents | null): number {
  if (monthly_price === null || monthly_price === 0) return 0;
  const saved = 1 - annual_price / (monthly_price * 12);
  return Math.max(0, Math.floor(saved * 100 + 1e-9));
}

/** One feature that another plan gives more or less of. */
export interface FeatureChange {
  readonly key: string;
  readonly kind: FeatureKind;
  readonly from: FeatureValue;
  readonly to: FeatureValue;
  readonly gains: boolean;
}

/** An amount that can be compared: without a limit is more than any. */
function size(value: FeatureValue): number {
  if (typeof value === 'number') return value;
  return value ? Number.POSITIVE_INFINITY : 0;
}

/** What changes with another plan, in the order of the features; what stays the same is left out. */
export function planChanges(
  features: readonly { readonly key: string; readonly kind: FeatureKind }[],
  from: Readonly<Record<string, FeatureValue>>,
  to: Readonly<Record<string, FeatureValue>>,
): readonly FeatureChange[] {
  return features.flatMap(({ key, kind }) => {
    const [before, after] = [from[key] ?? false, to[key] ?? false];
    if (size(before) === size(after)) return [];
    return [{ key, kind, from: before, to: after, gains: size(after) > size(before) }];
  });
}
