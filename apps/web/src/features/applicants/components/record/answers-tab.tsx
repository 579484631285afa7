import { type ApplicantDetails, readApplicantAnswerFile } from '@tryout/contract/applicants/applicants';
import { useState } from 'react';
import { routeUrl } from '../../../../platform/api/route-url.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../../platform/session/flagged.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { AnswersSummary } from '../../../ai-assist/public.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import classes from './applicant-tabs.module.css';

type Answer = ApplicantDetails['answers'][number];

/** The questions with what was answered. */
export function AnswersTab({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const [summing, setSumming] = useState(false);
  if (applicant.answers.length === 0) return <EmptyState title={t('applicants.answers.none')} />;
  const hasLong = applicant.answers.some(({ type }) => type === 'long_text');
  const list = (
    <dl className={classes.answers}>
      {applicant.answers.map((answer) => (
        <div key={answer.position_question_id}>
          <dt dir="auto">
            {answer.label}
            {answer.matched && <span className={classes.matched}>{t('applicants.answers.matched')}</span>}
          </dt>
          <dd dir="auto">
            <AnswerText id={applicant.application_id} answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (!hasLong) return list;
  return (
    <Stack gap={4}>
      <Flagged flag="ai_drafts">
        <Disclosure label={t('applicants.answers.in_short')} open={summing} onToggle={setSumming}>
          {summing && (
            <AnswersSummary
              key={applicant.application_id}
              applicationId={applicant.application_id}
              questions={applicant.answers.map(({ position_question_id, label }) => ({
                id: position_question_id,
                label,
              }))}
            />
          )}
        </Disclosure>
      </Flagged>
      {list}
    </Stack>
  );
}

/** One answer as people read it. */
export function AnswerText({ id, answer }: { id: string; answer: Answer }) {
  const t = useText(applicantMessages);
  const format = useFormat();
  const { value } = answer;
  const labelOf = (key: string) => answer.options.find((option) => option.key === key)?.label ?? key;
  if (answer.hidden) return <em>{t('applicants.answers.hidden')}</em>;
  if (answer.file) {
    const query = { application_id: id, position_question_id: answer.position_question_id };
    return (
      <a href={routeUrl(readApplicantAnswerFile.path, {}, query)} download>
        <bdi>{t('applicants.answers.file', { name: answer.file.name })}</bdi>
      </a>
    );
  }
  if (value === null || value === '') return <em>{t('applicants.answers.missing')}</em>;
  if (answer.type === 'must_agree')
    return value === true ? t('applicants.answers.agreed') : <em>{t('applicants.answers.missing')}</em>;
  if (typeof value === 'boolean') return t(value ? 'applicants.answers.yes' : 'applicants.answers.no');
  if (typeof value === 'number') return format.number(value);
  if (Array.isArray(value)) return format.list(value.map(labelOf));
  if (answer.type === 'url' && /^https?:\/\//i.test(value)) {
    return (
      <a href={value} target="_blank" rel="noreferrer nofollow" dir="ltr">
        {value}
      </a>
    );
  }
  if (answer.type === 'single_select') return labelOf(value);
  if (answer.type === 'date') return format.date(value);
  return <span className={classes.words}>{value}</span>;
}
