import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { SettingsForm, type SettingValues } from '../../../ui/forms/settings-form.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import type { VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';

/** How a version is to be tried. */
export interface TryWishes {
  readonly params: SettingValues;
  readonly locale: string;
  /** Null: no time limits. */
  readonly time_factor: number | null;
  readonly reduced_motion: boolean;
  /** The game plays itself. */
  readonly simulate: boolean;
}

interface TryFormProps {
  readonly version: VersionDetail['version'];
  readonly wishes: TryWishes;
  readonly onChange: (wishes: TryWishes) => void;
  readonly action: ReactNode;
}

const FACTORS = ['1', '1.25', '1.5', '2', ''] as const;

/** The settings of a try: what the game is told about the person, and its own. */
export function TryForm({ version, wishes, onChange, action }: TryFormProps) {
  const t = useText(messages);
  const { number } = useFormat();
  const parameters = version.manifest?.parameters ?? [];
  const languages = [...new Set([wishes.locale, ...(version.manifest?.languages ?? []), 'en', 'ar'])];
  return (
    <Stack gap={3}>
      <Row align="end">
        <NativeSelect
          label={t('builds.try.language')}
          value={wishes.locale}
          data={languages}
          onChange={({ currentTarget }) => onChange({ ...wishes, locale: currentTarget.value })}
        />
        <NativeSelect
          label={t('builds.try.time')}
          value={wishes.time_factor === null ? '' : String(wishes.time_factor)}
          data={FACTORS.map((value) => ({
            value,
            label:
              value === ''
                ? t('builds.try.untimed')
                : t('builds.try.factor', { factor: number(Number(value)) }),
          }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...wishes, time_factor: value === '' ? null : Number(value) })
          }
        />
        <CheckBox
          label={t('builds.try.reduced_motion')}
          checked={wishes.reduced_motion}
          onChange={(reduced_motion) => onChange({ ...wishes, reduced_motion })}
        />
        {version.manifest?.simulate && (
          <CheckBox
            label={t('builds.try.simulate')}
            checked={wishes.simulate}
            onChange={(simulate) => onChange({ ...wishes, simulate })}
          />
        )}
        {action}
      </Row>
      {parameters.length > 0 && (
        <Disclosure label={t('builds.settings')}>
          <SettingsForm
            parameters={parameters}
            values={wishes.params}
            onChange={(params) => onChange({ ...wishes, params })}
            words={{
              name: (spec) => spec.key,
              about: (spec) => spec.description,
              option: (_spec, option) => option,
              amount: (spec, value) => (spec.unit ? `${number(value)} ${spec.unit}` : number(value)),
            }}
          />
        </Disclosure>
      )}
    </Stack>
  );
}
