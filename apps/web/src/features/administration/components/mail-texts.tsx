import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listMailTexts,
  type MailText,
  previewMailText,
  resetMailText,
  saveMailText,
} from '@tryout/contract/notifications/mail-texts';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useState } from 'react';
import { callRoute, callRouteForMessage } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../mail-desk.messages.ts';
import { useMailKind } from '../use-mail-kind.ts';
import classes from './mail-texts.module.css';

type Locale = keyof typeof LANGUAGES;
const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** What mails say, by kind and language: the product's words, or the platform's own. */
export function MailTexts() {
  const t = useText(messages);
  const kindOf = useMailKind();
  const own = useLocale();
  const [language, setLanguage] = useState<Locale>(own);
  const [kind, setKind] = useState('application_received');
  const query = useQuery(routeQuery(listMailTexts, { query: { language } }));
  return (
    <Stack gap={4}>
      <p>{t('mail-desk.texts.about')}</p>
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {({ items }) => {
          const chosen = items.find((one) => one.kind === kind) ?? items[0];
          return (
            <>
              <Row align="end">
                <NativeSelect
                  label={t('mail-desk.texts.kind')}
                  value={chosen?.kind ?? ''}
                  data={items.map((one) => ({
                    value: one.kind,
                    label: one.own
                      ? t('mail-desk.texts.changed', { kind: kindOf(one.kind) })
                      : kindOf(one.kind),
                  }))}
                  onChange={({ currentTarget }) => setKind(currentTarget.value)}
                />
                <NativeSelect
                  label={t('mail-desk.texts.language')}
                  value={language}
                  data={LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))}
                  onChange={({ currentTarget }) =>
                    setLanguage(LOCALES.find((one) => one === currentTarget.value) ?? 'en')
                  }
                />
              </Row>
              {chosen && (
                <TextForm
                  key={`${chosen.kind}:${language}:${chosen.own?.updated_at ?? ''}`}
                  text={chosen}
                  language={language}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

function TextForm({ text, language }: { readonly text: MailText; readonly language: Locale }) {
  const t = useText(messages);
  const client = useQueryClient();
  const params = { kind: text.kind, language };
  const done = {
    onSuccess: async ({ message }: { message: string | null }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'notifications');
    },
    meta: { showsError: true },
  };
  const save = useMutation({
    mutationFn: (body: { title: string; body: string }) =>
      callRouteForMessage(saveMailText, { params, body }),
    ...done,
  });
  const reset = useMutation({ mutationFn: () => callRouteForMessage(resetMailText, { params }), ...done });
  const preview = useMutation({
    mutationFn: (body: { title: string; body: string }) => callRoute(previewMailText, { params, body }),
    meta: { showsError: true },
  });
  const { title, body } = text.own ?? text.given;
  const form = useForm(saveMailText, {
    start: { title, body },
    error: save.error ?? preview.error,
    busy: save.isPending || preview.isPending,
  });
  const direction = LANGUAGES[language].direction;
  return (
    <FormBody form={form} onSubmit={() => save.mutate(form.values)}>
      <Stack gap={4}>
        <TextInput {...form.text('title', t('mail-desk.texts.title'))} dir={direction} maxLength={200} />
        <Textarea
          {...form.text('body', t('mail-desk.texts.body'))}
          description={
            text.fields.length > 0
              ? t('mail-desk.texts.fields', { fields: text.fields.map((one) => `{${one}}`).join(' ') })
              : ''
          }
          dir={direction}
          autosize
          minRows={4}
          maxLength={4000}
        />
        <Row>
          <Button type="submit" loading={save.isPending} disabled={!form.isChanged}>
            {t('mail-desk.texts.save')}
          </Button>
          <Button variant="default" loading={preview.isPending} onClick={() => preview.mutate(form.values)}>
            {t('mail-desk.texts.preview')}
          </Button>
          {text.own && (
            <Button variant="subtle" loading={reset.isPending} onClick={() => reset.mutate()}>
              {t('mail-desk.texts.reset')}
            </Button>
          )}
        </Row>
        {preview.data && (
          <Panel title={t('mail-desk.texts.preview')}>
            <p>
              <strong dir={direction}>{preview.data.subject}</strong>
            </p>
            <p className={classes.preview} dir={direction} lang={language}>
              {preview.data.body_text}
            </p>
          </Panel>
        )}
      </Stack>
    </FormBody>
  );
}
