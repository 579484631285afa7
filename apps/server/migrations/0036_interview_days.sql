-- Interview days of several parts, and interviews that one of several people takes in turn.
alter table events
  add column day_id uuid,
  add column day_title text not null default '',
  add column part smallint not null default 0 check (part between 0 and 7),
  add column offset_min integer not null default 0 check (offset_min between 0 and 720),
  add constraint events_day_of_organization foreign key (organization_id, day_id)
    references events (organization_id, id) on delete cascade,
  add constraint events_part_of_day check (
    (day_id is null and part = 0 and offset_min = 0 and day_title = '')
    or (day_id is not null and day_title <> '' and (part = 0) = (day_id = id) and (part = 0) = (offset_min = 0)));
create unique index events_day on events (day_id, part) where day_id is not null;

create table event_pool (
  event_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in (
    'hiring_manager', 'company_recruiter', 'company_admin', 'independent_recruiter')),
  primary key (event_id, user_id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);
create index event_pool_user on event_pool (user_id);

alter table event_participants add column picked_at timestamptz(3);
create index event_participants_picked on event_participants (organization_id, user_id, picked_at)
  where picked_at is not null;

alter table event_changes add column detail jsonb not null default '{}';

comment on column events.day_id is 'The first part of the interview day it is a part of, its own id for the first one. Null: it is no part of a day.';
comment on column events.day_title is 'What the whole day is called; empty: it is no part of a day.';
comment on column events.part is 'Its place in the day, from 0.';
comment on column events.offset_min is 'Minutes from the beginning of the day to its own; 0 for the first part.';
comment on table event_pool is 'People of whom one takes an interview in turn; who does is among its participants once it has a time.';
comment on column event_pool.event_id is 'The event.';
comment on column event_pool.organization_id is 'Owner of the event.';
comment on column event_pool.user_id is 'Who may take it.';
comment on column event_pool.kind is 'In which of the five lists of time slots this person''s would be answered.';
comment on column event_participants.picked_at is 'When this person was picked out of several. Null: named by whoever arranged it.';
comment on column event_changes.detail is 'What else is to be said: of a pick {name, recent, of}; empty: nothing.';
