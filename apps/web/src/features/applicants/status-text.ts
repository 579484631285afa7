import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { useText } from '../../platform/i18n/use-text.ts';
import { statusMessages } from './status.messages.ts';

/** The word for a status; an end by the candidate or the system has a word of its own. */
export function useStatusText(): (
  status: ApplicationStatus,
  endedBy?: 'employer' | 'candidate' | 'system' | 'duplicate' | null,
) => string {
  const t = useText(statusMessages);
  return (status, endedBy = null) => {
    if (status === 'rejected' && endedBy === 'candidate') return t('applicants.status.withdrawn');
    if (status === 'rejected' && endedBy === 'system') return t('applicants.status.not_completed');
    if (status === 'rejected' && endedBy === 'duplicate') return t('applicants.status.duplicate');
    return t(`applicants.status.${status}`);
  };
}
