-- Words anywhere in a name are found by trigrams, in the libraries of the workshop as in other lists.
create index tasks_search on tasks using gin ((name || ' ' || description || ' ' || key || ' ' || (words::text)) gin_trgm_ops);
create index builds_search on builds using gin ((name || ' ' || slug) gin_trgm_ops);
create index score_templates_search on score_templates using gin (name gin_trgm_ops);
create index simulations_search on simulations using gin ((name || ' ' || purpose) gin_trgm_ops);
