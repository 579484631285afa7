-- Calendars that people connect so that they are not asked for interviews while they are busy, and holidays.
create table calendar_sources (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('file', 'ics', 'caldav', 'google', 'microsoft')),
  name text not null check (name <> ''),
  address text not null default '',
  username text not null default '',
  secret bytea,
  calendars jsonb not null default '[]',
  addresses jsonb not null default '[]',
  status text not null check (status in ('waiting', 'ok', 'failing', 'stopped')),
  problem text not null default '',
  failures integer not null default 0 check (failures >= 0),
  etag text not null default '',
  read_at timestamptz(3),
  attempted_at timestamptz(3),
  next_at timestamptz(3),
  busy tstzmultirange not null default '{}',
  busy_until timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  check (kind <> 'file' or (address = '' and secret is null)),
  check ((status = 'stopped' or kind = 'file') = (next_at is null))
);
create index calendar_sources_user on calendar_sources (user_id, created_at);
create index calendar_sources_due on calendar_sources (next_at) where next_at is not null;

alter table availabilities
  add column holiday_country text check (holiday_country ~ '^[A-Z]{2}$'),
  add column holiday_region text check (holiday_region <> ''),
  add column holidays_worked jsonb not null default '[]',
  add constraint availabilities_region_of_country check (holiday_region is null or holiday_country is not null);

comment on table calendar_sources is 'Calendars of people elsewhere, of which only busy times are kept.';
comment on column calendar_sources.id is 'UUIDv7; the secret is bound to it.';
comment on column calendar_sources.user_id is 'Whose calendar it is.';
comment on column calendar_sources.kind is 'An imported file, a subscribed iCalendar address, a CalDAV account, or an account of Google or Microsoft.';
comment on column calendar_sources.name is 'What its owner calls it.';
comment on column calendar_sources.address is 'Where it is fetched from; may hold a secret of its owner and is answered to nobody else. Empty: a file, or a provider with one address for all.';
comment on column calendar_sources.username is 'Whom the other server knows; empty: nobody signs in.';
comment on column calendar_sources.secret is 'Password or tokens, sealed with a key made of the server''s secret (AES-256-GCM). Null: none is needed.';
comment on column calendar_sources.calendars is 'Calendars of the account: list of {id, name, is_used, mark}; mark tells whether it changed. Empty: it has but one.';
comment on column calendar_sources.addresses is 'Mail addresses by which the other server knows the owner: what these declined is free.';
comment on column calendar_sources.status is 'Not read yet, read, failing and tried again, or stopped until its owner does something.';
comment on column calendar_sources.problem is 'Why it could not be read the last time, as a code; empty: it could.';
comment on column calendar_sources.failures is 'Tries in a row that failed.';
comment on column calendar_sources.etag is 'What the other server called the version that was read (HTTP ETag); empty: it says none.';
comment on column calendar_sources.read_at is 'When it was read the last time. Null: never.';
comment on column calendar_sources.attempted_at is 'When reading it was tried the last time. Null: never.';
comment on column calendar_sources.next_at is 'When it is read next. Null: a file, or stopped.';
comment on column calendar_sources.busy is 'When its owner is busy; nothing else of the calendar is kept.';
comment on column calendar_sources.busy_until is 'Until when it was laid out. Null: never read.';
comment on column calendar_sources.version is 'Grows when its owner changes it; reading that began before is thrown away.';
comment on column calendar_sources.created_at is 'When it was connected.';
comment on column availabilities.holiday_country is 'Country whose public holidays are days off (ISO 3166-1). Null: none.';
comment on column availabilities.holiday_region is 'Part of that country with holidays of its own, by the code that its data has. Null: the country''s alone.';
comment on column availabilities.holidays_worked is 'Holidays on which the person can be asked all the same, as days.';
