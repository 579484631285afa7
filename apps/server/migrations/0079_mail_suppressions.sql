-- Addresses that mails are not sent to any more, since they came back.

create table mail_suppressions (
  email text primary key check (email = lower(email) and length(email) <= 254),
  reason text not null check (reason in ('refused', 'returned', 'by_hand')),
  detail text not null default '' check (length(detail) <= 500),
  mail_id uuid references mails on delete set null,
  added_by uuid references users on delete set null,
  added_at timestamptz(3) not null
);
create index mail_suppressions_newest on mail_suppressions (added_at desc, email);
create index mail_suppressions_mail on mail_suppressions (mail_id) where mail_id is not null;
create index mail_suppressions_added_by on mail_suppressions (added_by) where added_by is not null;
comment on table mail_suppressions is 'Addresses that mails are not sent to any more. Mails that prove a mailbox still go there, since somebody waits for them.';
comment on column mail_suppressions.email is 'Lower-cased.';
comment on column mail_suppressions.reason is '`refused`: the mail server said that there is no such mailbox; `returned`: a mail came back; `by_hand`: a super admin added it.';
comment on column mail_suppressions.detail is 'What the other server said, or why it was added; may be empty.';
comment on column mail_suppressions.mail_id is 'The mail that was refused or came back. Null: none, or it is erased.';
comment on column mail_suppressions.added_by is 'The super admin who added it. Null: the server did, or the account is gone.';
comment on column mail_suppressions.added_at is 'When.';
