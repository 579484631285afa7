import { NativeSelect, NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { WholeSurvey } from '@tryout/contract/surveys/surveys';
import { useText } from '../../../platform/i18n/use-text.ts';
import { givableQuery } from '../surveys.api.ts';
import { messages } from '../surveys.messages.ts';

type Grant = WholeSurvey['grant'];

/** What an organization gets for answering an early-bird survey. */
export function GrantFields({
  grant,
  disabled,
  onChange,
}: {
  readonly grant: Grant;
  readonly disabled: boolean;
  readonly onChange: (grant: Grant) => void;
}) {
  const t = useText(messages);
  const features = useQuery(givableQuery()).data?.features ?? [];
  const chosen = features.find(({ key }) => key === grant?.key);
  return (
    <>
      <NativeSelect
        label={t('surveys.grant')}
        disabled={disabled}
        value={grant?.key ?? ''}
        onChange={(event) => {
          const feature = features.find(({ key }) => key === event.currentTarget.value);
          onChange(
            feature
              ? { key: feature.key, value: feature.kind === 'flag' ? true : 1, months: grant?.months ?? 12 }
              : null,
          );
        }}
        data={[
          { value: '', label: t('surveys.grant.none') },
          ...features.map(({ key, name }) => ({ value: key, label: name })),
        ]}
      />
      {grant && chosen && chosen.kind !== 'flag' && (
        <NumberInput
          label={t('surveys.grant.value')}
          disabled={disabled}
          min={1}
          value={typeof grant.value === 'number' ? grant.value : ''}
          onChange={(value) => onChange({ ...grant, value: typeof value === 'number' ? value : 1 })}
        />
      )}
      {grant && (
        <NumberInput
          label={t('surveys.grant.months')}
          disabled={disabled}
          min={1}
          max={36}
          value={grant.months}
          onChange={(value) => onChange({ ...grant, months: typeof value === 'number' ? value : 12 })}
        />
      )}
    </>
  );
}
