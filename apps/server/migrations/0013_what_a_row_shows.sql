-- What a row of the applicants' list shows stands on the application, so that a page is one read of one table. Triggers
-- keep what other tables tell, in the transaction that changes it.
alter table applications
  add column top_trait_id uuid references traits,
  add column play_state text,
  add column unread_messages integer not null default 0 check (unread_messages >= 0),
  add column email_confirmed boolean not null default false;

comment on column applications.top_trait_id is
  'The trait with the highest score on the card that counts, the first in the template''s order of several; null: no trait has a score.';
comment on column applications.play_state is
  'State of the newest play that belongs to the application itself, not to a confirmation; null: none was begun.';
comment on column applications.unread_messages is
  'Messages of the candidate that nobody of the hiring side has read.';
comment on column applications.email_confirmed is
  'Whether applicant_email is the address of the candidate''s account and was proved.';

update applications a set top_trait_id = top.trait_id
from (
  select distinct on (s.application_id) s.application_id, u.trait_id
  from application_scores s,
    unnest(s.trait_ids, s.trait_scores) with ordinality as u(trait_id, score, place)
    join traits t on t.id = u.trait_id
  order by s.application_id, u.score desc, u.place) top
where top.application_id = a.id;

update applications a set play_state = newest.state
from (
  select distinct on (application_id) application_id, state from plays
  where purpose = 'application' order by application_id, created_at desc, id desc) newest
where newest.application_id = a.id;

update applications a set unread_messages = unread.count
from (
  select application_id, count(*) from application_messages where from_candidate and read_at is null
  group by application_id) unread
where unread.application_id = a.id;

update applications a set email_confirmed = true
from users u where u.id = a.candidate_id and u.email = a.applicant_email and u.email_verified_at is not null;

create function applications_play_shown() returns trigger language plpgsql as $$
declare
  shown uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  newest text;
begin
  -- Two plays of one application that change at once are looked at one after the other.
  perform from applications where id = shown for no key update;
  select state into newest from plays where application_id = shown and purpose = 'application'
    order by created_at desc, id desc limit 1;
  update applications set play_state = newest where id = shown and play_state is distinct from newest;
  return null;
end $$;
create trigger plays_shown_change after insert or delete on plays
  for each row execute function applications_play_shown();
create trigger plays_shown_update after update of state on plays
  for each row when (old.state is distinct from new.state) execute function applications_play_shown();

create function applications_unread_counted() returns trigger language plpgsql as $$
declare
  before integer := 0;
  after integer := 0;
begin
  if tg_op <> 'INSERT' and old.from_candidate and old.read_at is null then before := 1; end if;
  if tg_op <> 'DELETE' and new.from_candidate and new.read_at is null then after := 1; end if;
  if before <> after then
    update applications set unread_messages = unread_messages + after - before
    where id = case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  end if;
  return null;
end $$;
create trigger application_messages_counted_change after insert or delete on application_messages
  for each row execute function applications_unread_counted();
create trigger application_messages_counted_update after update of read_at on application_messages
  for each row execute function applications_unread_counted();

create function applications_email_looked_up() returns trigger language plpgsql as $$
begin
  -- An address that is being proved at this moment is waited for.
  select email = new.applicant_email and email_verified_at is not null into new.email_confirmed
    from users where id = new.candidate_id for share;
  new.email_confirmed := coalesce(new.email_confirmed, false);
  return new;
end $$;
create trigger applications_email_insert before insert on applications
  for each row execute function applications_email_looked_up();
create trigger applications_email_update before update of applicant_email, candidate_id on applications
  for each row execute function applications_email_looked_up();

create function users_email_shown() returns trigger language plpgsql as $$
begin
  update applications set email_confirmed = (new.email_verified_at is not null and applicant_email = new.email)
  where candidate_id = new.id
    and email_confirmed <> (new.email_verified_at is not null and applicant_email = new.email);
  return null;
end $$;
create trigger users_email_shown_update after update of email, email_verified_at on users
  for each row when (old.email is distinct from new.email
    or (old.email_verified_at is null) <> (new.email_verified_at is null))
  execute function users_email_shown();
