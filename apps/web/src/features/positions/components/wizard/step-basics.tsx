import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { addPositionLocation, type PositionDetail } from '@tryout/contract/positions/positions';
import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK, WORK_EXPERIENCE } from '@tryout/domain/positions/vocabulary';
import { useState } from 'react';
import { callRoute } from '../../../../platform/api/api-client.ts';
import { useErrorText } from '../../../../platform/error-text.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import type { Place } from '../../../places/public.ts';
import { positionOptionsQuery } from '../../positions.api.ts';
import type { StepProps } from '../../use-position-save.ts';
import { vocabulary } from '../../vocabulary.messages.ts';
import { messages } from '../../wizard.messages.ts';
import { LocationField } from './location-field.tsx';
import { SkillField } from './skill-field.tsx';
import classes from './wizard-step.module.css';

/** Fields that are chosen from a list. */
type Chosen = 'job_type' | 'level' | 'work_experience' | 'remote' | 'salary_period' | 'visibility';

const VISIBILITIES = ['public', 'unlisted', 'invite_only'] as const;

/** Step 1: what the position is, where, for how much and until when. */
export function StepBasics({ position, save, errorOf }: StepProps) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const errorText = useErrorText();
  const options = useQuery(positionOptionsQuery(position.organization.id));
  const [form, setForm] = useState(() => ({
    ...position,
    department_id: position.department?.id ?? '',
    industry_id: position.industry?.id ?? '',
  }));
  const { currency } = position.organization;

  /** Shows the change at once and stores it soon. */
  const set = (changes: Partial<typeof form>, stored: Parameters<typeof save>[0]) => {
    setForm((old) => ({ ...old, ...changes }));
    save(stored);
  };
  /** A choice; what may be left open begins so, and is then not shown to anyone. */
  const pick = <K extends Chosen>(
    key: K,
    data: readonly NonNullable<PositionDetail[K]>[],
    word: (value: NonNullable<PositionDetail[K]>) => string,
  ) => (
    <NativeSelect
      id={fieldId(key)}
      label={t(`positions.field.${key}` as `positions.field.${Chosen}`)}
      error={errorOf(key)}
      value={form[key] ?? ''}
      data={[
        ...(key === 'visibility' ? [] : [{ value: '', label: t('positions.field.unstated') }]),
        ...data.map((value) => ({ value: value as string, label: word(value) })),
      ]}
      onChange={(event) => {
        const value = (event.currentTarget.value || null) as PositionDetail[K];
        set({ [key]: value } as Partial<typeof form>, { [key]: value });
      }}
    />
  );
  const choose = (
    key: 'department_id' | 'industry_id',
    label: string,
    list: readonly { id: string; name: string }[],
  ) => (
    <NativeSelect
      id={fieldId(key)}
      label={label}
      error={errorOf(key)}
      value={form[key]}
      data={[
        { value: '', label: t('positions.field.none') },
        ...list.map((each) => ({ value: each.id, label: each.name })),
      ]}
      onChange={(event) => {
        const value = event.currentTarget.value;
        set({ [key]: value }, { [key]: value || null });
      }}
    />
  );
  const date = (key: 'opens_on' | 'closes_on', hint?: string) => (
    <TextInput
      id={fieldId(key)}
      type="date"
      label={t(`positions.field.${key}` as `positions.field.${Chosen}`)}
      description={hint}
      error={errorOf(key)}
      value={form[key] ?? ''}
      onChange={(event) => {
        const value = event.currentTarget.value || null;
        set({ [key]: value }, { [key]: value });
      }}
    />
  );
  const money = (key: 'salary_min_cents' | 'salary_max_cents') => (
    <TextInput
      id={fieldId(key)}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      label={t(`positions.field.${key}`, { currency })}
      error={errorOf(key)}
      value={form[key] === null ? '' : form[key] / 100}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        const cents = typed === '' ? null : Math.round(Number(typed) * 100);
        if (cents === null || Number.isSafeInteger(cents)) set({ [key]: cents }, { [key]: cents });
      }}
    />
  );
  const words = (key: 'skills' | 'technical_skills') => (
    <SkillField
      name={key}
      label={t(`positions.field.${key}` as `positions.field.${Chosen}`)}
      error={errorOf(key)}
      tags={form[key].map((word) => ({ key: word, label: word }))}
      onAdd={(word) => {
        const next = [...new Set([...form[key], word])];
        set({ [key]: next }, { [key]: next });
      }}
      onRemove={(word) => {
        const next = form[key].filter((each) => each !== word);
        set({ [key]: next }, { [key]: next });
      }}
    />
  );
  const setLocations = (locations: typeof form.locations) =>
    set({ locations }, { location_ids: locations.map((each) => each.id) });
  const [towns, setTowns] = useState<Readonly<Record<string, Place>>>({});
  /** Where the chosen locations lie: as stored, or as the town that was just chosen lies. */
  const places = form.locations.map(
    ({ id, name }) =>
      position.places.find((place) => place.id === id) ?? {
        name,
        latitude: towns[id]?.latitude ?? null,
        longitude: towns[id]?.longitude ?? null,
      },
  );
  const addLocation = async (name: string, town: Place | null) => {
    const known = town
      ? undefined
      : options.data?.locations.find((each) => each.name.toLowerCase() === name.toLowerCase());
    try {
      const location =
        known ??
        (await callRoute(addPositionLocation, {
          params: { position_id: position.id },
          body: { name, place_id: town?.place_id ?? null },
        }));
      if (town) setTowns((old) => ({ ...old, [location.id]: town }));
      if (!form.locations.some((each) => each.id === location.id))
        setLocations([...form.locations, location]);
    } catch (error) {
      toast.say({ message: errorText(error), tone: 'danger' });
    }
  };
  return (
    <Stack gap={5}>
      <Panel>
        <div className={classes.grid}>
          <TextInput
            className={classes.wide}
            id={fieldId('title')}
            label={t('positions.field.title')}
            required
            maxLength={120}
            error={errorOf('title')}
            value={form.title}
            onChange={(event) =>
              set({ title: event.currentTarget.value }, { title: event.currentTarget.value })
            }
          />
          {pick('job_type', JOB_TYPES, (value) => v(`positions.job_type.${value}`))}
          {pick('level', JOB_LEVELS, (value) => v(`positions.level.${value}`))}
          {pick('work_experience', WORK_EXPERIENCE, (value) => v(`positions.experience.${value}`))}
          {choose('department_id', t('positions.field.department'), options.data?.departments ?? [])}
          {choose('industry_id', t('positions.field.industry'), options.data?.industries ?? [])}
          {pick('remote', REMOTE_WORK, (value) => v(`positions.remote.${value}`))}
          <div className={classes.wide}>
            <LocationField
              label={t('positions.field.locations')}
              hint={t('positions.field.locations_hint')}
              error={errorOf('locations')}
              chosen={form.locations}
              known={options.data?.locations.map((each) => each.name) ?? []}
              places={places}
              onAdd={(name, town) => void addLocation(name, town)}
              onRemove={(id) => setLocations(form.locations.filter((each) => each.id !== id))}
            />
          </div>
          <div className={classes.wide}>{words('skills')}</div>
          <div className={classes.wide}>{words('technical_skills')}</div>
        </div>
      </Panel>
      <Panel>
        <div className={classes.grid}>
          {money('salary_min_cents')}
          {money('salary_max_cents')}
          {pick('salary_period', ['hour', 'month', 'year'], (value) => v(`positions.period.${value}`))}
          <div className={classes.wide}>
            <Checkbox
              id={fieldId('show_salary')}
              label={t('positions.field.show_salary')}
              checked={form.show_salary}
              onChange={(event) =>
                set(
                  { show_salary: event.currentTarget.checked },
                  { show_salary: event.currentTarget.checked },
                )
              }
            />
          </div>
        </div>
      </Panel>
      <Panel>
        <div className={classes.grid}>
          <TextInput
            id={fieldId('openings')}
            type="number"
            inputMode="numeric"
            min={0}
            max={10_000}
            label={t('positions.field.openings')}
            error={errorOf('openings')}
            value={Number.isNaN(form.openings) ? '' : form.openings}
            onChange={(event) => {
              const openings = event.currentTarget.valueAsNumber;
              setForm((old) => ({ ...old, openings }));
              if (Number.isInteger(openings)) save({ openings });
            }}
          />
          {date('opens_on')}
          {date('closes_on', t('positions.field.closes_hint'))}
          <div className={classes.wide}>
            {position.visibility === 'confidential' ? (
              <p>{t('positions.field.confidential')}</p>
            ) : (
              pick('visibility', VISIBILITIES, (value) => v(`positions.visibility.${value}`))
            )}
          </div>
        </div>
      </Panel>
    </Stack>
  );
}
