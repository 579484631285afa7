import { NativeSelect, TextInput } from '@mantine/core';
import { createSurvey } from '@tryout/contract/surveys/surveys';
import { SURVEY_TEMPLATES } from '@tryout/domain/surveys/survey';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useCreateSurvey } from '../surveys.api.ts';
import { messages } from '../surveys.messages.ts';

/** Begins a survey: from a template, or with one question. */
export function NewSurveyDialog({
  isPlatform,
  onClose,
  onMade,
}: {
  readonly isPlatform: boolean;
  readonly onClose: () => void;
  readonly onMade: (surveyId: string) => void;
}) {
  const t = useText(messages);
  const create = useCreateSurvey();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(createSurvey, {
    start: { name: '', template: '' },
    error: create.error,
    busy: create.isPending,
    optional: ['name', 'template'],
  });
  const { values } = form;
  const templates = SURVEY_TEMPLATES.filter(
    (one) => isPlatform || (one !== 'early_bird' && one !== 'onboarding'),
  );
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={t('surveys.new')}
      submitLabel={t('surveys.new')}
      onSubmit={() =>
        create.mutate(
          { key, name: values.name, template: templates.find((one) => one === values.template) ?? null },
          { onSuccess: ({ data }) => onMade(data.survey_id) },
        )
      }
    >
      <NativeSelect
        {...form.text('template', t('surveys.template'))}
        data={[
          { value: '', label: t('surveys.template.none') },
          ...templates.map((value) => ({ value, label: t(`surveys.template.${value}`) })),
        ]}
      />
      <TextInput
        {...form.text('name', t('surveys.name'))}
        description={t('surveys.name.about')}
        maxLength={120}
      />
    </FormDialog>
  );
}
