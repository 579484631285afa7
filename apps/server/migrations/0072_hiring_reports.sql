-- Reports on hiring: one narrow row an application with what counts, sums of them by day, and what has yet to be counted.

-- What the features let reports read. Applications to try a position with are in none.
create view reported_applications as
  select a.id as application_id, a.organization_id, a.position_id, a.status, a.status_before, a.hold_resume_to,
    a.furthest_step, coalesce('link.' || a.source_link_id, a.origin) as source, a.disposition_by, a.disposition_reason_id,
    a.created_at, a.applied_at, a.stage_entered_at
  from applications a where not a.is_test;
comment on view reported_applications is
  'Of the feature applications: where each application came from, how far it is and how it ended.';

create view reported_moves as
  select l.application_id, l.seq, l.at, l.actor_kind, l.action, l.to_status, l.reason_id,
    l.to_status is not null and l.to_status is distinct from l.from_status as is_move,
    l.batch_id is not null
      and bool_or(l.action = 'status_undone') over (partition by l.application_id, l.batch_id) as is_undone
  from application_log l;
comment on view reported_moves is
  'Of the feature application-log: what happened to each application, and whether it was taken back.';

create view reported_plays as
  select p.application_id, p.created_at, p.ended_at is not null as is_over, jsonb_array_length(p.tasks) as tasks,
    case when p.state = 'completed' then jsonb_array_length(p.tasks) else p.task_index + 1 end as task,
    case when p.state = 'completed' then 'completed' when p.started_at is not null then 'begun'
      when p.launched_at is not null then 'opened' else 'ready' end as step
  from plays p where p.purpose = 'application' and p.chained_as is null and p.state <> 'cancelled';
comment on view reported_plays is
  'Of the feature plays: how far each play of an application came; those brought along from another position are in none.';

create view reported_mails as
  select m.application_id, m.kind, m.status, m.created_at from mails m where m.application_id is not null;
comment on view reported_mails is 'Of the feature notifications: mails about applications and what became of them.';

create view reported_invites as
  select i.organization_id, i.position_id, i.created_at, i.status, i.closed_reason, i.sent_at, i.opened_at, i.application_id
  from candidate_invites i;
comment on view reported_invites is 'Of the feature positions: invitations to apply and what became of them.';

create view reported_interviews as
  select e.id as event_id, e.organization_id, e.position_id, p.user_id, e.starts_at, e.ends_at, e.status, f.sent_at
  from events e join event_participants p on p.event_id = e.id and p.kind <> 'candidate'
    left join event_feedback f on f.event_id = e.id and f.user_id = p.user_id
  where e.starts_at is not null and (p.response <> 'declined' or f.sent_at is not null) and e.status in ('scheduled', 'confirmed', 'completed');
comment on view reported_interviews is
  'Of the feature interviews: who of the hiring side takes part in which interview, and when feedback was sent.';

-- Whole hours up to three days, whole days beyond: fine enough for medians of waiting, and few values to sum over. Never
-- below 0; null where an end is not known.
create function report_hours(p_from timestamptz, p_to timestamptz) returns integer language sql immutable parallel safe as $$
  select case when s < 0 then 0 when s < 72.5 * 3600 then round(s / 3600)::integer else 24 * round(s / 86400)::integer end
  from (select extract(epoch from p_to - p_from) as s) each
$$;

create table hiring_facts (
  application_id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  source text not null,
  begun_on date not null,
  furthest smallint not null check (furthest between 0 and 8),
  status text not null,
  answered_on date,
  answer_hours integer check (answer_hours >= 0),
  hired_on date,
  hire_hours integer check (hire_hours >= 0),
  ended_on date,
  ended_by text check (ended_by in ('approved', 'employer', 'candidate', 'system')),
  ended_reason text not null default '',
  stay_statuses text[] not null default '{}',
  stay_days date[] not null default '{}',
  stay_hours integer[] not null default '{}',
  play_steps text[] not null default '{}',
  play_days date[] not null default '{}',
  mail_kinds text[] not null default '{}',
  mail_days date[] not null default '{}',
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create index hiring_facts_position on hiring_facts (organization_id, position_id, begun_on)
  include (source, furthest, status);

comment on table hiring_facts is
  'What reports on hiring count of each application, made anew from the application whenever something of it changes.';
comment on column hiring_facts.application_id is 'The application.';
comment on column hiring_facts.organization_id is 'Owner of the position.';
comment on column hiring_facts.position_id is 'The position.';
comment on column hiring_facts.source is 'How it came to be: the origin, or `link.` and the id of the link.';
comment on column hiring_facts.begun_on is 'Day on which it was begun (UTC, as all days here).';
comment on column hiring_facts.furthest is
  'How far it ever came: 0 started, 1 basic_info_entered, 2 cv_submitted, 3 questions_answered, 4 applied, 5 short_listed, 6 phone_screen, 7 in_person, 8 approved. Moves that were taken back do not count.';
comment on column hiring_facts.status is 'Its status now.';
comment on column hiring_facts.answered_on is
  'Day of the first answer: a move or a message by a person after applying. Null: none yet.';
comment on column hiring_facts.answer_hours is
  'From applying to that answer: whole hours up to three days, whole days beyond. Null: none yet.';
comment on column hiring_facts.hired_on is 'Day on which it was approved. Null: is not.';
comment on column hiring_facts.hire_hours is 'From applying to approval, in hours as answer_hours. Null: is not.';
comment on column hiring_facts.ended_on is 'Day on which it was approved or rejected. Null: goes on.';
comment on column hiring_facts.ended_by is
  'approved, or who ended it: employer, candidate (withdrawn) or system (not completed). Null: goes on.';
comment on column hiring_facts.ended_reason is 'Id of the reason given; empty: none, or goes on.';
comment on column hiring_facts.stay_statuses is 'Statuses it was moved out of, in order; moves that were taken back do not count.';
comment on column hiring_facts.stay_days is 'For each of them the day on which it left.';
comment on column hiring_facts.stay_hours is 'For each of them how long it had stayed, in hours as answer_hours.';
comment on column hiring_facts.play_steps is
  'For each play how far it came: step (ready, opened, begun, completed), number of the task from 1, how many tasks it has, and open or over, with colons between.';
comment on column hiring_facts.play_days is 'For each play the day on which it was made ready.';
comment on column hiring_facts.mail_kinds is 'For each mail about it the kind and what became of it, with a colon between.';
comment on column hiring_facts.mail_days is 'For each mail the day on which it was written.';

-- What a row counts as, and nowhere else: sums are made of it, and reports over some positions read it directly. Columns
-- come one by one, since a whole row cannot be planned into the statement that asks.
create function hiring_counted(begun_on date, furthest smallint, status text, answered_on date, answer_hours integer,
  hired_on date, hire_hours integer, ended_on date, ended_by text, ended_reason text, stay_statuses text[], stay_days date[],
  stay_hours integer[], play_steps text[], play_days date[], mail_kinds text[], mail_days date[])
  returns table (measure text, day date, name text, hours integer) language sql immutable parallel safe as $$
  select 'furthest', $1, $2 || ':' || $3, 0
  union all select 'answer', $4, '', $5 where $4 is not null
  union all select 'hire', $6, '', $7 where $6 is not null
  union all select 'end', $8, $9 || ':' || $10, 0 where $8 is not null
  union all select 'stay', s.day, s.status, s.hours from unnest($11, $12, $13) s(status, day, hours)
  union all select 'play', p.day, p.step, 0 from unnest($14, $15) p(step, day)
  union all select 'mail', m.day, m.kind, 0 from unnest($16, $17) m(kind, day)
$$;

create table hiring_days (
  organization_id uuid not null references organizations on delete cascade,
  measure text not null check (measure in ('furthest', 'answer', 'hire', 'end', 'stay', 'play', 'mail')),
  day date not null,
  source text not null,
  name text not null,
  hours integer not null,
  count integer not null,
  primary key (organization_id, measure, day, source, name, hours)
);
comment on table hiring_days is
  'Sums of hiring_facts over all positions of an organization by day, kept in the transaction that changes a fact.';
comment on column hiring_days.organization_id is 'Whose.';
comment on column hiring_days.measure is 'What is counted: see hiring_counted.';
comment on column hiring_days.day is 'The day on which it was so (UTC).';
comment on column hiring_days.source is 'Source of the applications, as in hiring_facts.';
comment on column hiring_days.name is 'What of the measure, such as a status; empty: it has no parts.';
comment on column hiring_days.hours is 'How long, for measures of time; else 0.';
comment on column hiring_days.count is 'How many; 0 where all are gone.';

create table hiring_changes (
  id bigint generated always as identity primary key,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null
);
create index hiring_changes_organization on hiring_changes (organization_id, id);
comment on table hiring_changes is
  'Applications of which something changed that reports have not counted yet; written with the change, gone when it is counted.';
comment on column hiring_changes.id is 'In order of writing.';
comment on column hiring_changes.organization_id is 'Owner of the position.';
comment on column hiring_changes.application_id is 'The application; may be there several times.';

create function applications_to_count() returns trigger language plpgsql as $$
begin
  insert into hiring_changes (organization_id, application_id) values (new.organization_id, new.id);
  return null;
end $$;
create trigger applications_counted_in_reports after insert on applications
  for each row when (not new.is_test) execute function applications_to_count();
create trigger applications_counted_again after
  update of status, status_before, hold_resume_to, furthest_step, origin, source_link_id, disposition_by,
    disposition_reason_id, applied_at, stage_entered_at, is_test on applications
  for each row when (
    (old.status, old.status_before, old.hold_resume_to, old.furthest_step, old.origin, old.source_link_id,
      old.disposition_by, old.disposition_reason_id, old.applied_at, old.stage_entered_at, old.is_test)
    is distinct from
    (new.status, new.status_before, new.hold_resume_to, new.furthest_step, new.origin, new.source_link_id,
      new.disposition_by, new.disposition_reason_id, new.applied_at, new.stage_entered_at, new.is_test))
  execute function applications_to_count();

create function log_to_count() returns trigger language plpgsql as $$
begin
  insert into hiring_changes (organization_id, application_id)
  select distinct organization_id, application_id from written where to_status is not null or action = 'message_sent';
  return null;
end $$;
create trigger application_log_counted after insert on application_log
  referencing new table as written for each statement execute function log_to_count();

create function plays_to_count() returns trigger language plpgsql as $$
begin
  insert into hiring_changes (organization_id, application_id) values (new.organization_id, new.application_id);
  return null;
end $$;
create trigger plays_counted_insert after insert on plays for each row execute function plays_to_count();
create trigger plays_counted_update after update of state, task_index, launched_at, started_at, ended_at on plays
  for each row when ((old.state, old.task_index, old.launched_at is null, old.started_at is null, old.ended_at is null)
    is distinct from (new.state, new.task_index, new.launched_at is null, new.started_at is null, new.ended_at is null))
  execute function plays_to_count();

create function mails_to_count() returns trigger language plpgsql as $$
begin
  insert into hiring_changes (organization_id, application_id)
  select a.organization_id, a.id from applications a where a.id = new.application_id;
  return null;
end $$;
create trigger mails_counted_insert after insert on mails
  for each row when (new.application_id is not null) execute function mails_to_count();
create trigger mails_counted_update after update of status on mails
  for each row when (new.application_id is not null and old.status is distinct from new.status)
  execute function mails_to_count();

-- Whoever changes sums of an organization does so alone, so that two never wait for one another.
create function hold_hiring_days(p_organization uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('hiring_days ' || p_organization, 0))
$$;

create function hiring_facts_gone() returns trigger language plpgsql as $$
begin
  perform hold_hiring_days(old.organization_id);
  update hiring_days d set count = d.count - gone.count
  from (select c.measure, c.day, c.name, c.hours, count(*)::integer as count from hiring_counted(old.begun_on, old.furthest, old.status, old.answered_on, old.answer_hours, old.hired_on,
      old.hire_hours, old.ended_on, old.ended_by, old.ended_reason, old.stay_statuses, old.stay_days, old.stay_hours,
      old.play_steps, old.play_days, old.mail_kinds, old.mail_days) c
    group by c.measure, c.day, c.name, c.hours) gone
  where d.organization_id = old.organization_id and d.source = old.source and d.measure = gone.measure
    and d.day = gone.day and d.name = gone.name and d.hours = gone.hours;
  return null;
end $$;
create trigger hiring_facts_subtracted after delete on hiring_facts
  for each row execute function hiring_facts_gone();

create table hiring_report_schedules (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  report text not null,
  search text not null,
  every text not null check (every in ('week', 'month')),
  next_on date not null,
  last_sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (user_id, organization_id, report, search, every)
);
create index hiring_report_schedules_due on hiring_report_schedules (next_on);
create index hiring_report_schedules_organization on hiring_report_schedules (organization_id, user_id);
comment on table hiring_report_schedules is 'Reports on hiring that a person gets by mail, counted anew each time with that person''s rights.';
comment on column hiring_report_schedules.id is 'UUIDv7, in order of creation.';
comment on column hiring_report_schedules.organization_id is 'Whose numbers.';
comment on column hiring_report_schedules.user_id is 'Who gets it; nobody else sees it.';
comment on column hiring_report_schedules.report is 'Which report, by the name the contract gives it.';
comment on column hiring_report_schedules.search is 'Its filter as the query string of the page, without the question mark.';
comment on column hiring_report_schedules.every is 'week: on Mondays; month: on the first.';
comment on column hiring_report_schedules.next_on is 'Day of the next mail (UTC).';
comment on column hiring_report_schedules.last_sent_at is 'When the last one was written. Null: none yet.';
comment on column hiring_report_schedules.created_at is 'When it was asked for.';

insert into hiring_changes (organization_id, application_id)
select organization_id, id from applications where not is_test;
