-- A change of an account's address that both mailboxes have to confirm.

create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid references sessions on delete set null,
  old_email text not null,
  new_email text not null,
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz(3),
  new_confirmed_at timestamptz(3),
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  outcome text check (outcome in ('changed', 'stopped', 'cancelled', 'replaced')),
  ended_at timestamptz(3),
  check ((outcome is null) = (ended_at is null))
);
create unique index email_changes_one_at_once on email_changes (user_id) where outcome is null;
create index email_changes_user on email_changes (user_id, asked_at desc);
create index email_changes_session on email_changes (session_id) where session_id is not null;
comment on table email_changes is 'Changes of an account''s address: asked for, confirmed at the mailbox so far and at the new one, and what came of them.';
comment on column email_changes.id is 'UUIDv7.';
comment on column email_changes.user_id is 'Whose address.';
comment on column email_changes.session_id is 'The session that asked, which stays open when the others end. Null: it is gone.';
comment on column email_changes.old_email is 'The address when it was asked.';
comment on column email_changes.new_email is 'The address that is to be.';
comment on column email_changes.old_token_hash is 'SHA-256 of the token mailed to the address so far.';
comment on column email_changes.new_token_hash is 'SHA-256 of the token mailed to the new address.';
comment on column email_changes.old_confirmed_at is 'When the mailbox so far said yes. Null: not yet.';
comment on column email_changes.new_confirmed_at is 'When the new mailbox said yes. Null: not yet.';
comment on column email_changes.asked_at is 'When.';
comment on column email_changes.expires_at is 'Until when both have to have said yes.';
comment on column email_changes.outcome is '`changed`, `stopped` by a mailbox, `cancelled` by the owner, or `replaced` by a newer one. Null: open.';
comment on column email_changes.ended_at is 'When it ended. Null: open.';
