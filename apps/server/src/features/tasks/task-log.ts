import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { type Act, audit } from '../../platform/act.ts';

/** Writes to the security log what was done to a task. */
export function auditTask(
  act: Act,
  action: SecurityAction,
  id: string,
  meta: Record<string, unknown>,
): Promise<void> {
  return audit(act, {
    event_type: 'action',
    action,
    target_type: 'task',
    target_id: id,
    organization_id: null,
    meta,
  });
}
