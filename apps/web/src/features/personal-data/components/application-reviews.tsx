import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Explanation, OwnReview } from '@tryout/contract/personal-data/reviews';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { explanationQuery, useAskForReview, useWithdrawReview } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

/** What counted in the decision about an application, and asking that a person looks again. */
export function ApplicationReviews({ applicationId }: { applicationId: string }) {
  const t = useText(messages);
  const query = useQuery(explanationQuery(applicationId));
  return (
    <Panel title={t('review.title')}>
      <QueryView query={query}>
        {(explanation) => <Explained explanation={explanation} applicationId={applicationId} />}
      </QueryView>
    </Panel>
  );
}

function Explained({ explanation, applicationId }: { explanation: Explanation; applicationId: string }) {
  const t = useText(messages);
  const format = useFormat();
  const { decided_at, decided_by, counted, reviews, can_ask } = explanation;
  const [asking, setAsking] = useState<'decision' | 'score_card' | null>(null);
  return (
    <Stack gap={4}>
      <p>
        {decided_by && decided_at
          ? t(`review.decided.${decided_by}`, { date: format.date(decided_at) })
          : t('review.undecided')}
      </p>
      {explanation.saw_score_card !== null && (
        <p>{t(explanation.saw_score_card ? 'review.saw_card' : 'review.saw_no_card')}</p>
      )}
      {explanation.rule_suggested && <p>{t('review.rule')}</p>}
      {counted.length > 0 && (
        <div>
          <h3>{t('review.counted')}</h3>
          <ul>
            {counted.map(({ category, share, score }) => (
              <li key={category}>
                {t('review.counted_one', {
                  category,
                  share: share === null ? '–' : format.number(share, { style: 'percent' }),
                  score: score === null ? '–' : format.number(Math.round(score)),
                })}
              </li>
            ))}
          </ul>
          <p>{t('review.people_decide')}</p>
        </div>
      )}
      {reviews.map((review) => (
        <OneReview key={review.review_request_id} review={review} />
      ))}
      {can_ask.length > 0 && (
        <Row>
          {can_ask.map((about) =>
            about === 'data' ? (
              <LinkButton key={about} variant="default" to={`/user/correct/${applicationId}` as '/'}>
                {t('review.ask.data')}
              </LinkButton>
            ) : (
              <Button key={about} variant="default" onClick={() => setAsking(about)}>
                {t(`review.ask.${about}`)}
              </Button>
            ),
          )}
        </Row>
      )}
      <AskDialog about={asking} applicationId={applicationId} onClose={() => setAsking(null)} />
    </Stack>
  );
}

function AskDialog({
  about,
  applicationId,
  onClose,
}: {
  about: 'decision' | 'score_card' | null;
  applicationId: string;
  onClose: () => void;
}) {
  const t = useText(messages);
  const ask = useAskForReview();
  const [message, setMessage] = useState('');
  const send = () => {
    if (about === null) return;
    ask.mutate(
      { application_id: applicationId, about, message },
      {
        onSuccess: () => {
          setMessage('');
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={about !== null}
      onClose={onClose}
      onConfirm={send}
      title={t(`review.ask.${about ?? 'decision'}`)}
      confirmLabel={t('review.send')}
      disabled={message.trim() === ''}
      busy={ask.isPending}
      error={ask.error}
    >
      <Stack gap={4}>
        <p>{t('review.ask.text')}</p>
        <Textarea
          label={t('review.message')}
          value={message}
          maxLength={4000}
          autosize
          minRows={4}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function OneReview({ review }: { review: OwnReview }) {
  const t = useText(messages);
  const format = useFormat();
  const withdraw = useWithdrawReview();
  const { status, about, other_person } = review;
  return (
    <Panel tone="sunken" as="div">
      <Stack gap={3}>
        <h3>{t(`review.about.${about}`, { date: format.date(review.asked_at) })}</h3>
        {review.field && <p>{t('correct.what', { field: t(`correct.field.${review.field}`) })}</p>}
        <p dir="auto">{review.message}</p>
        {review.proposed !== '' && <p dir="auto">{t('correct.right', { proposed: review.proposed })}</p>}
        {status === 'open' && (
          <>
            <p>
              {t('review.open', { due: format.date(review.due_on) })}{' '}
              {other_person !== null && t(other_person ? 'review.other_person' : 'review.same_person')}
            </p>
            <div>
              <Button
                variant="default"
                loading={withdraw.isPending}
                onClick={() => withdraw.mutate(review.review_request_id)}
              >
                {t('review.withdraw')}
              </Button>
            </div>
          </>
        )}
        {status === 'withdrawn' && <p>{t('review.withdrawn')}</p>}
        {status === 'answered' && (
          <>
            <p>{t(`review.outcome.${review.outcome ?? 'unchanged'}`)}</p>
            <blockquote dir="auto">{review.answer}</blockquote>
          </>
        )}
      </Stack>
    </Panel>
  );
}
