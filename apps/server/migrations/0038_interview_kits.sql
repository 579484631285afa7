-- Interview kits: a position's own questions, who asks what in an interview, and what interviewers heard on each question.
create table position_interview_questions (
  position_id uuid primary key,
  organization_id uuid not null,
  questions jsonb not null default '[]',
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null,
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);

create table event_kits (
  event_id uuid primary key,
  organization_id uuid not null,
  items jsonb not null default '[]',
  basis jsonb not null default '{}',
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null,
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

alter table event_feedback add column answers jsonb not null default '[]';

create table event_feedback_versions (
  event_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  version integer not null,
  content jsonb not null,
  at timestamptz(3) not null,
  primary key (event_id, user_id, version),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);

alter table events add column feedback_reminders smallint not null default 0 check (feedback_reminders between 0 and 3);
update events set feedback_reminders = 1 where reminded_feedback;
alter table events drop column reminded_feedback;

comment on table position_interview_questions is 'The interview questions that an organization wrote for one position; they are part of each of its interview kits.';
comment on column position_interview_questions.position_id is 'The position.';
comment on column position_interview_questions.organization_id is 'Owner of the position.';
comment on column position_interview_questions.questions is 'List of {id, trait_id or null, question, probes, anchors (five or none)}, in the order in which they are asked.';
comment on column position_interview_questions.version is 'Grows with each change; a change is based on one.';
comment on column position_interview_questions.updated_by is 'Who changed them last. Null: an account that is gone.';
comment on column position_interview_questions.updated_at is 'Their last change.';
comment on table event_kits is 'Who asks what in an interview, once it was changed or somebody took notes on it. Without a row it is proposed anew from the score card each time.';
comment on column event_kits.event_id is 'The interview.';
comment on column event_kits.organization_id is 'Owner of the interview.';
comment on column event_kits.items is 'List of {key, kind, origin, trait_id, subtrait_id, wording by language, assigned_to or null: everyone}, in order; with the words as they were.';
comment on column event_kits.basis is 'What it was proposed from: {from: score_card, template or none, score_card_id, traits: list of {trait_id, reason}}.';
comment on column event_kits.version is 'Grows with each change; a change is based on one.';
comment on column event_kits.updated_by is 'Who changed it last. Null: an account that is gone.';
comment on column event_kits.updated_at is 'Its last change.';
comment on column event_feedback.answers is 'List of {question_key, rating 1 to 5 or null, words}: what was heard on the questions of the kit.';
comment on column event_feedback.ratings is 'List of {trait_id, rating 1 to 5 or null, words}.';
comment on table event_feedback_versions is 'What sent feedback said before each of its changes.';
comment on column event_feedback_versions.event_id is 'The interview.';
comment on column event_feedback_versions.organization_id is 'Owner of the interview.';
comment on column event_feedback_versions.user_id is 'The interviewer.';
comment on column event_feedback_versions.version is 'Which version of the feedback this was.';
comment on column event_feedback_versions.content is 'Its {recommendation, ratings, answers, note}; private notes are not kept.';
comment on column event_feedback_versions.at is 'When that version was written.';
comment on column events.feedback_reminders is 'How often those who owe feedback were reminded after this end by the program: at the end, a day and three days after.';
