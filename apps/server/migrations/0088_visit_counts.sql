-- How often public pages were looked at and steps taken, by day: numbers only, of nobody in particular.
create table visit_counts (
  day date not null,
  key text not null check (length(key) between 1 and 40),
  count bigint not null check (count > 0),
  primary key (day, key)
);

comment on table visit_counts is 'How often public pages were looked at and steps taken, while counting is switched on; of nobody in particular.';
comment on column visit_counts.day is 'Day in UTC.';
comment on column visit_counts.key is 'Page or step, such as job or application_begun.';
comment on column visit_counts.count is 'How often on that day, on all servers.';
