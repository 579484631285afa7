-- Checks of uploaded games are in the job tray too. They are of a version of a game, of no organization.
alter table background_jobs
  alter column organization_id drop not null,
  alter column position_id drop not null,
  add column build_version_id uuid references build_versions on delete cascade,
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check
    check (kind in ('applicants_export', 'applicants_move', 'applicants_tag', 'build_check')),
  add constraint background_jobs_subject_check check (
    case kind when 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);
create index background_jobs_build_version on background_jobs (build_version_id) where build_version_id is not null;

comment on column background_jobs.id is 'UUIDv7; for a bulk action the id of that action, for checks that of the version.';
comment on column background_jobs.organization_id is 'Owner of the position. Null: checks of a game.';
comment on column background_jobs.position_id is 'The position whose applicants are meant. Null: checks of a game.';
comment on column background_jobs.build_version_id is 'The version of a game that is checked. Null: something else.';
comment on column background_jobs.facts is 'What pages say of it: `format` of a file, or `to`, the status people move to; `names` and `scores`: whether the file has them; `skipped`: those of `done` whom a bulk action left as they were; `undoing`: it undoes a bulk action, or has; `build`: names of the game, and `outcome` of its checks.';
comment on column background_jobs.total is 'Applicants found when it began; those to undo once it is being undone; steps of checks.';
comment on column background_jobs.done is 'Applicants dealt with so far, of the undo once it is being undone; steps of checks that are done.';
