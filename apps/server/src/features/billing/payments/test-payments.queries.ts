import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A payment in the books of the test checkout. */
export interface TestPayment {
  readonly reference: string;
  readonly order_id: string;
  readonly cents: number;
  readonly currency: string;
  readonly status: 'open' | 'paid' | 'failed' | 'expired';
  readonly card: string;
  readonly reason: string | null;
  readonly refunded: number;
  readonly dispute: 'opened' | 'won' | 'lost' | null;
  readonly created_at: string;
  readonly settled_at: string | null;
}

const COLUMNS = sql`reference, order_id, cents, currency, status, card, reason, refunded, dispute, created_at, settled_at`;

/** Begins a payment; one that is there already stays as it is. */
export async function insertTestPayment(
  db: Db,
  payment: Pick<TestPayment, 'reference' | 'order_id' | 'cents' | 'currency'> & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into test_payments (reference, order_id, cents, currency, status, created_at)
    values (${payment.reference}, ${payment.order_id}, ${payment.cents}, ${payment.currency}, 'open', ${payment.at})
    on conflict (reference) do nothing
  `.execute(db);
}

/** A payment by its name, held until the transaction ends. */
export async function lockTestPayment(db: Db, reference: string): Promise<TestPayment | undefined> {
  const { rows } = await sql<TestPayment>`
    select ${COLUMNS} from test_payments where reference = ${reference} for update
  `.execute(db);
  return rows[0];
}

/** A payment by its name. */
export async function findTestPayment(db: Db, reference: string): Promise<TestPayment | undefined> {
  const { rows } = await sql<TestPayment>`
    select ${COLUMNS} from test_payments where reference = ${reference}
  `.execute(db);
  return rows[0];
}

/** Notes where a payment stands. */
export async function storeTestPayment(
  db: Db,
  payment: Pick<
    TestPayment,
    'reference' | 'status' | 'card' | 'reason' | 'refunded' | 'dispute' | 'settled_at'
  >,
): Promise<void> {
  await sql`
    update test_payments set status = ${payment.status}, card = ${payment.card}, reason = ${payment.reason},
      refunded = ${payment.refunded}, dispute = ${payment.dispute}, settled_at = ${payment.settled_at}
    where reference = ${payment.reference}
  `.execute(db);
}

/** Counts a message about a payment, so that each has a name of its own. */
export async function countMessage(db: Db, reference: string): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    update test_payments set told = told + 1 where reference = ${reference} returning told
  `.execute(db);
  return rows[0]?.told ?? 0;
}

/** Payments between two instants. */
export async function findTestPayments(db: Db, since: Date, until: Date): Promise<TestPayment[]> {
  const { rows } = await sql<TestPayment>`
    select ${COLUMNS} from test_payments where status = 'paid' and settled_at >= ${since} and settled_at < ${until}
    order by settled_at, reference
  `.execute(db);
  return rows;
}
