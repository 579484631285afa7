import { Button, NativeSelect } from '@mantine/core';
import { IconCrown, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PositionTeam, TeamMember } from '@tryout/contract/positions/position-team';
import { putOnPositionTeam } from '@tryout/contract/positions/position-team';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { RowMenu } from '../../../../ui/data-table/row-menu.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { FormBody } from '../../../../ui/forms/form-body.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { teamQuery, usePutOnTeam, useTakeOffTeam } from '../../team.api.ts';
import { messages } from '../../team.messages.ts';
import classes from './team.module.css';

/** Who hires for a position: its owner and recruiters, changed in place by those who may. */
export function HiringTeam({ positionId, isConfidential }: { positionId: string; isConfidential: boolean }) {
  const t = useText(messages);
  const query = useQuery(teamQuery(positionId));
  return (
    <Panel title={t('team.title')}>
      <QueryView query={query}>
        {(team) => <Team positionId={positionId} team={team} isConfidential={isConfidential} />}
      </QueryView>
    </Panel>
  );
}

function Team({
  positionId,
  team,
  isConfidential,
}: {
  positionId: string;
  team: PositionTeam;
  isConfidential: boolean;
}) {
  const t = useText(messages);
  const put = usePutOnTeam(positionId);
  const takeOff = useTakeOffTeam(positionId);
  const form = useForm(putOnPositionTeam, {
    start: { employee_id: '' },
    error: put.error,
    busy: put.isPending,
  });
  const { employee_id: chosen } = form.values;
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const open = !isConfidential && team.recruiters_see === 'all';
  return (
    <Stack gap={3}>
      {team.items.length === 0 ? (
        <p>{t('team.empty')}</p>
      ) : (
        <ul className={classes.people}>
          {team.items.map((member) => (
            <li key={member.employee_id ?? member.name}>
              <span className={classes.name}>{member.name}</span>
              <span className={classes.quiet}>
                {member.employee_id === null ? t('team.linked') : t(`team.${member.role}`)}
              </span>
              {team.may_change && member.employee_id !== null && member.role !== 'owner' && (
                <RowMenu
                  name={member.name}
                  actions={[
                    {
                      label: t('team.make_owner'),
                      icon: IconCrown,
                      onClick: () => put.mutate({ employee_id: member.employee_id ?? '', role: 'owner' }),
                    },
                    {
                      label: t('team.remove'),
                      icon: IconUserMinus,
                      danger: true,
                      onClick: () => setLeaving(member),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.quiet}>{open ? t('team.everyone') : t('team.only')}</p>
      {team.may_change && team.others.length > 0 && (
        <FormBody
          form={form}
          mayLeave
          className={classes.add}
          onSubmit={() =>
            put.mutate(
              { employee_id: chosen, role: 'recruiter' },
              { onSuccess: () => form.restart({ employee_id: '' }) },
            )
          }
        >
          <NativeSelect
            {...form.text('employee_id', t('team.person'))}
            data={[
              { value: '', label: t('team.choose') },
              ...team.others.map((each) => ({ value: each.employee_id, label: each.name })),
            ]}
          />
          <Button type="submit" variant="default" disabled={chosen === ''} loading={put.isPending}>
            {t('team.add')}
          </Button>
        </FormBody>
      )}
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('team.remove.title', { name: leaving?.name ?? '' })}
        confirmLabel={t('team.remove')}
        danger
        busy={takeOff.isPending}
        onConfirm={() => takeOff.mutate(leaving?.employee_id ?? '', { onSettled: () => setLeaving(null) })}
      >
        {t('team.remove.text', { name: leaving?.name ?? '' })}
      </ConfirmDialog>
    </Stack>
  );
}
