import { createHmac } from 'node:crypto';
import type { PaymentFactKind } from '@tryout/domain/billing/orders';
import { failureOf, type TestCard, testCardEndingIn } from '@tryout/domain/billing/test-cards';
import { type Act, serverAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { readSecret } from '../../../platform/secret.ts';
import type { Services } from '../../../platform/services.ts';
import { type PaymentDriver, PaymentProblem, type ToldFact } from './payment-driver.ts';
import {
  countMessage,
  findTestPayment,
  findTestPayments,
  insertTestPayment,
  lockTestPayment,
  storeTestPayment,
  type TestPayment,
} from './test-payments.queries.ts';
import { checkSignature } from './webhook-signature.ts';

/** What signs the messages of the test checkout: known to this server alone. */
export function testSigningSecret(services: Pick<Services, 'config'>): string {
  return createHmac('sha256', readSecret(services.config))
    .update('messages of the test checkout')
    .digest('hex');
}

/** A message of the test checkout, as it is signed and sent. */
export interface TestMessage {
  readonly id: string;
  readonly kind: PaymentFactKind;
  readonly at: string;
  readonly order_id: string;
  readonly payment: string;
  readonly cents: number;
  readonly currency: string;
  readonly reason: string | null;
}

/** Queues a signed message in the caller's transaction: the charge and the message about it are one. */
export async function tellOf(
  { db, services }: Act,
  payment: TestPayment,
  told: { readonly kind: PaymentFactKind; readonly cents: number; readonly reason?: string | null },
): Promise<void> {
  const count = await countMessage(db, payment.reference);
  const message: TestMessage = {
    id: `${payment.reference}.${count}`,
    kind: told.kind,
    at: services.now().toISOString(),
    order_id: payment.order_id,
    payment: payment.reference,
    cents: told.cents,
    currency: payment.currency,
    reason: told.reason ?? null,
  };
  await services.jobs.enqueue(db, 'billing.tell', { message });
}

/** Charges a card, with all that follows from it. */
export async function chargeTestCard(
  act: Act,
  payment: TestPayment,
  card: TestCard,
  isLater: boolean,
): Promise<TestPayment> {
  const { db, services } = act;
  const reason = failureOf(card, isLater);
  const dispute =
    card.outcome === 'disputed' ? 'opened' : card.outcome === 'dispute_won' ? ('won' as const) : null;
  const settled: TestPayment = {
    ...payment,
    status: reason ? 'failed' : 'paid',
    card: card.number.slice(-4),
    reason,
    dispute: reason ? null : dispute,
    settled_at: services.now().toISOString(),
  };
  await storeTestPayment(db, settled);
  if (reason) await tellOf(act, settled, { kind: 'failed', cents: 0, reason });
  else if (card.outcome !== 'message_lost')
    await tellOf(act, settled, { kind: 'paid', cents: payment.cents });
  if (settled.dispute)
    await tellOf(act, settled, {
      kind: 'dispute_opened',
      cents: payment.cents,
      reason: 'fraudulent',
    });
  if (settled.dispute === 'won') await tellOf(act, settled, { kind: 'dispute_won', cents: payment.cents });
  return settled;
}

function factsOf(payment: TestPayment): ToldFact[] {
  const fact = (kind: PaymentFactKind, cents: number, reason: string | null = null): ToldFact => ({
    kind,
    event_id: `answer:${kind}:${payment.reference}${kind === 'refunded' ? `:${cents}` : ''}`,
    at: payment.settled_at ?? payment.created_at,
    order_id: payment.order_id,
    payment_reference: payment.reference,
    cents,
    currency: payment.currency,
    reason,
  });
  return [
    ...(payment.status === 'paid' ? [fact('paid', payment.cents)] : []),
    ...(payment.status === 'failed' ? [fact('failed', 0, payment.reason)] : []),
    ...(payment.status === 'expired' ? [fact('expired', 0)] : []),
    ...(payment.refunded > 0 ? [fact('refunded', payment.refunded)] : []),
  ];
}

const label = (card: string) => (card ? `TEST ${card}` : '');

/** The test checkout: a page of our own, cards for every outcome, and no money. */
export function testDriver(services: Services): PaymentDriver {
  const { db } = services;
  const open = (reference: string) => async (tx: Db) => {
    const payment = await lockTestPayment(tx, reference);
    if (!payment) throw new PaymentProblem('no_such_payment');
    return payment;
  };
  return {
    name: 'test',
    async begin(payable) {
      const reference = `test_${payable.id}_${payable.attempt}`;
      await insertTestPayment(db, {
        reference,
        order_id: payable.id,
        cents: payable.total,
        currency: payable.currency,
        at: services.now(),
      });
      const url = `${services.config.publicUrl}/user/billing/test?order=${payable.id}`;
      return { reference, url };
    },
    async ask(reference) {
      const payment = await findTestPayment(db, reference);
      if (!payment) throw new PaymentProblem('no_such_payment');
      const customer = payment.card
        ? { reference: `customer_${payment.card}`, method: payment.card, method_label: label(payment.card) }
        : null;
      return { facts: factsOf(payment), customer };
    },
    async charge(payable) {
      // Where money moves by now, no test card pays for a period that was begun before.
      if (services.config.payments.driver !== 'test') return null;
      const card = testCardEndingIn(payable.customer?.method || 'none');
      if (!card) return null;
      const reference = `test_${payable.id}_${payable.attempt}`;
      const settled = await withTransaction(db, async (tx) => {
        await insertTestPayment(tx, {
          reference,
          order_id: payable.id,
          cents: payable.total,
          currency: payable.currency,
          at: services.now(),
        });
        const payment = await open(reference)(tx);
        return payment.status === 'open'
          ? chargeTestCard(serverAct(services, tx), payment, card, true)
          : payment;
      });
      return { reference, facts: factsOf(settled) };
    },
    async cancel(reference) {
      return withTransaction(db, async (tx) => {
        const payment = await open(reference)(tx);
        if (payment.status === 'paid') return 'paid';
        await storeTestPayment(tx, { ...payment, status: 'expired' });
        return 'cancelled';
      });
    },
    async refund({ reference, refunded }) {
      await withTransaction(db, async (tx) => {
        const payment = await open(reference)(tx);
        if (refunded <= payment.refunded) return;
        await storeTestPayment(tx, { ...payment, refunded: Math.min(payment.cents, refunded) });
        await tellOf(serverAct(services, tx), payment, { kind: 'refunded', cents: refunded });
      });
    },
    async customer(known) {
      return known;
    },
    async portal() {
      return null;
    },
    read(raw, signature) {
      checkSignature(testSigningSecret(services), raw, signature, services.now());
      const message = JSON.parse(raw) as TestMessage;
      return [
        {
          kind: message.kind,
          event_id: message.id,
          at: message.at,
          order_id: message.order_id,
          payment_reference: message.payment,
          cents: message.cents,
          currency: message.currency,
          reason: message.reason,
        },
      ];
    },
    async orderOf(reference) {
      return (await findTestPayment(db, reference))?.order_id ?? null;
    },
    async payments(since, until) {
      return (await findTestPayments(db, since, until)).map((payment) => ({
        order_id: payment.order_id,
        payment_reference: payment.reference,
        cents: payment.cents,
        refunded: payment.refunded,
        currency: payment.currency,
      }));
    },
  };
}
