import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface Named {
  id: string;
  name: string;
}

/** What a position shows beside its own row. */
export interface PositionSurroundings {
  department: Named | null;
  job_title: Named | null;
  industry: Named | null;
  locations: Named[];
  places: (Named & {
    address: string;
    country: string;
    latitude: number | null;
    longitude: number | null;
    time_zone: string;
  })[];
  created_by_name: string;
  question_count: number;
  simulations: { id: string; name: string; minutes: number; status: string }[];
  score_template: (Named & { definition: ScoreTemplate }) | null;
  counts: Record<string, number>;
}

/** Names, counts and attachments of a position and one of its revisions, in one round. */
export async function findSurroundings(
  db: Db,
  positionId: string,
  revisionId: string,
): Promise<PositionSurroundings> {
  const { rows } = await sql<PositionSurroundings>`
    select
      (select json_build_object('id', d.id, 'name', d.name) from departments d where d.id = p.department_id) as department,
      (select json_build_object('id', t.id, 'name', t.name) from job_titles t where t.id = p.job_title_id) as job_title,
      (select json_build_object('id', i.id, 'name', i.name) from reference_entries i where i.id = p.industry_id) as industry,
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.name), '[]'::json)
        from position_locations pl join locations l on l.id = pl.location_id where pl.position_id = p.id) as locations,
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'address', l.address, 'country', l.country,
          'latitude', l.latitude, 'longitude', l.longitude, 'time_zone', l.time_zone) order by l.name), '[]'::json)
        from position_locations pl join locations l on l.id = pl.location_id where pl.position_id = p.id) as places,
      (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u
        where u.id = p.created_by) as created_by_name,
      (select count(*) from position_questions q where q.revision_id = v.id)::int as question_count,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'minutes', s.duration_minutes,
          'status', s.status) order by ps.sort_order), '[]'::json)
        from position_simulations ps join simulations s on s.id = ps.simulation_id
        where ps.revision_id = v.id) as simulations,
      (select json_build_object('id', st.id, 'name', st.name, 'definition', st.definition) from score_templates st
        where st.id = v.score_template_id) as score_template,
      (select coalesce(json_object_agg(c.status, c.count), '{}'::json) from (
        select status, sum(count) as count from application_counts where position_id = p.id
        group by status having sum(count) > 0) c) as counts
    from positions p join position_revisions v on v.id = ${revisionId} where p.id = ${positionId}
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`position ${positionId} has no revision ${revisionId}`);
  return row;
}
