-- What candidates say about themselves after applying, apart from everything that decides; and whether an organization asks.

create table self_identifications (
  key bytea primary key check (octet_length(key) = 32),
  sealed bytea not null
);
comment on table self_identifications is 'What people said about themselves after applying. Names no application, person or time: rows are found and read with the server''s secret alone, by their person and by the count behind adverse-impact reports.';
comment on column self_identifications.key is 'HMAC-SHA-256 of the application''s id, by a key of its own made from the server''s secret.';
comment on column self_identifications.sealed is 'The answers, encrypted (AES-256-GCM) by a second key of its own and bound to the row.';

create table self_identification_settings (
  organization_id uuid primary key references organizations on delete cascade,
  question_set text not null check (question_set in ('off', 'eeo1', 'international')),
  counts text not null check (counts in ('stages', 'scores')),
  asked_since date,
  set_by uuid references users on delete set null,
  updated_at timestamptz(3) not null,
  check ((question_set = 'off') = (asked_since is null))
);
create index self_identification_settings_set_by on self_identification_settings (set_by) where set_by is not null;
comment on table self_identification_settings is 'Whether an organization asks its candidates about themselves, and what its reports count. No row: it does not ask.';
comment on column self_identification_settings.organization_id is 'Whose.';
comment on column self_identification_settings.question_set is 'Which questions are asked, see domain/self-identification/questions.ts; `off`: none.';
comment on column self_identification_settings.counts is 'What a report tells apart: `stages`, how far people came, or `scores`, who scored above the median. One of both, since one could be subtracted from the other.';
comment on column self_identification_settings.asked_since is 'Since which day the set is asked. Null: nothing is asked.';
comment on column self_identification_settings.set_by is 'Who chose it last. Null: the account is gone.';
comment on column self_identification_settings.updated_at is 'When it was chosen last.';
