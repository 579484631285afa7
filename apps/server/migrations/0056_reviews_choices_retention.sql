-- What a candidate may ask of an organization: that a person looks again, that nothing is decided for now, that they are
-- not compared or contacted, that consent ends; and how long an organization keeps applications.

create table data_choices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('restriction', 'objection', 'consent')),
  made_at timestamptz(3) not null,
  ended_at timestamptz(3),
  unique (organization_id, id)
);
create unique index data_choices_one_at_once on data_choices (user_id, organization_id, kind) where ended_at is null;
create index data_choices_organization on data_choices (organization_id, made_at desc);
comment on table data_choices is 'What candidates asked of an organization about their data; each has its effect from the same moment.';
comment on column data_choices.id is 'UUIDv7.';
comment on column data_choices.user_id is 'Whose data.';
comment on column data_choices.organization_id is 'Of whom it was asked.';
comment on column data_choices.kind is '`restriction`: keep it, but decide nothing. `objection`: neither contact nor compare. `consent`: not kept for later openings any more.';
comment on column data_choices.made_at is 'When, and from when it counts.';
comment on column data_choices.ended_at is 'When the candidate took it back. Null: it is in force.';

create table review_requests (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid not null,
  about text not null check (about in ('decision', 'score_card')),
  score_card_id uuid,
  message text not null check (message <> ''),
  status text not null default 'open' check (status in ('open', 'answered', 'withdrawn')),
  asked_at timestamptz(3) not null,
  due_on date not null,
  decided_by uuid references users on delete set null,
  assigned_to uuid references users on delete set null,
  outcome text check (outcome in ('unchanged', 'changed')),
  answer text not null default '',
  answered_by uuid references users on delete set null,
  answered_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  check ((status = 'answered') = (outcome is not null and answer <> '' and answered_at is not null))
);
create unique index review_requests_one_at_once on review_requests (application_id, about) where status = 'open';
create index review_requests_application on review_requests (application_id);
create index review_requests_open on review_requests (organization_id, due_on, id) where status = 'open';
create index review_requests_list on review_requests (organization_id, asked_at desc, id desc);
create index review_requests_decided_by on review_requests (decided_by) where decided_by is not null;
create index review_requests_assigned_to on review_requests (assigned_to) where assigned_to is not null;
create index review_requests_answered_by on review_requests (answered_by) where answered_by is not null;
comment on table review_requests is 'Candidates who asked that a person looks again at a decision or a score card, with the answer.';
comment on column review_requests.id is 'UUIDv7.';
comment on column review_requests.organization_id is 'Whose decision or card.';
comment on column review_requests.application_id is 'About which application.';
comment on column review_requests.about is '`decision` or `score_card`.';
comment on column review_requests.score_card_id is 'The card as it was then. Null: there was none.';
comment on column review_requests.message is 'What the candidate wrote.';
comment on column review_requests.status is '`open`, `answered`, or `withdrawn` by the candidate.';
comment on column review_requests.asked_at is 'When.';
comment on column review_requests.due_on is 'Day by which it is to be answered.';
comment on column review_requests.decided_by is 'Who made the decision that is asked about. Null: nobody did, or the account is gone.';
comment on column review_requests.assigned_to is 'Who is to look again; somebody else than decided where there is one. Null: the account is gone.';
comment on column review_requests.outcome is '`unchanged` or `changed`. Null: not answered.';
comment on column review_requests.answer is 'The answer, as the candidate reads it; empty: not answered.';
comment on column review_requests.answered_by is 'Who answered. Null: nobody, or the account is gone.';
comment on column review_requests.answered_at is 'When it was answered or withdrawn. Null: open.';

create table retention_rules (
  organization_id uuid not null references organizations on delete cascade,
  outcome text not null check (outcome in ('hired', 'rejected', 'withdrawn', 'unfinished', 'open', 'pool')),
  months integer not null check (months between 1 and 120),
  effective_from date not null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, outcome)
);
create index retention_rules_updated_by on retention_rules (updated_by) where updated_by is not null;
comment on table retention_rules is 'How long an organization keeps applications after their last activity, by outcome. No row: for good.';
comment on column retention_rules.organization_id is 'Whose.';
comment on column retention_rules.outcome is '`hired`, `rejected`, `withdrawn`, `unfinished`, `open` (nobody decided), or `pool` (people without an application).';
comment on column retention_rules.months is 'Whole months, 1 to 120.';
comment on column retention_rules.effective_from is 'First day on which anything may go by this rule: those whose time was over already are told first.';
comment on column retention_rules.updated_by is 'Who set it. Null: the account is gone.';
comment on column retention_rules.updated_at is 'When.';

create table retention_notices (
  application_id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  due_on date not null,
  told_at timestamptz(3) not null,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index retention_notices_organization on retention_notices (organization_id);
comment on table retention_notices is 'Candidates who were told that their application will be erased.';
comment on column retention_notices.application_id is 'Which.';
comment on column retention_notices.organization_id is 'Whose.';
comment on column retention_notices.due_on is 'Day that was named to them.';
comment on column retention_notices.told_at is 'When.';

create table retention_runs (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  began_at timestamptz(3) not null,
  ended_at timestamptz(3),
  erased integer not null default 0 check (erased >= 0),
  people integer not null default 0 check (people >= 0),
  held integer not null default 0 check (held >= 0),
  told integer not null default 0 check (told >= 0),
  unique (organization_id, id)
);
create index retention_runs_list on retention_runs (organization_id, began_at desc, id desc);
comment on table retention_runs is 'What each night of retention did for an organization; nights with nothing to do leave no row.';
comment on column retention_runs.id is 'UUIDv7.';
comment on column retention_runs.organization_id is 'Whose.';
comment on column retention_runs.began_at is 'When it began.';
comment on column retention_runs.ended_at is 'When it ended. Null: it goes on, or the server stopped meanwhile.';
comment on column retention_runs.erased is 'Applications that were erased.';
comment on column retention_runs.people is 'People of the pool without an application who were erased.';
comment on column retention_runs.held is 'Applications whose time was over and that a legal hold kept.';
comment on column retention_runs.told is 'Candidates who were told that their time is nearly over.';

create index applications_expiring on applications (organization_id, last_activity_at) where not is_test;
