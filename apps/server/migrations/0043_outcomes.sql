-- What hired people came to, to see how far scores tell it.
create table outcomes (
  id uuid primary key,
  organization_id uuid not null,
  application_id uuid not null,
  outcome text not null check (outcome <> '' and char_length(outcome) <= 60),
  value double precision not null check (abs(value) <= 1e12),
  measured_on date,
  imported_by uuid references users on delete set null,
  imported_at timestamptz(3) not null default now(),
  unique (application_id, outcome),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index outcomes_of_organization on outcomes (organization_id, outcome);
comment on table outcomes is 'What hired people came to at work, as their organization imported it; compared with scores, never part of one.';
comment on column outcomes.id is 'UUIDv7, in order of the first import.';
comment on column outcomes.organization_id is 'Whose hired person it is.';
comment on column outcomes.application_id is 'The application that the person was hired with.';
comment on column outcomes.outcome is 'What was measured, in the organization’s words, such as a rating or months of tenure; 1 to 60 signs.';
comment on column outcomes.value is 'What it came to, in the unit of the outcome; a higher value is read as better.';
comment on column outcomes.measured_on is 'The day it was measured on. Null: not said.';
comment on column outcomes.imported_by is 'Who imported it last. Null: an account that is gone.';
comment on column outcomes.imported_at is 'The last import that changed it.';

-- Few job fits have no band: they are counted apart from those that do.
create index applications_without_band on applications (position_id, rank_order)
  where job_fit_scale <> 'norm' and not is_test;
