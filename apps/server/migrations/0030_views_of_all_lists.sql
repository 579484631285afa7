-- Every list can keep views; which lists there are is the contract's to say.
alter table saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check check (list ~ '^[a-z_]{3,40}$');

comment on column saved_views.list is 'Which list, by the name the contract gives it.';
