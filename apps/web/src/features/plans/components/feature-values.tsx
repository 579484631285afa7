import { TextInput } from '@mantine/core';
import type { FeatureEntry } from '@tryout/contract/plans/manage-plans';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { messages } from '../plans.messages.ts';

interface FeatureValuesProps {
  readonly features: readonly Pick<FeatureEntry, 'key' | 'kind' | 'name'>[];
  readonly values: Readonly<Record<string, FeatureValue>>;
  readonly onChange: (values: Readonly<Record<string, FeatureValue>>) => void;
  readonly errorOf: (key: string) => string | undefined;
}

/** What a plan or an add-on gives of each feature; what is left empty gives nothing. */
export function FeatureValues({ features, values, onChange, errorOf }: FeatureValuesProps) {
  const t = useText(messages);
  const set = (key: string, value: FeatureValue | undefined) => {
    const { [key]: _, ...others } = values;
    onChange(value === undefined ? others : { ...others, [key]: value });
  };
  return (
    <fieldset>
      <legend>{t('plans.gives')}</legend>
      {features.map(({ key, kind, name }) => {
        const value = values[key];
        if (kind === 'flag') {
          return (
            <CheckBox
              key={key}
              label={name}
              checked={value === true}
              onChange={(checked) => set(key, checked || undefined)}
            />
          );
        }
        return (
          <Row key={key} gap={4} align="end">
            <TextInput
              label={name}
              inputMode="numeric"
              error={errorOf(key)}
              disabled={value === true}
              value={typeof value === 'number' ? String(value) : ''}
              onChange={({ currentTarget }) => {
                const digits = currentTarget.value.replace(/\D/g, '').slice(0, 7);
                set(key, digits === '' ? undefined : Number(digits));
              }}
            />
            <CheckBox
              label={t('plans.unlimited', { name })}
              checked={value === true}
              onChange={(checked) => set(key, checked || undefined)}
            />
          </Row>
        );
      })}
    </fieldset>
  );
}
