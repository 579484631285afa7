-- Only a job fit that is compared with a norm has a band.
alter table applications add column job_fit_scale text
  check (job_fit_scale in ('norm', 'model', 'percent', 'place', 'fit', 'mixed'));
comment on column applications.job_fit_scale is
  'What the job fit means; only norm has a band. Null: no job fit, or made by engine 1, whose numbers all have one.';
