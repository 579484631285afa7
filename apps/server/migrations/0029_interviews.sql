-- Interviews: events with participants, their time slots, the times people are taken at, and interviewers' judgements.
create extension if not exists btree_gist;

create table events (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('phone_screen', 'in_person', 'video', 'panel')),
  way text not null check (way in ('fixed', 'proposed', 'booking')),
  status text not null check (status in (
    'draft', 'collecting', 'scheduled', 'confirmed', 'completed', 'no_show', 'cancelled')),
  title text not null,
  duration_min integer not null check (duration_min between 5 and 480),
  time_zone text not null,
  place text not null default '',
  link text not null default '',
  message text not null default '',
  organizer_id uuid not null references users,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  opens_at timestamptz(3),
  closes_at timestamptz(3),
  sequence integer not null default 0,
  version integer not null default 0,
  link_version integer not null default 0,
  reason text not null default '',
  cancelled_by text check (cancelled_by in ('team', 'candidate', 'system')),
  reminded_day boolean not null default false,
  reminded_hour boolean not null default false,
  reminded_feedback boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id),
  check ((starts_at is null) = (ends_at is null)),
  check (ends_at > starts_at),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index events_application on events (application_id, created_at desc);
create index events_list on events (organization_id, starts_at, id) where starts_at is not null;
create index events_waiting on events (organization_id, created_at, id) where starts_at is null;
create index events_position on events (position_id, starts_at);
create index events_due on events (starts_at) where status in ('scheduled', 'confirmed');

create table event_participants (
  event_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in (
    'candidate', 'hiring_manager', 'company_recruiter', 'company_admin', 'independent_recruiter')),
  is_required boolean not null default true,
  response text not null default 'needs_action'
    check (response in ('needs_action', 'accepted', 'declined', 'tentative')),
  responded_at timestamptz(3),
  slots_version integer not null default 0,
  seen_at timestamptz(3),
  primary key (event_id, user_id),
  unique (organization_id, event_id, user_id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);
create index event_participants_user on event_participants (user_id, event_id);

create table event_slots (
  id uuid primary key,
  organization_id uuid not null,
  event_id uuid not null,
  user_id uuid not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  time_zone text not null,
  status text not null default 'offered' check (status in ('offered', 'chosen', 'released')),
  created_at timestamptz(3) not null,
  check (ends_at > starts_at),
  foreign key (organization_id, event_id, user_id) references event_participants (organization_id, event_id, user_id)
    on delete cascade on update cascade
);
create index event_slots_event on event_slots (event_id, user_id, starts_at);

-- Who is taken when. One row a person and event, across all organizations: nobody can be in two interviews at once.
create table event_times (
  event_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  held_until timestamptz(3),
  primary key (event_id, user_id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade,
  check (ends_at > starts_at),
  constraint event_times_once exclude using gist (user_id with =, tstzrange(starts_at, ends_at) with &&)
);

create table event_changes (
  id uuid primary key,
  organization_id uuid not null,
  event_id uuid not null,
  actor_id uuid references users on delete set null,
  actor_kind text not null check (actor_kind in ('team', 'candidate', 'system')),
  action text not null,
  from_starts_at timestamptz(3),
  to_starts_at timestamptz(3),
  reason text not null default '',
  at timestamptz(3) not null,
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);
create index event_changes_event on event_changes (event_id, at);

create table event_feedback (
  event_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  recommendation text check (recommendation in ('definitely_not', 'no', 'no_decision', 'yes', 'strong_yes')),
  ratings jsonb not null default '[]',
  note text not null default '',
  private_note text not null default '',
  sent_at timestamptz(3),
  version integer not null default 1,
  updated_at timestamptz(3) not null,
  primary key (event_id, user_id),
  check (sent_at is null or recommendation is not null),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);
create index event_feedback_user on event_feedback (user_id, event_id);

create table availabilities (
  user_id uuid primary key references users on delete cascade,
  time_zone text not null,
  weekly jsonb not null,
  exceptions jsonb not null default '[]',
  buffer_before_min integer not null default 0 check (buffer_before_min between 0 and 120),
  buffer_after_min integer not null default 0 check (buffer_after_min between 0 and 120),
  most_per_day integer check (most_per_day between 1 and 50),
  notice_min integer not null default 1440 check (notice_min between 0 and 43200),
  feed_version integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz(3) not null
);

alter table mails add column calendar text;

comment on column mails.calendar is 'The iCalendar file (RFC 5545) that goes with it, its METHOD inside. Null: none.';
comment on table events is 'One interview of one applicant, from the first thought to its end.';
comment on column events.id is 'UUIDv7; the UID of its calendar entry is made of it.';
comment on column events.organization_id is 'Owner of the position.';
comment on column events.position_id is 'The position it is about.';
comment on column events.application_id is 'Whose interview it is.';
comment on column events.kind is 'How people meet.';
comment on column events.way is 'How its time is found: fixed by the recruiter, chosen among proposed slots, or booked in free times.';
comment on column events.status is 'Where it is in its life; completed is final.';
comment on column events.title is 'What calendars show.';
comment on column events.duration_min is 'Length in minutes, 5 to 480.';
comment on column events.time_zone is 'IANA name of the zone in which its time is said first.';
comment on column events.place is 'Address or room; empty: none.';
comment on column events.link is 'Where a call takes place, https; empty: none.';
comment on column events.message is 'What the candidate is told with the invitation.';
comment on column events.organizer_id is 'Who arranges it and is told what candidates answer.';
comment on column events.starts_at is 'The chosen start. Null: none is chosen.';
comment on column events.ends_at is 'The chosen end. Null: none is chosen.';
comment on column events.opens_at is 'From when on times can be booked. Null: only for ways other than booking.';
comment on column events.closes_at is 'Until when times can be booked. Null: only for ways other than booking.';
comment on column events.sequence is 'SEQUENCE of its calendar entry (RFC 5546): grows with each change of its time and with its end.';
comment on column events.version is 'Grows with each change; a change is based on one.';
comment on column events.link_version is 'Links of older versions open nothing any more.';
comment on column events.reason is 'Why it was called off; empty while it was not.';
comment on column events.cancelled_by is 'Who called it off. Null: nobody.';
comment on column events.reminded_day is 'Whether people were reminded within 24 hours of this start.';
comment on column events.reminded_hour is 'Whether people were reminded within one hour of this start.';
comment on column events.reminded_feedback is 'Whether interviewers were asked for their feedback after this end.';
comment on column events.created_at is 'When it was made.';
comment on column events.updated_at is 'Its last change.';
comment on table event_participants is 'Who takes part in an event.';
comment on column event_participants.event_id is 'The event.';
comment on column event_participants.organization_id is 'Owner of the event.';
comment on column event_participants.user_id is 'The account that takes part.';
comment on column event_participants.kind is 'In which of the five lists of time slots this person''s are answered.';
comment on column event_participants.is_required is 'Whether it cannot take place without this person.';
comment on column event_participants.response is 'Answer to the chosen time, as RFC 5545 names it.';
comment on column event_participants.responded_at is 'When that was answered. Null: not yet.';
comment on column event_participants.slots_version is 'Grows with each change of this person''s slots; a change is based on one.';
comment on column event_participants.seen_at is 'When this person last opened the event. Null: never.';
comment on table event_slots is 'Times that a participant offers for an event.';
comment on column event_slots.id is 'UUIDv7.';
comment on column event_slots.organization_id is 'Owner of the event.';
comment on column event_slots.event_id is 'The event.';
comment on column event_slots.user_id is 'Whose time it is.';
comment on column event_slots.starts_at is 'Its beginning.';
comment on column event_slots.ends_at is 'Its end.';
comment on column event_slots.time_zone is 'IANA name of the zone in which it was offered.';
comment on column event_slots.status is 'Offered, chosen, or given free again.';
comment on column event_slots.created_at is 'When it was offered.';
comment on table event_times is 'When people are taken by events; no two of one person overlap, whatever the organization.';
comment on column event_times.event_id is 'The event.';
comment on column event_times.organization_id is 'Owner of the event.';
comment on column event_times.user_id is 'Who is taken.';
comment on column event_times.starts_at is 'From when on.';
comment on column event_times.ends_at is 'Until when; the end is not included.';
comment on column event_times.held_until is 'Until when it is only held for somebody who is about to book it. Null: it is booked.';
comment on table event_changes is 'What happened to an event, in order.';
comment on column event_changes.id is 'UUIDv7.';
comment on column event_changes.organization_id is 'Owner of the event.';
comment on column event_changes.event_id is 'The event.';
comment on column event_changes.actor_id is 'Who did it. Null: the candidate by a link, the program, or an account that is gone.';
comment on column event_changes.actor_kind is 'On which side that person stands.';
comment on column event_changes.action is 'What was done.';
comment on column event_changes.from_starts_at is 'The start given up. Null: there was none.';
comment on column event_changes.to_starts_at is 'The start chosen. Null: there is none.';
comment on column event_changes.reason is 'Why, in words; empty: nothing was said.';
comment on column event_changes.at is 'When.';
comment on table event_feedback is 'What an interviewer thinks after an event; one each.';
comment on column event_feedback.event_id is 'The event.';
comment on column event_feedback.organization_id is 'Owner of the event.';
comment on column event_feedback.user_id is 'The interviewer.';
comment on column event_feedback.recommendation is 'Overall judgement. Null: a draft without one.';
comment on column event_feedback.ratings is 'List of {subtrait_id, rating 1 to 5 or null, words}.';
comment on column event_feedback.note is 'What the hiring team reads.';
comment on column event_feedback.private_note is 'For its writer alone.';
comment on column event_feedback.sent_at is 'When it was sent; from then on others who sent theirs see it. Null: a draft.';
comment on column event_feedback.version is 'Grows with each change; a change is based on one.';
comment on column event_feedback.updated_at is 'Its last change.';
comment on table availabilities is 'When a person can be asked for interviews; people without a row have the usual hours.';
comment on column availabilities.user_id is 'Whose hours they are.';
comment on column availabilities.time_zone is 'IANA name of the zone in which they are meant.';
comment on column availabilities.weekly is 'Seven lists, Monday first, of {from, until} in minutes since midnight.';
comment on column availabilities.exceptions is 'List of {day, ranges}: days with other hours than their weekday has.';
comment on column availabilities.buffer_before_min is 'Minutes kept free before each interview.';
comment on column availabilities.buffer_after_min is 'Minutes kept free after each interview.';
comment on column availabilities.most_per_day is 'Most interviews on one day. Null: as many as fit.';
comment on column availabilities.notice_min is 'Minutes between a booking and its interview, at least.';
comment on column availabilities.feed_version is 'Calendar feeds of older versions answer nothing any more.';
comment on column availabilities.version is 'Grows with each change; a change is based on one.';
comment on column availabilities.updated_at is 'Its last change.';
