-- A norm belongs to a form of its measure: settings of the game and the number of trials that the measure rests on.
alter table norms add column form jsonb not null default '{}';
alter table norms drop constraint norms_task_key_data_point_version_key;
alter table norms add constraint norms_of_form unique (task_key, data_point, form, version);
comment on column norms.form is
  'What makes the form that the norm is for: settings of the game by key, and as trials how many trials the measure rests on. Empty: the form of the source.';
