-- Orders, subscriptions, payments and invoices.

create table invoice_sellers (
  id uuid primary key,
  legal_name text not null default '',
  address jsonb not null default '{}',
  tax_id text not null default '',
  email text not null default '',
  bank text not null default '',
  invoice_prefix text not null default 'INV-' check (length(invoice_prefix) <= 20),
  credit_prefix text not null default 'CN-' check (length(credit_prefix) <= 20),
  last_invoice integer not null default 0 check (last_invoice >= 0),
  last_credit integer not null default 0 check (last_credit >= 0),
  due_days integer not null default 14 check (due_days between 0 and 120),
  tax_source text not null default 'none' check (tax_source in ('none', 'rates', 'stripe')),
  early_bird_percent integer not null default 0 check (early_bird_percent between 0 and 100),
  early_bird_until timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
comment on table invoice_sellers is 'Who sells plans and add-ons: what stands on its invoices, and how far it has counted them.';
comment on column invoice_sellers.id is 'UUIDv7.';
comment on column invoice_sellers.legal_name is 'Name on invoices. Empty: not filled in yet; nothing can be sent out.';
comment on column invoice_sellers.address is '`line1`, `line2`, `postal_code`, `city`, `region`, `country` (ISO 3166).';
comment on column invoice_sellers.tax_id is 'VAT or other tax number; empty: none.';
comment on column invoice_sellers.email is 'Where buyers write about an invoice; empty: not said.';
comment on column invoice_sellers.bank is 'How to pay an invoice that is sent by mail; empty: not said.';
comment on column invoice_sellers.invoice_prefix is 'In front of the numbers of invoices.';
comment on column invoice_sellers.credit_prefix is 'In front of the numbers of credit notes.';
comment on column invoice_sellers.last_invoice is 'Number of the latest invoice. Raised in the transaction that stores the invoice, so that numbers have no gaps.';
comment on column invoice_sellers.last_credit is 'The same of credit notes.';
comment on column invoice_sellers.due_days is 'Days until an invoice by mail is due.';
comment on column invoice_sellers.tax_source is 'Where taxes come from: `none`, the table `rates`, or `stripe` (Stripe Tax).';
comment on column invoice_sellers.early_bird_percent is 'Taken off a first plan until `early_bird_until`; 0: nothing.';
comment on column invoice_sellers.early_bird_until is 'Until when. Null: no early bird.';
comment on column invoice_sellers.updated_at is 'Last change of what stands on invoices.';

create table tax_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text not null default '',
  name text not null check (name <> ''),
  percent numeric(6, 3) not null check (percent between 0 and 100),
  primary key (country, region, name)
);
comment on table tax_rates is 'Rates of tax by country and state, as the platform keeps them.';
comment on column tax_rates.country is 'ISO 3166, of the buyer.';
comment on column tax_rates.region is 'Code of a state or province; empty: the whole country.';
comment on column tax_rates.name is 'As it stands on invoices, such as `VAT`.';
comment on column tax_rates.percent is 'With at most three places.';

create table coupons (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  percent integer check (percent between 1 and 100),
  amount bigint check (amount > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  applies_to text not null default 'all' check (applies_to in ('all', 'plan', 'addon')),
  most integer check (most > 0),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  created_at timestamptz(3) not null,
  check ((percent is null) = (amount is not null)),
  check ((amount is null) = (currency is null))
);
comment on table coupons is 'Codes that take something off an order, at its first payment.';
comment on column coupons.id is 'UUIDv7.';
comment on column coupons.code is 'What buyers enter, in capitals.';
comment on column coupons.percent is 'Part of the price that is taken off. Null: an amount is.';
comment on column coupons.amount is 'In the smallest unit of `currency`. Null: a part is taken off.';
comment on column coupons.currency is 'ISO 4217, of the amount. Null exactly where a part is taken off.';
comment on column coupons.applies_to is 'What it can be used for.';
comment on column coupons.most is 'Orders that can use it. Null: any number.';
comment on column coupons.starts_at is 'From when. Null: at once.';
comment on column coupons.ends_at is 'Until when. Null: until it is ended.';
comment on column coupons.created_at is 'When it was made.';

create table billing_details (
  organization_id uuid primary key references organizations on delete cascade,
  legal_name text not null default '',
  email text not null default '',
  address jsonb not null default '{}',
  tax_id text not null default '',
  language text not null default 'en',
  updated_at timestamptz(3) not null
);
comment on table billing_details is 'Who an organization’s invoices are made out to.';
comment on column billing_details.organization_id is 'Whose.';
comment on column billing_details.legal_name is 'Name of the business, or of the person; empty: that of the organization.';
comment on column billing_details.email is 'Where invoices are sent; empty: to those who manage billing.';
comment on column billing_details.address is 'As in invoice_sellers.';
comment on column billing_details.tax_id is 'VAT or other tax number, as it stands on invoices; empty: none.';
comment on column billing_details.language is 'In which invoices are written (BCP 47).';
comment on column billing_details.updated_at is 'Last change.';

create table payment_customers (
  organization_id uuid not null references organizations on delete cascade,
  driver text not null check (driver in ('stripe', 'mail', 'test')),
  reference text not null,
  method text not null default '',
  method_label text not null default '',
  updated_at timestamptz(3) not null,
  primary key (organization_id, driver)
);
comment on table payment_customers is 'How a provider of payments knows an organization, so that later periods can be paid without anybody there.';
comment on column payment_customers.organization_id is 'Whose.';
comment on column payment_customers.driver is 'Which provider.';
comment on column payment_customers.reference is 'Its name for the customer.';
comment on column payment_customers.method is 'Its name for the saved card; empty: none is saved.';
comment on column payment_customers.method_label is 'How people know the card, such as `Visa 4242`; empty: none is saved.';
comment on column payment_customers.updated_at is 'Last change.';

create table subscriptions (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('plan', 'addon')),
  plan_version_id uuid references plan_versions,
  add_on_version_id uuid references add_on_versions,
  period text not null check (period in ('month', 'year')),
  quantity integer not null default 1 check (quantity between 1 and 10000),
  price bigint not null check (price >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in ('trialing', 'active', 'past_due', 'restricted', 'paused', 'cancelled')),
  driver text not null check (driver in ('stripe', 'mail', 'test')),
  anchor_at timestamptz(3) not null,
  period_starts_at timestamptz(3) not null,
  period_ends_at timestamptz(3) not null,
  at_period_end text not null default 'renew' check (at_period_end in ('renew', 'change', 'pause', 'cancel')),
  next_plan_version_id uuid references plan_versions,
  next_period text check (next_period in ('month', 'year')),
  next_quantity integer check (next_quantity between 1 and 10000),
  pause_until timestamptz(3),
  due_since timestamptz(3),
  dunning_step integer not null default 0,
  granted_by_order uuid,
  cancel_reason text check (cancel_reason in ('too_expensive', 'not_used', 'missing_feature', 'hiring_is_done', 'other_product', 'other', 'not_paid', 'refunded')),
  cancel_note text not null default '',
  ended_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, id),
  check ((kind = 'plan') = (plan_version_id is not null)),
  check ((kind = 'addon') = (add_on_version_id is not null)),
  check ((status = 'cancelled') = (ended_at is not null))
);
create unique index subscriptions_one_plan on subscriptions (organization_id) where kind = 'plan' and status <> 'cancelled';
create index subscriptions_ends on subscriptions (period_ends_at) where status <> 'cancelled';
create index subscriptions_plan on subscriptions (plan_version_id) where plan_version_id is not null;
create index subscriptions_add_on on subscriptions (add_on_version_id) where add_on_version_id is not null;
create index subscriptions_next_plan on subscriptions (next_plan_version_id) where next_plan_version_id is not null;
comment on table subscriptions is 'Plans and recurring add-ons that an organization pays for, period after period.';
comment on column subscriptions.id is 'UUIDv7.';
comment on column subscriptions.organization_id is 'Whose.';
comment on column subscriptions.kind is 'What it is of.';
comment on column subscriptions.plan_version_id is 'The version of the plan. Null: an add-on.';
comment on column subscriptions.add_on_version_id is 'The version of the add-on. Null: a plan.';
comment on column subscriptions.period is 'How often it is paid.';
comment on column subscriptions.quantity is 'How many; 1 of a plan.';
comment on column subscriptions.price is 'Of one period of all of them, before discounts and tax.';
comment on column subscriptions.currency is 'ISO 4217.';
comment on column subscriptions.status is '`past_due`: a payment is due, everything works; `restricted`: for longer than 14 days; `paused` and `cancelled`: nothing is paid, what it gave is over.';
comment on column subscriptions.driver is 'By which provider it was bought.';
comment on column subscriptions.anchor_at is 'Its day says on which day months end.';
comment on column subscriptions.period_starts_at is 'Beginning of what is paid for, or of the trial.';
comment on column subscriptions.period_ends_at is 'End of it.';
comment on column subscriptions.at_period_end is 'What happens then.';
comment on column subscriptions.next_plan_version_id is 'The plan that follows at the end of the period. Null: the same.';
comment on column subscriptions.next_period is 'The period that follows. Null: the same.';
comment on column subscriptions.next_quantity is 'The quantity that follows. Null: the same.';
comment on column subscriptions.pause_until is 'When a pause ends. Null: no pause.';
comment on column subscriptions.due_since is 'Since when a payment is due. Null: none is.';
comment on column subscriptions.dunning_step is 'Reminders of it that were sent.';
comment on column subscriptions.granted_by_order is 'The order whose payment gave what is in force now: the source of its entitlements. Null: nothing is in force.';
comment on column subscriptions.cancel_reason is 'Why it was cancelled; `not_paid` and `refunded`: by the program. Null: it was not.';
comment on column subscriptions.cancel_note is 'What was written beside it; empty: nothing.';
comment on column subscriptions.ended_at is 'When it ended. Null: it did not.';
comment on column subscriptions.created_at is 'When it began.';
comment on column subscriptions.updated_at is 'Last change.';

create table orders (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  subscription_id uuid,
  purpose text not null check (purpose in ('subscribe', 'change', 'renew', 'addon')),
  plan_version_id uuid references plan_versions,
  add_on_version_id uuid references add_on_versions,
  period text check (period in ('month', 'year')),
  quantity integer not null default 1 check (quantity between 1 and 10000),
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'closed')),
  driver text not null check (driver in ('stripe', 'mail', 'test')),
  checkout_reference text,
  lines jsonb not null,
  tax_lines jsonb not null default '[]',
  subtotal bigint not null,
  tax bigint not null,
  total bigint not null check (total >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  coupon_id uuid references coupons,
  covers_from timestamptz(3),
  covers_until timestamptz(3),
  language text not null,
  reason text,
  refunded bigint not null default 0,
  is_disputed boolean not null default false,
  paid_at timestamptz(3),
  revoked_at timestamptz(3),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  asked_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, subscription_id) references subscriptions (organization_id, id),
  check ((plan_version_id is null) <> (add_on_version_id is null))
);
create index orders_organization on orders (organization_id, created_at desc);
create index orders_waiting on orders (expires_at) where status in ('new', 'rejected');
create index orders_subscription on orders (organization_id, subscription_id) where subscription_id is not null;
create index orders_plan on orders (plan_version_id) where plan_version_id is not null;
create index orders_add_on on orders (add_on_version_id) where add_on_version_id is not null;
create index orders_coupon on orders (coupon_id) where coupon_id is not null;
create index orders_created_by on orders (created_by) where created_by is not null;
create index orders_latest on orders (created_at desc, id desc);
-- One order for the next period at a time.
create unique index orders_one_renewal on orders (subscription_id, covers_from) where purpose = 'renew' and status <> 'closed';
comment on table orders is 'What an organization ordered: a plan, a change of it, its next period, or an add-on.';
comment on column orders.id is 'UUIDv7.';
comment on column orders.organization_id is 'Whose.';
comment on column orders.subscription_id is 'The subscription that it began, changes or renews. Null: none yet, or a one-time add-on.';
comment on column orders.purpose is 'What it is for.';
comment on column orders.plan_version_id is 'The version of the plan. Null: an add-on.';
comment on column orders.add_on_version_id is 'The version of the add-on. Null: a plan.';
comment on column orders.period is 'How long it is for. Null: a one-time add-on.';
comment on column orders.quantity is 'How many.';
comment on column orders.status is '`approved`: paid; `rejected`: the payment failed; `closed`: nobody paid in time.';
comment on column orders.driver is 'Who moves the money.';
comment on column orders.checkout_reference is 'The provider’s name for its checkout or charge. Null: none was begun.';
comment on column orders.lines is 'What is paid for: `text`, `quantity`, `unit_price`, `discount` of each line.';
comment on column orders.tax_lines is 'Taxes: `name`, `percent`, `kind`, `base`, `amount`.';
comment on column orders.subtotal is 'Sum of the lines, in the smallest unit of the currency.';
comment on column orders.tax is 'Sum of the taxes.';
comment on column orders.total is 'Both together: what is to be paid.';
comment on column orders.currency is 'ISO 4217.';
comment on column orders.coupon_id is 'The coupon that was used. Null: none.';
comment on column orders.covers_from is 'Beginning of the period that it pays. Null: from the payment on, or a one-time add-on.';
comment on column orders.covers_until is 'End of it. Null: by the length of the period.';
comment on column orders.language is 'In which its buyer reads (BCP 47).';
comment on column orders.reason is 'Why a payment failed, in the provider’s word. Null: it did not.';
comment on column orders.refunded is 'What was given back so far.';
comment on column orders.is_disputed is 'Whether the bank asks for the money back and has not decided.';
comment on column orders.paid_at is 'When it was paid. Null: it was not.';
comment on column orders.revoked_at is 'When what it bought ended because the money is gone again. Null: it did not.';
comment on column orders.created_by is 'Who ordered. Null: the program, or the account is gone.';
comment on column orders.created_at is 'When.';
comment on column orders.expires_at is 'When it is closed unless it is paid.';
comment on column orders.asked_at is 'When the provider was last asked about it. Null: never.';

create table payment_events (
  id uuid primary key,
  driver text not null check (driver in ('stripe', 'mail', 'test')),
  event_id text not null,
  order_id uuid not null,
  kind text not null check (kind in ('paid', 'failed', 'expired', 'refunded', 'dispute_opened', 'dispute_won', 'dispute_lost')),
  happened_at timestamptz(3) not null,
  cents bigint not null default 0,
  currency text not null default 'USD',
  reason text,
  payment_reference text,
  is_answer boolean not null default false,
  received_at timestamptz(3) not null,
  applied_at timestamptz(3),
  tries integer not null default 0,
  problem text not null default '',
  unique (driver, event_id)
);
create index payment_events_order on payment_events (order_id);
create index payment_events_failed on payment_events (received_at) where applied_at is null;
comment on table payment_events is 'What providers told of orders, each once: by a signed message, or when they were asked.';
comment on column payment_events.id is 'UUIDv7.';
comment on column payment_events.driver is 'Who told.';
comment on column payment_events.event_id is 'Its own name for the message; of an answer, what it says.';
comment on column payment_events.order_id is 'Of which order; none such: it was not ours.';
comment on column payment_events.kind is 'What happened.';
comment on column payment_events.happened_at is 'When, by the provider’s clock.';
comment on column payment_events.cents is '`paid`: what arrived; `refunded`: all that was given back so far.';
comment on column payment_events.currency is 'ISO 4217.';
comment on column payment_events.reason is 'Why, in the provider’s word. Null: not said.';
comment on column payment_events.payment_reference is 'Its name for the payment. Null: not said.';
comment on column payment_events.is_answer is 'Whether the provider was asked, rather than telling by itself.';
comment on column payment_events.received_at is 'When it came.';
comment on column payment_events.applied_at is 'When it was taken into account, in the transaction that did. Null: it could not be.';
comment on column payment_events.tries is 'How often that failed.';
comment on column payment_events.problem is 'Why it failed last; empty: it did not.';

create table invoices (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  order_id uuid not null,
  seller_id uuid not null references invoice_sellers,
  kind text not null check (kind in ('invoice', 'credit_note')),
  number integer not null check (number > 0),
  written_number text not null,
  corrects_id uuid,
  effect_key text not null unique,
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  lines jsonb not null,
  tax_lines jsonb not null,
  subtotal bigint not null,
  tax bigint not null,
  total bigint not null,
  seller jsonb not null,
  buyer jsonb not null,
  issued_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  paid_at timestamptz(3),
  dunning_step integer not null default 0,
  unique (organization_id, id),
  unique (seller_id, kind, number),
  foreign key (organization_id, order_id) references orders (organization_id, id),
  foreign key (organization_id, corrects_id) references invoices (organization_id, id),
  check ((kind = 'credit_note') = (corrects_id is not null))
);
create index invoices_organization on invoices (organization_id, issued_at desc);
create index invoices_order on invoices (organization_id, order_id);
create index invoices_corrects on invoices (organization_id, corrects_id) where corrects_id is not null;
create index invoices_due on invoices (due_at) where status = 'open';
create index invoices_issued on invoices (issued_at desc, id desc);
comment on table invoices is 'Invoices and credit notes as they were issued; only their payment changes.';
comment on column invoices.id is 'UUIDv7.';
comment on column invoices.organization_id is 'To whom.';
comment on column invoices.order_id is 'For which order.';
comment on column invoices.seller_id is 'By whom.';
comment on column invoices.kind is 'A credit note takes back a part of an invoice or all of it.';
comment on column invoices.number is 'Counts from 1 for each seller and kind, without gaps.';
comment on column invoices.written_number is 'As it is written, with its prefix.';
comment on column invoices.corrects_id is 'The invoice that a credit note is about. Null: an invoice.';
comment on column invoices.effect_key is 'Names what made it, so that it is issued once.';
comment on column invoices.status is 'Credit notes are `paid` when issued.';
comment on column invoices.language is 'In which it is written (BCP 47).';
comment on column invoices.currency is 'ISO 4217.';
comment on column invoices.lines is 'As in orders.';
comment on column invoices.tax_lines is 'As in orders.';
comment on column invoices.subtotal is 'Sum of the lines.';
comment on column invoices.tax is 'Sum of the taxes.';
comment on column invoices.total is 'Both together; of a credit note, what is given back.';
comment on column invoices.seller is 'The seller on that day: `legal_name`, `address`, `tax_id`, `email`, `bank`.';
comment on column invoices.buyer is 'The buyer on that day: `legal_name`, `address`, `tax_id`, `email`.';
comment on column invoices.issued_at is 'Its date.';
comment on column invoices.due_at is 'Until when it is to be paid.';
comment on column invoices.paid_at is 'When it was paid. Null: it was not.';
comment on column invoices.dunning_step is 'Reminders that were sent.';

create table test_payments (
  reference text primary key,
  order_id uuid not null,
  cents bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in ('open', 'paid', 'failed', 'expired')),
  card text not null default '',
  reason text,
  refunded bigint not null default 0,
  dispute text check (dispute in ('opened', 'won', 'lost')),
  told integer not null default 0,
  created_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index test_payments_order on test_payments (order_id);
comment on table test_payments is 'The books of the test checkout, which stands in for a provider; no money moves.';
comment on column test_payments.reference is 'Name of the checkout or charge.';
comment on column test_payments.order_id is 'For which order.';
comment on column test_payments.cents is 'What is asked for.';
comment on column test_payments.currency is 'ISO 4217.';
comment on column test_payments.status is 'Where it stands.';
comment on column test_payments.card is 'Last four digits of the test card, which say how it behaves later; empty: none was entered.';
comment on column test_payments.reason is 'Why it failed. Null: it did not.';
comment on column test_payments.refunded is 'What was given back.';
comment on column test_payments.dispute is 'A dispute about it. Null: none.';
comment on column test_payments.told is 'Messages that were sent about it.';
comment on column test_payments.created_at is 'When it was begun.';
comment on column test_payments.settled_at is 'When it was paid, failed or expired. Null: it is open.';

create table payment_differences (
  id uuid primary key,
  driver text not null check (driver in ('stripe', 'mail', 'test')),
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'refund')),
  order_id uuid,
  payment_reference text,
  ours bigint not null,
  theirs bigint not null,
  currency text not null,
  found_at timestamptz(3) not null,
  gone_at timestamptz(3)
);
create index payment_differences_found on payment_differences (found_at desc);
comment on table payment_differences is 'Where our orders and a provider’s payments do not say the same, found once a day.';
comment on column payment_differences.id is 'UUIDv7.';
comment on column payment_differences.driver is 'Which provider.';
comment on column payment_differences.kind is '`missing_here`: paid there, not here; `missing_there`: the other way; `amount`, `refund`: another sum.';
comment on column payment_differences.order_id is 'Which order. Null: the payment names none of ours.';
comment on column payment_differences.payment_reference is 'The provider’s name for the payment. Null: it has none.';
comment on column payment_differences.ours is 'What we have, in the smallest unit of the currency.';
comment on column payment_differences.theirs is 'What the provider has.';
comment on column payment_differences.currency is 'ISO 4217.';
comment on column payment_differences.found_at is 'When it was found.';
comment on column payment_differences.gone_at is 'When a later comparison did not find it any more. Null: it is still there.';

insert into invoice_sellers (id) values ('01990000-0000-7000-8000-000000000001');
