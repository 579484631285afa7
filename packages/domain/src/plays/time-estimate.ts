import { type GroupedTask, spanOfForms, type TaskGroup } from '../simulations/simulation-form.ts';

/**
 * How long applying takes. Everything that tells a time before a play (job page, form, invitation, page before the play,
 * library, workshop) takes it from here, so that all of them say the same.
 */

/** Practice before a task, seconds; believed. */
export const PRACTICE_SECONDS = 30;

/** Minutes for the form itself with its CV, one short question, and one to be answered at length; believed. */
const FORM_MINUTES = { form: 3, short_question: 1, long_question: 4 } as const;

/** The shortest and the longest time, whole minutes rounded up; both the same where nothing is drawn. */
export interface MinuteSpan {
  readonly shortest: number;
  readonly longest: number;
}

/**
 * Minutes that a simulation takes, each task with its practice, rounded up over the whole form.
 * @param secondsOf of a task without its practice, 0 or more
 */
export function playMinutes<T extends GroupedTask>(
  tasks: readonly T[],
  groups: readonly TaskGroup[],
  secondsOf: (task: T) => number,
): MinuteSpan {
  const span = spanOfForms(tasks, groups, (task) => secondsOf(task) + PRACTICE_SECONDS);
  return { shortest: wholeMinutes(span.shortest), longest: wholeMinutes(span.longest) };
}

// Seconds kept as minutes with one decimal come back a hair above or below.
const wholeMinutes = (seconds: number): number => Math.ceil(Math.round(seconds) / 60);

/** What an application asks for. */
export interface ApplyingLoad {
  readonly short_questions: number;
  readonly long_questions: number;
  /** Of all simulations together; 0 without any. */
  readonly play: MinuteSpan;
}

/** Whole minutes of each part of applying, and of all together: they add up. */
export interface ApplyingMinutes {
  readonly form_minutes: number;
  readonly question_minutes: number;
  /** Of the longest form. */
  readonly play_minutes: number;
  /** All of it with the shortest form. */
  readonly shortest_minutes: number;
  /** All of it with the longest form. */
  readonly minutes: number;
}

/** What applying takes, part by part. */
export function applyingMinutes({ short_questions, long_questions, play }: ApplyingLoad): ApplyingMinutes {
  const form_minutes = FORM_MINUTES.form;
  const question_minutes =
    short_questions * FORM_MINUTES.short_question + long_questions * FORM_MINUTES.long_question;
  const before = form_minutes + question_minutes;
  return {
    form_minutes,
    question_minutes,
    play_minutes: Math.ceil(play.longest),
    shortest_minutes: before + Math.ceil(play.shortest),
    minutes: before + Math.ceil(play.longest),
  };
}
