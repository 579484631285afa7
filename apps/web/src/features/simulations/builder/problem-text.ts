import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BUILDER_STEPS, type BuilderStep } from './builder-steps.ts';
import { languageName } from './language-names.ts';
import { messages, type ProblemMessage } from './problems.messages.ts';

export type SimulationProblem = SimulationRecord['problems'][number];

const isKnown = (key: string): key is ProblemMessage => Object.hasOwn(messages.en, key);

/** What stands against publishing, in the reader's language; one without words here is told as the server has it. */
export function useProblemText(): (problem: SimulationProblem) => string {
  const t = useText(messages);
  return ({ code, params, message }) => {
    const key = `problems.${code}`;
    if (!isKnown(key)) return message;
    const { language } = params;
    return t(key, typeof language === 'string' ? { ...params, language: languageName(language) } : params);
  };
}

/** The step where a problem is put right. */
export function stepOfProblem({ step }: SimulationProblem): BuilderStep {
  return BUILDER_STEPS[step - 1] ?? 'purpose';
}
