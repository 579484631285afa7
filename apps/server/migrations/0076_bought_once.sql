-- The same thing is bought once: one order of a plan waits at a time, a price holds for the state of the subscription that
-- it was made for, and money that arrives for what was bought meanwhile goes back.

alter table subscriptions add column revision integer not null default 1;
comment on column subscriptions.revision is 'Counts what was paid for it: an order to change it is for one of them.';

alter table orders add column based_on integer, add column surplus_at timestamptz(3);
comment on column orders.based_on is 'The revision of the subscription that a change was priced for. Null: it begins one, or renews.';
comment on column orders.surplus_at is 'When it was paid although another order had bought the same: nothing was given, and the money goes back. Null: it was not.';
create index orders_surplus on orders (surplus_at) where surplus_at is not null;

-- Of several that wait, the latest is the one that is meant.
with waiting as (
  select id, driver, currency, row_number() over (
    partition by organization_id, coalesce(add_on_version_id, '00000000-0000-0000-0000-000000000000'::uuid)
    order by created_at desc, id desc) as place
  from orders where status in ('new', 'rejected') and purpose <> 'renew' and period is not null and total > 0
), closed as (
  update orders o set status = 'closed' from waiting w where w.id = o.id and w.place > 1 returning o.id, o.driver, o.currency
)
insert into payment_events (id, driver, event_id, order_id, kind, happened_at, currency, received_at, applied_at)
select gen_random_uuid(), driver, 'replaced:' || id, id, 'expired', now(), currency, now(), now() from closed;

create unique index orders_one_plan_waits on orders (organization_id)
  where plan_version_id is not null and purpose <> 'renew' and total > 0 and status in ('new', 'rejected');
create unique index orders_one_add_on_waits on orders (organization_id, add_on_version_id)
  where add_on_version_id is not null and period is not null and purpose <> 'renew' and total > 0
    and status in ('new', 'rejected');
