import { NativeSelect } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { BuildVersion } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';

interface CompareSelectProps {
  readonly versions: readonly BuildVersion[];
  /** Id of the version that is compared with; empty: none. */
  readonly value: string;
  readonly onChange: (versionId: string) => void;
}

/** Chooses the version to compare with. */
export function CompareSelect({ versions, value, onChange }: CompareSelectProps) {
  const t = useText(messages);
  return (
    <NativeSelect
      aria-label={t('builds.compare')}
      value={value}
      data={[
        { value: '', label: t('builds.compare.choose') },
        ...versions.map(({ id, version }) => ({ value: id, label: t('builds.compare.with', { version }) })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
