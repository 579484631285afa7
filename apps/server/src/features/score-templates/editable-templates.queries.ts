import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/**
 * Templates by id, the platform's or those of organizations. Those that a simulation keeps for itself change with it
 * and nowhere else.
 */
export async function editableTemplates(
  db: Db,
  ids: readonly string[],
  ofPlatform: boolean,
): Promise<{ id: string; organization_id: string | null }[]> {
  const { rows } = await sql<{ id: string; organization_id: string | null }>`
    select t.id, t.organization_id from score_templates t
    where t.id = any(${ids}::uuid[]) and (t.organization_id is null) = ${ofPlatform}::boolean
      and not exists (select 1 from simulations s where s.score_template_id = t.id and s.template_is_own)
  `.execute(db);
  return rows;
}
