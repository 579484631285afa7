import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { ApplicationSummary } from '../applications.api.ts';
import { messages } from '../standing.messages.ts';

/** Where an application stands, in a few words for a card of a list; empty where there is nothing to say. */
export function useStandingLine(): (application: ApplicationSummary) => string {
  const t = useText(messages);
  const format = useFormat();
  return ({ standing }) => {
    if (!standing) return '';
    const { interview_at, opened_at, usual } = standing;
    return [
      interview_at !== null && t('standing.line.interview', { date: format.date(interview_at) }),
      opened_at === null
        ? t('standing.line.not_opened')
        : t('standing.line.opened', { date: format.date(opened_at) }),
      usual &&
        (usual.is_late ? t('standing.line.late') : t('standing.line.usual', { date: format.date(usual.by) })),
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');
  };
}
