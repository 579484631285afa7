import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type ExpertPanel, useMakeKey, usePanelAct } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';
import { InviteDialog } from './invite-dialog.tsx';

type Asked = 'invite' | 'close' | 'delete' | 'make';

/** What can be done about a panel. */
export function PanelActions({ data }: { data: ExpertPanel }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { panel, problems, rule } = data;
  const act = usePanelAct(panel.id, true);
  const atOnce = usePanelAct(panel.id, false);
  const make = useMakeKey(panel.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOpen = panel.closed_at === null;
  const ask = (what: Asked) => {
    act.reset();
    make.reset();
    setAsked(what);
  };
  const close = () => setAsked(null);
  const leftOut = data.items.filter(({ use }) => use === 'left_out').length;
  const canMake = problems.length === 0;
  return (
    <>
      {isOpen && (
        <Button variant={canMake ? 'default' : 'filled'} onClick={() => ask('invite')}>
          {t('expert_panels.invite')}
        </Button>
      )}
      {isOpen && data.experts.some(({ email, link }) => email !== '' && link !== null) && (
        <Button
          variant="default"
          loading={atOnce.isPending}
          onClick={() => atOnce.mutate({ what: 'remind' })}
        >
          {t('expert_panels.remind')}
        </Button>
      )}
      {canMake && <Button onClick={() => ask('make')}>{t('expert_panels.make')}</Button>}
      <RowMenu
        name={panel.name}
        actions={[
          ...(isOpen
            ? [{ label: t('expert_panels.close'), onClick: () => ask('close') }]
            : data.erased_at === null
              ? [{ label: t('expert_panels.reopen'), onClick: () => atOnce.mutate({ what: 'reopen' }) }]
              : []),
          ...(panel.made === null
            ? [{ label: t('expert_panels.delete'), danger: true, onClick: () => ask('delete') }]
            : []),
        ]}
      />
      {asked === 'invite' && <InviteDialog panelId={panel.id} onClose={close} />}
      {asked === 'close' && (
        <ConfirmDialog
          opened
          title={t('expert_panels.close_title')}
          confirmLabel={t('expert_panels.close')}
          busy={act.isPending}
          error={act.error}
          onClose={close}
          onConfirm={() => act.mutate({ what: 'close' }, { onSuccess: close })}
        >
          <p>{t('expert_panels.close_text', { days: rule.erased_after_days })}</p>
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          opened
          danger
          title={t('expert_panels.delete_title')}
          confirmLabel={t('expert_panels.delete')}
          busy={act.isPending}
          error={act.error}
          onClose={close}
          onConfirm={() =>
            act.mutate(
              { what: 'delete' },
              {
                onSuccess: () =>
                  void navigate({ to: '/user/admin/norms', search: { tab: 'panels' }, replace: true }),
              },
            )
          }
        >
          <p>{t('expert_panels.delete_text')}</p>
        </ConfirmDialog>
      )}
      {asked === 'make' && (
        <ConfirmDialog
          opened
          title={t('expert_panels.make_title', { n: panel.finished })}
          confirmLabel={t('expert_panels.make')}
          busy={make.isPending}
          error={make.error}
          onClose={close}
          onConfirm={() => make.mutate(panel.finished, { onSuccess: close })}
        >
          <Stack gap={3}>
            <p>{t('expert_panels.make_text', { game: panel.game_name })}</p>
            <p>{t('expert_panels.make_left_out', { n: leftOut })}</p>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
