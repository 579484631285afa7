-- Several applications whose address is corrected to the same new one at the same moment are of one person: the first
-- gives its person the address, the others find that person instead of being refused.
create or replace function applications_pooled() returns trigger language plpgsql as $$
declare
  who record;
begin
  if new.is_test or new.anonymous_demo then
    new.person_id := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.person_id is not null and exists (
    select from people where id = new.person_id and email = lower(trim(new.applicant_email))) then
    return new;
  end if;
  select coalesce(nullif(new.basic_info->>'first_name', ''), nullif(u.first_name, ''), new.applicant_name) as first,
      coalesce(nullif(new.basic_info->>'last_name', ''), u.last_name, '') as last,
      p.visibility <> 'confidential' as openly
    into who from users u, positions p where u.id = new.candidate_id and p.id = new.position_id;
  -- A corrected address, of somebody who is known by this application alone.
  if tg_op = 'UPDATE' and new.person_id is not null and new.applicant_email <> ''
    and not exists (select from applications where person_id = new.person_id and id <> new.id)
    and not exists (select from candidate_invites where person_id = new.person_id)
    and not exists (select from people where organization_id = new.organization_id
      and email = lower(trim(new.applicant_email))) then
    begin
      update people set email = lower(trim(new.applicant_email))
        where id = new.person_id and not is_kept and merged_into is null and merged_ids = '{}';
      if found then return new; end if;
    exception when unique_violation then
      -- Somebody else was given that address a moment ago: this application is theirs.
      null;
    end;
  end if;
  new.person_id := pool_person(new.id, new.organization_id, new.applicant_email, coalesce(who.first, ''),
    coalesce(who.last, ''),
    case new.origin when 'public' then 'applied' when 'invite' then 'invited' when 'agency' then 'submitted'
      when 'referral' then 'referred' when 'import' then 'imported' else new.origin end,
    coalesce(who.openly, false), new.created_at);
  return new;
end $$;
