import type { Text } from '../../platform/i18n/use-text.ts';
import { messages } from './administration.messages.ts';

type Word = keyof (typeof messages)['en'];

/** The word for a value that the server names, in a family of words; the value itself where there is none yet. */
export function stateWord(t: Text<Word>, family: 'kind' | 'job' | 'mail' | 'role', value: string): string {
  const key = `administration.${family}.${value}`;
  return key in messages.en ? t(key as Word) : value.replaceAll('_', ' ');
}
