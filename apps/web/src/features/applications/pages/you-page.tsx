import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { saveBasicInfo } from '@tryout/contract/applications/applications';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PlaceInput } from '../../places/public.ts';
import {
  type Application,
  type BasicInfo,
  type OwnCv,
  ownCvsQuery,
  useSaveBasicInfo,
} from '../applications.api.ts';
import { BackButton } from '../components/back-button.tsx';
import { FlowSteps } from '../components/flow-steps.tsx';
import { OwnApplication } from '../components/own-application.tsx';
import { messages } from '../flow.messages.ts';
import { contactFromCv } from '../from-cv.ts';
import { pathAfter } from '../step-paths.ts';
import classes from './you-page.module.css';

const isBeingRead = (cv: OwnCv) => cv.status === 'uploaded' || cv.status === 'scanned';

/** What the attached CV says of the contact data: null while it is not known. */
function useContactFromCv(application: Application) {
  const { cv, application_form } = application;
  const query = useQuery({
    ...ownCvsQuery,
    enabled: cv !== null,
    // Live events tell when it was read; this does where they cannot.
    refetchInterval: ({ state }) => {
      const one = state.data?.cvs.find((own) => own.cv_id === cv?.cv_id);
      return one && isBeingRead(one) ? 1_500 : false;
    },
  });
  const own = query.data?.cvs.find((one) => one.cv_id === cv?.cv_id);
  const suggestion = own?.suggestion ?? null;
  const found = useMemo(
    () => (suggestion ? contactFromCv(suggestion, application_form) : null),
    [suggestion, application_form],
  );
  return { found, isReading: own !== undefined && isBeingRead(own) };
}

/** C2: who you are and how to reach you. */
export function YouPage() {
  return <OwnApplication>{(application) => <You application={application} />}</OwnApplication>;
}

type Field = keyof BasicInfo & keyof Application['basic_info'];

function You({ application }: { application: Application }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { application_form: asked, organization } = application;
  const { found: inCv, isReading } = useContactFromCv(application);
  const [filled, setFilled] = useState<readonly string[]>([]);
  const isFilledFrom = useRef<object | null>(null);
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
    label:
      need === 'required'
        ? (labels[name] ?? '')
        : t('applications.you.optional', { label: labels[name] ?? '' }),
    required: need === 'required',
    withAsterisk: false,
  });
  // Once, as soon as the CV was read: what is empty then is filled, what was typed stays.
  useEffect(() => {
    if (inCv === null || isFilledFrom.current !== null || application.basic_info_saved) return;
    isFilledFrom.current = inCv;
    const empty = (Object.keys(inCv) as (keyof typeof inCv)[]).filter(
      (name) => form.values[name].trim() === '',
    );
    setFilled(empty);
    form.set(Object.fromEntries(empty.map((name) => [name, inCv[name] ?? ''])));
  }, [inCv, application.basic_info_saved, form]);
  /** Under a field: that its text comes from the CV, or what the CV says instead, to be taken. */
  const offer = (name: keyof NonNullable<typeof inCv>) => {
    const said = inCv?.[name];
    if (!said) return null;
    if (form.values[name] === said) {
      return filled.includes(name) ? <p className={classes.from}>{t('applications.you.from_cv')}</p> : null;
    }
    return (
      <Button
        className={classes.take}
        variant="subtle"
        size="compact-sm"
        onClick={() => form.set({ [name]: said })}
      >
        {t('applications.you.take', { field: labels[name] ?? '', value: `\u2068${said}\u2069` })}
      </Button>
    );
  };
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
        <>
          <BackButton application={application} step="basic_info" />
          <Button type="submit" loading={save.isPending}>
            {t('applications.flow.continue')}
          </Button>
        </>
      }
    >
      <Stack>
        {isReading && <p role="status">{t('applications.you.reading')}</p>}
        <TextInput {...field('first_name', 'required')} autoComplete="given-name" />
        {offer('first_name')}
        <TextInput {...field('last_name', 'required')} autoComplete="family-name" />
        {offer('last_name')}
        <TextInput {...field('email', 'required')} type="email" autoComplete="email" dir="ltr" />
        {offer('email')}
        {asked.phone !== 'hidden' && (
          <TextInput {...field('phone', asked.phone)} type="tel" autoComplete="tel" dir="ltr" />
        )}
        {offer('phone')}
        <PlaceInput
          {...field('location', 'optional')}
          onChange={(location) => form.set({ location })}
          description={t('applications.you.location_about')}
          autoComplete="address-level2"
        />
        {offer('location')}
        {asked.linkedin !== 'hidden' && (
          <TextInput
            {...field('linkedin', asked.linkedin)}
            description={t('applications.you.linkedin_about')}
            inputMode="url"
            dir="ltr"
          />
        )}
        {offer('linkedin')}
        {asked.cover_letter !== 'hidden' && (
          <Textarea {...field('cover_letter', asked.cover_letter)} rows={8} />
        )}
      </Stack>
    </FlowPage>
  );
}
