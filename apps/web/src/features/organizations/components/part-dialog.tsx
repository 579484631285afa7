import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type Part, type PartFields, type PartKind, useSavePart } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';

const TEXTS = {
  departments: ['name', 'code'],
  locations: ['name', 'address', 'country'],
  job_titles: ['name'],
} as const;

const DEGREES = ['latitude', 'longitude'] as const;

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
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(TEXTS[kind].map((name) => [name, String(part?.[name as 'name'] ?? '')])),
  );
  const [degrees, setDegrees] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(DEGREES.map((name) => [name, String(part?.[name] ?? '')])),
  );
  const [parent, setParent] = useState(part?.parent_id ?? '');
  const errors = formErrors(save.error);
  const submit = () => {
    const fields: PartFields = {
      ...texts,
      ...(kind === 'departments' ? { parent_id: parent || null } : {}),
      ...(kind === 'locations'
        ? Object.fromEntries(DEGREES.map((name) => [name, degrees[name] ? Number(degrees[name]) : null]))
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
      busy={save.isPending}
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          name: t('organizations.name'),
          latitude: t('organizations.latitude'),
          longitude: t('organizations.longitude'),
        }}
      />
      {TEXTS[kind].map((name) => (
        <TextInput
          key={name}
          id={fieldId(name)}
          label={t(`organizations.${name}`)}
          required={name === 'name'}
          withAsterisk={false}
          value={texts[name] ?? ''}
          onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
          error={errors.of(name)}
        />
      ))}
      {kind === 'locations' &&
        DEGREES.map((name) => (
          <TextInput
            key={name}
            id={fieldId(name)}
            type="number"
            step="any"
            dir="ltr"
            label={t(`organizations.${name}`)}
            description={name === 'latitude' ? t('organizations.degrees_hint') : undefined}
            value={degrees[name] ?? ''}
            onChange={(event) => setDegrees({ ...degrees, [name]: event.currentTarget.value })}
            error={errors.of(name)}
          />
        ))}
      {kind === 'departments' && (
        <NativeSelect
          id={fieldId('parent_id')}
          label={t('organizations.parent')}
          value={parent}
          onChange={(event) => setParent(event.currentTarget.value)}
          error={errors.of('parent_id')}
          data={[
            { value: '', label: t('organizations.parent.none') },
            ...others.filter((one) => one.id !== part?.id).map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
      )}
    </FormDialog>
  );
}
