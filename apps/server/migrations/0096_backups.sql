-- Backups that the super admin's page or the night makes: what is kept of each beside its file.
create table backups (
  id uuid primary key,
  made_by uuid references users on delete set null,
  is_sealed boolean not null,
  made_at timestamptz(3) not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  row_count bigint not null check (row_count >= 0),
  file_count bigint not null check (file_count >= 0),
  product_version text not null
);
create index backups_maker on backups (made_by) where made_by is not null;

comment on table backups is
  'Backups of the whole installation that it made itself and still keeps. Their files lie in the folder backups of the data folder, or under backups/ in the bucket, under their id. Never part of a backup.';
comment on column backups.id is 'UUIDv7; the name of its file, and the id of the background job that made it, where one did.';
comment on column backups.made_by is 'Who set it off. Null: made at night, or the account is gone.';
comment on column backups.is_sealed is 'Whether it opens with a passphrase only, which is kept nowhere.';
comment on column backups.made_at is 'The moment that it shows.';
comment on column backups.size is 'Bytes of its file.';
comment on column backups.sha256 is 'Digest of its file.';
comment on column backups.row_count is 'Rows of all tables in it.';
comment on column backups.file_count is 'Stored files in it.';
comment on column backups.product_version is 'Version of Tryout that made it; an older one cannot restore it.';

alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'backup', 'build_check', 'dossier_export',
    'people_change', 'people_duplicates', 'people_export', 'people_import', 'people_invite', 'records_import',
    'organization_export', 'organization_import', 'traits_import', 'scoring_import')),
  drop constraint background_jobs_subject_check,
  add constraint background_jobs_subject_check check (
    case when kind = 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      when kind in ('backup', 'organization_import', 'traits_import', 'scoring_import')
        then num_nulls(organization_id, position_id, build_version_id) = 3
      when kind = 'people_invite' then num_nulls(organization_id, position_id) = 0 and build_version_id is null
      when kind like 'people\_%' or kind in ('records_import', 'organization_export')
        then organization_id is not null and num_nulls(position_id, build_version_id) = 2
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);
-- Whoever asks for a second one meanwhile is told that one is being made.
create unique index background_jobs_one_backup on background_jobs (kind)
  where kind = 'backup' and status in ('queued', 'running');
comment on column background_jobs.total is
  'Applicants, people or records found when it began; those to undo once it is being undone; steps of checks; of a backup an estimate, in kilobytes.';
comment on column background_jobs.done is
  'Applicants, people or records dealt with so far, of the undo once it is being undone; steps of checks that are done; of a backup kilobytes. Of an import that is stored whole or not at all nothing is stored before it has ended.';
comment on column background_jobs.wish is
  'What was asked for, as the job reads it; the passphrase of a backup is encrypted, and gone at its end. Empty where the job keeps it elsewhere.';
