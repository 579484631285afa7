import type { Language } from '../../platform/language/language.ts';
import { filled, textOf } from '../../platform/language/words.ts';

const GROUP = 'dossiers';

/** What a dossier says in a language. */
export function dossierWords(language: Language) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    filled(language, GROUP, `dossiers.${key}`, values);
  return {
    say,
    /** The word for a code; the code itself where there is none, as for what a later release has brought. */
    word: (kind: string, code: unknown): string =>
      typeof code !== 'string' || code === ''
        ? ''
        : textOf(language, GROUP, `dossiers.${kind}.${code}`) || code,
  };
}
