-- Culture questions: a bank of the platform's, what organizations' people and candidates answered, and profiles.

create table culture_questions (
  id uuid primary key,
  status text not null check (status in ('draft', 'published', 'closed')),
  version integer not null check (version >= 1),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index culture_questions_created on culture_questions (created_at desc, id desc);
create index culture_questions_created_by on culture_questions (created_by) where created_by is not null;
comment on table culture_questions is 'The bank of culture questions. None is ever deleted, since people have answered them.';
comment on column culture_questions.id is 'UUIDv7; of the starter set made from its key, the same on every installation.';
comment on column culture_questions.status is 'draft: being written; published: asked; closed: retired.';
comment on column culture_questions.version is 'The version that is asked; grows with each change of what it asks.';
comment on column culture_questions.created_by is 'Who added it. Null: it came with the product, or the account is gone.';
comment on column culture_questions.created_at is 'When.';
comment on column culture_questions.updated_at is 'Last change of its words or its status.';

create table culture_question_versions (
  question_id uuid not null references culture_questions on delete cascade,
  version integer not null check (version >= 1),
  dimension text not null check (dimension in
    ('innovation', 'stability', 'detail', 'results', 'teamwork', 'people', 'openness', 'autonomy', 'responsibility')),
  kind text not null check (kind in ('scale', 'pair')),
  is_reversed boolean not null,
  statement jsonb not null,
  opposite jsonb,
  source text not null check (length(source) <= 500),
  created_at timestamptz(3) not null,
  primary key (question_id, version),
  check ((kind = 'pair') = (opposite is not null))
);
comment on table culture_question_versions is 'What a culture question asked, in each version. Rows are never changed: answers belong to a version.';
comment on column culture_question_versions.question_id is 'Of which question.';
comment on column culture_question_versions.version is 'From 1.';
comment on column culture_question_versions.dimension is 'The value it is about.';
comment on column culture_question_versions.kind is 'scale: a statement, from 1 to 5; pair: one of two statements.';
comment on column culture_question_versions.is_reversed is 'Of a scale: agreeing speaks against the dimension. Of a pair: the statement against it is shown first.';
comment on column culture_question_versions.statement is 'Words by language; of a pair those that speak for the dimension.';
comment on column culture_question_versions.opposite is 'Of a pair the words that speak against the dimension. Null: it is on a scale.';
comment on column culture_question_versions.source is 'Published framework that it follows. Empty: none is named.';
comment on column culture_question_versions.created_at is 'When this version was written.';

create table culture_member_sheets (
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  answers jsonb not null,
  answered_on date not null,
  is_counted boolean not null default false,
  primary key (organization_id, user_id)
);
create index culture_member_sheets_user on culture_member_sheets (user_id);
comment on table culture_member_sheets is 'What people of an organization answered about working there. Told to others only together with those of at least five.';
comment on column culture_member_sheets.organization_id is 'Where they work.';
comment on column culture_member_sheets.user_id is 'Whose; nobody but them gets it back.';
comment on column culture_member_sheets.answers is 'Question, its version and the value chosen, one entry a question.';
comment on column culture_member_sheets.answered_on is 'Day (UTC).';
comment on column culture_member_sheets.is_counted is 'Whether the profile holds these very answers; false once they were answered anew.';

create table culture_profiles (
  organization_id uuid primary key references organizations on delete cascade,
  profile jsonb not null,
  counted_on date not null,
  asked_on date
);
comment on table culture_profiles is 'What an organization''s people said together. Two of its states never differ by fewer than five people.';
comment on column culture_profiles.organization_id is 'Whose.';
comment on column culture_profiles.profile is 'People counted, and means, spread and agreement, as in domain/culture-questions/profile.ts.';
comment on column culture_profiles.counted_on is 'Day (UTC) of the newest count.';
comment on column culture_profiles.asked_on is 'Day (UTC) on which those who had not answered were asked last. Null: never.';

create table culture_positions (
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid primary key,
  asked_by uuid references users on delete set null,
  asked_at timestamptz(3) not null,
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create index culture_positions_organization on culture_positions (organization_id);
create index culture_positions_asked_by on culture_positions (asked_by) where asked_by is not null;
comment on table culture_positions is 'Positions whose candidates are asked culture questions.';
comment on column culture_positions.organization_id is 'Whose position.';
comment on column culture_positions.position_id is 'Which position.';
comment on column culture_positions.asked_by is 'Who chose so. Null: the account is gone.';
comment on column culture_positions.asked_at is 'Since when.';

create table culture_candidate_sheets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  answers jsonb not null,
  answered_at timestamptz(3) not null
);
create index culture_candidate_sheets_user on culture_candidate_sheets (user_id, answered_at desc);
comment on table culture_candidate_sheets is 'What candidates answered about the place of work they would like. A sheet is never changed; answering anew makes another.';
comment on column culture_candidate_sheets.id is 'UUIDv7.';
comment on column culture_candidate_sheets.user_id is 'Whose.';
comment on column culture_candidate_sheets.answers is 'Question, its version and the value chosen, one entry a question.';
comment on column culture_candidate_sheets.answered_at is 'When; used again for twelve months.';

create table culture_application_sheets (
  organization_id uuid not null references organizations on delete cascade,
  application_id uuid primary key,
  sheet_id uuid not null references culture_candidate_sheets on delete cascade,
  given_at timestamptz(3) not null,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index culture_application_sheets_organization on culture_application_sheets (organization_id);
create index culture_application_sheets_sheet on culture_application_sheets (sheet_id);
comment on table culture_application_sheets is 'Which answers a candidate gave with an application. Only those are compared for its employer.';
comment on column culture_application_sheets.organization_id is 'Of the application.';
comment on column culture_application_sheets.application_id is 'Which application.';
comment on column culture_application_sheets.sheet_id is 'Which answers.';
comment on column culture_application_sheets.given_at is 'When the candidate gave them.';

create table culture_weights (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid not null,
  weight integer not null check (weight between 1 and 20),
  profile jsonb not null,
  profile_on date not null,
  set_by uuid references users on delete set null,
  set_at timestamptz(3) not null,
  ended_at timestamptz(3),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create unique index culture_weights_in_force on culture_weights (position_id) where ended_at is null;
create index culture_weights_organization on culture_weights (organization_id, position_id);
create index culture_weights_set_by on culture_weights (set_by) where set_by is not null;
comment on table culture_weights is 'Positions whose job fit culture questions count in. Rows are ended, never changed: score cards were made with them.';
comment on column culture_weights.id is 'UUIDv7; score cards name it.';
comment on column culture_weights.organization_id is 'Whose position.';
comment on column culture_weights.position_id is 'Which position.';
comment on column culture_weights.weight is 'Share of the job fit, per cent.';
comment on column culture_weights.profile is 'The organization''s profile when the weight was set; everybody of the position is held against it.';
comment on column culture_weights.profile_on is 'Day (UTC) on which that profile was counted.';
comment on column culture_weights.set_by is 'Who set it. Null: the account is gone.';
comment on column culture_weights.set_at is 'When.';
comment on column culture_weights.ended_at is 'When it was turned off or set anew. Null: in force.';
