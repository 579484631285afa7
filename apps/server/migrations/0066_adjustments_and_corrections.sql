-- Other ways that candidates ask for, told to somebody who does not decide; and data that a candidate says is wrong.

create table adjustment_contacts (
  organization_id uuid primary key references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  set_by uuid references users on delete set null,
  updated_at timestamptz(3) not null
);
create index adjustment_contacts_user on adjustment_contacts (user_id);
create index adjustment_contacts_set_by on adjustment_contacts (set_by) where set_by is not null;
comment on table adjustment_contacts is 'Who answers candidates of an organization that need another way to play. No row: an admin outside the hiring team.';
comment on column adjustment_contacts.organization_id is 'Whose candidates.';
comment on column adjustment_contacts.user_id is 'The member who answers.';
comment on column adjustment_contacts.set_by is 'Who chose them. Null: the account is gone.';
comment on column adjustment_contacts.updated_at is 'When they were chosen.';

create table adjustment_requests (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null,
  assigned_to uuid references users on delete set null,
  assigned_decides boolean not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index adjustment_requests_application on adjustment_requests (organization_id, application_id);
create index adjustment_requests_assigned on adjustment_requests (assigned_to, updated_at desc) where assigned_to is not null;
comment on table adjustment_requests is 'Another way to play that a candidate asked for; read by the candidate and whoever answers, by nobody else.';
comment on column adjustment_requests.id is 'UUIDv7.';
comment on column adjustment_requests.organization_id is 'Of whom it is asked.';
comment on column adjustment_requests.application_id is 'For which application.';
comment on column adjustment_requests.assigned_to is 'Who answers. Null: the account is gone; the next message finds somebody else.';
comment on column adjustment_requests.assigned_decides is 'Whether they hire for the position as well: nobody else was there. The candidate is told.';
comment on column adjustment_requests.status is '`open` or `closed`; a further message opens it again.';
comment on column adjustment_requests.created_at is 'When it was first asked.';
comment on column adjustment_requests.updated_at is 'Last message or change.';

create table adjustment_messages (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null,
  request_id uuid not null,
  from_candidate boolean not null,
  sender_id uuid references users on delete set null,
  body text not null check (body <> ''),
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, request_id) references adjustment_requests (organization_id, id) on delete cascade
);
create index adjustment_messages_application on adjustment_messages (organization_id, application_id);
create index adjustment_messages_request on adjustment_messages (organization_id, request_id, id);
create index adjustment_messages_sender on adjustment_messages (sender_id) where sender_id is not null;
comment on table adjustment_messages is 'Messages of those requests.';
comment on column adjustment_messages.id is 'UUIDv7, in order of writing.';
comment on column adjustment_messages.organization_id is 'Of whom it is asked.';
comment on column adjustment_messages.application_id is 'For which application.';
comment on column adjustment_messages.request_id is 'Which request.';
comment on column adjustment_messages.from_candidate is 'Whether the candidate wrote it.';
comment on column adjustment_messages.sender_id is 'Who of the organization wrote it. Null: the candidate, or the account is gone.';
comment on column adjustment_messages.body is 'What was written.';
comment on column adjustment_messages.created_at is 'When.';
comment on column adjustment_messages.read_at is 'When the other side first opened it. Null: not yet.';

alter table review_requests drop constraint review_requests_about_check;
alter table review_requests add constraint review_requests_about_check check (about in ('decision', 'score_card', 'data'));
alter table review_requests add column field text
  check (field in ('answers', 'cv', 'comments', 'messages', 'interviews', 'pool', 'other'));
alter table review_requests add column proposed text not null default '';
alter table review_requests add constraint review_requests_field_check2 check ((about = 'data') = (field is not null));
drop index review_requests_one_at_once;
create unique index review_requests_one_at_once on review_requests (application_id, about, coalesce(field, '')) where status = 'open';
comment on column review_requests.about is '`decision`, `score_card`, or `data`: something that is known of the candidate is wrong.';
comment on column review_requests.field is 'What is wrong: `answers`, `cv`, `comments`, `messages`, `interviews`, `pool` or `other`. Null exactly where it is about something else.';
comment on column review_requests.proposed is 'What the candidate says is right; empty: not about data, or only to be removed.';

-- Removing an application asks whether another one is its duplicate; without this, all of its position are looked through.
create index applications_duplicates on applications (duplicate_of, position_id, organization_id) where duplicate_of is not null;

-- Erasing searches these for every application it removes: entries that wait outside the tree would be read each time.
alter index notifications_about set (fastupdate = off);
alter index mails_about set (fastupdate = off);
