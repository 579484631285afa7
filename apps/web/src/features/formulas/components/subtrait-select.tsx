import { NativeSelect } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import type { Vocabulary } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';

interface SubtraitSelectProps {
  subtraits: Vocabulary['subtraits'];
  value: string;
  onChange: (subtraitId: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Subtraits under the traits that they belong to. */
export function SubtraitSelect({ subtraits, value, onChange, error, disabled = false }: SubtraitSelectProps) {
  const t = useText(messages);
  const groups = [...new Set(subtraits.map(({ trait }) => trait))];
  return (
    <NativeSelect
      id={fieldId('subtrait_id')}
      label={t('formulas.subtrait')}
      required
      disabled={disabled}
      value={value}
      error={error}
      data={[
        { value: '', label: t('formulas.choose') },
        ...groups.map((group) => ({
          group,
          items: subtraits
            .filter(({ trait }) => trait === group)
            .map(({ id, name }) => ({ value: id, label: name })),
        })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
