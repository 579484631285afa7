-- Candidates are told of new positions by mail, and keep positions to come back to.

create table job_alerts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  words text not null default '',
  place text not null default '',
  job_type text check (job_type in ('full_time', 'part_time', 'contract', 'internship', 'apprenticeship')),
  level text check (level in ('entry', 'intermediate', 'advanced')),
  remote text check (remote in ('no', 'yes', 'hybrid')),
  employer_id uuid references organizations on delete cascade,
  every text not null default 'day' check (every in ('day', 'week')),
  told_until timestamptz(3) not null,
  mailed_at timestamptz(3),
  stopped_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique nulls not distinct (user_id, words, place, job_type, level, remote, employer_id)
);
create index job_alerts_running on job_alerts (user_id) where stopped_at is null;
create index job_alerts_employer on job_alerts (employer_id) where employer_id is not null;
comment on table job_alerts is 'Searches of open positions, and employers, of whose new positions a candidate is told by mail.';
comment on column job_alerts.id is 'UUIDv7.';
comment on column job_alerts.user_id is 'Who is told.';
comment on column job_alerts.words is 'Words that the title, the employer or the skills hold. Empty: any.';
comment on column job_alerts.place is 'Words that a place of the position holds. Empty: anywhere.';
comment on column job_alerts.job_type is 'Kind of employment. Null: any.';
comment on column job_alerts.level is 'Level of the work. Null: any.';
comment on column job_alerts.remote is 'Whether it is done from elsewhere. Null: any.';
comment on column job_alerts.employer_id is 'The employer that is followed. Null: any.';
comment on column job_alerts.every is 'At most one mail a `day` or a `week`.';
comment on column job_alerts.told_until is 'Positions published after this moment are new.';
comment on column job_alerts.mailed_at is 'When it last had something to tell. Null: not yet.';
comment on column job_alerts.stopped_at is 'When its mails were stopped, here or by the link in a mail. Null: they run.';
comment on column job_alerts.created_at is 'When it was made.';

create table saved_jobs (
  user_id uuid not null references users on delete cascade,
  position_id uuid not null references positions on delete cascade,
  saved_at timestamptz(3) not null,
  primary key (user_id, position_id)
);
create index saved_jobs_position on saved_jobs (position_id);
comment on table saved_jobs is 'Positions that candidates keep to come back to.';
comment on column saved_jobs.user_id is 'Who keeps it.';
comment on column saved_jobs.position_id is 'Which position; open when it was kept.';
comment on column saved_jobs.saved_at is 'When.';

alter table mails add column stop_path text;
comment on column mails.stop_path is
  'Path below the public address that stops mails of this kind by one call or click (RFC 8058); holds a signature. Null: it cannot be stopped so.';
