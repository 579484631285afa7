-- Who of the hiring side looks after an applicant.
alter table applications add column owner_id uuid references users on delete set null;
create index applications_owner on applications (owner_id) where owner_id is not null;

comment on column applications.owner_id is
  'The person of the hiring side who looks after the applicant. Null: nobody in particular.';
