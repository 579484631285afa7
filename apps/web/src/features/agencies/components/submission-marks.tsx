import { useText } from '../../../platform/i18n/use-text.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import type { SubmissionItem } from '../agencies.api.ts';
import { submissionMessages } from '../submissions.messages.ts';

/** How the styles of statuses show a group of an application. */
const LOOKS = {
  in_progress: 'on_hold',
  interviewing: 'in_person',
  approved: 'approved',
  not_selected: 'rejected',
};

/** How a submission stands: its answer, how the application goes, and whether it is in dispute. */
export function SubmissionMarks({ submission }: { submission: SubmissionItem }) {
  const t = useText(submissionMessages);
  const { status, group } = submission;
  return (
    <>
      <StatusChip status={status} label={t(`submissions.status.${status}`)} />
      {group && <StatusChip status={LOOKS[group]} label={t(`submissions.group.${group}`)} />}
      {submission.has_dispute && <StatusChip status="on_hold" label={t('submissions.disputed')} />}
    </>
  );
}

/** The name of a submitted person. */
export const personName = ({ person }: Pick<SubmissionItem, 'person'>): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;
