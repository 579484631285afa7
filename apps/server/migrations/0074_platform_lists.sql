-- The platform's lists over all organizations, and looks at candidates' names with a reason.

create table candidate_looks (
  id uuid primary key,
  candidate_id uuid references users on delete cascade,
  opened_by uuid references users on delete set null,
  opened_by_name text not null,
  reason text not null check (reason <> ''),
  opened_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  seen integer not null default 0 check (seen >= 0),
  check (expires_at > opened_at)
);
create index candidate_looks_candidate on candidate_looks (candidate_id, opened_at desc) where candidate_id is not null;
create index candidate_looks_by on candidate_looks (opened_by, opened_at desc) where opened_by is not null;
comment on table candidate_looks is 'Each time a super admin looked at names and addresses of candidates outside one organization, with the reason.';
comment on column candidate_looks.id is 'UUIDv7.';
comment on column candidate_looks.candidate_id is 'Whose data could be seen; they are told. Null: a search over all applications.';
comment on column candidate_looks.opened_by is 'Which super admin. Null: the account is gone.';
comment on column candidate_looks.opened_by_name is 'Their name, or address, as it was then.';
comment on column candidate_looks.reason is 'Why, as it was given; the candidate reads it.';
comment on column candidate_looks.opened_at is 'From when.';
comment on column candidate_looks.expires_at is 'Until when at most: an hour later.';
comment on column candidate_looks.ended_at is 'When it was ended before that. Null: it was not.';
comment on column candidate_looks.seen is 'How often names were shown in it; each has its line in the security log.';

create index applications_newest on applications (created_at desc, id desc) where not is_test;
create index applications_applicant on applications using gin ((applicant_name || ' ' || applicant_email) gin_trgm_ops)
  where not is_test;
create index members_newest on members (created_at desc, id desc);
create index positions_newest on positions (created_at desc, id desc);
create index simulations_newest on simulations (created_at desc, id desc);
