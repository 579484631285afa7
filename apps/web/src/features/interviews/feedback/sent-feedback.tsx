import type { EventFeedback, SentFeedback } from '@tryout/contract/interviews/event-feedback';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { feedbackMessages } from './feedback.messages.ts';
import classes from './sent-feedback.module.css';

/** What one person said, with what it said before it was changed. */
type Said = Pick<SentFeedback, 'recommendation' | 'ratings' | 'answers' | 'note'>;

interface SentFeedbackViewProps {
  /** Whose; null: one's own. */
  name: string | null;
  said: Said & Pick<SentFeedback, 'sent_at' | 'updated_at' | 'earlier'>;
  names: Pick<EventFeedback, 'traits' | 'questions'>;
}

/** A judgement that was sent. */
export function SentFeedbackView({ name, said, names }: SentFeedbackViewProps) {
  const t = useText(feedbackMessages);
  return (
    <article className={classes.sent}>
      <h3>
        <bdi>{name ?? t('feedback.yours')}</bdi>
      </h3>
      <Content said={said} names={names} />
      <p className={classes.quiet}>
        {t('feedback.sent_at')} {said.sent_at && <TimeText at={said.sent_at} style="datetime" />}
        {said.earlier.length > 0 && (
          <>
            {' · '}
            {t('feedback.edited')} <TimeText at={said.updated_at} style="datetime" />
          </>
        )}
      </p>
      {said.earlier.length > 0 && (
        <Disclosure label={t('feedback.earlier', { count: said.earlier.length })}>
          <Stack gap={4}>
            {said.earlier.map((each) => (
              <div key={each.at} className={classes.earlier}>
                <p className={classes.quiet}>
                  <TimeText at={each.at} style="datetime" />
                </p>
                <Content said={each} names={names} />
              </div>
            ))}
          </Stack>
        </Disclosure>
      )}
    </article>
  );
}

function Content({ said, names }: { said: Said; names: SentFeedbackViewProps['names'] }) {
  const t = useText(feedbackMessages);
  const traitOf = (id: string) => names.traits.find((each) => each.trait_id === id)?.name ?? '';
  const questionOf = (key: string) => names.questions.find((each) => each.key === key)?.question ?? '';
  const rows = [
    ...said.ratings.map((each) => ({ key: each.trait_id, label: traitOf(each.trait_id), ...each })),
    ...said.answers.map((each) => ({
      key: each.question_key,
      label: questionOf(each.question_key),
      ...each,
    })),
  ].filter((each) => each.rating !== null || each.words !== '');
  return (
    <>
      {said.recommendation && (
        <p>
          <strong>{t(`feedback.recommendation.${said.recommendation}`)}</strong>
        </p>
      )}
      {rows.length > 0 && (
        <dl className={classes.rows}>
          {rows.map((each) => (
            <div key={each.key}>
              <dt dir="auto">{each.label}</dt>
              <dd>
                {each.rating !== null && <b>{t('feedback.rating', { rating: each.rating })}</b>}
                {each.words && <span dir="auto">{each.words}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {said.note && (
        <p className={classes.note}>
          <bdi>{said.note}</bdi>
        </p>
      )}
    </>
  );
}
