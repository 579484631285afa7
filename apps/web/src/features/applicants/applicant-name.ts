import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './applicants.messages.ts';

/** What an applicant is called: the name, or in blind review the code. */
export function useApplicantName(): (row: Pick<ApplicantRow, 'name' | 'code'>) => string {
  const t = useText(messages);
  return (row) => row.name || t('applicants.candidate', { code: row.code });
}
