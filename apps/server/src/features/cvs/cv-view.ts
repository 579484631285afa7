import type { cvView } from '@tryout/contract/cvs';
import type { z } from 'zod';
import type { CvRow } from './cvs.queries.ts';

/** A CV as its owner sees it. */
export function viewOfCv(cv: CvRow): z.input<typeof cvView> {
  return {
    cv_id: cv.id,
    name: cv.name,
    media_type: cv.media_type,
    size: cv.size,
    status: cv.status,
    rejected_reason: cv.rejected_reason,
    is_default: cv.is_default,
    created_at: cv.created_at,
    suggestion: cv.parsed?.suggestion ?? null,
  };
}
