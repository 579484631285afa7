-- How often public pages were looked at and steps taken, by day: numbers only, of nobody in particular.
create table visit_counts (
  day date not null,
  key text not null check (length(key) between 1 and 40),
  count bigint not null check (count > 0),
  primary key (day, key)
);
