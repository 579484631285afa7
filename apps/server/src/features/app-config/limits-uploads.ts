import { MEGABYTE, type UploadKind } from '@tryout/domain/system/upload-limits';
import type { Services } from '../../platform/services.ts';
import { configValue } from './config-value.ts';

/** How large an upload of a kind may be just now, in bytes. */
export function limitsUploads({ db }: Pick<Services, 'db'>): (kind: UploadKind) => Promise<number> {
  return async (kind) => (await configValue(db, `upload_${kind}_mb`)) * MEGABYTE;
}
