-- Who looked at candidates and at what of an application, and how long an organization's steps usually take: what a
-- candidate is told of where they stand.

create table profile_views (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  candidate_id uuid not null references users on delete cascade,
  viewer_id uuid references users on delete set null,
  viewer_organization_id uuid references organizations on delete set null,
  viewer_role text not null check (viewer_role in ('admin', 'recruiter', 'hiring_manager', 'agency')),
  application_id uuid,
  at timestamptz(3) not null,
  counts_until timestamptz(3) not null,
  check (counts_until > at),
  unique (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  constraint profile_views_once exclude using gist (viewer_id with =, candidate_id with =, tstzrange(at, counts_until) with &&)
);
create index profile_views_candidate on profile_views (candidate_id, at desc, id desc);
create index profile_views_application on profile_views (application_id) where application_id is not null;
create index profile_views_viewer_organization on profile_views (viewer_organization_id) where viewer_organization_id is not null;
create index profile_views_at on profile_views (at);
comment on table profile_views is 'That somebody who hires opened a candidate''s profile or application; once for a viewer and candidate within 24 hours.';
comment on column profile_views.id is 'UUIDv7.';
comment on column profile_views.organization_id is 'For whom was looked: whose application or person of the pool it is.';
comment on column profile_views.candidate_id is 'Who was looked at.';
comment on column profile_views.viewer_id is 'Who looked. Null: the account is gone.';
comment on column profile_views.viewer_organization_id is 'Of which organization the viewer is; another one than `organization_id` for a recruiter who works for a client. Null: it is gone.';
comment on column profile_views.viewer_role is 'As what the viewer looked.';
comment on column profile_views.application_id is 'The application that was opened. Null: the person in the talent pool.';
comment on column profile_views.at is 'When.';
comment on column profile_views.counts_until is '24 hours later: until then another look by the same viewer is no view of its own.';

create table application_openings (
  application_id uuid not null,
  organization_id uuid not null references organizations on delete cascade,
  part text not null check (part in ('application', 'cv', 'score_card')),
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (application_id, part),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  check (last_at >= first_at)
);
create index application_openings_organization on application_openings (organization_id);
comment on table application_openings is 'What of an application the hiring side has opened, as its candidate is told; by nobody in particular.';
comment on column application_openings.application_id is 'Which application.';
comment on column application_openings.organization_id is 'Whose.';
comment on column application_openings.part is '`application`: the applicant''s page or panel. `cv`: the CV, as a file or as text. `score_card`: the score card.';
comment on column application_openings.first_at is 'When it was first opened.';
comment on column application_openings.last_at is 'When it was last opened, to within an hour.';

create table stage_waits (
  organization_id uuid not null references organizations on delete cascade,
  status text not null check (status in ('applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold')),
  moves integer not null check (moves between 10 and 100),
  median_days double precision not null check (median_days >= 0),
  most_days double precision not null check (most_days >= median_days),
  counted_at timestamptz(3) not null,
  primary key (organization_id, status)
);
comment on table stage_waits is 'How long applications usually stay at a status of an organization, counted every night from its last 100 moves by people; no row: fewer than ten.';
comment on column stage_waits.organization_id is 'Whose moves.';
comment on column stage_waits.status is 'The status that applications were moved from.';
comment on column stage_waits.moves is 'How many moves it rests on, 10 to 100.';
comment on column stage_waits.median_days is 'Days that half of them took at most.';
comment on column stage_waits.most_days is 'Days that eight in ten of them took at most.';
comment on column stage_waits.counted_at is 'When it was counted.';

-- The last moves of an organization from one status, without reading the rest of its log.
create index application_log_moves on application_log (organization_id, from_status, at desc)
  where actor_kind = 'user' and to_status is not null;
