-- By which rule the codes of what is worth a look were written. What an earlier rule wrote, or a migration, is written
-- again after the start by the rule of the program, so that lists and score cards say the same of old plays.
alter table plays add column look_rule smallint not null default 0;
comment on column plays.look_rule is
  'Number of the rule that integrity_review was written by; 0: a migration, or not ended. Older ones are written again after a start.';
create index plays_look_rule on plays (look_rule) where state in ('completed', 'terminated');
