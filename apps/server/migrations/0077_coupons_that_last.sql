-- Coupons may last longer than one payment; what runs of them is kept with the subscription, so that its next payments and
-- changes have the same. Those who left are written to once. A charge
-- whose answer did not come is asked for again as the same.

alter table coupons
  add column duration text not null default 'once' check (duration in ('once', 'repeating', 'forever')),
  add column duration_months integer check (duration_months between 1 and 36),
  add check ((duration = 'repeating') = (duration_months is not null));
comment on table coupons is 'Codes that take something off an order, and off what follows it for as long as they last.';
comment on column coupons.duration is '`once`: the first payment; `repeating`: all payments of so many months; `forever`: all.';
comment on column coupons.duration_months is 'Months from the first payment on. Null exactly where it is not `repeating`.';

alter table orders add column early_bird_percent integer not null default 0 check (early_bird_percent between 0 and 100);
comment on column orders.early_bird_percent is 'Percent that an early start takes off; of a trial, off the payment after it.';

alter table orders add column charging integer;
create index orders_charging on orders (id) where charging is not null;
comment on column orders.charging is 'The try to charge a saved card whose answer has not come: it is asked for again under the same name, so that it charges once. Null: none.';

alter table subscriptions
  add column coupon_id uuid references coupons,
  add column coupon_until timestamptz(3),
  add column early_bird_percent integer not null default 0 check (early_bird_percent between 0 and 100),
  add column won_back_at timestamptz(3);
create index subscriptions_coupon on subscriptions (coupon_id) where coupon_id is not null;
create index subscriptions_left on subscriptions (ended_at) where status = 'cancelled' and won_back_at is null;
comment on column subscriptions.coupon_id is 'The coupon that it was bought with. Null: none.';
comment on column subscriptions.coupon_until is 'Periods that begin before have it. Null: all do, or there is none.';
comment on column subscriptions.early_bird_percent is 'Percent that an early start took off the running period; of a trial, takes off the next.';
comment on column subscriptions.won_back_at is 'When it was looked at after its end, and whoever left was written to where that made sense. Null: not yet.';

alter table invoice_sellers
  add column win_back_days integer not null default 30 check (win_back_days between 0 and 365),
  add column win_back_coupon text not null default '';
comment on column invoice_sellers.win_back_days is 'Days after the end of a plan that a customer cancelled, on which those who pay are written to once; 0: never.';
comment on column invoice_sellers.win_back_coupon is 'Code that is in that mail; empty: none.';
