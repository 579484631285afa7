-- Adverse-impact reports: protected counts of a closed quarter, made once; and summaries of them that were published.

create table impact_reports (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid,
  title text not null default '',
  period_start date not null,
  period_end date not null,
  question_set text not null check (question_set in ('eeo1', 'international')),
  counts text not null check (counts in ('stages', 'scores')),
  tables jsonb not null,
  made_at timestamptz(3) not null,
  unique (organization_id, id),
  unique nulls not distinct (organization_id, period_start, position_id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  check (period_end > period_start)
);
create index impact_reports_position on impact_reports (organization_id, position_id) where position_id is not null;
create trigger impact_reports_append_only before update on impact_reports for each row execute function refuse_change();
comment on table impact_reports is 'Counts of applicants by what they said about themselves, for one closed quarter; made once and never again, so that nobody''s answer follows from comparing two of them.';
comment on column impact_reports.id is 'UUIDv7.';
comment on column impact_reports.organization_id is 'Whose.';
comment on column impact_reports.position_id is 'The position. Null: all positions of the organization.';
comment on column impact_reports.title is 'The position''s title when the report was made; empty: all positions.';
comment on column impact_reports.period_start is 'First day of the quarter in which people applied (UTC).';
comment on column impact_reports.period_end is 'Last day of the quarter.';
comment on column impact_reports.question_set is 'Which questions had been asked.';
comment on column impact_reports.counts is 'What is told apart: `stages` or `scores`.';
comment on column impact_reports.tables is 'By question, and for both together: categories, classes and counts of five people or more; null where too few would be told. With `scores` also standardized differences.';
comment on column impact_reports.made_at is 'When it was made.';

create table impact_summaries (
  id uuid primary key,
  organization_id uuid not null,
  impact_report_id uuid not null,
  version integer not null check (version > 0),
  tool text not null,
  used_since date,
  audited_on date not null,
  audited_by text not null,
  data_source text not null,
  left_out_reason text not null default '',
  published_by uuid references users on delete set null,
  published_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  unique (organization_id, id),
  unique (organization_id, version),
  foreign key (organization_id, impact_report_id) references impact_reports (organization_id, id) on delete cascade
);
create index impact_summaries_report on impact_summaries (organization_id, impact_report_id);
create index impact_summaries_published_by on impact_summaries (published_by) where published_by is not null;
create trigger impact_summaries_append_only before update of impact_report_id, version, tool, used_since, audited_on, audited_by,
  data_source, left_out_reason, published_at on impact_summaries for each row execute function refuse_change();
comment on table impact_summaries is 'Summaries of results that an organization made public, as 6 RCNY § 5-302 asks for; each version stays as it was.';
comment on column impact_summaries.id is 'UUIDv7; part of the public address.';
comment on column impact_summaries.organization_id is 'Whose.';
comment on column impact_summaries.impact_report_id is 'The report it shows.';
comment on column impact_summaries.version is 'Counts from 1 for the organization.';
comment on column impact_summaries.tool is 'What was audited, in the organization''s words.';
comment on column impact_summaries.used_since is 'Day on which the tool was first used (distribution date). Null: not stated.';
comment on column impact_summaries.audited_on is 'Day of the bias audit.';
comment on column impact_summaries.audited_by is 'Who audited it, independent of whoever uses it.';
comment on column impact_summaries.data_source is 'Where the data comes from and what it is of.';
comment on column impact_summaries.left_out_reason is 'Why categories below 2 % have no impact ratio; empty: none was left out.';
comment on column impact_summaries.published_by is 'Who published it. Null: the account is gone.';
comment on column impact_summaries.published_at is 'When.';
comment on column impact_summaries.withdrawn_at is 'When it was taken from the public page. Null: it is there.';
