-- What an organization uses of a limited feature, as functions that look anew when they are called: a statement that waits
-- for the organization's turn first, and counts thereafter, counts what the one before it stored.
create function active_positions_of(wanted uuid) returns integer language plpgsql volatile parallel unsafe as $$
begin
  return (select count(*) from positions where organization_id = wanted and status in ('published', 'paused'));
end
$$;
comment on function active_positions_of(uuid) is 'How many positions of an organization are published or paused.';

create function own_simulations_of(wanted uuid) returns integer language plpgsql volatile parallel unsafe as $$
begin
  return (select count(distinct key) from simulations where organization_id = wanted and status <> 'archived');
end
$$;
comment on function own_simulations_of(uuid) is 'How many simulations of its own an organization has that are not archived; versions of one count once.';
