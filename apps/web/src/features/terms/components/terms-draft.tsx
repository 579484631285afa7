import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { saveTermsDraft, type TERMS_KINDS, type TermsVersion } from '@tryout/contract/terms/terms';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import {
  termsVersionQuery,
  useDiscardTermsDraft,
  usePublishTermsDraft,
  useSaveTermsDraft,
} from '../terms.api.ts';
import { messages } from '../terms.messages.ts';
import { TermsChanges } from './terms-changes.tsx';

interface TermsDraftProps {
  readonly kind: (typeof TERMS_KINDS)[number];
  readonly language: keyof typeof LANGUAGES;
  /** The newest version: the draft itself, or what a new one begins with. */
  readonly from?: TermsVersion;
}

/** Writes the next version of a text, shows what it changes, and publishes it. */
export function TermsDraft({ from, ...place }: TermsDraftProps) {
  const query = useQuery({
    ...termsVersionQuery({ kind: place.kind, locale: place.language, version: from?.version ?? 1 }),
    enabled: from !== undefined,
  });
  if (!from) return <Writing {...place} title="" body="" before={null} draft={null} wouldAsk={null} />;
  return (
    <QueryView query={query}>
      {(read) => {
        const isDraft = read.status === 'draft';
        return (
          <Writing
            {...place}
            title={read.title}
            body={read.body}
            before={isDraft ? (read.before?.body ?? '') : read.body}
            draft={isDraft ? read.version : null}
            wouldAsk={read.would_ask}
          />
        );
      }}
    </QueryView>
  );
}

interface WritingProps extends Omit<TermsDraftProps, 'from'> {
  readonly title: string;
  readonly body: string;
  /** The text it follows; null: it is the first. */
  readonly before: string | null;
  /** The version of the stored draft; null: there is none. */
  readonly draft: number | null;
  readonly wouldAsk: number | null;
}

function Writing({ kind, language, title, body, before, draft, wouldAsk }: WritingProps) {
  const t = useText(messages);
  const save = useSaveTermsDraft();
  const discard = useDiscardTermsDraft();
  const [publishing, setPublishing] = useState(false);
  const form = useForm(saveTermsDraft, {
    start: () => ({ title, body }),
    error: save.error,
    busy: save.isPending,
  });
  const written = form.values;
  const { direction } = LANGUAGES[language];
  return (
    <Panel title={t(draft === null ? 'terms.new' : 'terms.draft', { version: draft ?? 0 })}>
      <FormBody form={form} onSubmit={() => save.mutate({ kind, locale: language, ...written })}>
        <Stack gap={4}>
          <TextInput {...form.text('title', t('terms.field.title'))} dir={direction} maxLength={200} />
          <Textarea
            {...form.text('body', t('terms.field.body'))}
            description={t('terms.field.body_hint')}
            dir={direction}
            autosize
            minRows={8}
            maxRows={30}
          />
          {before !== null && <TermsChanges before={before} after={written.body} direction={direction} />}
          <Row>
            <Button type="submit" variant="default" loading={save.isPending} disabled={!form.isChanged}>
              {t('terms.save')}
            </Button>
            <Button disabled={draft === null || form.isChanged} onClick={() => setPublishing(true)}>
              {t('terms.publish')}
            </Button>
            {draft !== null && (
              <Button
                variant="default"
                loading={discard.isPending}
                onClick={() => discard.mutate({ kind, locale: language })}
              >
                {t('terms.discard')}
              </Button>
            )}
          </Row>
        </Stack>
      </FormBody>
      {draft !== null && (
        <PublishDialog
          opened={publishing}
          onClose={() => setPublishing(false)}
          place={{ kind, locale: language, version: draft }}
          wouldAsk={wouldAsk}
        />
      )}
    </Panel>
  );
}

interface PublishDialogProps {
  opened: boolean;
  onClose: () => void;
  place: { kind: TermsDraftProps['kind']; locale: TermsDraftProps['language']; version: number };
  wouldAsk: number | null;
}

function PublishDialog({ opened, onClose, place, wouldAsk }: PublishDialogProps) {
  const t = useText(messages);
  const publish = usePublishTermsDraft();
  const [when, setWhen] = useState<'now' | 'day'>('now');
  const [day, setDay] = useState('');
  const [asks, setAsks] = useState(true);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() =>
        publish.mutate(
          { ...place, asks_again: asks, effective_on: when === 'now' ? null : day },
          { onSuccess: onClose },
        )
      }
      title={t('terms.publish')}
      confirmLabel={t('terms.publish')}
      disabled={when === 'day' && day === ''}
      busy={publish.isPending}
      error={publish.error}
    >
      <Stack gap={4}>
        <p>{t('terms.publish_text')}</p>
        <Radio.Group
          label={t('terms.in_force_from')}
          value={when}
          onChange={(value) => setWhen(value === 'day' ? 'day' : 'now')}
        >
          <Stack gap={3}>
            <Radio value="now" label={t('terms.now')} />
            <Radio value="day" label={t('terms.on_day')} />
          </Stack>
        </Radio.Group>
        {when === 'day' && (
          <TextInput
            type="date"
            label={t('terms.day')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        )}
        {wouldAsk === null ? (
          <p>{t('terms.asks_for_positions')}</p>
        ) : (
          <CheckBox checked={asks} onChange={setAsks} label={t('terms.ask_again', { count: wouldAsk })} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
