import type { Act } from '../../platform/act.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { insertFile } from './cvs.queries.ts';

/** Keeps a document that somebody sent as theirs; its bytes are in the store already. Answers its id. */
export const keepFile = (
  act: Pick<Act, 'db'>,
  file: ReceivedFile,
  facts: { readonly purpose: string; readonly media_type: string; readonly owner_user_id: string },
): Promise<string> => insertFile(act.db, file, facts);
