import { isCandidateStatus } from '@tryout/domain/applications/application-status';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';

type Counts = Readonly<Record<string, number>>;

const sumOf = (counts: Counts, statuses: readonly string[]) =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

const APPLYING = APPLICATION_STATUSES.filter((status) => isCandidateStatus(status));
const APPLIED = APPLICATION_STATUSES.filter((status) => !isCandidateStatus(status));

/** People who have begun and not finished applying. */
export const stillApplying = (counts: Counts): number => sumOf(counts, APPLYING);

/** People who have applied, whatever became of them. */
export const haveApplied = (counts: Counts): number => sumOf(counts, APPLIED);

/** Applications nobody has decided about. */
export const stillOpen = (counts: Counts): number =>
  sumOf(
    counts,
    APPLICATION_STATUSES.filter((status) => status !== 'approved' && status !== 'rejected'),
  );
