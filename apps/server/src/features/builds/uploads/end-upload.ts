import type { Act } from '../../../platform/act.ts';
import { lockOpenUpload } from './receive-part.ts';
import { cutParts } from './upload-parts.queries.ts';
import { setCancelled } from './uploads.queries.ts';

/** Gives an open upload up, with its bytes, which are swept. @throws Refusal for one that is not open any more */
export async function cancelUpload(act: Act, id: string): Promise<void> {
  const upload = await lockOpenUpload(act, id);
  await setCancelled(act.db, upload.id);
  await cutParts(act.db, upload.id, 0);
}
