import { NativeSelect, TextInput } from '@mantine/core';
import { addDepartment, addJobTitle, addLocation } from '@tryout/contract/organizations/organizations';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
      const stored = (name: 'name' | 'code' | 'address' | 'country' | 'latitude' | 'longitude') =>
        String(part?.[name] ?? '');
      return {
        name: stored('name'),
        code: stored('code'),
        address: stored('address'),
        country: stored('country'),
        latitude: stored('latitude'),
        longitude: stored('longitude'),
        parent_id: part?.parent_id ?? '',
      };
    },
    error: save.error,
    busy: save.isPending,
  });
  const { values } = form;
  const starters = useReferenceWords(part ? null : KINDS[kind], values.name);
  const submit = () => {
    const fields: PartFields = {
      ...Object.fromEntries(TEXTS[kind].map((name) => [name, values[name]])),
      ...(kind === 'departments' ? { parent_id: values.parent_id || null } : {}),
      ...(kind === 'locations'
        ? Object.fromEntries(DEGREES.map((name) => [name, values[name] ? Number(values[name]) : null]))
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
      {TEXTS[kind].map((name) => (
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
      {kind === 'locations' &&
        DEGREES.map((name) => (
          <TextInput
            key={name}
            {...form.text(name, t(`organizations.${name}`))}
            type="number"
            step="any"
            dir="ltr"
            description={name === 'latitude' ? t('organizations.degrees_hint') : undefined}
          />
        ))}
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
