import type { BuildStatus } from '@tryout/domain/builds/build-status';
import { useText } from '../../../platform/i18n/use-text.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { messages } from '../builds.messages.ts';

/** Looks that exist already for what a state means: in force, waiting for somebody, out of use, or under way. */
const LOOKS: Readonly<Record<BuildStatus, string>> = {
  uploaded: 'waiting',
  scanning: 'waiting',
  failed: 'rejected',
  needs_mapping: 'draft',
  ready: 'draft',
  stable: 'published',
  retired: 'closed',
};

interface BuildStatusChipProps {
  readonly status: BuildStatus;
  /** How much its checks warn of. */
  readonly warnings: number;
}

/** States whose warnings somebody still has to weigh. */
const WEIGHED: readonly BuildStatus[] = ['ready', 'stable'];

/** A build version's state as a chip, with the number of its warnings. */
export function BuildStatusChip({ status, warnings }: BuildStatusChipProps) {
  const t = useText(messages);
  const word = t(`builds.status.${status}`);
  const label =
    warnings > 0 && WEIGHED.includes(status)
      ? t('builds.status.warned', { status: word, count: warnings })
      : word;
  return <StatusChip status={LOOKS[status]} label={label} />;
}
