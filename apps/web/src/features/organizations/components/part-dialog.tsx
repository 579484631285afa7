import { NativeSelect, TextInput } from '@mantine/core';
import { addDepartment, addJobTitle, addLocation } from '@tryout/contract/organizations/organizations';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { AddressFinder, type Place, PlaceInput, PlacesMap } from '../../places/public.ts';
import { useReferenceWords } from '../../reference-data/public.ts';
import { type Part, type PartFields, type PartKind, useSavePart } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';

const TEXTS = {
  departments: ['name', 'code'],
  locations: ['name', 'address', 'country'],
  job_titles: ['name'],
} as const;

const DEGREES = ['latitude', 'longitude'] as const;

const KINDS = { departments: 'department', locations: 'location', job_titles: 'job_title' } as const;
const STARTERS = 'starters-to-choose';

type Stored = (typeof TEXTS)[PartKind][number] | (typeof DEGREES)[number] | 'place_id' | 'time_zone';

/** Degrees as they are typed; null: not yet. */
function degrees(text: string, most: number): number | null {
  const value = Number(text);
  return text.trim() !== '' && Math.abs(value) <= most ? value : null;
}

interface PartDialogProps {
  kind: PartKind;
  /** The row to change; null for a new one. */
  part: Part | null;
  others: readonly Part[];
  onClose: () => void;
}

/** The form of a department, location or job title. */
export function PartDialog({ kind, part, others, onClose }: PartDialogProps) {
  const t = useText(messages);
  const save = useSavePart(kind);
  const form = useForm([addDepartment, addLocation, addJobTitle], {
    start: () => {
      const stored = (name: Stored) => String(part?.[name] ?? '');
      return {
        name: stored('name'),
        code: stored('code'),
        address: stored('address'),
        country: stored('country'),
        latitude: stored('latitude'),
        longitude: stored('longitude'),
        place_id: stored('place_id'),
        time_zone: stored('time_zone'),
        parent_id: part?.parent_id ?? '',
      };
    },
    error: save.error,
    busy: save.isPending,
  });
  const { values } = form;
  const starters = useReferenceWords(part ? null : KINDS[kind], values.name);
  /** Takes over where a place lies, with what is told of the town. */
  const lie = (place: Place, town: { name?: string; country: string }) =>
    form.set({
      ...town,
      latitude: String(place.latitude),
      longitude: String(place.longitude),
      place_id: String(place.place_id ?? ''),
      time_zone: place.time_zone,
    });
  const [latitude, longitude] = [degrees(values.latitude, 90), degrees(values.longitude, 180)];
  const submit = () => {
    const fields: PartFields = {
      ...Object.fromEntries(TEXTS[kind].map((name) => [name, values[name]])),
      ...(kind === 'departments' ? { parent_id: values.parent_id || null } : {}),
      ...(kind === 'locations'
        ? {
            ...Object.fromEntries(DEGREES.map((name) => [name, values[name] ? Number(values[name]) : null])),
            place_id: values.place_id ? Number(values.place_id) : null,
            time_zone: values.time_zone,
          }
        : {}),
    };
    save.mutate({ id: part?.id ?? null, fields }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={part ? part.name : t(`organizations.add.${kind}`)}
      onSubmit={submit}
      form={form}
    >
      {kind === 'locations' && (
        <PlaceInput
          {...form.text('name', t('organizations.name'))}
          description={t('organizations.location_hint')}
          maxLength={120}
          own={starters}
          required
          onChange={(name) => form.set({ name })}
          onPick={(town) => {
            lie(town, { name: town.name, country: town.country });
          }}
        />
      )}
      {TEXTS[kind]
        .filter((name) => kind !== 'locations' || name !== 'name')
        .map((name) => (
          <TextInput
            key={name}
            {...form.text(name, t(`organizations.${name}`))}
            required={name === 'name'}
            withAsterisk={false}
            list={name === 'name' ? STARTERS : undefined}
            description={
              name === 'name' && kind === 'job_titles' && starters.length > 0
                ? t('organizations.starters_source')
                : undefined
            }
          />
        ))}
      <datalist id={STARTERS}>
        {starters.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {kind === 'locations' && (
        <Suspense>
          <AddressFinder
            address={[values.address || values.name, values.country].filter(Boolean).join(', ')}
            onFound={(place) => lie(place, { country: values.country || place.country })}
          />
        </Suspense>
      )}
      {kind === 'locations' &&
        DEGREES.map((name) => (
          <TextInput
            key={name}
            {...form.text(name, t(`organizations.${name}`))}
            type="number"
            step="any"
            dir="ltr"
            description={name === 'latitude' ? t('organizations.degrees_hint') : undefined}
            onChange={(event) => form.set({ [name]: event.currentTarget.value, place_id: '', time_zone: '' })}
          />
        ))}
      {kind === 'locations' && latitude !== null && longitude !== null && (
        <Suspense>
          <PlacesMap places={[{ name: values.name, latitude, longitude, number: 1 }]} />
        </Suspense>
      )}
      {kind === 'departments' && (
        <NativeSelect
          {...form.text('parent_id', t('organizations.parent'))}
          data={[
            { value: '', label: t('organizations.parent.none') },
            ...others.filter((one) => one.id !== part?.id).map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
      )}
    </FormDialog>
  );
}
