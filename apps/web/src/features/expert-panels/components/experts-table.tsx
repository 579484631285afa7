import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { type Expert, type ExpertPanel, usePanelAct } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';

/** How the styles of statuses show how far an expert is. */
const LOOKS = {
  invited: 'pending',
  rating: 'pending',
  finished: 'approved',
  expired: 'closed',
  revoked: 'closed',
} as const;

/** Who was asked, how far they are, and their links. */
export function ExpertsTable({ data }: { data: ExpertPanel }) {
  const t = useText(messages);
  const { number } = useFormat();
  const act = usePanelAct(data.panel.id, true);
  const renew = usePanelAct(data.panel.id, false);
  const [asked, setAsked] = useState<{ what: 'revoke' | 'remove'; expert: Expert } | null>(null);
  const nameOf = (expert: Expert) =>
    expert.name || expert.email || t('expert_panels.number', { n: number(expert.number) });
  const isOpen = data.panel.closed_at === null;
  const ask = (what: 'revoke' | 'remove', expert: Expert) => {
    act.reset();
    setAsked({ what, expert });
  };
  const menu = (expert: Expert) => [
    ...(isOpen && expert.state !== 'finished'
      ? [
          {
            label: t('expert_panels.renew'),
            onClick: () => renew.mutate({ what: 'renew', expert_id: expert.id }),
          },
        ]
      : []),
    ...(expert.link === null
      ? []
      : [{ label: t('expert_panels.revoke'), danger: true, onClick: () => ask('revoke', expert) }]),
    { label: t('expert_panels.remove'), danger: true, onClick: () => ask('remove', expert) },
  ];
  return (
    <>
      <DataTable
        label={t('expert_panels.tab.experts')}
        rows={data.experts}
        rowId={(expert) => expert.id}
        rowLabel={nameOf}
        columns={[
          { key: 'name', header: t('expert_panels.expert'), cell: (expert) => <bdi>{nameOf(expert)}</bdi> },
          { key: 'email', header: t('expert_panels.email'), cell: ({ email }) => <bdi>{email}</bdi> },
          {
            key: 'state',
            header: t('expert_panels.state'),
            cell: ({ state }) => (
              <StatusChip status={LOOKS[state]} label={t(`expert_panels.state.${state}`)} />
            ),
          },
          {
            key: 'rated',
            header: t('expert_panels.rated'),
            cell: ({ rated, reminders }) => (
              <>
                {t('expert_panels.rated_of', { rated: number(rated), items: number(data.items.length) })}
                {reminders > 0 && <> · {t('expert_panels.reminders', { n: reminders })}</>}
              </>
            ),
          },
          {
            key: 'until',
            header: t('expert_panels.until'),
            cell: (expert) => (expert.link === null ? '' : <TimeText at={expert.expires_at} style="date" />),
          },
          {
            key: 'link',
            header: t('expert_panels.link'),
            cell: (expert) =>
              expert.link !== null && (
                <CopyButton
                  compact
                  value={`${window.location.origin}${expert.link}`}
                  label={t('expert_panels.copy', { name: nameOf(expert) })}
                />
              ),
          },
        ]}
        menu={menu}
      />
      {asked && (
        <ConfirmDialog
          opened
          danger
          title={t(`expert_panels.${asked.what}_title`, { name: nameOf(asked.expert) })}
          confirmLabel={t(`expert_panels.${asked.what}`)}
          busy={act.isPending}
          error={act.error}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            act.mutate({ what: asked.what, expert_id: asked.expert.id }, { onSuccess: () => setAsked(null) })
          }
        >
          <p>{t(`expert_panels.${asked.what}_text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
