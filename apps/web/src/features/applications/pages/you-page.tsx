import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { saveBasicInfo } from '@tryout/contract/applications/applications';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const { application_form: asked, organization } = application;
  const save = useSaveBasicInfo(application.application_id);
  const labels: Record<string, string> = {
    first_name: t('applications.you.first_name'),
    last_name: t('applications.you.last_name'),
    email: t('applications.you.email'),
    phone: t('applications.you.phone'),
    location: t('applications.you.location'),
    linkedin: t('applications.you.linkedin'),
    cover_letter: t('applications.you.cover_letter', { organization: organization.name }),
  };
  const required: readonly Field[] = [
    'first_name',
    'last_name',
    'email',
    ...(['phone', 'linkedin', 'cover_letter'] as const).filter((name) => asked[name] === 'required'),
  ];
  const form = useForm(saveBasicInfo, {
    start: application.basic_info,
    error: save.error,
    busy: save.isPending,
    missing: Object.fromEntries(required.map((name) => [name, t('applications.you.missing')])),
    check: (info) =>
      required
        .filter((name) => info[name].trim() === '')
        .map((name) => ({ field: name, message: t('applications.you.missing') })),
  });
  const field = (name: Field, need: 'required' | 'optional') => ({
    ...form.text(name, labels[name] ?? ''),
    name,
    label: need === 'required' ? labels[name] : t('applications.you.optional', { label: labels[name] }),
    required: need === 'required',
    withAsterisk: false,
  });
  const go = () =>
    save.mutate(form.values, {
      onSuccess: (after) =>
        navigate({ to: pathAfter(after, 'basic_info'), params: { id: application.application_id } }),
    });
  return (
    <FlowPage
      title={t('applications.you.title')}
      about={application.position.title}
      progress={<FlowSteps application={application} current="basic_info" />}
      intro={t('applications.you.intro', { organization: organization.name })}
      form={form}
      onSubmit={go}
      buttons={
        <Button type="submit" loading={save.isPending}>
          {t('applications.flow.continue')}
        </Button>
      }
    >
      <Stack>
        <TextInput {...field('first_name', 'required')} autoComplete="given-name" />
        <TextInput {...field('last_name', 'required')} autoComplete="family-name" />
        <TextInput {...field('email', 'required')} type="email" autoComplete="email" dir="ltr" />
        {asked.phone !== 'hidden' && (
          <TextInput {...field('phone', asked.phone)} type="tel" autoComplete="tel" dir="ltr" />
        )}
        <TextInput
          {...field('location', 'optional')}
          description={t('applications.you.location_about')}
          autoComplete="address-level2"
        />
        {asked.linkedin !== 'hidden' && (
          <TextInput
            {...field('linkedin', asked.linkedin)}
            description={t('applications.you.linkedin_about')}
            inputMode="url"
            dir="ltr"
          />
        )}
        {asked.cover_letter !== 'hidden' && (
          <Textarea {...field('cover_letter', asked.cover_letter)} rows={8} />
        )}
      </Stack>
    </FlowPage>
  );
}
