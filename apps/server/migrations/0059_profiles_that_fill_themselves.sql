-- What candidates say of themselves beyond a job and a school: tools, languages, when they can begin, where they may work;
-- and how often each part was changed, so that a change made without a line does not overwrite a newer one unseen.

alter table candidate_profiles
  add column technical_skills text[] not null default '{}',
  add column languages jsonb not null default '[]',
  add column availability text not null default 'unsaid'
    check (availability in ('unsaid', 'now', 'after_notice', 'from_day', 'not_looking')),
  add column notice_weeks smallint check (notice_weeks between 1 and 52),
  add column available_from date,
  add column work_permit text not null default '',
  add column versions jsonb not null default '{}',
  add constraint candidate_profiles_availability check (
    (availability = 'after_notice') = (notice_weeks is not null)
    and (availability = 'from_day') = (available_from is not null));
comment on column candidate_profiles.technical_skills is
  'Tools, programs and languages of programming; up to 60, in the person''s own words and order.';
comment on column candidate_profiles.languages is
  'List of `{name, level}`, up to 30. `level`: A1 to C2 of the Common European Framework, `native`, or empty where it is not said.';
comment on column candidate_profiles.availability is
  'When the person can begin: `now`, `after_notice`, `from_day`; `not_looking`; `unsaid`: they did not say.';
comment on column candidate_profiles.notice_weeks is 'Weeks of notice, 1 to 52. Null: not `after_notice`.';
comment on column candidate_profiles.available_from is 'First day. Null: not `from_day`.';
comment on column candidate_profiles.work_permit is
  'Where the person may work, in own words, so that no list can be filtered by it; may be empty.';
comment on column candidate_profiles.versions is
  'How often each part was changed, by the name of the part; a part that is not named was never changed.';

alter table experiences
  add column version integer not null default 1 check (version > 0);
comment on column experiences.version is 'Counts changes from 1, so that a change based on an older one is noticed.';
alter table educations
  add column version integer not null default 1 check (version > 0);
comment on column educations.version is 'Counts changes from 1, so that a change based on an older one is noticed.';
