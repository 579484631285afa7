-- What an agency was last told of how a submission it made goes on.
alter table submissions add column followed_group text
  check (followed_group in ('in_progress', 'interviewing', 'approved', 'not_selected'));
comment on column submissions.followed_group is
  'The group that the agency was told last, or knew when its submission was accepted. Null: not accepted, or not looked at since.';
create index submissions_followed on submissions (id) where status = 'approved';
