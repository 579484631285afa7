import type { Language } from '../../platform/language/language.ts';
import { filled } from '../../platform/language/words.ts';

/** What a report says in a language. */
export function reportWords(language: Language) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    filled(language, 'impact-reports', `impact-reports.${key}`, values);
  return {
    say,
    /** A group by its key: categories that were put together, and pairs of both questions. */
    group: (key: string): string =>
      key
        .split('|')
        .map((part) =>
          part
            .split('+')
            .map((name) => say(`category.${name}`))
            .join(' / '),
        )
        .join(' · '),
    stage: (name: string): string => say(`stage.${name}`),
    /** Three places, as rules and courts read them; empty: there is none. */
    ratio: (value: number | null): string => (value === null ? '' : value.toFixed(3)),
    percent: (value: number | null): string => (value === null ? '' : `${(100 * value).toFixed(1)}%`),
    p: (value: number | null): string => (value === null ? '' : value < 0.001 ? '<0.001' : value.toFixed(3)),
  };
}
