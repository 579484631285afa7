-- What nobody has chosen is not stated: null instead of a default. Positions there are keep what they show.
alter table positions
  alter column remote drop not null, alter column remote drop default,
  alter column job_type drop not null, alter column job_type drop default,
  alter column level drop not null, alter column level drop default,
  alter column work_experience drop not null, alter column work_experience drop default,
  alter column salary_period drop not null, alter column salary_period drop default;
comment on column positions.remote is
  'no, yes or hybrid; with yes no location is needed. Null: not stated, shown to nobody.';
comment on column positions.job_type is
  'One of JOB_TYPES (domain/vocabulary.ts), such as full_time. Null: not stated, shown to nobody.';
comment on column positions.level is
  'One of JOB_LEVELS: entry, intermediate or advanced. Null: not stated, shown to nobody.';
comment on column positions.work_experience is
  'One of WORK_EXPERIENCE, as shown, such as Less Than 3 Years. Null: not stated, shown to nobody.';
comment on column positions.salary_period is
  'What the pay is for. Null: not stated; pay is shown only with it.';
