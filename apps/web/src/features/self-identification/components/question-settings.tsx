import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type SelfIdentificationSettings,
  setSelfIdentification,
} from '@tryout/contract/self-identification/self-identification';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { settingsQuery, useChooseQuestions } from '../self-identification.api.ts';
import { messages } from '../self-identification.messages.ts';

/** Whether and what an organization asks its candidates after they applied. */
export function QuestionSettings() {
  const query = useQuery(settingsQuery());
  return (
    <QueryView query={query} skeleton={<FormSkeleton />}>
      {(settings) => <Choosing key={JSON.stringify(settings)} settings={settings} />}
    </QueryView>
  );
}

function Choosing({ settings }: { readonly settings: SelfIdentificationSettings }) {
  const t = useText(messages);
  const choose = useChooseQuestions();
  const form = useForm(setSelfIdentification, {
    start: { question_set: settings.question_set, counts: settings.counts },
    error: choose.error,
    busy: choose.isPending,
  });
  return (
    <Panel title={t('self-identification.settings.title')}>
      <FormBody form={form} onSubmit={() => choose.mutate(form.values)}>
        <Stack gap={4}>
          <p>{t('self-identification.settings.about')}</p>
          <NativeSelect
            {...form.text('question_set', t('self-identification.settings.set'))}
            description={t('self-identification.settings.change_hint')}
            data={(['off', 'eeo1', 'international'] as const).map((value) => ({
              value,
              label: t(`self-identification.settings.${value}`),
            }))}
          />
          <NativeSelect
            {...form.text('counts', t('self-identification.settings.counts'))}
            description={t('self-identification.settings.counts_hint')}
            data={(['stages', 'scores'] as const).map((value) => ({
              value,
              label: t(`self-identification.settings.${value}`),
            }))}
          />
          <Row>
            <Button type="submit" loading={choose.isPending} disabled={!form.isChanged}>
              {t('self-identification.settings.save')}
            </Button>
          </Row>
        </Stack>
      </FormBody>
    </Panel>
  );
}
