-- Surveys: forms that people are asked to fill in after something happened, or by a link.

create table surveys (
  id uuid primary key,
  organization_id uuid references organizations on delete cascade,
  kind text not null check (kind in ('candidate_experience', 'onboarding', 'hiring_manager', 'early_bird', 'custom')),
  name text not null check (length(name) between 1 and 120),
  trigger text not null check (trigger in ('manual', 'signup', 'applied', 'game_completed', 'decision')),
  audience text[] not null,
  is_anonymous boolean not null default true,
  min_group smallint not null default 5 check (min_group between 5 and 50),
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  opens_on date,
  closes_on date,
  remind_after_days smallint check (remind_after_days between 1 and 30),
  grant_gives jsonb,
  definition jsonb not null,
  link_version integer not null default 1,
  version integer not null default 1,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  published_at timestamptz(3),
  check ((kind = 'early_bird') = (grant_gives is not null) or status = 'draft'),
  check (closes_on >= opens_on)
);
create index surveys_organization on surveys (organization_id, created_at desc, id desc);
create index surveys_asking on surveys (id) where status = 'published';
create index surveys_created_by on surveys (created_by) where created_by is not null;
comment on table surveys is 'Surveys with their questions. The questions stay as they are once published.';
comment on column surveys.id is 'UUIDv7.';
comment on column surveys.organization_id is 'Whose. Null: the platform''s.';
comment on column surveys.kind is 'What it is about; early_bird gives something to the organization that answers.';
comment on column surveys.name is 'What its own people and those it asks call it.';
comment on column surveys.trigger is 'What somebody is asked after; manual: whoever has its link.';
comment on column surveys.audience is 'Roles that are asked; not empty once published.';
comment on column surveys.is_anonymous is 'Answers are stored without whose they are.';
comment on column surveys.min_group is 'Fewest answers that are ever told together.';
comment on column surveys.status is 'draft: being written; published: asks within its window; closed: takes nothing more.';
comment on column surveys.opens_on is 'First day (UTC) on which it takes answers. Null: at once.';
comment on column surveys.closes_on is 'Last day (UTC). Null: until it is closed.';
comment on column surveys.remind_after_days is 'Days after which those who have not answered are reminded, once. Null: never.';
comment on column surveys.grant_gives is 'What answering gives an organization: key of a feature, value, and months. Null: nothing.';
comment on column surveys.definition is 'The form, as in domain/forms/form.ts.';
comment on column surveys.link_version is 'Grows when the link is renewed; older links end.';
comment on column surveys.version is 'Grows with each change; a change based on an older one is refused.';
comment on column surveys.created_by is 'Who made it. Null: the account is gone.';
comment on column surveys.created_at is 'When.';
comment on column surveys.updated_at is 'Last change.';
comment on column surveys.published_at is 'From when on what happens is asked about; of the newest publishing. Null: never published.';

create table survey_tallies (
  survey_id uuid primary key references surveys on delete cascade,
  tally jsonb not null,
  counted_on date not null
);
comment on table survey_tallies is 'Counts of the answers of a survey so far; they grow by lots of at least the smallest group.';
comment on column survey_tallies.survey_id is 'Of which survey.';
comment on column survey_tallies.tally is 'Counts by question and answer, as in domain/surveys/tally.ts.';
comment on column survey_tallies.counted_on is 'Day of the newest lot.';

create table survey_invitations (
  id uuid primary key,
  survey_id uuid not null references surveys on delete cascade,
  user_id uuid not null references users on delete cascade,
  application_id uuid references applications on delete cascade,
  subject uuid not null,
  invited_at timestamptz(3) not null,
  reminded_at timestamptz(3),
  is_answered boolean not null default false,
  unique (survey_id, subject)
);
create index survey_invitations_user on survey_invitations (user_id, invited_at desc);
create index survey_invitations_application on survey_invitations (application_id) where application_id is not null;
create index survey_invitations_open on survey_invitations (survey_id, invited_at) where not is_answered and reminded_at is null;
comment on table survey_invitations is 'Who was asked after what. Nothing leads from here to what somebody answered.';
comment on column survey_invitations.id is 'UUIDv7.';
comment on column survey_invitations.survey_id is 'Which survey.';
comment on column survey_invitations.user_id is 'Who is asked.';
comment on column survey_invitations.application_id is 'The application that it is asked about. Null: none.';
comment on column survey_invitations.subject is 'What happened, so that nobody is asked twice about it: the application, the account, or of early birds the organization.';
comment on column survey_invitations.invited_at is 'When.';
comment on column survey_invitations.reminded_at is 'When they were reminded. Null: were not.';
comment on column survey_invitations.is_answered is 'Whether they answered; not when.';

create table survey_responses (
  id uuid primary key default gen_random_uuid(),
  survey_id uuid not null references surveys on delete cascade,
  user_id uuid references users on delete cascade,
  answers jsonb not null,
  answered_count smallint not null,
  skipped_count smallint not null,
  answered_on date not null,
  is_counted boolean not null default false
);
create index survey_responses_survey on survey_responses (survey_id, id);
create index survey_responses_waiting on survey_responses (survey_id) where not is_counted;
create index survey_responses_user on survey_responses (user_id) where user_id is not null;
comment on table survey_responses is 'Answers to surveys. Of anonymous ones nothing here says whose: no account, no invitation, no time of day, and ids in no order.';
comment on column survey_responses.id is 'Drawn at random (UUIDv4), so that it tells no order.';
comment on column survey_responses.survey_id is 'Of which survey.';
comment on column survey_responses.user_id is 'Whose. Null: the survey is anonymous, or was answered by its link.';
comment on column survey_responses.answers is 'By the name of the question; skipped ones are left out.';
comment on column survey_responses.answered_count is 'Questions answered.';
comment on column survey_responses.skipped_count is 'Questions asked and left out.';
comment on column survey_responses.answered_on is 'Day (UTC).';
comment on column survey_responses.is_counted is 'Whether it is in the tally; until then nobody is told anything of it.';

create table survey_link_keys (
  survey_id uuid not null references surveys on delete cascade,
  key bytea not null,
  primary key (survey_id, key)
);
comment on table survey_link_keys is 'Browsers that answered by a link, so that each answers once. Nothing leads to the answer.';
comment on column survey_link_keys.survey_id is 'Of which survey.';
comment on column survey_link_keys.key is 'Keyed hash of a number that the browser drew for this survey alone.';

create table survey_grants (
  id uuid primary key,
  survey_id uuid not null references surveys on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  status text not null check (status in ('eligible', 'completed', 'granted', 'expired')),
  eligible_at timestamptz(3) not null,
  completed_at timestamptz(3),
  granted_at timestamptz(3),
  ends_at timestamptz(3),
  unique (survey_id, organization_id)
);
create index survey_grants_organization on survey_grants (organization_id);
create index survey_grants_running on survey_grants (ends_at) where status = 'granted';
comment on table survey_grants is 'What an early-bird survey comes to for an organization.';
comment on column survey_grants.id is 'UUIDv7; the source of the entitlement.';
comment on column survey_grants.survey_id is 'Which survey.';
comment on column survey_grants.organization_id is 'Which organization.';
comment on column survey_grants.status is 'eligible: asked; completed: answered; granted: has what it gives; expired: had it, or never answered.';
comment on column survey_grants.eligible_at is 'When it was asked.';
comment on column survey_grants.completed_at is 'When it answered. Null: has not.';
comment on column survey_grants.granted_at is 'When it was given. Null: was not.';
comment on column survey_grants.ends_at is 'Until when it has it. Null: was not given.';
