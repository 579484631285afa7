-- A version of a score template may come from a what-if; what it was compared with stays with it.
alter table score_templates add column what_if jsonb;
comment on column score_templates.what_if is 'The comparison that the version was put in place with: position, tasks left out, who is chosen, and figures of everybody together; nobody''s own. Null: no what-if made it.';

-- How far groups lie apart on each subtrait, so that what-ifs can predict impact ratios without asking about anybody.
create table subtrait_gaps (
  period_end date primary key,
  comparisons jsonb not null,
  made_at timestamptz(3) not null
);
create trigger subtrait_gaps_append_only before update on subtrait_gaps for each row execute function refuse_change();
comment on table subtrait_gaps is 'How far groups by what people said about themselves lie apart on each subtrait; counted once after each quarter, from all organizations that ask.';
comment on column subtrait_gaps.period_end is 'Last day of the quarter up to which cards count (UTC).';
comment on column subtrait_gaps.comparisons is 'Pairs of groups of 200 people or more: people in tens, per subtrait the standardized difference in steps of a fifth. Empty: too few people.';
comment on column subtrait_gaps.made_at is 'When it was counted.';
