import type { JobAlert } from '@tryout/contract/job-search/job-search';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './job-search.messages.ts';

/** What an alert looks for, in words. */
export function useAlertWords(): (alert: JobAlert) => string {
  const t = useText(messages);
  return (alert) => {
    const parts = [
      alert.organization && t('job-search.of', { employer: `\u2068${alert.organization.name}\u2069` }),
      alert.words && `“\u2068${alert.words}\u2069”`,
      alert.place && t('job-search.in', { place: `\u2068${alert.place}\u2069` }),
      alert.job_type && t(`job-search.job_type.${alert.job_type}`),
      alert.level && t(`job-search.level.${alert.level}`),
      alert.remote && t(`job-search.remote.${alert.remote}`),
    ].filter(Boolean);
    return parts.length === 0 ? t('job-search.any') : parts.join(' · ');
  };
}
