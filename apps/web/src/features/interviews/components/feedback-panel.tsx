import { Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readFeedback } from '@tryout/contract/interviews/event-feedback';
import { RECOMMENDATIONS, type Recommendation } from '@tryout/domain/interviews/feedback';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { feedbackQuery, useGiveFeedback } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';

type Feedback = RouteResult<typeof readFeedback>;

/** What interviewers think: one's own to write, and that of others once one's own is sent. */
export function FeedbackPanel({ eventId }: { eventId: string }) {
  const t = useText(messages);
  const query = useQuery(feedbackQuery(eventId));
  return (
    <Panel title={t('interviews.feedback')}>
      <QueryView query={query}>
        {(feedback) => (
          <Stack gap={4}>
            <p>{t('interviews.feedback.sent', { sent: feedback.sent, asked: feedback.asked })}</p>
            <Others feedback={feedback} />
            {feedback.is_open && (
              <OwnFeedback
                key={feedback.own?.version ?? 0}
                eventId={eventId}
                own={feedback.own}
                traits={feedback.traits}
              />
            )}
            <p>{t('interviews.feedback.beside')}</p>
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}

function Others({ feedback }: { feedback: Feedback }) {
  const t = useText(messages);
  if (feedback.others === null) return <p>{t('interviews.feedback.hidden')}</p>;
  if (feedback.others.length === 0 && feedback.sent === 0) return <p>{t('interviews.feedback.none')}</p>;
  const nameOf = (id: string) => feedback.traits.find((each) => each.trait_id === id)?.name ?? '';
  return (
    <Stack gap={4}>
      {feedback.agreement && <p>{t(`interviews.feedback.agreement.${feedback.agreement}`)}</p>}
      {feedback.others.map((each) => (
        <article key={each.user_id}>
          <h3>{each.name}</h3>
          {each.recommendation && <p>{t(`interviews.recommendation.${each.recommendation}`)}</p>}
          <ul>
            {each.ratings
              .filter((rating) => rating.rating !== null || rating.words !== '')
              .map((rating) => (
                <li key={rating.trait_id}>
                  {nameOf(rating.trait_id)}
                  {rating.rating !== null &&
                    `: ${t('interviews.feedback.rating', { rating: rating.rating })}`}
                  {rating.words && ` – ${rating.words}`}
                </li>
              ))}
          </ul>
          {each.note && <p style={{ whiteSpace: 'pre-line' }}>{each.note}</p>}
        </article>
      ))}
    </Stack>
  );
}

interface OwnFeedbackProps {
  eventId: string;
  own: Feedback['own'];
  traits: Feedback['traits'];
}

function OwnFeedback({ eventId, own, traits }: OwnFeedbackProps) {
  const t = useText(messages);
  const give = useGiveFeedback(eventId);
  const [recommendation, setRecommendation] = useState<Recommendation | null>(own?.recommendation ?? null);
  const [ratings, setRatings] = useState(
    () => new Map((own?.ratings ?? []).map((each) => [each.trait_id, each] as const)),
  );
  const [note, setNote] = useState(own?.note ?? '');
  const [privateNote, setPrivateNote] = useState(own?.private_note ?? '');
  const errors = formErrors(give.error);
  const isSent = own !== null && own.sent_at !== null;
  const put = (trait_id: string, change: { rating?: number | null; words?: string }) => {
    const before = ratings.get(trait_id) ?? { trait_id, rating: null, words: '' };
    setRatings(new Map(ratings).set(trait_id, { ...before, ...change }));
  };
  const save = (send: boolean) =>
    give.mutate({
      version: own?.version ?? 0,
      recommendation,
      ratings: [...ratings.values()],
      note,
      private_note: privateNote,
      send,
    });
  return (
    <Stack gap={4}>
      <h3>{t('interviews.feedback.yours')}</h3>
      <FormErrorList
        errors={errors.list}
        labels={{ recommendation: t('interviews.feedback.recommendation') }}
      />
      <Radio.Group
        label={t('interviews.feedback.recommendation')}
        value={recommendation ?? ''}
        error={errors.of('recommendation')}
        onChange={(value) => setRecommendation(value as Recommendation)}
      >
        <Row gap={4}>
          {RECOMMENDATIONS.map((each) => (
            <Radio key={each} value={each} label={t(`interviews.recommendation.${each}`)} />
          ))}
        </Row>
      </Radio.Group>
      {traits.map(({ trait_id, name }) => (
        <Row key={trait_id} gap={3} align="end">
          <NativeSelect
            label={t('interviews.feedback.rating_of', { trait: name })}
            value={String(ratings.get(trait_id)?.rating ?? '')}
            onChange={(event) =>
              put(trait_id, { rating: event.currentTarget.value ? Number(event.currentTarget.value) : null })
            }
            data={[
              { value: '', label: t('interviews.feedback.not_rated') },
              ...[1, 2, 3, 4, 5].map((rating) => ({
                value: String(rating),
                label: t('interviews.feedback.rating', { rating }),
              })),
            ]}
          />
          <TextInput
            style={{ flex: '1 1 240px' }}
            label={t('interviews.feedback.words_of', { trait: name })}
            maxLength={1000}
            value={ratings.get(trait_id)?.words ?? ''}
            onChange={(event) => put(trait_id, { words: event.currentTarget.value })}
          />
        </Row>
      ))}
      <Textarea
        label={t('interviews.feedback.note')}
        autosize
        minRows={3}
        maxLength={5000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Textarea
        label={t('interviews.feedback.private')}
        description={t('interviews.feedback.private.text')}
        autosize
        minRows={2}
        maxLength={5000}
        value={privateNote}
        onChange={(event) => setPrivateNote(event.currentTarget.value)}
      />
      <Row justify="end">
        {!isSent && (
          <Button variant="default" loading={give.isPending} onClick={() => save(false)}>
            {t('interviews.feedback.save')}
          </Button>
        )}
        <Button loading={give.isPending} onClick={() => save(true)}>
          {t(isSent ? 'interviews.feedback.update' : 'interviews.feedback.send')}
        </Button>
      </Row>
    </Stack>
  );
}
