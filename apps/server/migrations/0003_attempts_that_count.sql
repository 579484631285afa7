-- The first valid attempt counts; a further one makes up for a named fault; a person may choose another one.
-- What was granted before has no fault named.
alter table plays add column fault text check (fault in ('technical', 'accommodation', 'integrity'));

-- Which attempt counts where a person said so. Without a row the first valid one does.
create table attempt_choices (
  application_id uuid not null,
  simulation_id uuid not null references simulations,
  organization_id uuid not null,
  play_id uuid not null,
  -- Null: it counted before there was a rule.
  chosen_by uuid references users,
  reason text not null default '',
  chosen_at timestamptz(3) not null default now(),
  primary key (application_id, simulation_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, play_id) references plays (organization_id, id) on delete cascade
);
create index attempt_choices_play on attempt_choices (play_id);

-- What counted goes on counting: until now that was the last attempt that had ended.
insert into attempt_choices (application_id, simulation_id, organization_id, play_id)
select distinct on (p.application_id, p.simulation_id) p.application_id, p.simulation_id, p.organization_id, p.id
from plays p
where p.state in ('completed', 'terminated')
  and exists (select 1 from plays q where q.application_id = p.application_id and q.simulation_id = p.simulation_id
    and q.id <> p.id and q.state in ('completed', 'terminated'))
order by p.application_id, p.simulation_id, p.attempt desc;

-- Told in the list without a look at the plays: how many attempts there are, and which of them counts.
alter table applications add column attempts smallint not null default 1;
alter table applications add column attempt_counted smallint;

update applications a set attempts = made.attempts, attempt_counted = made.counted
from (
  select p.application_id, max(p.attempt) as attempts,
    max(p.attempt) filter (where p.state in ('completed', 'terminated')) as counted
  from plays p group by p.application_id having max(p.attempt) > 1) made
where made.application_id = a.id;
