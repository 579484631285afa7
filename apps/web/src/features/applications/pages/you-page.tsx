import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, useState } from 'react';
import type { FieldError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type Application, type BasicInfo, useSaveBasicInfo } from '../applications.api.ts';
import { FlowSteps } from '../components/flow-steps.tsx';
import { OwnApplication } from '../components/own-application.tsx';
import { messages } from '../flow.messages.ts';
import { pathAfter } from '../step-paths.ts';

/** C2: who you are and how to reach you. */
export function YouPage() {
  return <OwnApplication>{(application) => <You application={application} />}</OwnApplication>;
}

type Field = keyof BasicInfo & keyof Application['basic_info'];

function You({ application }: { application: Application }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { application_form: form, organization } = application;
  const [info, setInfo] = useState(application.basic_info);
  const save = useSaveBasicInfo(application.application_id);
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const errors = formErrors(found.length > 0 ? null : save.error, found);
  const labels: Record<string, string> = {
    first_name: t('applications.you.first_name'),
    last_name: t('applications.you.last_name'),
    email: t('applications.you.email'),
    phone: t('applications.you.phone'),
    location: t('applications.you.location'),
    linkedin: t('applications.you.linkedin'),
    cover_letter: t('applications.you.cover_letter', { organization: organization.name }),
  };
  const field = (name: Field, asked: 'required' | 'optional') => ({
    id: fieldId(name),
    name,
    label: asked === 'required' ? labels[name] : t('applications.you.optional', { label: labels[name] }),
    required: asked === 'required',
    withAsterisk: false,
    value: info[name],
    error: errors.of(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setInfo({ ...info, [name]: event.currentTarget.value }),
  });
  const required: readonly Field[] = [
    'first_name',
    'last_name',
    'email',
    ...(['phone', 'linkedin', 'cover_letter'] as const).filter((name) => form[name] === 'required'),
  ];
  const go = () => {
    const missing = required.filter((name) => info[name].trim() === '');
    setFound(missing.map((field) => ({ field, message: t('applications.you.missing') })));
    if (missing.length > 0) return;
    save.mutate(info, {
      onSuccess: (after) =>
        navigate({ to: pathAfter(after, 'basic_info'), params: { id: application.application_id } }),
    });
  };
  return (
    <FlowPage
      title={t('applications.you.title')}
      about={application.position.title}
      progress={<FlowSteps application={application} current="basic_info" />}
      intro={t('applications.you.intro', { organization: organization.name })}
      onSubmit={go}
      buttons={
        <Button type="submit" loading={save.isPending}>
          {t('applications.flow.continue')}
        </Button>
      }
    >
      <FormErrorList errors={errors.list} labels={labels} />
      <Stack>
        <TextInput {...field('first_name', 'required')} autoComplete="given-name" />
        <TextInput {...field('last_name', 'required')} autoComplete="family-name" />
        <TextInput {...field('email', 'required')} type="email" autoComplete="email" dir="ltr" />
        {form.phone !== 'hidden' && (
          <TextInput {...field('phone', form.phone)} type="tel" autoComplete="tel" dir="ltr" />
        )}
        <TextInput
          {...field('location', 'optional')}
          description={t('applications.you.location_about')}
          autoComplete="address-level2"
        />
        {form.linkedin !== 'hidden' && (
          <TextInput
            {...field('linkedin', form.linkedin)}
            description={t('applications.you.linkedin_about')}
            inputMode="url"
            dir="ltr"
          />
        )}
        {form.cover_letter !== 'hidden' && (
          <Textarea {...field('cover_letter', form.cover_letter)} rows={8} />
        )}
      </Stack>
    </FlowPage>
  );
}
