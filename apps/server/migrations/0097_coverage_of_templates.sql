-- From which share of the weight on a score is calculated is pinned in each version of a score template. What is stored
-- stays as it is, byte for byte: a definition without the number means the 60 per cent that held for all of them.
alter table score_templates add constraint score_templates_min_coverage check (
  case jsonb_typeof(definition -> 'min_coverage_percent')
    when 'number' then (definition ->> 'min_coverage_percent')::numeric between 30 and 100
      and (definition ->> 'min_coverage_percent')::numeric % 1 = 0
    else definition -> 'min_coverage_percent' is null
  end);
comment on column score_templates.definition is
  'Categories with category_weightage and boost, their traits with trait_weightage, their subtraits with weightage, rank and target; weights in percent, siblings of a published one add up to 100. min_coverage_percent, 30 to 100: share of the weight that must have data for a score at every level; left out: 60.';
