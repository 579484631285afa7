import { Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { giveFeedback } from '@tryout/contract/interviews/event-feedback';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { EventFeedback } from '@tryout/contract/interviews/event-feedback';
import { RECOMMENDATIONS, type Recommendation } from '@tryout/domain/interviews/feedback';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { kitMessages } from '../kit/kit.messages.ts';
import { feedbackMessages } from './feedback.messages.ts';
import classes from './feedback-form.module.css';
import type { OwnFeedback } from './own-feedback.ts';

interface FeedbackFormProps {
  feedback: EventFeedback;
  own: OwnFeedback;
}

/** The own judgement: traits, overall, notes; before the start only notes. */
export function FeedbackForm({ feedback, own }: FeedbackFormProps) {
  const t = useText(feedbackMessages);
  const kit = useText(kitMessages);
  const { value } = own;
  const isOpen = feedback.state === 'open';
  const { recommendation, note, private_note } = value;
  const form = useForm(giveFeedback, {
    start: { recommendation, note, private_note },
    error: own.conflict ? null : own.error,
    busy: own.sending,
    hold: {
      value: { recommendation, note, private_note },
      set: (next) => own.change({ ...value, ...next }),
      isChanged: own.isChanged,
    },
  });
  const { label, ...overall } = form.field('recommendation', t('feedback.recommendation'));
  return (
    <div className={classes.form}>
      <Stack gap={5}>
        {isOpen && feedback.traits.length > 0 && <Traits feedback={feedback} own={own} />}
        <Panel title={t('feedback.yours')}>
          <Stack gap={4}>
            <FormErrorList {...form.wrong} />
            {isOpen ? (
              <Radio.Group
                {...overall}
                tabIndex={-1}
                label={label}
                value={recommendation ?? ''}
                onChange={(next) => form.set({ recommendation: next as Recommendation })}
              >
                <Row gap={4}>
                  {RECOMMENDATIONS.map((each) => (
                    <Radio key={each} value={each} label={t(`feedback.recommendation.${each}`)} />
                  ))}
                </Row>
              </Radio.Group>
            ) : (
              <p>{t('feedback.not_begun')}</p>
            )}
            <Textarea {...form.text('note', t('feedback.note'))} autosize minRows={3} maxLength={5000} />
            <Textarea
              {...form.text('private_note', t('feedback.private'))}
              description={t('feedback.private.text')}
              autosize
              minRows={2}
              maxLength={5000}
            />
            {own.conflict && (
              <Banner
                tone="warning"
                action={
                  <Button variant="default" onClick={() => void own.takeStored()}>
                    {kit('kit.conflict.reload')}
                  </Button>
                }
              >
                {t('feedback.conflict')}
              </Banner>
            )}
            {!own.isSent && <p className={classes.quiet}>{t('feedback.draft')}</p>}
            <Row justify="end">
              {!own.isSent && !own.conflict && (
                <SaveState
                  state={own.saving.state}
                  {...(own.saving.at ? { at: own.saving.at } : {})}
                  onRetry={own.saving.retry}
                />
              )}
              {own.isSent && own.isChanged && (
                <Button variant="default" onClick={own.discard}>
                  {t('feedback.discard')}
                </Button>
              )}
              {isOpen && (
                <Button
                  loading={own.sending}
                  disabled={own.isSent && !own.isChanged}
                  onClick={() => form.submit(() => void own.send())}
                >
                  {t(own.isSent ? 'feedback.update' : 'feedback.send')}
                </Button>
              )}
            </Row>
          </Stack>
        </Panel>
      </Stack>
    </div>
  );
}

function Traits({ feedback, own }: FeedbackFormProps) {
  const t = useText(feedbackMessages);
  const { value } = own;
  const put = (trait_id: string, change: { rating?: number | null; words?: string }) => {
    const before = value.ratings[trait_id] ?? { rating: null, words: '' };
    own.change({ ...value, ratings: { ...value.ratings, [trait_id]: { ...before, ...change } } });
  };
  return (
    <Panel title={t('feedback.traits')}>
      <Stack gap={4}>
        <p>{t('feedback.traits.text')}</p>
        {feedback.traits.map(({ trait_id, name }) => (
          <div key={trait_id} className={classes.trait}>
            <NativeSelect
              label={t('feedback.rating_of', { trait: name })}
              value={String(value.ratings[trait_id]?.rating ?? '')}
              onChange={(event) =>
                put(trait_id, {
                  rating: event.currentTarget.value ? Number(event.currentTarget.value) : null,
                })
              }
              data={[
                { value: '', label: t('feedback.not_rated') },
                ...[1, 2, 3, 4, 5].map((rating) => ({
                  value: String(rating),
                  label: t('feedback.rating', { rating }),
                })),
              ]}
            />
            <TextInput
              label={t('feedback.words_of', { trait: name })}
              maxLength={1000}
              value={value.ratings[trait_id]?.words ?? ''}
              onChange={(event) => put(trait_id, { words: event.currentTarget.value })}
            />
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
