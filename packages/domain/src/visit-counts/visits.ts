/** What is counted: pages that were looked at, and steps that were taken. Nothing else of a visit is kept. */
export const VISIT_KEYS = [
  'home',
  'pricing',
  'early_bird',
  'contact',
  'jobs',
  'employer',
  'job',
  'apply_form',
  'application_begun',
  'sign_up_begun',
  'account_made',
  'lead_sent',
  'lead_confirmed',
] as const;

/** A page or a step that is counted. */
export type VisitKey = (typeof VISIT_KEYS)[number];

/** Pages that need nothing from the server but themselves, by path. */
const PAGE_PATHS: ReadonlyMap<string, VisitKey> = new Map([
  ['/', 'home'],
  ['/pricing', 'pricing'],
  ['/early-bird', 'early_bird'],
  ['/contact', 'contact'],
]);

/** The page at a path without its search; null: none that is counted by its path. */
export const pageAtPath = (path: string): VisitKey | null => PAGE_PATHS.get(path) ?? null;

/** Pages in the order in which they are shown. */
export const VISIT_PAGES = VISIT_KEYS.slice(0, 7) as readonly VisitKey[];

/** Ways through the platform: each step is compared with the one before it. */
export const VISIT_FLOWS = [
  { flow: 'applying', steps: ['jobs', 'job', 'apply_form', 'application_begun'] },
  { flow: 'signing_up', steps: ['home', 'sign_up_begun', 'account_made'] },
  { flow: 'contact', steps: ['contact', 'lead_sent', 'lead_confirmed'] },
] as const satisfies readonly { readonly flow: string; readonly steps: readonly VisitKey[] }[];

/** Days for which counts are kept: two years, so that a month can be compared with the same one of the year before. */
export const VISIT_DAYS_KEPT = 760;

/** What a browser says of itself that decides whether it is counted; header names in lower case. */
export interface VisitHeaders {
  readonly [name: string]: string | readonly string[] | undefined;
}

const ROBOT =
  /bot\b|crawl|spider|slurp|preview|monitor|headless|curl\/|wget\/|python-|libwww|facebookexternalhit/i;

/**
 * Whether a request is counted: not that of a browser which asks not to be tracked (Do Not Track, Global Privacy
 * Control: https://www.w3.org/TR/gpc/), which looks ahead of its person, or of a program that calls itself one.
 */
export function isCounted(headers: VisitHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  if (/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))) return false;
  const agent = headers['user-agent'];
  return typeof agent === 'string' && agent !== '' && !ROBOT.test(agent);
}

/** A step of a way with how often it was taken. */
export interface CountedStep {
  readonly key: VisitKey;
  readonly count: number;
  /** Of the count of the step before; null for the first, where there was none before, and where there were more. */
  readonly share: number | null;
}

/**
 * The steps of a way, each with its share of the one before. They count visits, not people: who reads a page twice
 * counts twice, so a later step may have more, and then no share is told.
 */
export function countedSteps(
  steps: readonly VisitKey[],
  count: (key: VisitKey) => number,
): readonly CountedStep[] {
  return steps.map((key, at) => {
    const before = steps[at - 1];
    const of = before === undefined ? 0 : count(before);
    const own = count(key);
    return { key, count: own, share: of === 0 || own > of ? null : own / of };
  });
}
