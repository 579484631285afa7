-- What a person has set off and that goes on without their page: the job tray shows it.
create table background_jobs (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid not null,
  kind text not null check (kind in ('applicants_export', 'applicants_move', 'applicants_tag')),
  facts jsonb not null default '{}',
  wish jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  result_sha256 text,
  result_size bigint,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  expires_at timestamptz(3) not null,
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create index background_jobs_owner on background_jobs (owner_id, created_at desc);
create index background_jobs_position on background_jobs (position_id);
create index background_jobs_expiry on background_jobs (expires_at);
create index background_jobs_result on background_jobs (result_sha256) where result_sha256 is not null;

comment on table background_jobs is
  'What a person has set off and that goes on without their page. It and its result are its owner''s alone.';
comment on column background_jobs.id is 'UUIDv7; for a bulk action the id of that action.';
comment on column background_jobs.owner_id is 'Who set it off, and the only one who sees it.';
comment on column background_jobs.organization_id is 'Owner of the position.';
comment on column background_jobs.position_id is 'The position whose applicants are meant.';
comment on column background_jobs.kind is 'What it does.';
comment on column background_jobs.facts is 'What pages say of it: `format` of a file, or `to`, the status people move to; `names` and `scores`: whether the file has them.';
comment on column background_jobs.wish is 'What was asked for, as the job reads it. Empty where the job keeps it elsewhere.';
comment on column background_jobs.status is 'queued and running go on by themselves; the others are its end.';
comment on column background_jobs.total is 'Applicants found when it began.';
comment on column background_jobs.done is 'Applicants dealt with so far.';
comment on column background_jobs.result_sha256 is 'Content of the file it made, in the file store. Null: none.';
comment on column background_jobs.result_size is 'Bytes of that file. Null: none.';
comment on column background_jobs.created_at is 'When it was set off.';
comment on column background_jobs.finished_at is 'When it came to its end. Null: goes on.';
comment on column background_jobs.expires_at is 'From when on it and its file are gone.';
