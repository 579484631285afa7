-- Minutes told by hand until now: what the tasks take, each with 30 s of practice, rounded up, as drafts count it.
update simulations s set duration_minutes = told.minutes, shortest_minutes = told.minutes
from (
  select simulation_id, ceil(sum(estimated_seconds + 30) / 60.0) as minutes from simulation_tasks group by simulation_id
) told
where told.simulation_id = s.id
  and not exists (select from simulation_groups g where g.simulation_id = s.id and g.pick = 'random_n');
