import type { Text } from '../../platform/i18n/use-text.ts';
import type { AiMessage } from './ai-assist.messages.ts';

const PROBLEMS = [
  'bad_address',
  'no_answer',
  'too_slow',
  'too_large',
  'bad_key',
  'refused',
  'busy',
  'not_usable',
  'budget',
] as const;

/** Why a provider gave nothing that could be used, in words. */
export function problemWords(t: Text<AiMessage>, problem: string): string {
  const known = PROBLEMS.find((each) => each === problem);
  return known ? t(`ai.problem.${known}`) : problem;
}
