-- Imports of an organization's records, and whole organizations as archives, are jobs.
alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'build_check', 'people_export', 'people_import',
    'records_import', 'organization_export', 'organization_import')),
  drop constraint background_jobs_subject_check,
  add constraint background_jobs_subject_check check (
    case when kind = 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      when kind = 'organization_import' then num_nulls(organization_id, position_id, build_version_id) = 3
      when kind in ('people_export', 'people_import', 'records_import', 'organization_export')
        then organization_id is not null and num_nulls(position_id, build_version_id) = 2
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);

alter table positions add column external_id text not null default '';
create unique index positions_external on positions (organization_id, external_id) where external_id <> '';
comment on column positions.external_id is 'Id in the system from which the position was imported; empty: none.';

alter table invites
  add column title text not null default '',
  add column department_id uuid,
  add column location_id uuid,
  add column is_interviewer boolean not null default false,
  add foreign key (organization_id, department_id) references departments (organization_id, id)
    on delete set null (department_id),
  add foreign key (organization_id, location_id) references locations (organization_id, id)
    on delete set null (location_id);
create index invites_department on invites (organization_id, department_id) where department_id is not null;
create index invites_location on invites (organization_id, location_id) where location_id is not null;
comment on column invites.title is 'Title that the member gets on joining; empty: none.';
comment on column invites.department_id is 'Department that the member is put in on joining. Null: none.';
comment on column invites.location_id is 'Location that the member is put at on joining. Null: none.';
comment on column invites.is_interviewer is 'Whether the member interviews from joining on.';
