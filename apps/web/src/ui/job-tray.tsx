import { Button } from '@mantine/core';
import { IconProgress } from '@tabler/icons-react';
import { useText } from '../platform/i18n/use-text.ts';
import { IconButton } from './icon-button.tsx';
import classes from './job-tray.module.css';
import { clearFinishedJobs, type Job, useJobs } from './jobs.ts';
import { Popup } from './popup.tsx';
import { messages } from './ui.messages.ts';

/** The tray of long jobs: progress, cancel, result. Not there while there is nothing to show. */
export function JobTray() {
  const t = useText(messages);
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  const running = jobs.filter((job) => job.state === 'running').length;
  return (
    <Popup
      width={320}
      label={t('ui.jobs.title')}
      button={(props) => (
        <IconButton
          label={running > 0 ? t('ui.jobs.running', { count: running }) : t('ui.jobs.title')}
          icon={IconProgress}
          count={running}
          {...props}
        />
      )}
    >
      {() => (
        <div className={classes.tray}>
          <ul className={classes.jobs}>
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
          <Button variant="subtle" size="sm" onClick={clearFinishedJobs}>
            {t('ui.jobs.clear')}
          </Button>
        </div>
      )}
    </Popup>
  );
}

function JobLine({ job }: { job: Job }) {
  const t = useText(messages);
  const { total } = job;
  const words = job.state === 'running' ? null : (job.result ?? t(`ui.jobs.${job.state}`));
  return (
    <li className={classes.job}>
      <span className={classes.name}>{job.name}</span>
      {job.state === 'running' ? (
        <>
          <progress
            className={classes.progress}
            aria-label={job.name}
            max={total ?? undefined}
            value={total === null ? undefined : job.done}
          />
          {total !== null && (
            <span className={classes.small}>{t('ui.jobs.progress', { done: job.done, total })}</span>
          )}
        </>
      ) : (
        <span className={classes.small}>{words}</span>
      )}
      {job.cancel && (
        <Button variant="subtle" size="sm" onClick={job.cancel}>
          {t('ui.jobs.cancel', { name: job.name })}
        </Button>
      )}
    </li>
  );
}
