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

/** A build version's state as a chip. */
export function BuildStatusChip({ status }: { readonly status: BuildStatus }) {
  const t = useText(messages);
  return <StatusChip status={LOOKS[status]} label={t(`builds.status.${status}`)} />;
}
