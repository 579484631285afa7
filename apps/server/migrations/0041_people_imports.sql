-- Imports of people are jobs, and how an organization mapped a file's columns is remembered for the next one.
alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'build_check', 'people_export', 'people_import')),
  drop constraint background_jobs_subject_check,
  add constraint background_jobs_subject_check check (
    case when kind = 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      when kind in ('people_export', 'people_import')
        then organization_id is not null and num_nulls(position_id, build_version_id) = 2
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);

create table import_mappings (
  organization_id uuid not null references organizations on delete cascade,
  headings_sha256 text not null,
  mapping jsonb not null,
  used_at timestamptz(3) not null,
  primary key (organization_id, headings_sha256)
);
comment on table import_mappings is 'How an organization mapped the columns of files with the same headings the last time.';
comment on column import_mappings.organization_id is 'Whose mapping it is.';
comment on column import_mappings.headings_sha256 is 'SHA-256 of the headings in small letters, as JSON.';
comment on column import_mappings.mapping is 'The field of each column by its place; null: the column was left out.';
comment on column import_mappings.used_at is 'The last import with it.';
