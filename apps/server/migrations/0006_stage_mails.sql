-- Whether a move to a stage is told by mail, and in which words, where an organization chose other than the product.
-- `texts` holds the languages that were reworded: {"en": {"subject", "body"}}; the others say what the product says.
create table stage_mails (
  organization_id uuid not null references organizations on delete cascade,
  stage text not null check (stage in (
    'applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold', 'approved', 'rejected')),
  sends boolean not null,
  texts jsonb not null default '{}',
  version integer not null default 1,
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now(),
  primary key (organization_id, stage)
);
