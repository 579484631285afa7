-- Lists of interviews read no more than they show: those to come without the ones called off, of an organization and of a
-- position, and those that wait for a time without the ones called off before they had one.
create index events_upcoming on events (organization_id, starts_at, id) where status in ('scheduled', 'confirmed');
create index events_upcoming_position on events (position_id, starts_at, id) where status in ('scheduled', 'confirmed');
create index events_open on events (organization_id, created_at, id)
  where starts_at is null and status in ('draft', 'collecting');
drop index events_waiting;
