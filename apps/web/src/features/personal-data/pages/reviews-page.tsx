import { Button, Radio, Textarea } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Review } from '@tryout/contract/personal-data/reviews';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { reviewsQuery, useAnswerReview, useTakeReview } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

const STATUSES = ['open', 'answered', 'withdrawn'] as const;

/** Candidates who asked that a person looks again: what is due first, with the answer to give. */
export function ReviewsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { status = 'open', page = 1 } = useSearch({ from: '/user/reviews' });
  const query = useQuery(reviewsQuery({ status, page, recordsPerPage: 20 }));
  const show = (next: (typeof STATUSES)[number], at: number) =>
    void navigate({
      to: '/user/reviews' as '/',
      search: { ...(next === 'open' ? {} : { status: next }), ...(at > 1 ? { page: at } : {}) } as never,
    });
  const counts = query.data?.counts;
  return (
    <Page>
      <PageHeader title={t('reviews.title')} meta={counts && t('reviews.counts', counts)} />
      <UrlTabs
        label={t('reviews.title')}
        group="reviews"
        value={status}
        tabs={STATUSES.map((value) => ({ value, label: t(`reviews.${value}`) }))}
        onChange={(value) => show(STATUSES.find((each) => each === value) ?? 'open', 1)}
      />
      <div {...tabPanelProps('reviews', status)}>
        <QueryView query={query}>
          {(data) =>
            data.items.length === 0 ? (
              <EmptyState title={t(`reviews.none.${status}`)} />
            ) : (
              <Stack gap={4}>
                {data.items.map((review) => (
                  <OneReview key={review.review_request_id} review={review} />
                ))}
                <Pager
                  page={data.page}
                  recordsPerPage={data.recordsPerPage}
                  total={data.total}
                  totalIsCapped={data.total_is_capped}
                  onPage={(next) => show(status, next)}
                />
              </Stack>
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}

function OneReview({ review }: { review: Review }) {
  const t = useText(messages);
  const format = useFormat();
  const take = useTakeReview();
  const [answering, setAnswering] = useState(false);
  const who = review.applicant_name === '' ? t('reviews.no_name') : review.applicant_name;
  return (
    <Panel
      as="article"
      title={<span dir="auto">{`${who} · ${review.position_title}`}</span>}
      actions={
        <LinkButton
          variant="default"
          to={`/user/positions/${review.position_id}/applicants/${review.application_id}` as '/'}
        >
          {t('reviews.open_applicant')}
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <p>{t(`review.about.${review.about}`, { date: format.date(review.asked_at) })}</p>
        {review.field && <p>{t('correct.what', { field: t(`correct.field.${review.field}`) })}</p>}
        <blockquote dir="auto">{review.message}</blockquote>
        {review.proposed !== '' && <p dir="auto">{t('correct.right', { proposed: review.proposed })}</p>}
        {review.status === 'open' && (
          <>
            <p>
              {t(review.overdue ? 'reviews.overdue' : 'reviews.due', { due: format.date(review.due_on) })}
            </p>
            <p>
              {review.assigned_to_me
                ? t('reviews.yours')
                : review.assigned_to_name !== '' &&
                  t('reviews.assigned', { name: review.assigned_to_name })}{' '}
              {review.decided_by_name !== '' && t('reviews.decided_by', { name: review.decided_by_name })}
            </p>
            {review.same_person && <p>{t('reviews.same_person')}</p>}
            <Row>
              <Button onClick={() => setAnswering(true)}>{t('reviews.answer')}</Button>
              {!review.assigned_to_me && (
                <Button
                  variant="default"
                  loading={take.isPending}
                  onClick={() => take.mutate(review.review_request_id)}
                >
                  {t('reviews.take')}
                </Button>
              )}
            </Row>
          </>
        )}
        {review.status === 'answered' && (
          <>
            <p>
              {t(`reviews.outcome.${review.outcome ?? 'unchanged'}`, {
                name: review.answered_by_name,
                date: format.date(review.answered_at ?? review.asked_at),
              })}
            </p>
            <blockquote dir="auto">{review.answer}</blockquote>
          </>
        )}
      </Stack>
      <AnswerDialog review={review} opened={answering} onClose={() => setAnswering(false)} />
    </Panel>
  );
}

function AnswerDialog({ review, opened, onClose }: { review: Review; opened: boolean; onClose: () => void }) {
  const t = useText(messages);
  const send = useAnswerReview();
  const [outcome, setOutcome] = useState<'unchanged' | 'changed'>('unchanged');
  const [answer, setAnswer] = useState('');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() =>
        send.mutate({ review_request_id: review.review_request_id, outcome, answer }, { onSuccess: onClose })
      }
      title={t('reviews.answer')}
      confirmLabel={t('reviews.send')}
      disabled={answer.trim() === ''}
      busy={send.isPending}
      error={send.error}
    >
      <Stack gap={4}>
        <Radio.Group
          label={t('reviews.outcome')}
          value={outcome}
          onChange={(value) => setOutcome(value as 'unchanged' | 'changed')}
        >
          <Stack gap={3}>
            <Radio value="unchanged" label={t('reviews.choose.unchanged')} />
            <Radio
              value="changed"
              label={t('reviews.choose.changed')}
              description={t('reviews.choose.changed.text')}
            />
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('reviews.words')}
          description={t('reviews.words.text')}
          value={answer}
          maxLength={4000}
          autosize
          minRows={4}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
