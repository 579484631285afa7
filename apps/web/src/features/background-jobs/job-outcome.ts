import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { useText } from '../../platform/i18n/use-text.ts';
import { trayMessages } from './tray.messages.ts';

/** Jobs about the people an organization knows, whatever they applied for. */
export const isOfPeople = (kind: BackgroundJob['kind']) => kind.startsWith('people_');

/** Jobs that bring something out or in, or look for something: what they came to is a number or a word. */
const isFile = (
  kind: BackgroundJob['kind'],
): kind is 'people_export' | 'people_import' | 'applicants_export' =>
  kind === 'people_export' || kind === 'people_import' || kind === 'applicants_export';

/** Jobs about the platform’s library: all of the file is imported, or nothing. */
export const isOfLibrary = (kind: BackgroundJob['kind']): kind is 'traits_import' | 'scoring_import' =>
  kind === 'traits_import' || kind === 'scoring_import';

/** Jobs about what an organization keeps, all of it, or what the platform keeps. */
export const isOfRecords = (
  kind: BackgroundJob['kind'],
): kind is
  | 'records_import'
  | 'organization_export'
  | 'organization_import'
  | 'traits_import'
  | 'scoring_import' =>
  kind === 'records_import' ||
  kind === 'organization_export' ||
  kind === 'organization_import' ||
  isOfLibrary(kind);

/** What came of a job that has ended. */
export function useJobOutcome(): (job: BackgroundJob) => string {
  const t = useText(trayMessages);
  return ({ kind, status, done, skipped, undoing, outcome }) => {
    if (kind === 'build_check') return t(`jobs.outcome.${(outcome ?? 'failed') as 'failed'}`);
    if (undoing) {
      const words = isOfPeople(kind) ? 'jobs.undone.people' : 'jobs.undone';
      return status === 'done' ? t(words, { count: done }) : t('jobs.failed');
    }
    if (kind === 'backup') {
      if (status === 'failed' && (outcome === 'damaged_file' || outcome === 'no_room')) {
        return t(`jobs.failed.${outcome}`);
      }
      return status === 'done' ? t('jobs.done.backup') : t(`jobs.${status as 'failed' | 'cancelled'}`);
    }
    if (kind === 'dossier_export') {
      return status === 'done' ? t('jobs.done.dossier') : t(`jobs.${status as 'failed' | 'cancelled'}`);
    }
    if (isOfRecords(kind)) {
      if (status === 'failed' && outcome && outcome !== 'failed') {
        return t(`jobs.failed.${outcome as 'ids_taken'}`);
      }
      if (status !== 'done') return t(`jobs.${status as 'failed' | 'cancelled'}`);
      return kind === 'records_import' || isOfLibrary(kind)
        ? t('jobs.done.records', { count: done - skipped, skipped })
        : t('jobs.done.archive', { count: done });
    }
    if (kind === 'people_duplicates') {
      return status === 'done' ? t('jobs.done.duplicates') : t(`jobs.${status as 'failed' | 'cancelled'}`);
    }
    if (isFile(kind)) {
      return status === 'done'
        ? t(isOfPeople(kind) ? 'jobs.done.people' : 'jobs.done', { count: done })
        : t(`jobs.${status as 'failed' | 'cancelled'}`);
    }
    const came = t(`jobs.${skipped > 0 ? 'came_in_part' : 'came'}.${kind}`, {
      count: done - skipped,
      skipped,
    });
    if (status === 'failed') return done > 0 ? t('jobs.failed_after', { came }) : t('jobs.failed');
    if (status === 'cancelled') return done > 0 ? t('jobs.cancelled_after', { came }) : t('jobs.cancelled');
    return came;
  };
}
