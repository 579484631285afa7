-- Bulk actions that go on in the background are in the job tray.
comment on column background_jobs.facts is 'What pages say of it: `format` of a file, or `to`, the status people move to; `names` and `scores`: whether the file has them; `skipped`: those of `done` whom a bulk action left as they were; `undoing`: it undoes a bulk action, or has.';
comment on column background_jobs.done is 'Applicants dealt with so far; of the undo once it is being undone.';
comment on column background_jobs.total is 'Applicants found when it began; those to undo once it is being undone.';
