import type { CouponDuration } from '@tryout/domain/billing/discounts';
import type { TaxRate } from '@tryout/domain/billing/tax';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { NO_ADDRESS, type PostalAddress } from './billing.queries.ts';

/** Who sells, and by which rules. */
export interface Seller {
  readonly id: string;
  readonly legal_name: string;
  readonly address: PostalAddress;
  readonly tax_id: string;
  readonly email: string;
  readonly bank: string;
  readonly invoice_prefix: string;
  readonly credit_prefix: string;
  readonly due_days: number;
  readonly tax_source: 'none' | 'rates' | 'stripe';
  readonly early_bird_percent: number;
  readonly early_bird_until: string | null;
  /** Days after the end of a cancelled plan on which a mail is sent; 0: none is. */
  readonly win_back_days: number;
  /** Code in that mail; empty: none. */
  readonly win_back_coupon: string;
}

/** The seller of this platform. */
export async function findSeller(db: Db): Promise<Seller> {
  const { rows } = await sql<Omit<Seller, 'address'> & { readonly address: Partial<PostalAddress> }>`
    select id, legal_name, address, tax_id, email, bank, invoice_prefix, credit_prefix, due_days, tax_source,
      early_bird_percent, early_bird_until, win_back_days, win_back_coupon
    from invoice_sellers order by id limit 1
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is no seller');
  return { ...row, address: { ...NO_ADDRESS, ...row.address } };
}

/** Changes what stands on invoices from now on. */
export async function storeSeller(db: Db, seller: Seller, at: Date): Promise<void> {
  await sql`
    update invoice_sellers set legal_name = ${seller.legal_name}, address = ${jsonb(seller.address)},
      tax_id = ${seller.tax_id}, email = ${seller.email}, bank = ${seller.bank}, invoice_prefix = ${seller.invoice_prefix},
      credit_prefix = ${seller.credit_prefix}, due_days = ${seller.due_days}, tax_source = ${seller.tax_source},
      early_bird_percent = ${seller.early_bird_percent}, early_bird_until = ${seller.early_bird_until},
      win_back_days = ${seller.win_back_days}, win_back_coupon = ${seller.win_back_coupon}, updated_at = ${at}
    where id = ${seller.id}
  `.execute(db);
}

/** The platform's table of taxes. */
export async function findTaxRates(db: Db): Promise<TaxRate[]> {
  const { rows } = await sql<TaxRate>`
    select country, nullif(region, '') as region, name, percent from tax_rates order by country, region, name
  `.execute(db);
  return rows;
}

/** Puts another table of taxes in its place. */
export async function storeTaxRates(db: Db, rates: readonly TaxRate[]): Promise<void> {
  await sql`delete from tax_rates`.execute(db);
  for (const { country, region, name, percent } of rates) {
    await sql`
      insert into tax_rates (country, region, name, percent) values (${country}, ${region ?? ''}, ${name}, ${percent})
      on conflict do nothing
    `.execute(db);
  }
}

/** A coupon, with how often it is used. */
export interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly applies_to: 'all' | 'plan' | 'addon';
  readonly duration: CouponDuration;
  readonly duration_months: number | null;
  readonly most: number | null;
  readonly used: number;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

// An order that waits keeps its place until it is closed.
const COUPON = sql`c.id, c.code, c.percent, c.amount, c.currency, c.applies_to, c.duration, c.duration_months, c.most, c.starts_at,
  c.ends_at,
  (select count(*)::int from orders o where o.coupon_id = c.id and o.status in ('new', 'approved')
    and o.purpose <> 'renew') as used`;

/** The coupon of a code; undefined: there is none. */
export async function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`select ${COUPON} from coupons c where c.code = ${code}`.execute(db);
  return rows[0];
}

/** The coupon of an id. */
export async function findCouponById(db: Db, id: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`select ${COUPON} from coupons c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Holds a coupon, so that its last use is taken once. */
export async function lockCoupon(db: Db, id: string): Promise<void> {
  await sql`select from coupons where id = ${id} for no key update`.execute(db);
}

/** All coupons. */
export async function findCoupons(db: Db): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select ${COUPON} from coupons c order by c.created_at desc, c.id limit 500
  `.execute(db);
  return rows;
}

/** Makes a coupon; false: its code is taken. */
export async function insertCoupon(
  db: Db,
  coupon: Omit<CouponRow, 'id' | 'used'>,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into coupons (id, code, percent, amount, currency, applies_to, duration, duration_months, most, starts_at, ends_at,
      created_at)
    values (${uuidv7()}, ${coupon.code}, ${coupon.percent}, ${coupon.amount}, ${coupon.currency}, ${coupon.applies_to},
      ${coupon.duration}, ${coupon.duration_months}, ${coupon.most}, ${coupon.starts_at}, ${coupon.ends_at}, ${at})
    on conflict (code) do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Ends a coupon. */
export async function endCoupon(db: Db, code: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update coupons set ends_at = ${at} where code = ${code} and (ends_at is null or ends_at > ${at}) returning id
  `.execute(db);
  return rows.length > 0;
}
