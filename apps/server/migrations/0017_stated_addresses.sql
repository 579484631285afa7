-- Whoever applies without being signed in gets an account for that application alone, whether or not the stated address
-- has an account. An address belongs to one account, and any number of provisional ones may state it.
alter table users
  add column is_provisional boolean not null default false,
  add column merged_into uuid references users,
  add constraint users_merged check (merged_into is null or (is_provisional and status = 'disabled'));
drop index users_email;
create unique index users_email on users (email) where not is_provisional;
create index users_stated on users (email, created_at) where is_provisional and merged_into is null;
-- Accounts that were made by applying, whose address nobody has proved and into which no other way leads.
update users u set is_provisional = true
where u.user_type = 'candidate' and u.email_verified_at is null and u.password_hash is null and u.signup_step = 5
  and not exists (select from external_identities i where i.user_id = u.id);
-- The application that counts instead, where one person turned out to have applied twice for a position.
alter table applications
  add column duplicate_of uuid,
  add constraint applications_duplicate_of foreign key (organization_id, duplicate_of)
    references applications (organization_id, id);

comment on column users.is_provisional is
  'Made by applying signed out: the address is only stated, may belong to another account, and finds this one for no sign-in.';
comment on column users.merged_into is
  'The account that took everything over when the address was proved to be its own. Null: it was not merged.';
comment on column applications.duplicate_of is
  'The same person''s application for the position that counts instead; set when this one was closed for it.';
