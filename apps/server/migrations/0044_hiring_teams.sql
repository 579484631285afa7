-- Who hires for a position, how far recruiters see beyond their own, and who approves what hiring managers ask for.
alter table organizations
  add column recruiters_see text not null default 'all' check (recruiters_see in ('all', 'own_and_shared'));
comment on column organizations.recruiters_see is 'Which positions company recruiters see: all that are not confidential, or only those whose hiring team they are on and those shared with them.';

create table position_team (
  organization_id uuid not null,
  position_id uuid not null,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'recruiter')),
  added_by uuid references users on delete set null,
  added_at timestamptz(3) not null default now(),
  primary key (position_id, user_id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create unique index position_team_owner on position_team (position_id) where role = 'owner';
create index position_team_user on position_team (user_id, position_id);
comment on table position_team is 'The recruiters who hire for a position. Whoever is on it knows of the position, however few others do.';
comment on column position_team.organization_id is 'Owner of the position.';
comment on column position_team.position_id is 'For which position.';
comment on column position_team.user_id is 'Who hires.';
comment on column position_team.role is 'The one who answers for the position (at most one), or one of those who help.';
comment on column position_team.added_by is 'Who put the person on the team. Null: came with the position, or an account that is gone.';
comment on column position_team.added_at is 'When the person joined the team.';

insert into position_team (organization_id, position_id, user_id, role, added_at)
select p.organization_id, p.id, p.created_by, 'owner', p.created_at
from positions p join users u on u.id = p.created_by
where u.user_type in ('company_admin', 'company_recruiter', 'independent_recruiter');

create table approval_steps (
  organization_id uuid not null references organizations on delete cascade,
  step smallint not null check (step in (1, 2)),
  member_id uuid,
  primary key (organization_id, step),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete set null (member_id)
);
create index approval_steps_member on approval_steps (member_id) where member_id is not null;
comment on table approval_steps is 'What a hiring manager''s request has to pass before it can be published, in order. No row: nothing.';
comment on column approval_steps.organization_id is 'Whose rule it is.';
comment on column approval_steps.step is 'Its place: 1 or 2.';
comment on column approval_steps.member_id is 'Who approves. Null: any admin or recruiter who knows of the position.';

create table position_approvals (
  id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  round int not null check (round >= 1),
  step smallint not null check (step in (1, 2)),
  approver_id uuid references users on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected', 'withdrawn')),
  sent_by uuid references users on delete set null,
  note text not null default '',
  decided_by uuid references users on delete set null,
  reason text not null default '',
  sent_at timestamptz(3) not null,
  decided_at timestamptz(3),
  unique (position_id, round, step),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  check ((status = 'waiting') = (decided_at is null))
);
create index position_approvals_waiting on position_approvals (approver_id) where status = 'waiting';
comment on table position_approvals is 'Each time a hiring manager''s request was sent for approval, with each step''s answer; the latest round counts.';
comment on column position_approvals.id is 'UUIDv7.';
comment on column position_approvals.organization_id is 'Owner of the position.';
comment on column position_approvals.position_id is 'The requested position.';
comment on column position_approvals.round is 'How often the request was sent, this time included.';
comment on column position_approvals.step is 'Which step of the round: 1 comes before 2.';
comment on column position_approvals.approver_id is 'Who has to answer, as the rule named them then. Null: any admin or recruiter who knows of the position.';
comment on column position_approvals.status is 'Waiting; approved; rejected (ends the round); withdrawn by whoever asked, or not reached.';
comment on column position_approvals.sent_by is 'Who sent the request. Null: an account that is gone.';
comment on column position_approvals.note is 'What was said along with the request; empty: nothing.';
comment on column position_approvals.decided_by is 'Who answered. Null: nobody yet, withdrawn, or an account that is gone.';
comment on column position_approvals.reason is 'Why, in words; empty: nothing was said.';
comment on column position_approvals.sent_at is 'When the round began.';
comment on column position_approvals.decided_at is 'When it was answered or withdrawn. Null: waiting.';
