import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './impact-reports.messages.ts';

/** Names of groups by their key: categories that were put together, and pairs of both questions. */
export function useGroupText() {
  const t = useText(messages);
  return (key: string): string =>
    key
      .split('|')
      .map((part) =>
        part
          .split('+')
          .map((name) => t(`impact-reports.category.${name}` as Parameters<typeof t>[0]))
          .join(' / '),
      )
      .join(' · ');
}
