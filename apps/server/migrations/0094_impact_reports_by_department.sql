-- Adverse-impact reports of a quarter are divided by position or by department beside the whole, never by both.

alter table self_identification_settings
  add column divided_by text not null default 'position' check (divided_by in ('position', 'department'));
comment on column self_identification_settings.divided_by is 'What the next quarter to be counted is divided by beside the whole: `position` or `department`. One of both, since departments hold positions and one could be subtracted from the other.';

alter table impact_reports
  add column divided_by text not null default 'position' check (divided_by in ('position', 'department')),
  add column unit text not null default 'whole' check (unit in ('whole', 'position', 'department')),
  add column department_id uuid;

-- Reports of before are divided by position; what each says stays as it is.
alter table impact_reports disable trigger impact_reports_append_only;
update impact_reports set unit = 'position' where position_id is not null;
alter table impact_reports enable trigger impact_reports_append_only;

alter table impact_reports
  drop constraint impact_reports_organization_id_period_start_position_id_key,
  add constraint impact_reports_once unique nulls not distinct (organization_id, period_start, unit, position_id, department_id),
  add constraint impact_reports_one_division
    exclude using gist (organization_id with =, period_start with =, divided_by with <>),
  add constraint impact_reports_unit_is_of_division check (unit in ('whole', divided_by)),
  add constraint impact_reports_position check ((unit = 'position') = (position_id is not null)),
  add constraint impact_reports_department check (department_id is null or unit = 'department');
comment on column impact_reports.divided_by is 'What the quarter is divided by beside the whole: `position` or `department`; the same for all reports of a quarter of an organization.';
comment on column impact_reports.unit is 'What this report is of: `whole`, all positions of the organization; `position`, one; or `department`, all positions that were in it, or in none, when the quarter was counted.';
comment on column impact_reports.department_id is 'The department, which may have been deleted since. Null: no department, or the report is of something else.';
comment on column impact_reports.position_id is 'The position. Null: the report is of all positions, or of a department.';
comment on column impact_reports.title is 'The position''s title or the department''s name when the report was made; empty: all positions, or those of no department.';
comment on column impact_reports.tables is 'By question, and for both together: categories, classes and counts of five people or more; null where too few would be told. With `scores` also standardized differences. Of a department also the positions that were counted, with their titles then.';
