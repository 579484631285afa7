import { NativeSelect } from '@mantine/core';
import type { Lead } from '@tryout/contract/leads/leads';
import { LEAD_STATUS_KEYS, LEAD_STATUSES } from '@tryout/domain/leads/lead-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import { useText } from '../../../platform/i18n/use-text.ts';
import { deskMessages } from '../desk.messages.ts';

/** The status of a lead, changed where it is shown. */
export function LeadStatusField({
  lead,
  label,
  onMove,
}: {
  readonly lead: Lead;
  readonly label: string;
  readonly onMove: (to: Lead['status']) => void;
}) {
  const t = useText(deskMessages);
  const open = [lead.status, ...allowedTargets(LEAD_STATUSES, lead.status)];
  return (
    <NativeSelect
      aria-label={label}
      miw="10rem"
      value={lead.status}
      disabled={lead.deleted_at !== null}
      data={LEAD_STATUS_KEYS.map((value, index) => ({
        value,
        label: t('leads.status.with_key', { key: index + 1, status: t(`leads.status.${value}`) }),
        disabled: !open.includes(value),
      }))}
      onChange={({ currentTarget }) => {
        const to = LEAD_STATUS_KEYS.find((one) => one === currentTarget.value);
        if (to) onMove(to);
      }}
    />
  );
}
