-- Codes of the facts of a play that are worth a look, written when it ends; never part of a score. Empty: none, or not
-- ended.
alter table plays add column integrity_review text[] not null default '{}';

-- Plays that ended before: what their games had marked, changes of device and more than two interruptions.
update plays p set integrity_review = found.codes
from (
  select y.id, array(
    select f.flag ->> 'code' from jsonb_path_query(y.integrity, '$.tasks[*].flags[*]') as f(flag)
    where (f.flag ->> 'review')::boolean
    union
    select 'device_changes' where jsonb_path_exists(y.integrity, '$.incidents[*] ? (@.kind == "device")')
    union
    select 'interruptions' where jsonb_array_length(jsonb_path_query_array(y.integrity,
      '$.incidents[*] ? (@.kind == "interruption")')) > 2
    order by 1) as codes
  from plays y where y.ended_at is not null
) found
where found.id = p.id and found.codes <> '{}';

create index plays_to_look_at on plays (application_id) where integrity_review <> '{}';
