import type { FormAnswer, FormAnswers } from '../forms/conditions.ts';
import { type FormDefinition, type FormQuestion, questionsOf } from '../forms/form.ts';

/**
 * Answers as counts. A tally only grows, is the same whatever the order of the answers, and names nobody; texts,
 * addresses and days are counted, not kept.
 */
export interface SurveyTally {
  /** Answers counted in. */
  readonly total: number;
  /**
   * By question, then by what was answered. `#`: how many answered at all. Choices and steps: their value. Of an order
   * `option:place`, places from 1. Of a matrix `row:column`. Of numbers `sum` and `squares`, the sum of the squares.
   */
  readonly questions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** No answers. */
export const EMPTY_TALLY: SurveyTally = { total: 0, questions: {} };

/** One set of answers and how many gave exactly it. */
export interface CountedAnswers {
  readonly answers: FormAnswers;
  readonly times: number;
}

/** A tally with further answers counted in. What is no question of the form is not counted. */
export function addToTally(
  tally: SurveyTally,
  form: FormDefinition,
  given: Iterable<CountedAnswers>,
): SurveyTally {
  const counts = new Map<string, Map<string, number>>();
  for (const [name, cells] of Object.entries(tally.questions))
    counts.set(name, new Map(Object.entries(cells)));
  const questions = questionsOf(form);
  let { total } = tally;
  for (const { answers, times } of given) {
    total += times;
    for (const question of questions) {
      if (!Object.hasOwn(answers, question.name)) continue;
      const answer = answers[question.name];
      if (answer === undefined) continue;
      const cells = counts.get(question.name) ?? new Map<string, number>();
      counts.set(question.name, cells);
      for (const [cell, by] of cellsOf(question, answer))
        cells.set(cell, (cells.get(cell) ?? 0) + by * times);
    }
  }
  return {
    total,
    questions: Object.fromEntries([...counts].map(([name, cells]) => [name, Object.fromEntries(cells)])),
  };
}

function cellsOf(question: FormQuestion, answer: FormAnswer): [cell: string, by: number][] {
  const cells: [string, number][] = [['#', 1]];
  switch (question.type) {
    case 'single_select':
    case 'yes_no':
    case 'must_agree':
    case 'rating':
    case 'nps':
      cells.push([String(answer), 1]);
      break;
    case 'multi_select':
      if (Array.isArray(answer)) for (const value of answer) cells.push([String(value), 1]);
      break;
    case 'ranking':
      if (Array.isArray(answer))
        for (const [at, value] of answer.entries()) cells.push([`${value}:${at + 1}`, 1]);
      break;
    case 'matrix':
      for (const [row, column] of Object.entries(answer)) cells.push([`${row}:${column}`, 1]);
      break;
    case 'number':
      if (typeof answer === 'number') cells.push(['sum', answer], ['squares', answer * answer]);
      break;
    default:
      break;
  }
  return cells;
}
