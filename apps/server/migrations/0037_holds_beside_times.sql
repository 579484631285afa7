-- A candidate who moves an interview holds the new time while the old one stays: a person has up to two times of one
-- event, the one that is booked and one that is held. Only times of different events must not overlap.
alter table event_times add column is_held boolean not null generated always as (held_until is not null) stored;
alter table event_times drop constraint event_times_pkey;
alter table event_times add primary key (event_id, user_id, is_held);
alter table event_times drop constraint event_times_once;
alter table event_times add constraint event_times_once
  exclude using gist (user_id with =, event_id with <>, tstzrange(starts_at, ends_at) with &&);

comment on column event_times.is_held is 'Whether it is only held, beside the time that is booked.';
