import type { Db } from '../../../platform/database/kysely.ts';
import { type AnswerFile, findAnswerFiles } from '../application-view.queries.ts';

/** Files given as answers, by id; an id that is no file is left out. */
export async function answerFiles(db: Db, ids: readonly string[]): Promise<Map<string, AnswerFile>> {
  return new Map((await findAnswerFiles(db, ids)).map((file) => [file.file_id, file]));
}
