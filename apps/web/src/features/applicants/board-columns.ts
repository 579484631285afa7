import { CANDIDATE_STATUSES } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';

/** A column of the board: one status, or all of those before `applied` together. */
export interface BoardColumn {
  readonly key: string;
  readonly statuses: readonly ApplicationStatus[];
  /** Where a card dropped here goes; null: nothing can be dropped here. */
  readonly drop: ApplicationStatus | null;
}

const one = (status: ApplicationStatus): BoardColumn => ({ key: status, statuses: [status], drop: status });

/** In the order of the pipeline. */
export const BOARD_COLUMNS: readonly BoardColumn[] = [
  { key: 'in_progress', statuses: CANDIDATE_STATUSES, drop: null },
  ...(
    ['applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold', 'approved', 'rejected'] as const
  ).map(one),
];
