import type { ApplicationStatus } from '../applications/application-statuses.ts';
import type { Exactness } from '../score-cards/measurement-error.ts';

/**
 * A confirmation play: a second, short, parallel form that a short-listed applicant is asked for, to see whether the
 * first result was their own (two-step testing: Nye, Do, Drasgow & Fine 2008, International Journal of Selection and
 * Assessment 16; International Test Commission 2006, guideline 45.3). Pure; it changes no score, rank or norm.
 */

/** Statuses of an application in which a confirmation play can be asked for. */
export const CONFIRMATION_STATUSES: readonly ApplicationStatus[] = [
  'short_listed',
  'phone_screen',
  'in_person',
];

/** How long a confirmation play is to take, minutes. */
export const CONFIRMATION_MINUTES = { from: 3, to: 5 } as const;

/** More tasks than this are not tried in every combination; the shortest are. */
const MOST_TRIED = 12;

/**
 * The tasks of a confirmation play: those that take the least time between 3 and 5 minutes together; of several such
 * sets the one with more tasks, then the one that comes first. Where none fits: all, if they are too short together,
 * else the shortest task.
 * @param tasks minutes as declared, above 0
 */
export function confirmationTasks<T extends { readonly minutes: number }>(tasks: readonly T[]): T[] {
  const { from, to } = CONFIRMATION_MINUTES;
  const tried = [...tasks.entries()]
    .sort(([i, a], [k, b]) => a.minutes - b.minutes || i - k)
    .slice(0, MOST_TRIED)
    .map(([index]) => index)
    .sort((a, b) => a - b);
  let best: { minutes: number; places: number[] } | null = null;
  for (let set = 1; set < 2 ** tried.length; set++) {
    const places = tried.filter((_, bit) => set & (1 << bit));
    const minutes = places.reduce((sum, place) => sum + (tasks[place]?.minutes ?? 0), 0);
    if (minutes < from - 1e-9 || minutes > to + 1e-9) continue;
    const shorter = best === null || minutes < best.minutes - 1e-9;
    const asShort = best !== null && Math.abs(minutes - best.minutes) <= 1e-9;
    if (shorter || (asShort && places.length > (best?.places.length ?? 0))) best = { minutes, places };
  }
  if (best) return best.places.flatMap((place) => tasks[place] ?? []);
  if (tasks.reduce((sum, { minutes }) => sum + minutes, 0) < from) return [...tasks];
  const shortest = Math.min(...tasks.map(({ minutes }) => minutes));
  return tasks.filter(({ minutes }) => minutes === shortest).slice(0, 1);
}

/** One response in both plays, 0 to 100. `exactness` is null where nobody knows it, and then it is not compared. */
export interface ComparedResponse {
  /** Responses of one task come from the same answers. */
  readonly task: string;
  readonly first: number;
  readonly second: number;
  readonly first_exactness: Pick<Exactness, 'sem' | 'sd'> | null;
  readonly second_exactness: Pick<Exactness, 'sem' | 'sd'> | null;
}

/** What the comparison says. */
export type ConfirmationVerdict = 'agrees' | 'does_not_agree' | 'too_little';

/** The comparison with what it rests on; points of the 0 to 100 scale. */
export interface Confirmation {
  readonly verdict: ConfirmationVerdict;
  /** Mean over tasks of what the second play was above (or below, negative) what the first let expect; 1 decimal. */
  readonly difference: number | null;
  /** Standard error of that mean; 1 decimal. */
  readonly standard_error: number | null;
  /** Sum of the log likelihood ratios; 2 decimals. */
  readonly evidence: number;
  /** Tasks compared. */
  readonly tasks: number;
}

/** Share of honest players who may be said not to agree, and of forged first plays that may be said to agree. */
export const CONFIRMATION_ERRORS = { false_alarm: 0.01, missed: 0.1 } as const;

/** How far below the first play a result of somebody else's is taken to be, in standard deviations of people. */
const DROP_SD = 1.5;

/** Mean of T scores, towards which a second result regresses. */
const T_MEAN = 50;

/** From this sum on the second play does not agree; up to the other one it agrees (Wald 1945). */
export const CONFIRMATION_BOUNDS = {
  does_not_agree: Math.log((1 - CONFIRMATION_ERRORS.missed) / CONFIRMATION_ERRORS.false_alarm),
  agrees: Math.log(CONFIRMATION_ERRORS.missed / (1 - CONFIRMATION_ERRORS.false_alarm)),
} as const;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The difference from what the first result lets expect, and its variance, for one response. */
function deviation(response: ComparedResponse): { above: number; sd: number; error: number }[] {
  const { first_exactness: one, second_exactness: two } = response;
  if (one === null || two === null) return [];
  const r = one.sd > 0 ? Math.max(0, 1 - (one.sem / one.sd) ** 2) : 0;
  const expected = T_MEAN + r * (response.first - T_MEAN);
  return [
    {
      above: response.second - expected,
      sd: one.sd,
      error: Math.sqrt(r * one.sem ** 2 + two.sem ** 2),
    },
  ];
}

/**
 * Compares a confirmation play with the first one by a sequential probability ratio test (Wald 1945, Annals of
 * Mathematical Statistics 16, 117-186; for results of unproctored tests Guo & Drasgow 2010, International Journal of
 * Selection and Assessment 18, 351-364). One observation a task: by how much the second result differs from the one
 * expected after the first (Kelley's regression towards the mean of T scores, so that a lucky first play alone does
 * not disagree), against its standard error. Honest play has a mean of 0, somebody else's first play lets the second
 * fall by 1.5 standard deviations. The log likelihood ratios add up until they reach one of Wald's bounds; while they
 * lie between them there is too little to say. A better second play never disagrees. Responses of one task are one
 * observation, their errors taken as wholly shared; a response whose exactness is unknown says nothing. Tasks are taken in the order given, and the first bound reached
 * counts.
 */
export function confirm(responses: readonly ComparedResponse[]): Confirmation {
  const tasks = [...new Set(responses.map(({ task }) => task))];
  const observed = tasks.flatMap((task) => {
    const all = responses.filter((response) => response.task === task).flatMap(deviation);
    if (all.length === 0) return [];
    return {
      above: mean(all.map(({ above }) => above)),
      drop: DROP_SD * mean(all.map(({ sd }) => sd)),
      error: Math.max(1e-6, mean(all.map(({ error }) => error))),
    };
  });
  let evidence = 0;
  let verdict: ConfirmationVerdict = 'too_little';
  for (const { above, drop, error } of observed) {
    evidence += (-drop * above - drop ** 2 / 2) / error ** 2;
    if (verdict !== 'too_little') continue;
    if (evidence >= CONFIRMATION_BOUNDS.does_not_agree) verdict = 'does_not_agree';
    else if (evidence <= CONFIRMATION_BOUNDS.agrees) verdict = 'agrees';
  }
  const n = observed.length;
  const error = Math.sqrt(observed.reduce((sum, one) => sum + one.error ** 2, 0)) / Math.max(1, n);
  return {
    verdict,
    difference: n === 0 ? null : rounded(mean(observed.map(({ above }) => above)), 1),
    standard_error: n === 0 ? null : rounded(error, 1),
    evidence: rounded(evidence, 2),
    tasks: n,
  };
}
