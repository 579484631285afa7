-- Copies of a person's data, and erasing it: what was asked, what was done, and what an organization has to hold.

-- Ids that are in a text, such as the address of a page. Used by an index, so its result never changes for a text.
create function ids_within(written text) returns uuid[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(found[1]::uuid), '{}')
  from regexp_matches(written, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as found
$$;
create index notifications_about on notifications using gin (ids_within(link));
create index mails_about on mails using gin (ids_within(parts::text)) where parts is not null;

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('queued', 'running', 'ready', 'failed')),
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  result_sha256 text,
  result_size bigint,
  token_hash bytea unique,
  created_at timestamptz(3) not null,
  ready_at timestamptz(3),
  expires_at timestamptz(3) not null,
  downloaded_at timestamptz(3),
  check ((status = 'ready') = (result_sha256 is not null and result_size is not null and ready_at is not null
    and token_hash is not null))
);
create unique index data_exports_one_at_once on data_exports (user_id) where status in ('queued', 'running');
create index data_exports_own on data_exports (user_id, created_at desc);
create index data_exports_bytes on data_exports (result_sha256) where result_sha256 is not null;
comment on table data_exports is 'Copies of their data that people asked for, each one archive; rows go with the archive after a week.';
comment on column data_exports.id is 'UUIDv7.';
comment on column data_exports.user_id is 'Whose data.';
comment on column data_exports.status is '`queued`, `running`, `ready` or `failed`.';
comment on column data_exports.done is 'Tables and files that are in the archive so far.';
comment on column data_exports.total is 'How many there will be.';
comment on column data_exports.result_sha256 is 'Digest of the archive, under which its bytes are kept. Null: not ready.';
comment on column data_exports.result_size is 'Size of the archive in bytes. Null: not ready.';
comment on column data_exports.token_hash is 'SHA-256 of the secret in the link that was mailed. Null: not ready.';
comment on column data_exports.created_at is 'When it was asked for.';
comment on column data_exports.ready_at is 'When it was written. Null: not ready.';
comment on column data_exports.expires_at is 'From when the link leads nowhere and the archive is removed.';
comment on column data_exports.downloaded_at is 'When it was downloaded last. Null: never.';

create table legal_holds (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null,
  reason text not null check (reason <> ''),
  until date not null,
  placed_by uuid references users on delete set null,
  placed_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by uuid references users on delete set null,
  unique (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create unique index legal_holds_one_at_once on legal_holds (application_id) where ended_at is null;
create index legal_holds_until on legal_holds (until) where ended_at is null;
create index legal_holds_list on legal_holds (organization_id, placed_at desc, id desc);
create index legal_holds_placed_by on legal_holds (placed_by) where placed_by is not null;
create index legal_holds_ended_by on legal_holds (ended_by) where ended_by is not null;
comment on table legal_holds is 'Applications that an organization has to keep for a claim or an inquiry; they are neither erased nor expire meanwhile.';
comment on column legal_holds.id is 'UUIDv7.';
comment on column legal_holds.organization_id is 'Who holds.';
comment on column legal_holds.application_id is 'What is held, with everything that belongs to it.';
comment on column legal_holds.reason is 'Why; the candidate reads it.';
comment on column legal_holds.until is 'Last day of the hold.';
comment on column legal_holds.placed_by is 'Who placed it. Null: the account is gone.';
comment on column legal_holds.placed_at is 'When.';
comment on column legal_holds.ended_at is 'When it was lifted, or ended with its last day. Null: it is in force.';
comment on column legal_holds.ended_by is 'Who lifted it. Null: nobody did, or the account is gone.';

create table erasures (
  id uuid primary key,
  cause text not null check (cause in ('asked', 'retention', 'restored')),
  subject_id uuid,
  organization_id uuid references organizations on delete cascade,
  status text not null check (status in ('queued', 'running', 'held', 'done')),
  application_ids uuid[] not null default '{}',
  record_ids uuid[] not null default '{}',
  held_ids uuid[] not null default '{}',
  held_until date,
  rows_erased integer not null default 0 check (rows_erased >= 0),
  files_erased integer not null default 0 check (files_erased >= 0),
  log_lines integer not null default 0 check (log_lines >= 0),
  log_digest text,
  asked_at timestamptz(3) not null,
  done_at timestamptz(3),
  check ((status in ('held', 'done')) = (done_at is not null)),
  check ((status = 'held') = (held_until is not null)),
  check (cause <> 'asked' or subject_id is not null)
);
create unique index erasures_one_at_once on erasures (subject_id, coalesce(organization_id, '00000000-0000-0000-0000-000000000000'))
  where status in ('queued', 'running');
create index erasures_subject on erasures (subject_id, asked_at desc) where subject_id is not null;
create index erasures_held on erasures (held_until) where status = 'held';
create index erasures_organization on erasures (organization_id, asked_at desc) where organization_id is not null;
comment on table erasures is 'What was erased and why, by ids alone: nothing here says who somebody was.';
comment on column erasures.id is 'UUIDv7.';
comment on column erasures.cause is '`asked`: by the person. `retention`: its time was over. `restored`: done again after a backup came back.';
comment on column erasures.subject_id is 'Id of the account whose data it was; it has no name any more. Null: single applications whose time was over.';
comment on column erasures.organization_id is 'Whose records of the person are meant. Null: the whole account.';
comment on column erasures.status is '`queued`, `running`, `done`, or `held`: all is erased but applications under a legal hold.';
comment on column erasures.application_ids is 'Applications that were erased.';
comment on column erasures.record_ids is 'Ids of everything that was removed, for emptying the log; empty once that is done.';
comment on column erasures.held_ids is 'Applications that a legal hold keeps; they are erased when it ends.';
comment on column erasures.held_until is 'Last day of the longest of these holds. Null: none.';
comment on column erasures.rows_erased is 'Rows that were removed or emptied, without lines of the security log.';
comment on column erasures.files_erased is 'Files whose bytes were removed.';
comment on column erasures.log_lines is 'Lines of the security log that were emptied.';
comment on column erasures.log_digest is 'SHA-256 over the sorted ids of these lines, a line feed between them; the same is in the chain. Null: none.';
comment on column erasures.asked_at is 'When it was asked for, or began.';
comment on column erasures.done_at is 'When everything that could go was gone. Null: not yet.';

create table erased_counts (
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid not null,
  status text not null,
  furthest_step text not null,
  disposition_by text not null,
  origin text not null,
  count integer not null check (count > 0),
  primary key (organization_id, position_id, status, furthest_step, disposition_by, origin),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create index erased_counts_position on erased_counts (position_id);
comment on table erased_counts is 'How many applications of a position were erased, so that reports stay right; it says nothing of anybody.';
comment on column erased_counts.organization_id is 'Whose position.';
comment on column erased_counts.position_id is 'The position.';
comment on column erased_counts.status is 'Status that they had.';
comment on column erased_counts.furthest_step is 'Furthest step of applying that they had completed.';
comment on column erased_counts.disposition_by is 'Who had ended them; empty: nobody.';
comment on column erased_counts.origin is 'How they had come to be.';
comment on column erased_counts.count is 'How many.';

-- A line of the log keeps its place and digest when what it says of a person goes; nothing else may change.
alter table security_log add column erased_by uuid;
comment on column security_log.erased_by is 'The erasure that emptied this line; its digest stays, so that the lines after it still fit. Null: the line is as it was written.';
create function refuse_log_change() returns trigger language plpgsql as $$
begin
  if old.erased_by is null and new.erased_by is not null and new.performer_email = '' and new.ip = ''
    and new.user_agent = '' and new.meta = '{}'::jsonb
    and (new.id, new.event_time, new.organization_id, new.request_id, new.performer_type, new.performer_id,
      new.event_type, new.action, new.target_type, new.target_id, new.outcome, new.seal_seq, new.hash)
      is not distinct from (old.id, old.event_time, old.organization_id, old.request_id, old.performer_type,
      old.performer_id, old.event_type, old.action, old.target_type, old.target_id, old.outcome, old.seal_seq, old.hash)
  then return new;
  end if;
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger security_log_append_only on security_log;
create trigger security_log_append_only before update on security_log
  for each row when (old.hash is not null) execute function refuse_log_change();
create index security_log_performer on security_log (performer_id) where performer_id is not null;
create index security_log_stated on security_log (performer_email) where performer_email <> '';
create index security_log_target on security_log (target_id) where target_id <> '';
create index security_log_erased on security_log (erased_by) where erased_by is not null;
