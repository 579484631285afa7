import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { changeSimulationStatus } from '@tryout/contract/simulations/simulations-life';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useState } from 'react';
import { callRouteForMessage } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { ProblemList } from '../builder/problem-list.tsx';
import { simulationRecordQuery } from '../simulations.api.ts';
import { messages } from '../status.messages.ts';
import classes from './status-dialog.module.css';

interface StatusDialogProps {
  readonly record: SimulationRecord;
  /** Runs first, such as storing what waits; false stops. */
  readonly before?: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly onChanged?: (record: SimulationRecord) => void;
}

/** Where a simulation may go from here; what it becomes is merged into the page. */
export function StatusDialog({ record, before, onClose, onChanged }: StatusDialogProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { queryKey } = simulationRecordQuery(record.id);
  const stops = record.problems.filter((problem) => problem.severity === 'stops');
  const move = async (to: SimulationRecord['status']) => {
    setBusy(to);
    setError(null);
    try {
      if (before && !(await before())) {
        setError(new Error(t('status.not_stored')));
        setBusy(null);
        return;
      }
      const stored = client.getQueryData(queryKey) ?? record;
      const { data, message } = await callRouteForMessage(changeSimulationStatus, {
        params: { simulation_id: record.id },
        body: { from: stored.status, to, edit: stored.edit },
      });
      client.setQueryData(queryKey, (current) => ({ ...current, ...data }));
      toast.say({ message: message ?? t(`status.done.${to}`, { name: record.name }), tone: 'success' });
      onChanged?.(data);
      onClose();
      await invalidateFeature(client, 'simulations');
    } catch (failure) {
      setError(failure);
      setBusy(null);
      if (failure instanceof ApiError && failure.current) await client.invalidateQueries({ queryKey });
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('status.title')}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('status.cancel')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p className={classes.now}>
          {t('status.now')} <StatusChip status={record.status} label={t(`status.is.${record.status}`)} />
        </p>
        {error !== null && <p role="alert">{errorText(error)}</p>}
        {record.allowed.length === 0 && <p>{t('status.nowhere')}</p>}
        <ul className={classes.moves}>
          {record.allowed.map((to) => (
            <li key={to} className={classes.move}>
              <span>
                <strong>{t(`status.to.${to}`)}</strong>
                <span className={classes.about}>{t(`status.to.${to}.about`)}</span>
              </span>
              <Button
                variant={to === 'published' ? 'filled' : 'default'}
                loading={busy === to}
                disabled={busy !== null && busy !== to}
                onClick={() => void move(to)}
              >
                {t(`status.to.${to}`)}
              </Button>
            </li>
          ))}
        </ul>
        {record.allowed.includes('published') && stops.length > 0 && (
          <>
            <p>{t('status.stops', { count: stops.length })}</p>
            <ProblemList simulationId={record.id} problems={stops} onFollow={onClose} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
