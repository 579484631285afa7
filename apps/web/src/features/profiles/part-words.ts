import type { Availability, KnownLanguage } from '@tryout/domain/profiles/profile-parts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './profiles.messages.ts';

/** How parts of a profile that are no texts are written in the reader's language. */
export function usePartWords() {
  const t = useText(messages);
  const format = useFormat();
  return {
    language: ({ name, level }: KnownLanguage): string =>
      level === '' ? name : t('profiles.language.with_level', { name, level: t(`profiles.level.${level}`) }),
    /** Null: nothing was said. */
    availability: ({ kind, weeks, day }: Availability): string | null => {
      if (kind === 'unsaid') return null;
      if (kind === 'after_notice') return t('profiles.availability.in_weeks', { weeks: weeks ?? 0 });
      if (kind === 'from_day')
        return t('profiles.availability.on_day', { day: day ? format.date(`${day}T12:00:00`) : '' });
      return t(`profiles.availability.${kind}`);
    },
  };
}
