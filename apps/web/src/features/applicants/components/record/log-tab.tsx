import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LogLine, MoveMailNote } from '@tryout/contract/applicants/applicant-talk';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import { moveDialogMessages } from '../../move-dialog.messages.ts';
import { useReasonText } from '../../reason-text.ts';
import { useStatusText } from '../../status-text.ts';
import { logQuery, useVerifyLog } from '../../talk.api.ts';
import classes from './applicant-tabs.module.css';

type Action = Extract<keyof typeof applicantMessages.en, `applicants.log.action.${string}`>;

const isKnown = (key: string): key is Action => Object.hasOwn(applicantMessages.en, key);

/** Who did what and when, newest first, and whether the log is as it was written. */
export function LogTab({ applicationId }: { applicationId: string }) {
  const t = useText(applicantMessages);
  const query = useQuery(logQuery(applicationId));
  const verify = useVerifyLog();
  const checked = verify.data;
  return (
    <Stack gap={4}>
      <Row gap={3}>
        <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate(applicationId)}>
          {t('applicants.log.verify')}
        </Button>
        <output>
          {checked &&
            (checked.intact
              ? t('applicants.log.intact', { lines: checked.lines })
              : t('applicants.log.broken', { line: checked.broken_at }))}
        </output>
      </Row>
      <QueryView query={query}>
        {({ items }) => (
          <ol className={classes.log}>
            {[...items].reverse().map((line) => (
              <Line key={line.seq} line={line} />
            ))}
          </ol>
        )}
      </QueryView>
    </Stack>
  );
}

function Line({ line }: { line: LogLine }) {
  const t = useText(applicantMessages);
  const statusText = useStatusText();
  const reasonText = useReasonText();
  const action = `applicants.log.action.${line.action}`;
  const who =
    line.actor_name ??
    (line.actor_kind === 'candidate'
      ? t('applicants.log.candidate')
      : t(line.actor_kind === 'rule' ? 'applicants.log.rule' : 'applicants.log.system'));
  return (
    <li>
      <span className={classes.when}>
        <TimeText at={line.at} style="datetime" />
      </span>
      <span>
        <strong>
          <bdi>{who}</bdi>
        </strong>{' '}
        {isKnown(action) ? t(action) : t('applicants.log.action.other', { action: line.action })}
        {line.from_status && line.to_status && (
          <>
            {': '}
            {t('applicants.log.status', {
              from: statusText(line.from_status),
              to: statusText(line.to_status),
            })}
          </>
        )}
        {line.attempt !== null && `: ${t('applicants.log.attempt', { n: line.attempt })}`}
        {line.fault && ` · ${t(`applicants.log.fault.${line.fault}`)}`}
        {line.reason && ` · ${reasonText({ key: line.reason_key ?? '', label: line.reason })}`}
        {line.screen && (
          <span className={classes.quiet}>{` · ${t(`applicants.log.screen.${line.screen}`)}`}</span>
        )}
        {line.together !== null && (
          <span className={classes.quiet}>
            {` · ${t(line.reason ? 'applicants.log.together_reason' : 'applicants.log.together', { count: line.together - 1 })}`}
          </span>
        )}
        {line.score_card_id_seen && <span className={classes.quiet}>{` · ${t('applicants.log.card')}`}</span>}
        {line.feedback && (
          <span className={classes.quiet}>{` · ${t('applicants.log.feedback', line.feedback)}`}</span>
        )}
        {line.mail && <MailNote mail={line.mail} />}
        {line.note && (
          <span className={classes.note} dir="auto">
            {line.note}
          </span>
        )}
      </span>
    </li>
  );
}

/** Which mail went with a move, or why none did. */
function MailNote({ mail }: { mail: MoveMailNote }) {
  const t = useText(moveDialogMessages);
  const sent = mail.reworded ? 'applicants.log.mail.reworded' : 'applicants.log.mail.sent';
  return (
    <>
      <span className={classes.quiet} dir="auto">
        {mail.sent
          ? t(sent, { subject: mail.subject ?? '' })
          : t(`applicants.log.mail.${mail.because ?? 'stage'}`)}
      </span>
      {mail.withdrew && <span className={classes.quiet}>{t('applicants.log.mail.withdrew')}</span>}
    </>
  );
}
