import { Button } from '@mantine/core';
import { IconDownload, IconProgressDown, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { useEffect } from 'react';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { sizeText } from '../../../platform/i18n/size-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { ProgressBar } from '../../../ui/marks/progress-bar.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useStageName } from '../../applicants/public.tsx';
import { resultUrl, useCancelJob, useDismissJob, useUndoJob } from '../background-jobs.api.ts';
import { isOfLibrary, isOfPeople, isOfRecords, useJobOutcome } from '../job-outcome.ts';
import { goesOn } from '../jobs-query.ts';
import { trayMessages } from '../tray.messages.ts';
import classes from './job-tray.module.css';

interface JobListProps {
  jobs: readonly BackgroundJob[];
  /** Jobs that were seen going on; those whose end was told are taken out. */
  going: Set<string>;
}

/** The tray's button and, behind it, the jobs. */
export function JobList({ jobs, going }: JobListProps) {
  const t = useText(trayMessages);
  useAnnouncedEnds(jobs, going);
  const count = jobs.filter(goesOn).length;
  return (
    <Popup
      width={340}
      label={t('jobs.title')}
      button={(props) => (
        <IconButton label={t('jobs.open', { count })} icon={IconProgressDown} count={count} {...props} />
      )}
    >
      {(close) => (
        <>
          <h2 className={classes.title}>{t('jobs.title')}</h2>
          <ul className={classes.list}>
            {jobs.map((job) => (
              <OneJob key={job.background_job_id} job={job} onLeave={close} />
            ))}
          </ul>
        </>
      )}
    </Popup>
  );
}

/** Says once that a job has ended which was seen going on. */
function useAnnouncedEnds(jobs: readonly BackgroundJob[], going: Set<string>): void {
  const t = useText(trayMessages);
  const client = useQueryClient();
  useEffect(() => {
    for (const job of jobs) {
      if (goesOn(job) || !going.delete(job.background_job_id)) continue;
      const { kind, status, undoing } = job;
      if (status === 'done') {
        // Whichever page is open shows what was imported.
        if (kind.endsWith('_import')) void client.invalidateQueries();
        if (kind === 'backup') void invalidateFeature(client, 'backups');
        toast.say({ message: t(`jobs.ended.${undoing ? 'undo' : kind}`), tone: 'success' });
      }
      if (status === 'failed') {
        const message = t(kind === 'build_check' ? 'jobs.failed_check' : 'jobs.failed');
        toast.say({ message, tone: 'danger' });
      }
    }
  }, [jobs, going, t, client]);
}

function OneJob({ job, onLeave }: { job: BackgroundJob; onLeave: () => void }) {
  const t = useText(trayMessages);
  const stageName = useStageName();
  const outcome = useJobOutcome();
  const title = t(`jobs.kind.${job.kind}`, {
    format: job.format?.toUpperCase() ?? '',
    stage: job.to ? stageName(job.to) : '',
  });
  return (
    <li className={classes.job}>
      <div className={classes.words}>
        <p>{title}</p>
        <p className={classes.quiet}>
          <bdi>
            {job.build
              ? `${job.build.name} ${job.build.version}`
              : (job.position_title ?? t(subjectOf(job.kind)))}
          </bdi>{' '}
          · <TimeText at={job.created_at} style="datetime" />
        </p>
        {goesOn(job) ? <Progress job={job} title={title} /> : <p className={classes.quiet}>{outcome(job)}</p>}
      </div>
      <JobButtons job={job} title={title} onLeave={onLeave} />
    </li>
  );
}

/** What a job is about that is about no position. */
const subjectOf = (kind: BackgroundJob['kind']) =>
  isOfLibrary(kind) || kind === 'backup'
    ? 'jobs.platform'
    : isOfRecords(kind)
      ? 'jobs.organization'
      : 'jobs.pool';

function Progress({ job, title }: { job: BackgroundJob; title: string }) {
  const t = useText(trayMessages);
  const format = useFormat();
  const isCheck = job.kind === 'build_check';
  const isBackup = job.kind === 'backup';
  const shown = (amount: number) => (isBackup ? sizeText(format, amount * 1000) : format.number(amount));
  const params = { at: shown(isCheck ? job.done + 1 : job.done), count: shown(job.total) };
  const words = isCheck
    ? 'jobs.checking'
    : isBackup
      ? 'jobs.running.backup'
      : job.kind === 'dossier_export'
        ? 'jobs.running.dossier'
        : isOfRecords(job.kind)
          ? 'jobs.running.records'
          : job.undoing
            ? isOfPeople(job.kind)
              ? 'jobs.undoing.people'
              : 'jobs.undoing'
            : job.kind === 'people_duplicates'
              ? 'jobs.running.duplicates'
              : isOfPeople(job.kind)
                ? 'jobs.running.people'
                : 'jobs.running';
  return (
    <>
      <p className={classes.quiet}>{job.status === 'queued' ? t('jobs.queued') : t(words, params)}</p>
      <ProgressBar label={title} value={job.done} max={job.total} />
    </>
  );
}

function JobButtons({ job, title, onLeave }: { job: BackgroundJob; title: string; onLeave: () => void }) {
  const t = useText(trayMessages);
  const cancel = useCancelJob();
  const dismiss = useDismissJob();
  const undo = useUndoJob();
  const id = job.background_job_id;
  return (
    <>
      {!goesOn(job) && (
        <IconButton label={t('jobs.dismiss', { title })} icon={IconX} onClick={() => dismiss.mutate(id)} />
      )}
      <div className={classes.buttons}>
        {job.may_cancel && (
          <Button size="xs" variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {t('jobs.cancel')}
          </Button>
        )}
        {job.result_size !== null && (
          <Button
            size="xs"
            component="a"
            href={resultUrl(id)}
            download
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {t('jobs.download')}
          </Button>
        )}
        {job.may_undo && (
          <Button size="xs" variant="default" loading={undo.isPending} onClick={() => undo.mutate(job)}>
            {t('jobs.undo')}
          </Button>
        )}
        {job.build && (
          <LinkButton
            size="xs"
            variant="subtle"
            to="/user/admin/builds/$buildId"
            params={{ buildId: job.build.build_id }}
            search={{ version: job.build.version_id }}
            onClick={onLeave}
          >
            {t('jobs.build')}
          </LinkButton>
        )}
        {job.kind === 'people_duplicates' && job.status === 'done' && (
          <LinkButton size="xs" variant="subtle" to="/user/candidates/duplicates" onClick={onLeave}>
            {t('jobs.duplicates')}
          </LinkButton>
        )}
        {job.kind === 'backup' && (
          <LinkButton size="xs" variant="subtle" to="/user/admin/backups" onClick={onLeave}>
            {t('jobs.backups')}
          </LinkButton>
        )}
        {isOfLibrary(job.kind) && (
          <LinkButton
            size="xs"
            variant="subtle"
            to={job.kind === 'traits_import' ? '/user/admin/traits' : '/user/admin/library'}
            onClick={onLeave}
          >
            {t(job.kind === 'traits_import' ? 'jobs.traits' : 'jobs.scoring')}
          </LinkButton>
        )}
        {job.position_id && job.kind !== 'applicants_export' && job.kind !== 'people_invite' && (
          <LinkButton
            size="xs"
            variant="subtle"
            to="/user/positions/$id/applicants"
            params={{ id: job.position_id }}
            onClick={onLeave}
          >
            {t('jobs.applicants')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
