-- The list of applicants looked up for each of its rows whether somebody else states the same address, which cost more
-- than the rest of the row. Those who ever did are noted as they come, so that only they are looked up.
create table applications_of_one_address (
  application_id uuid primary key,
  organization_id uuid not null,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index applications_of_one_address_organization on applications_of_one_address (organization_id, application_id);
comment on table applications_of_one_address is
  'Applications whose position once had another applicant of the same address; whether it still has is looked up.';
comment on column applications_of_one_address.application_id is 'The application.';
comment on column applications_of_one_address.organization_id is 'Whose position it is for.';

-- Applications of one address to one organization come one after another (their person is one row), so that the later
-- one of two sees the other.
create function applications_share_address() returns trigger language plpgsql as $$
begin
  if exists (select from applications o where o.position_id = new.position_id
    and o.applicant_email = new.applicant_email and o.candidate_id <> new.candidate_id and not o.is_test) then
    insert into applications_of_one_address (application_id, organization_id)
    select o.id, o.organization_id from applications o
    where o.position_id = new.position_id and o.applicant_email = new.applicant_email and not o.is_test
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger applications_share_address_insert after insert on applications
  for each row when (not new.is_test) execute function applications_share_address();
create trigger applications_share_address_update after update of applicant_email, candidate_id, is_test on applications
  for each row when (not new.is_test and (old.applicant_email is distinct from new.applicant_email
    or old.candidate_id is distinct from new.candidate_id or old.is_test is distinct from new.is_test))
  execute function applications_share_address();

insert into applications_of_one_address (application_id, organization_id)
select a.id, a.organization_id from applications a
where not a.is_test and exists (select from applications o where o.position_id = a.position_id
  and o.applicant_email = a.applicant_email and o.candidate_id <> a.candidate_id and not o.is_test);
