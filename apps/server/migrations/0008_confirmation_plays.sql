-- A play for an application, or a short second one that its applicant is asked for to confirm the first. The second
-- counts for nothing: no score, no rank, no norm.
alter table plays add column purpose text not null default 'application' check (purpose in ('application', 'confirmation'));
-- What the candidate is told with a confirmation play.
alter table plays add column candidate_message text not null default '';

alter table plays drop constraint plays_application_id_simulation_id_attempt_key;
alter table plays add constraint plays_one_attempt unique (application_id, simulation_id, purpose, attempt);

-- However often and at once it is asked for, there is one.
create unique index plays_one_confirmation on plays (application_id)
  where purpose = 'confirmation' and state not in ('expired', 'cancelled');
