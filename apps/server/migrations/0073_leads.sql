-- Leads: prospective customers who filled in the form, with what became of them.

create table leads (
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) <= 254),
  mailbox text not null,
  domain text not null,
  name text not null check (length(name) between 1 and 120),
  company text not null default '' check (length(company) <= 160),
  phone text not null default '' check (length(phone) <= 40),
  role text not null default '' check (length(role) <= 120),
  source text not null check (source in ('landing', 'pricing', 'early_bird', 'referral', 'contact')),
  locale text not null default 'en',
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'approved', 'rejected')),
  reason text not null default '',
  owner_id uuid references users on delete set null,
  customer_id uuid references organizations on delete set null,
  asked integer not null default 1 check (asked > 0),
  consent_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  confirm_mailed_at timestamptz(3),
  deleted_at timestamptz(3),
  asked_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index leads_mailbox on leads (mailbox) where deleted_at is null;
create index leads_domain on leads (domain) where deleted_at is null;
create index leads_asked_at on leads (asked_at, id);
create index leads_created_at on leads (created_at, id);
create index leads_owner on leads (owner_id) where owner_id is not null;
create index leads_customer on leads (customer_id) where customer_id is not null;
create index leads_deleted_at on leads (deleted_at) where deleted_at is not null;
create index leads_search on leads using gin ((name || ' ' || company || ' ' || email) gin_trgm_ops);
comment on table leads is 'Prospective customers who filled in the form; one for each mailbox.';
comment on column leads.id is 'UUIDv7.';
comment on column leads.email is 'As it was given last, lower-cased; mail goes there.';
comment on column leads.mailbox is 'The address without what two addresses of one mailbox may differ in; for comparing.';
comment on column leads.domain is 'What follows the @. Empty: the host of a free mail service, which says nothing about a company.';
comment on column leads.name is 'As it was given last.';
comment on column leads.company is 'As it was given last; empty: not given.';
comment on column leads.phone is 'As it was given last; empty: not given.';
comment on column leads.role is 'What the person does there, in their own words; empty: not given.';
comment on column leads.source is 'Where the form was filled in first.';
comment on column leads.locale is 'Language in which the form was filled in last.';
comment on column leads.status is '`new`, `contacted`, `qualified`, `approved` (became a customer) or `rejected`.';
comment on column leads.reason is 'Why it was rejected: `not_a_fit`, `no_answer`, `spam` or `other`; empty otherwise.';
comment on column leads.owner_id is 'Who looks after it; null: nobody.';
comment on column leads.customer_id is 'The organization it became, which the lead does not belong to; null: none is known.';
comment on column leads.asked is 'How often the form was sent for this mailbox.';
comment on column leads.consent_at is 'When the person agreed last to be written to.';
comment on column leads.confirmed_at is 'When the address was confirmed by the mailed link, or by a sign-up with it; null: not yet.';
comment on column leads.confirm_mailed_at is 'When the link was mailed last; null: never.';
comment on column leads.deleted_at is 'When it was deleted; it is erased 30 days later. Null: it is there.';
comment on column leads.asked_at is 'When the form was sent last.';
comment on column leads.created_at is 'When the form was sent first.';
comment on column leads.updated_at is 'Last change.';

create table lead_entries (
  id uuid primary key,
  lead_id uuid not null references leads on delete cascade,
  kind text not null
    check (kind in ('asked', 'confirmed', 'status', 'note', 'owner', 'converted', 'deleted', 'restored')),
  actor_id uuid references users on delete set null,
  details jsonb not null default '{}',
  reference text not null default '',
  made_at timestamptz(3) not null
);
create index lead_entries_lead on lead_entries (lead_id, made_at, id);
create index lead_entries_actor on lead_entries (actor_id) where actor_id is not null;
create index lead_entries_reference on lead_entries (reference) where reference <> '';
create trigger lead_entries_append_only before update of lead_id, kind, details, reference, made_at on lead_entries
  for each row execute function refuse_change();
comment on table lead_entries is 'What happened to a lead, line by line: what was sent, notes, changes of status and owner.';
comment on column lead_entries.id is 'UUIDv7.';
comment on column lead_entries.lead_id is 'Whose.';
comment on column lead_entries.kind is 'What happened: `asked`, `confirmed`, `status`, `note`, `owner`, `converted`, `deleted` or `restored`.';
comment on column lead_entries.actor_id is 'Who did it; null: the person themselves, the server, or an account that is gone.';
comment on column lead_entries.details is 'Of `asked`: all fields of the form with `source` and `utm`; of `status`: `from`, `to`, `reason`, `text`; of `note`: `text`; of `owner`: `from`, `to` (names); of `converted`: `how`.';
comment on column lead_entries.reference is 'What the sender was told as the number of their request; empty for everything but `asked`.';
comment on column lead_entries.made_at is 'When.';
