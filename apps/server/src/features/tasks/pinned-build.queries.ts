import { sql } from 'kysely';

/** The upload that the task `t` is made of, as a play pins it; null for a game of the product's own. */
export const buildOfTask = sql`(
  select jsonb_build_object('build_version_id', v.id, 'manifest', v.manifest)
  from build_versions v where v.id = t.build_version_id)`;
