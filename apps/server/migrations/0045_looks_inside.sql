-- The platform's look at an organization's applicants: with a reason, for an hour, known to the organization.
create table inside_looks (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  opened_by uuid references users on delete set null,
  opened_by_name text not null,
  reason text not null check (reason <> ''),
  opened_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  seen int not null default 0,
  check (expires_at > opened_at)
);
create index inside_looks_organization on inside_looks (organization_id, opened_at desc, id desc);
create index inside_looks_by on inside_looks (opened_by) where opened_by is not null;
comment on table inside_looks is 'Each time a super admin looked at the applicants of an organization, with the reason; the organization sees the same list.';
comment on column inside_looks.id is 'UUIDv7.';
comment on column inside_looks.organization_id is 'Whose applicants could be seen.';
comment on column inside_looks.opened_by is 'Which super admin. Null: the account is gone.';
comment on column inside_looks.opened_by_name is 'Their name, or address, as it was then.';
comment on column inside_looks.reason is 'Why, as it was given; the organization reads it.';
comment on column inside_looks.opened_at is 'From when.';
comment on column inside_looks.expires_at is 'Until when at most: an hour later.';
comment on column inside_looks.ended_at is 'When it was ended before that. Null: it was not.';
comment on column inside_looks.seen is 'How often records were opened in it; each has its line in the security log.';
