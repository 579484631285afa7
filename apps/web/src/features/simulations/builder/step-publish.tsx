import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { dryRunSimulation } from '@tryout/contract/simulations/simulations-life';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { StatusDialog } from '../components/status-dialog.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import { DryRun } from './dry-run.tsx';
import { ProblemList } from './problem-list.tsx';
import type { StepProps } from './step-props.ts';

interface StepPublishProps extends StepProps {
  readonly onPublished: () => void;
}

/** Step 6: play it, let simulated candidates play it, see to what is missing, and publish it. */
export function StepPublish({ builder, onPublished }: StepPublishProps) {
  const t = useText(messages);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [deciding, setDeciding] = useState(false);
  const { record } = builder;
  const params = { simulationId: record.id };
  const stops = record.problems.filter((problem) => problem.severity === 'stops');
  const run = async () => {
    setRunning(true);
    setError(null);
    try {
      await builder.act((edit) =>
        callRoute(dryRunSimulation, { params: { simulation_id: record.id }, body: { edit } }),
      );
    } catch (failure) {
      setError(failure);
    }
    setRunning(false);
  };
  return (
    <Stack gap={5}>
      <Panel title={t('builder.try')}>
        <Stack gap={4}>
          <p>{t('builder.try.about')}</p>
          <Row>
            <LinkButton
              to="/user/simulations/$simulationId/play"
              params={params}
              leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden className="mirrored" />}
            >
              {t('builder.try.play')}
            </LinkButton>
            <LinkButton to="/user/simulations/$simulationId/try" params={params} variant="default">
              {t('builder.try.practice')}
            </LinkButton>
            <LinkButton to="/user/simulations/$simulationId/candidates" params={params} variant="default">
              {t('builder.try.candidates')}
            </LinkButton>
          </Row>
        </Stack>
      </Panel>
      <div id={fieldId('last_dry_run')} tabIndex={-1}>
        <Panel
          title={t('builder.dry_run')}
          actions={
            <Button loading={running} variant="default" onClick={() => void run()}>
              {t('builder.dry_run.begin')}
            </Button>
          }
        >
          <p className={classes.quiet}>{t('builder.dry_run.about')}</p>
          {record.tasks.some((task) => task.is_uploaded) && (
            <p className={classes.quiet}>{t('builder.dry_run.uploaded')}</p>
          )}
          {running && <p role="status">{t('builder.dry_run.running')}</p>}
          {error !== null && <ErrorState error={error} onRetry={() => void run()} />}
          {record.last_dry_run && <DryRun run={record.last_dry_run} edit={record.edit} />}
        </Panel>
      </div>
      <Panel
        title={t('builder.checklist')}
        tone={stops.length === 0 ? 'selected' : 'plain'}
        actions={<Button onClick={() => setDeciding(true)}>{t('builder.publish')}</Button>}
      >
        {stops.length === 0 ? (
          <p>{t('builder.checklist.ready')}</p>
        ) : (
          <Stack gap={3}>
            <p>{t('builder.problems.count', { count: stops.length })}</p>
            <ProblemList simulationId={record.id} problems={stops} />
          </Stack>
        )}
      </Panel>
      {deciding && (
        <StatusDialog
          record={record}
          before={builder.save}
          onClose={() => setDeciding(false)}
          onChanged={(changed) => {
            setDeciding(false);
            if (changed.status !== 'draft') onPublished();
          }}
        />
      )}
    </Stack>
  );
}
