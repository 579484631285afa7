import { Button } from '@mantine/core';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { Banner } from '../../../../ui/states/banner.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { applicantMessages } from '../../applicant.messages.ts';
import { useAnswerSuggestion } from '../../applicants.api.ts';
import { useRemind } from '../../list-rows.api.ts';
import { useReasonText } from '../../reason-text.ts';
import { useStatusText } from '../../status-text.ts';

interface ApplicantStateProps {
  applicant: ApplicantDetails;
  onAnswers: () => void;
  /** Moves the applicant where a rule suggests, as every move: with its reason and its mail. */
  onMove: (to: ApplicationStatus) => void;
}

/** What is to be known before anything else: an end, a hold, and what a rule suggests. */
export function ApplicantState({ applicant, onAnswers, onMove }: ApplicantStateProps) {
  const t = useText(applicantMessages);
  const format = useFormat();
  const reasonText = useReasonText();
  const { disposition, hold } = applicant;
  return (
    <>
      {disposition && (
        <Banner tone="info">
          <p>{t(`applicants.one.ended.${disposition.by}`)}</p>
          {disposition.reason && (
            <p>
              {t('applicants.one.ended.reason', {
                reason: reasonText({ key: disposition.reason_key, label: disposition.reason }),
              })}
            </p>
          )}
          {disposition.note && <p dir="auto">{t('applicants.one.ended.note', { note: disposition.note })}</p>}
          {disposition.shared_text && (
            <p dir="auto">{t('applicants.one.ended.shared', { text: disposition.shared_text })}</p>
          )}
        </Banner>
      )}
      {hold?.until && (
        <Banner tone="info">{t('applicants.one.hold', { date: format.date(hold.until) })}</Banner>
      )}
      <Reminder applicant={applicant} />
      <Suggestion applicant={applicant} onAnswers={onAnswers} onMove={onMove} />
    </>
  );
}

/** Somebody who has not finished, when the last reminder went out, and the button for another. */
function Reminder({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const remind = useRemind();
  const { reminder } = applicant;
  if (!reminder) return null;
  const canRemind = reminder.possible && reminder.again_from === null;
  return (
    <Banner
      tone="info"
      {...(canRemind
        ? {
            action: (
              <Button
                variant="default"
                loading={remind.isPending}
                onClick={() =>
                  remind.mutate(applicant.application_id, {
                    onSuccess: () => toast.say({ message: t('applicants.one.remind.done'), tone: 'success' }),
                  })
                }
              >
                {t('applicants.one.remind')}
              </Button>
            ),
          }
        : {})}
    >
      <p>{t('applicants.one.unfinished')}</p>
      {reminder.last_at && (
        <p>
          {t('applicants.one.reminded')} <TimeText at={reminder.last_at} style="datetime" />
        </p>
      )}
      {!reminder.possible && <p>{t('applicants.one.remind.closed')}</p>}
      {reminder.possible && reminder.again_from && (
        <p>
          {t('applicants.one.remind.again')} <TimeText at={reminder.again_from} style="datetime" />
        </p>
      )}
    </Banner>
  );
}

function Suggestion({ applicant, onAnswers, onMove }: ApplicantStateProps) {
  const t = useText(applicantMessages);
  const statusText = useStatusText();
  const answer = useAnswerSuggestion();
  const suggestion = applicant.suggested_action;
  if (!suggestion) return null;
  const { application_id } = applicant;
  const { to } = suggestion;
  const canConfirm = applicant.allowed.some((target) => target.to === to);
  return (
    <Banner tone="warning">
      <Stack gap={2}>
        <p>{t(`applicants.one.suggest.${suggestion.action}`)}</p>
        <Row gap={2}>
          {canConfirm && to !== null && (
            <Button variant="default" disabled={answer.isPending} onClick={() => onMove(to)}>
              {to === 'rejected'
                ? t('applicants.one.suggest.reject')
                : t('applicants.one.suggest.move', { status: statusText(to) })}
            </Button>
          )}
          {applicant.rights.move && (
            <Button
              variant="default"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ answer: 'dismiss', application_id })}
            >
              {t('applicants.one.suggest.dismiss')}
            </Button>
          )}
          <Button variant="subtle" onClick={onAnswers}>
            {t('applicants.one.suggest.why')}
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}
