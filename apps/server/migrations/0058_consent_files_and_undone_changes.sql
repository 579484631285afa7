-- The proof of consent of a submission as a file, and changes of several people that can be undone.
alter table submissions add column consent_file_id uuid references files;
comment on column submissions.consent_file_id is
  'The proof of consent as a file of the company, such as a signed form. Null: it was given in words alone.';
create index submissions_consent_file on submissions (consent_file_id) where consent_file_id is not null;
-- Proofs that were sent and have not been submitted are looked for every night.
create index files_waiting_consent on files (created_at) where purpose = 'consent_proof';
comment on column files.purpose is
  'What it was uploaded for and so who may read it: cv, answer, logo, profile_picture, cover_picture, simulation_image, simulation_file, position_image, person_cv, submission_cv, consent_proof (not submitted yet), submission_consent, people_import, cv_archive, records_import.';

create table people_changes (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  made_by uuid references users on delete set null,
  made_at timestamptz(3) not null,
  undone_at timestamptz(3),
  unique (organization_id, id)
);
create index people_changes_made on people_changes (made_at);
create index people_changes_by on people_changes (made_by) where made_by is not null;
comment on table people_changes is
  'A change of several people of the talent pool at once, kept for a day so that whoever made it can undo it.';
comment on column people_changes.id is 'UUIDv7; of a change that went on in the background the id of its job.';
comment on column people_changes.organization_id is 'Whose people.';
comment on column people_changes.made_by is 'Who made it, and may undo it. Null: the account is gone.';
comment on column people_changes.made_at is 'When it was made, or began.';
comment on column people_changes.undone_at is 'When it was undone, or undoing began. Null: it was not.';

create table people_change_items (
  change_id uuid not null,
  organization_id uuid not null,
  person_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  primary key (change_id, person_id),
  foreign key (organization_id, change_id) references people_changes (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references people (organization_id, id) on delete cascade
);
create index people_change_items_person on people_change_items (organization_id, person_id);
comment on table people_change_items is
  'A person whom a change changed, with the tags, owner, consent and contact of before and after; gone once it is undone.';
comment on column people_change_items.change_id is 'The change.';
comment on column people_change_items.organization_id is 'Whose person.';
comment on column people_change_items.person_id is 'The person.';
comment on column people_change_items.before is
  'Tags, owner, consent and contact as they were: an object with the names of the columns of people.';
comment on column people_change_items.after is 'The same as the change left them: what is another one by now stays.';
