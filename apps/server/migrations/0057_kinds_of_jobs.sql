-- Two migrations each restated which kinds of work there are without the other's; from here on all of them count.
alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'build_check', 'people_change', 'people_duplicates',
    'people_export', 'people_import', 'people_invite', 'records_import', 'organization_export',
    'organization_import')),
  drop constraint background_jobs_subject_check,
  add constraint background_jobs_subject_check check (
    case when kind = 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      when kind = 'organization_import' then num_nulls(organization_id, position_id, build_version_id) = 3
      when kind = 'people_invite' then num_nulls(organization_id, position_id) = 0 and build_version_id is null
      when kind like 'people\_%' or kind in ('records_import', 'organization_export')
        then organization_id is not null and num_nulls(position_id, build_version_id) = 2
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);
