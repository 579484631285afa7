import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BuildFrame } from '../../../ui/build-frame/build-frame.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import type { BuildTrial, TrialView } from '../build-trial.ts';
import { openTrial, type VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { TrialLines } from './trial-lines.tsx';
import classes from './trial-stage.module.css';
import { TrialValues } from './trial-values.tsx';

interface TrialStageProps {
  readonly trial: BuildTrial;
  /** Signed address of the page to open. */
  readonly url: string;
  readonly version: VersionDetail['version'];
  readonly onValues?: (values: TrialView['values']) => void;
}

const OVER = ['completed', 'terminated', 'stopped', 'failed'];

/** The game in its frame, what the host can do, and what goes on between them. */
export function TrialStage({ trial, url, version, onValues }: TrialStageProps) {
  const t = useText(messages);
  const { number } = useFormat();
  const { host, note } = trial;
  const { phase, loaded_ms } = useSyncExternalStore(host.subscribe, host.snapshot);
  const view = useSyncExternalStore(trial.subscribe, trial.snapshot);
  const { values } = view;
  const tellValues = useEffectEvent((sent: TrialView['values']) => onValues?.(sent));
  useEffect(() => tellValues(values), [values]);
  const [paused, setPaused] = useState(false);
  const isOver = OVER.includes(phase);
  const togglePause = () => {
    if (paused) host.resume();
    else host.pause();
    note(paused ? 'resume' : 'pause');
    setPaused(!paused);
  };
  return (
    <Stack gap={4}>
      <Row>
        <span role="status">
          {t(`builds.phase.${phase}`)}
          {loaded_ms !== null && ` · ${t('builds.try.loaded', { ms: number(Math.round(loaded_ms)) })}`}
        </span>
        <Button variant="default" disabled={isOver} onClick={togglePause}>
          {t(paused ? 'builds.try.resume' : 'builds.try.pause')}
        </Button>
        <Button
          variant="default"
          disabled={isOver}
          onClick={() => {
            note('reload');
            setPaused(false);
            host.reload();
          }}
        >
          {t('builds.try.reload')}
        </Button>
        <Button
          variant="default"
          disabled={isOver}
          onClick={() => {
            note('stop time_limit');
            host.stop('time_limit');
          }}
        >
          {t('builds.try.stop')}
        </Button>
      </Row>
      <div className={classes.columns}>
        <div className={classes.frame}>
          <BuildFrame
            host={host}
            src={url}
            renew={async () => (await openTrial(version.id)).url}
            title={version.manifest?.name ?? version.archive_name}
            profile={version.profile}
            minViewport={version.manifest?.min_viewport ?? [320, 480]}
            orientation={version.manifest?.orientation ?? 'any'}
          />
        </div>
        <TrialLines view={view} />
      </div>
      <TrialValues view={view} isOver={phase === 'completed'} />
    </Stack>
  );
}
