-- Staffing agencies: positions that companies share with them, the people they submit, who represents whom, and what
-- the two sides do not agree on.
alter table organizations add column agency_ownership text not null default 'duration'
  check (agency_ownership in ('duration', 'requisition'));
comment on column organizations.agency_ownership is
  'How long an accepted submission of an agency binds the company: duration (180 days, every position), requisition (the one position).';

create table agency_positions (
  id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  agency_id uuid not null references organizations on delete cascade,
  terms text not null,
  note text not null default '',
  status text not null default 'open' check (status in ('open', 'ended')),
  shared_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  ended_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  check ((status = 'ended') = (ended_at is not null))
);
create unique index agency_positions_open on agency_positions (position_id, agency_id) where status = 'open';
create index agency_positions_company on agency_positions (organization_id, created_at desc, id desc);
create index agency_positions_agency on agency_positions (agency_id, created_at desc, id desc);
comment on table agency_positions is 'A position that a company shares with an agency, on terms of its own.';
comment on column agency_positions.id is 'UUIDv7.';
comment on column agency_positions.organization_id is 'The company.';
comment on column agency_positions.position_id is 'What is shared.';
comment on column agency_positions.agency_id is 'With which agency; it sees the position only while their link is in force.';
comment on column agency_positions.terms is 'What the company pays and when, in words; each submission keeps those it was made under.';
comment on column agency_positions.note is 'What the company tells the agency about the position; empty: nothing.';
comment on column agency_positions.status is 'open, or ended: the agency sees and submits no more.';
comment on column agency_positions.shared_by is 'Who shared it. Null: the account is gone.';
comment on column agency_positions.created_at is 'When it was shared.';
comment on column agency_positions.updated_at is 'Last change.';
comment on column agency_positions.ended_at is 'When it ended. Null: open.';

create table agency_position_people (
  share_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  primary key (share_id, user_id),
  foreign key (organization_id, share_id) references agency_positions (organization_id, id) on delete cascade
);
create index agency_position_people_user on agency_position_people (user_id);
comment on table agency_position_people is 'The agency''s recruiters who work on a shared position; its admins see all.';
comment on column agency_position_people.share_id is 'The shared position.';
comment on column agency_position_people.organization_id is 'The company, as of the shared position.';
comment on column agency_position_people.user_id is 'The agency''s recruiter.';

create table submissions (
  id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  position_title text not null,
  share_id uuid not null,
  agency_id uuid not null references organizations on delete cascade,
  person_id uuid,
  email text not null,
  first_name text not null,
  last_name text not null,
  cv_file_id uuid not null,
  note text not null default '',
  consent_proof text not null,
  consent_on date not null,
  terms text not null,
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'closed')),
  refusal text check (refusal in ('owned', 'duplicate', 'declined')),
  reason text not null default '',
  owner text not null check (owner in ('agency', 'other_agency', 'company')),
  owner_reason text not null check (owner_reason in ('first', 'own_claim', 'claimed', 'direct_application', 'dispute')),
  owner_until timestamptz(3),
  invite_id uuid,
  submitted_by uuid references users on delete set null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  foreign key (organization_id, share_id) references agency_positions (organization_id, id) on delete cascade,
  foreign key (organization_id, invite_id) references candidate_invites (organization_id, id) on delete set null (invite_id),
  foreign key (agency_id, person_id) references people (organization_id, id) on delete set null (person_id),
  foreign key (cv_file_id) references files,
  check ((status = 'rejected') = (refusal is not null))
);
create unique index submissions_live on submissions (position_id, agency_id, email) where status in ('new', 'approved');
create index submissions_company on submissions (organization_id, created_at desc, id desc);
create index submissions_agency on submissions (agency_id, created_at desc, id desc);
create index submissions_share on submissions (share_id);
create index submissions_person on submissions (agency_id, person_id) where person_id is not null;
create index submissions_cv on submissions (cv_file_id);
create index submissions_invite on submissions (organization_id, invite_id) where invite_id is not null;
comment on table submissions is 'A person whom an agency submitted for a position.';
comment on column submissions.id is 'UUIDv7.';
comment on column submissions.organization_id is 'The company.';
comment on column submissions.position_id is 'For which position.';
comment on column submissions.position_title is 'Its title then, which the agency keeps when it sees the position no more.';
comment on column submissions.share_id is 'The sharing it was made under.';
comment on column submissions.agency_id is 'The agency.';
comment on column submissions.person_id is 'The person among the agency''s own. Null: removed there.';
comment on column submissions.email is 'Address in small letters; the invitation goes there.';
comment on column submissions.first_name is 'First name as the agency stated it.';
comment on column submissions.last_name is 'Last name as the agency stated it.';
comment on column submissions.cv_file_id is 'The CV as it was then; a file of the company.';
comment on column submissions.note is 'What the agency says of the person; empty: nothing.';
comment on column submissions.consent_proof is 'How the person agreed to be submitted, in words.';
comment on column submissions.consent_on is 'On which day.';
comment on column submissions.terms is 'The terms of the sharing as they were then.';
comment on column submissions.status is 'new, approved (representation accepted, the person is invited), rejected, closed (taken back by the agency).';
comment on column submissions.refusal is 'Why it was declined: owned (another agency), duplicate (an own application), declined (in words). Null: it was not.';
comment on column submissions.reason is 'What the company told the agency with its answer; empty: nothing.';
comment on column submissions.owner is 'Who represents the person by the rule, or by a dispute that was settled.';
comment on column submissions.owner_reason is 'By what: first, own_claim, claimed (by another agency), direct_application, dispute.';
comment on column submissions.owner_until is 'Until when the agency represents the person. Null: no end, or it does not.';
comment on column submissions.invite_id is 'The invitation that the person got. Null: none yet.';
comment on column submissions.submitted_by is 'Who submitted it. Null: the account is gone.';
comment on column submissions.decided_by is 'Who answered. Null: the rule did, nobody yet, or the account is gone.';
comment on column submissions.decided_at is 'When it was answered. Null: it waits, or was taken back.';
comment on column submissions.created_at is 'When it was submitted.';
comment on column submissions.updated_at is 'Last change.';

create table agency_claims (
  id uuid primary key,
  organization_id uuid not null,
  email text not null,
  agency_id uuid not null references organizations on delete cascade,
  position_id uuid,
  submission_id uuid not null,
  claimed_from timestamptz(3) not null,
  claimed_until timestamptz(3),
  ended_at timestamptz(3),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  foreign key (organization_id, submission_id) references submissions (organization_id, id) on delete cascade
);
create index agency_claims_person on agency_claims (organization_id, email) where ended_at is null;
create index agency_claims_submission on agency_claims (submission_id);
comment on table agency_claims is 'That an agency represents a person at a company; at most one is in force for a position at a time.';
comment on column agency_claims.id is 'UUIDv7.';
comment on column agency_claims.organization_id is 'The company.';
comment on column agency_claims.email is 'Address of the person in small letters.';
comment on column agency_claims.agency_id is 'The agency.';
comment on column agency_claims.position_id is 'For which position. Null: every one of the company.';
comment on column agency_claims.submission_id is 'The submission that gave it.';
comment on column agency_claims.claimed_from is 'From when.';
comment on column agency_claims.claimed_until is 'First moment at which it is over. Null: it has no end.';
comment on column agency_claims.ended_at is 'When a dispute ended it. Null: nobody did.';

create table submission_feedback (
  id uuid primary key,
  organization_id uuid not null,
  submission_id uuid not null,
  author_id uuid references users on delete set null,
  body text not null,
  created_at timestamptz(3) not null,
  foreign key (organization_id, submission_id) references submissions (organization_id, id) on delete cascade
);
create index submission_feedback_submission on submission_feedback (submission_id, created_at);
comment on table submission_feedback is 'What a company tells an agency about somebody it submitted; nothing else of its notes reaches the agency.';
comment on column submission_feedback.id is 'UUIDv7.';
comment on column submission_feedback.organization_id is 'The company.';
comment on column submission_feedback.submission_id is 'About whom.';
comment on column submission_feedback.author_id is 'Who wrote it; the agency reads the company''s name instead. Null: the account is gone.';
comment on column submission_feedback.body is 'Its text.';
comment on column submission_feedback.created_at is 'When.';

create table submission_disputes (
  id uuid primary key,
  organization_id uuid not null,
  submission_id uuid not null,
  status text not null default 'open' check (status in ('open', 'settled')),
  opened_by text not null check (opened_by in ('agency', 'company')),
  agency_wish text check (agency_wish in ('agency', 'not_agency')),
  agency_statement text not null default '',
  company_wish text check (company_wish in ('agency', 'not_agency')),
  company_statement text not null default '',
  referred_at timestamptz(3),
  outcome text check (outcome in ('agency', 'not_agency')),
  settled_by text check (settled_by in ('sides', 'platform')),
  settled_by_user uuid references users on delete set null,
  reason text not null default '',
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  foreign key (organization_id, submission_id) references submissions (organization_id, id) on delete cascade,
  check ((status = 'settled') = (outcome is not null)),
  check ((status = 'settled') = (settled_at is not null))
);
create unique index submission_disputes_open on submission_disputes (submission_id) where status = 'open';
create index submission_disputes_submission on submission_disputes (submission_id, created_at desc);
create index submission_disputes_referred on submission_disputes (referred_at) where referred_at is not null;
comment on table submission_disputes is 'That the two sides of a submission do not agree on who represents the person.';
comment on column submission_disputes.id is 'UUIDv7.';
comment on column submission_disputes.organization_id is 'The company.';
comment on column submission_disputes.submission_id is 'About which submission.';
comment on column submission_disputes.status is 'open or settled.';
comment on column submission_disputes.opened_by is 'Which side opened it.';
comment on column submission_disputes.agency_wish is 'What the agency wants: agency (it represents the person), not_agency. Null: not said.';
comment on column submission_disputes.agency_statement is 'What the agency says; empty: nothing yet.';
comment on column submission_disputes.company_wish is 'What the company wants. Null: not said.';
comment on column submission_disputes.company_statement is 'What the company says; empty: nothing yet.';
comment on column submission_disputes.referred_at is 'When a side asked the platform to settle it. Null: neither did.';
comment on column submission_disputes.outcome is 'How it was settled. Null: open.';
comment on column submission_disputes.settled_by is 'sides: both wanted the same; platform: a person of the platform decided. Null: open.';
comment on column submission_disputes.settled_by_user is 'Who settled it. Null: open, or the account is gone.';
comment on column submission_disputes.reason is 'What the platform gave as its reason; empty: the sides agreed, or it is open.';
comment on column submission_disputes.created_at is 'When it was opened.';
comment on column submission_disputes.settled_at is 'When it was settled. Null: open.';

create table agency_client_notes (
  organization_id uuid not null references organizations on delete cascade,
  company_id uuid not null references organizations on delete cascade,
  fee_note text not null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, company_id)
);
comment on table agency_client_notes is 'What an agency notes on its fees with a client; the client never sees it.';
comment on column agency_client_notes.organization_id is 'The agency.';
comment on column agency_client_notes.company_id is 'The client.';
comment on column agency_client_notes.fee_note is 'Its text.';
comment on column agency_client_notes.updated_by is 'Who wrote it last. Null: the account is gone.';
comment on column agency_client_notes.updated_at is 'When.';
