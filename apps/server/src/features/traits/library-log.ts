import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { type Act, audit } from '../../platform/act.ts';
import type { LibraryRow } from './library-rows.queries.ts';

/** Writes to the security log what was done to an entry of the library, or to the library as a whole (null). */
export function auditLibrary(
  act: Act,
  action: SecurityAction,
  entry: LibraryRow | null,
  meta: Record<string, unknown> = {},
): Promise<void> {
  return audit(act, {
    event_type: 'action',
    action,
    organization_id: null,
    ...(entry ? { target_type: entry.kind, target_id: entry.id } : {}),
    meta: entry ? { key: entry.key, name: entry.name, ...meta } : meta,
  });
}
