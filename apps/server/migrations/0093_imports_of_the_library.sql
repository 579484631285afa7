-- Imports of the trait library and of all scoring go on in the background, as other imports do.
alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'build_check', 'dossier_export', 'people_change',
    'people_duplicates', 'people_export', 'people_import', 'people_invite', 'records_import', 'organization_export',
    'organization_import', 'traits_import', 'scoring_import')),
  drop constraint background_jobs_subject_check,
  add constraint background_jobs_subject_check check (
    case when kind = 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      when kind in ('organization_import', 'traits_import', 'scoring_import')
        then num_nulls(organization_id, position_id, build_version_id) = 3
      when kind = 'people_invite' then num_nulls(organization_id, position_id) = 0 and build_version_id is null
      when kind like 'people\_%' or kind in ('records_import', 'organization_export')
        then organization_id is not null and num_nulls(position_id, build_version_id) = 2
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);
comment on column background_jobs.organization_id is
  'Owner of the position, or of the people or records that are meant. Null: what is about the platform, such as checks of a game.';
comment on column background_jobs.total is
  'Applicants, people or records found when it began; those to undo once it is being undone; steps of checks.';
comment on column background_jobs.done is
  'Applicants, people or records dealt with so far, of the undo once it is being undone; steps of checks that are done. Of an import that is stored whole or not at all nothing is stored before it has ended.';
comment on column files.purpose is
  'What it was uploaded for and so who may read it: cv, answer, logo, profile_picture, cover_picture, employer_cover, simulation_image, simulation_file, position_image, person_cv, submission_cv, consent_proof (not submitted yet), submission_consent, people_import, cv_archive, records_import, organization_archive, traits_import, scoring_import.';
