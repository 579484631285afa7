import type { OptionKey, ScenarioKey } from './scenarios.ts';

/**
 * The answer key of Team Days. Secret: server only, never to be imported by a view.
 *
 * PROVISIONAL. The ratings are the authors' own, written down with their reasons; `sd` is how far they expect
 * experts to differ. They are to be replaced by the means and standard deviations of at least ten independent
 * experts before weight is put on them; until then every card that uses them says so.
 */
export const KEY_STATUS = {
  provisional: true,
  version: '1.0',
  raters: 'authors',
  source: 'Ratings by the authors of the scenarios, not yet confirmed by a panel of experts.',
} as const;

/** What a scenario is about; also the data point that it counts for. */
export const SUBTRAITS = ['collaboration', 'integrity', 'customer_focus'] as const;

/** A subtrait of Team Days. */
export type TeamDaysSubtrait = (typeof SUBTRAITS)[number];

/** What a response is worth, 1 (very ineffective) to 7 (very effective), and why. */
export interface KeyedResponse {
  readonly mean: number;
  readonly sd: number;
  readonly rationale: string;
}

/** The key of one scenario. */
export interface KeyedScenario {
  readonly subtrait: TeamDaysSubtrait;
  readonly responses: Readonly<Record<OptionKey, KeyedResponse>>;
}

/** What a play is judged by: the worth of each response, 1 to 7; one that is left out is not counted. */
export type TeamDaysKey = Readonly<
  Record<ScenarioKey, Readonly<Partial<Record<OptionKey, { readonly mean: number }>>>>
>;

function rated(mean: number, sd: number, rationale: string): KeyedResponse {
  return { mean, sd, rationale };
}

/** Key by scenario. */
export const KEY: Readonly<Record<ScenarioKey, KeyedScenario>> = {
  crane_handover: {
    subtrait: 'collaboration',
    responses: {
      a: rated(6.4, 0.7, 'Gets the facts while they can still be had, and leaves a note, without blame.'),
      b: rated(2.3, 0.9, 'Loses time, may miss a danger, and the habit stays.'),
      c: rated(4.6, 1.2, 'Helps in the long run, but today the facts leave with him.'),
      d: rated(1.6, 0.7, 'Shames a colleague and still brings no facts.'),
    },
  },
  one_forklift: {
    subtrait: 'collaboration',
    responses: {
      a: rated(6.6, 0.5, 'Those concerned settle it by what matters to both.'),
      b: rated(1.7, 0.7, 'Wins the machine and loses the other team.'),
      c: rated(3.3, 1.1, 'Keeps the peace, but nobody has asked whether the ship can wait.'),
      d: rated(5.1, 1.0, 'Fair and informed, though the two teams could have settled it themselves.'),
    },
  },
  radio_questions: {
    subtrait: 'collaboration',
    responses: {
      a: rated(6.5, 0.6, 'Keeps the work moving and takes care of the cause at a good time.'),
      b: rated(2.5, 0.9, 'True, but of no help in the busiest hour.'),
      c: rated(3.2, 1.0, 'Quick today, and the question comes again tomorrow.'),
      d: rated(3.5, 1.0, 'She may get help, but is passed from one to the next.'),
    },
  },
  loading_plan: {
    subtrait: 'collaboration',
    responses: {
      a: rated(6.3, 0.7, 'Names the doubt where it can be answered, and stays open to an answer.'),
      b: rated(1.5, 0.6, 'Keeps the doubt from the one who could use it, and harms trust.'),
      c: rated(5.8, 0.9, 'Lets the facts decide at small cost.'),
      d: rated(2.9, 1.0, 'Honest, but turns a question into a contest.'),
    },
  },
  wrong_weight: {
    subtrait: 'integrity',
    responses: {
      a: rated(6.7, 0.5, 'Those who rely on the figure learn of it in time.'),
      b: rated(2.9, 1.1, 'The figure is right, but hidden from those who have used it.'),
      c: rated(1.7, 0.7, 'A known error stays in the papers.'),
      d: rated(5.6, 0.9, 'Leads to a proper report, a little later.'),
    },
  },
  crane_check: {
    subtrait: 'integrity',
    responses: {
      a: rated(6.7, 0.5, 'Keeps the check and cares for the delay that it causes.'),
      b: rated(1.6, 0.7, 'The crane works unchecked in the meantime, and the sheet is untrue.'),
      c: rated(4.1, 1.2, 'The sheet stays true, but nobody is helped on.'),
      d: rated(1.9, 0.8, 'The signature says more than was done.'),
    },
  },
  friends_offer: {
    subtrait: 'integrity',
    responses: {
      a: rated(6.7, 0.5, 'The tie is known before it can matter, and somebody else decides.'),
      b: rated(2.4, 0.9, 'Even a fair comparison cannot be trusted once the tie comes out.'),
      c: rated(1.8, 0.7, 'Unfair to the friend, and the tie stays hidden.'),
      d: rated(3.2, 1.1, 'A second look helps, but without the reason for it.'),
    },
  },
  borrowed_idea: {
    subtrait: 'integrity',
    responses: {
      a: rated(6.7, 0.5, 'True at the moment and in the place where it counts.'),
      b: rated(3.3, 1.0, 'Kind to Omar, but the others go on believing what is not so.'),
      c: rated(1.6, 0.7, 'Takes credit for the work of somebody who is away.'),
      d: rated(4.2, 1.1, 'Not untrue, but Omar’s part stays invisible.'),
    },
  },
  late_ice: {
    subtrait: 'customer_focus',
    responses: {
      a: rated(6.7, 0.5, 'She can plan anew at once, and is asked what she needs.'),
      b: rated(3.0, 1.0, 'Exact, but the time in which she could act is gone.'),
      c: rated(1.5, 0.6, 'Puts her off with something that is not so.'),
      d: rated(5.5, 0.9, 'She knows early and knows when she will know more; less personal than a call.'),
    },
  },
  lost_berth: {
    subtrait: 'customer_focus',
    responses: {
      a: rated(6.5, 0.6, 'He is heard, and the next step is clear.'),
      b: rated(2.0, 0.8, 'Perhaps true, but he still has no berth.'),
      c: rated(5.3, 1.0, 'Calms things down for everybody, once he agrees to come.'),
      d: rated(2.3, 0.9, 'Ends the noise and makes the next double booking.'),
    },
  },
  daily_order: {
    subtrait: 'customer_focus',
    responses: {
      a: rated(6.4, 0.7, 'She decides with all she needs to know.'),
      b: rated(2.1, 0.8, 'Keeps from her what she would want to know.'),
      c: rated(2.1, 0.9, 'Well meant, but decided over her head.'),
      d: rated(6.0, 0.8, 'There may be a reason for it; the offer comes afterwards.'),
    },
  },
  wrong_office: {
    subtrait: 'customer_focus',
    responses: {
      a: rated(6.6, 0.6, 'Uses the ten minutes for what can still be saved.'),
      b: rated(4.3, 1.0, 'Right and friendly, but leaves the outcome to luck.'),
      c: rated(1.8, 0.7, 'Right about the office, and the deadline is missed.'),
      d: rated(2.7, 1.0, 'A promise that perhaps cannot be kept, with papers that matter.'),
    },
  },
};

/** The authors' own ratings, as a play is judged by them. */
export const AUTHORS_KEY: TeamDaysKey = Object.fromEntries(
  Object.entries(KEY).map(([scenario, { responses }]) => [scenario, responses]),
) as unknown as TeamDaysKey;
