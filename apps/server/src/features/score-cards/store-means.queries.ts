import { bytesOfMeans } from '@tryout/domain/score-cards/mean-bytes';
import type { SubtraitMean } from '@tryout/domain/score-cards/subtrait-means';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** The number of a list of subtraits; lists that are equal share one. */
async function layoutOf(db: Db, subtraitIds: readonly string[]): Promise<number> {
  const find = () =>
    sql<{ id: number }>`select id from mean_layouts where subtrait_ids = ${subtraitIds}::uuid[]`.execute(db);
  const known = (await find()).rows[0];
  if (known) return known.id;
  await sql`insert into mean_layouts (subtrait_ids) values (${subtraitIds}::uuid[]) on conflict do nothing`.execute(
    db,
  );
  const made = (await find()).rows[0];
  if (!made) throw new Error('a layout of means vanished while it was written');
  return made.id;
}

/** Keeps the means that a card was made of, for trying other templates. Test applications are not tried on. */
export async function storeMeans(
  db: Db,
  application: { id: string; organization_id: string; position_id: string; is_test: boolean },
  means: readonly SubtraitMean[],
): Promise<void> {
  if (application.is_test) return;
  const ordered = [...means].sort((a, b) => (a.subtrait_id < b.subtrait_id ? -1 : 1));
  const layout = await layoutOf(
    db,
    ordered.map((each) => each.subtrait_id),
  );
  await sql`
    insert into application_means (application_id, organization_id, position_id, layout_id, means)
    values (${application.id}, ${application.organization_id}, ${application.position_id}, ${layout},
      ${Buffer.from(bytesOfMeans(ordered.map((each) => each.mean)))})
    on conflict (application_id) do update set layout_id = excluded.layout_id, means = excluded.means
  `.execute(db);
}
