import type { Lead } from '@tryout/contract/leads/leads';
import { LEAD_REASONS, LEAD_STATUSES } from '@tryout/domain/leads/lead-status';
import { canTransition, needsReason } from '@tryout/domain/records/transitions';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { toast } from '../../ui/states/toast.ts';
import { ApproveDialog } from './components/approve-dialog.tsx';
import { deskMessages } from './desk.messages.ts';
import { useMoveLead } from './leads.api.ts';

type Status = Lead['status'];

/** Moves leads where they are shown: at once and with a way back, or after a reason where one is needed. */
export function useLeadMoves(): { move: (lead: Lead, to: Status) => void; dialog: ReactNode } {
  const t = useText(deskMessages);
  const send = useMoveLead();
  const [asked, setAsked] = useState<Lead | null>(null);
  const [approving, setApproving] = useState<Lead | null>(null);
  const go = (
    lead: Lead,
    to: Status,
    more: { readonly organization_id?: string | null; readonly note?: string } = {},
  ) => {
    const from = lead.status;
    const isBackOpen = canTransition(LEAD_STATUSES, to, from).allowed;
    send.mutate(
      { lead_id: lead.lead_id, from, to, ...more },
      {
        onSuccess: () => {
          setApproving(null);
          const message = t('leads.moved', { name: lead.name, status: t(`leads.status.${to}`) });
          if (isBackOpen)
            toast.undo({
              message,
              onUndo: () => send.mutate({ lead_id: lead.lead_id, from: to, to: from }),
            });
          else toast.say({ message, tone: 'success' });
        },
        // The dialog says what went wrong by itself.
        onError: (error) => {
          if (to !== 'approved') toast.say({ message: error.message, tone: 'danger' });
        },
      },
    );
  };
  const move = (lead: Lead, to: Status) => {
    if (to === lead.status || lead.deleted_at !== null) return;
    if (needsReason(LEAD_STATUSES, lead.status, to)) {
      send.reset();
      setAsked(lead);
    } else if (!canTransition(LEAD_STATUSES, lead.status, to).allowed) return;
    else if (to === 'approved') {
      send.reset();
      setApproving(lead);
    } else go(lead, to);
  };
  const approve = approving && (
    <ApproveDialog
      lead={approving}
      busy={send.isPending}
      error={send.error}
      onClose={() => setApproving(null)}
      onConfirm={(given) => go(approving, 'approved', given)}
    />
  );
  const reject = asked && (
    <ReasonDialog
      opened
      danger
      title={t('leads.reject.title', { name: asked.name })}
      confirmLabel={t('leads.reject')}
      reasons={LEAD_REASONS.map((value) => ({ value, label: t(`leads.reason.${value}`) }))}
      noteLabel={t('leads.reject.note')}
      busy={send.isPending}
      error={send.error}
      onClose={() => setAsked(null)}
      onConfirm={({ reason, note }) =>
        send.mutate(
          {
            lead_id: asked.lead_id,
            from: asked.status,
            to: 'rejected',
            reason: LEAD_REASONS.find((one) => one === reason) ?? null,
            note,
          },
          { onSuccess: () => setAsked(null) },
        )
      }
    >
      <p>{t('leads.reject.text')}</p>
    </ReasonDialog>
  );
  const dialog = approve ?? reject;
  return { move, dialog };
}
