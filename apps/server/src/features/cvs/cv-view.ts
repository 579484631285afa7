import type { cvView as view } from '@tryout/contract/cvs/cvs';
import type { z } from 'zod';
import type { Db } from '../../platform/database/kysely.ts';
import type { Language } from '../../platform/language/language.ts';
import { type CvRow, findCvs } from './cvs.queries.ts';
import { refusalInWords } from './document-refusal.ts';

/** A CV as its owner sees it, in words of a language. */
export function viewOfCv(cv: CvRow, language: Language): z.input<typeof view> {
  return {
    cv_id: cv.id,
    name: cv.name,
    media_type: cv.media_type,
    size: cv.size,
    status: cv.status,
    rejected_reason: refusalInWords(cv.rejected_reason)(language),
    is_default: cv.is_default,
    created_at: cv.created_at,
    suggestion: cv.parsed?.suggestion ?? null,
  };
}

/** A CV by its id as its owner sees it, removed ones included; null where there is none. */
export async function cvView(
  db: Db,
  cvId: string | null,
  language: Language,
): Promise<z.input<typeof view> | null> {
  const [cv] = cvId === null ? [] : await findCvs(db, [cvId]);
  return cv ? viewOfCv(cv, language) : null;
}
