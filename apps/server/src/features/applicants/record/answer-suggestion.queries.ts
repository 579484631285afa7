import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** Takes a rule's suggestion off an application. */
export async function clearSuggestion(db: Db, applicationId: string, at: Date): Promise<void> {
  await sql`
    update applications set suggested_action = null, updated_at = ${at} where id = ${applicationId}
  `.execute(db);
}
