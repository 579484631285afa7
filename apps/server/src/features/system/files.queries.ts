import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/**
 * Removes the rows of uploads from before `before` that nothing uses any more: answers given anew, pictures and logos
 * replaced, files of imports that were never set off. Kinds of file that are not listed here stay.
 */
export async function deleteUnusedFiles(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from files f where f.created_at < ${before} and (
      (f.purpose = 'answer' and not exists (
        select from applications a join application_answers n on n.application_id = a.id
        where a.candidate_id = f.owner_user_id and n.value = to_jsonb(f.id::text)))
      or (f.purpose = 'cv' and not exists (select from cvs c where c.file_id = f.id))
      or (f.purpose = 'profile_picture' and not exists (
        select from candidate_profiles p where p.profile_picture_file_id = f.id))
      or (f.purpose = 'cover_picture' and not exists (
        select from candidate_profiles p where p.cover_picture_file_id = f.id))
      or (f.purpose = 'logo' and not exists (select from organizations o where o.logo_file_id = f.id))
      or (f.purpose = 'employer_cover' and not exists (select from organizations o where o.cover_file_id = f.id))
      or (f.purpose = 'simulation_image' and not exists (select from simulation_images i where i.file_id = f.id))
      or (f.purpose = 'simulation_file' and not exists (select from simulation_files x where x.file_id = f.id))
      or (f.purpose in ('people_import', 'cv_archive', 'records_import', 'traits_import', 'scoring_import') and not exists (
        select from background_jobs j where j.organization_id is not distinct from f.organization_id
          and j.status in ('queued', 'running') and f.id::text in (j.wish ->> 'file_id', j.wish ->> 'cvs_id')))
      or (f.purpose = 'position_image' and not exists (select from positions p where p.image_file_id = f.id))
    ) returning f.id
  `.execute(db);
  return rows.length;
}
