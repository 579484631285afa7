-- How many people a pool has, without reading them. Each change adds a part, so that no writer waits for another one; now
-- and then the parts that nobody holds become one.
create table people_counts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  count integer not null
);
create index people_counts_organization on people_counts (organization_id) include (count);

create function count_people(organization uuid, delta integer) returns void language plpgsql as $$
declare
  held bigint;
begin
  if delta = 0 then return; end if;
  if random() < 0.05 then
    with whole as (select id from people_counts where organization_id = organization for update skip locked),
      gone as (delete from people_counts where id in (select id from whole) returning count)
    select sum(count) into held from gone;
    delta := delta + coalesce(held, 0)::integer;
  end if;
  -- Of an organization that is just being deleted nothing is counted any more.
  insert into people_counts (organization_id, count)
  select organization, delta where exists (select from organizations where id = organization);
end $$;

create function people_counted() returns trigger language plpgsql as $$
begin
  perform count_people(each.organization_id, each.delta) from (
    select organization_id, case tg_op when 'INSERT' then 1 else -1 end * count(*)::integer as delta
    from changed where is_open and merged_into is null group by organization_id) each;
  return null;
end $$;
create trigger people_counted_insert after insert on people referencing new table as changed
  for each statement execute function people_counted();
create trigger people_counted_delete after delete on people referencing old table as changed
  for each statement execute function people_counted();

create function person_counted() returns trigger language plpgsql as $$
begin
  perform count_people(new.organization_id, case when new.is_open and new.merged_into is null then 1 else -1 end);
  return null;
end $$;
create trigger people_counted_update after update of is_open, merged_into on people
  for each row when ((old.is_open and old.merged_into is null) <> (new.is_open and new.merged_into is null))
  execute function person_counted();

insert into people_counts (organization_id, count)
select organization_id, count(*) from people where is_open and merged_into is null group by organization_id;

create index people_closed on people (organization_id) where not is_open and merged_into is null;

comment on table people_counts is
  'Parts of the number of people of a pool who are known by more than confidential positions; their sum is the number. Kept by triggers.';
comment on column people_counts.id is 'Tells parts apart.';
comment on column people_counts.organization_id is 'Owner of the pool.';
comment on column people_counts.count is 'How many came (or, below 0, went) by one change, or by several that were put together.';
