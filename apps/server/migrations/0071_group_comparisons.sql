-- Items compared between groups by what people said about themselves: counted quarter by quarter, told rounded.

create table group_comparisons (
  task_key text not null,
  task_version text not null,
  form_id text not null check (form_id ~ '^[0-9a-f]{32}$'),
  period_end date not null,
  comparisons jsonb not null,
  made_at timestamptz(3) not null,
  primary key (task_key, task_version, form_id, period_end)
);
create trigger group_comparisons_append_only before update on group_comparisons for each row execute function refuse_change();
comment on table group_comparisons is 'How items of a game with its settings work for groups by what people said about themselves; counted once after each quarter, from all organizations that ask.';
comment on column group_comparisons.task_key is 'The game.';
comment on column group_comparisons.task_version is 'Its version.';
comment on column group_comparisons.form_id is 'Names its settings: md5 of them in 32 hexadecimal digits.';
comment on column group_comparisons.period_end is 'Last day of the quarter up to which plays count (UTC).';
comment on column group_comparisons.comparisons is 'Pairs of groups of 100 people or more: people in tens, per item the delta of Mantel-Haenszel to one place and its size A, B or C. Empty: too few people.';
comment on column group_comparisons.made_at is 'When it was counted.';
