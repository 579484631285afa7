import type { ApplicationSummary } from './applications.api.ts';

/** The key of a status in the candidate's words: who ended it makes the difference. */
export function statusKey({ status, ended_by }: Pick<ApplicationSummary, 'status' | 'ended_by'>) {
  if (status === 'rejected' && ended_by === 'candidate') return 'applications.status.withdrawn' as const;
  if (status === 'rejected' && ended_by === 'system') return 'applications.status.not_completed' as const;
  if (status === 'rejected' && ended_by === 'duplicate') return 'applications.status.duplicate' as const;
  return `applications.status.${status}` as const;
}
