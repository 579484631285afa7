import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// biome-ignore lint/suspicious/noExplicitAny: objects as Stripe documents them
type StripeObject = Record<string, any>;

/** A request as it arrived. */
export interface AskedOfStripe {
  readonly method: string;
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
  readonly authorization: string;
  readonly key: string;
}

/** A server on this machine that speaks as much of Stripe's documented API as the product uses. */
export interface StripeServer {
  readonly url: string;
  readonly asked: AskedOfStripe[];
  readonly intents: Map<string, StripeObject>;
  readonly sessions: Map<string, StripeObject>;
  /** What the next saved card does: pays, or is refused with a code. */
  next: {
    charge: 'pays' | 'card_declined' | 'authentication_required';
    isDown: boolean;
    /** Does what is asked and cuts the line before it answers. */
    isCut: boolean;
    /** The card that the customer chose in the portal; null: none. */
    card: object | null;
  };
  /** The buyer pays in the hosted checkout; 3-D Secure is a part of it. Answers the payment. */
  complete(sessionId: string): StripeObject;
  stop(): Promise<void>;
}

const now = () => Math.floor(Date.parse('2026-06-01T00:00:00Z') / 1000);

/** Starts one on a free port. */
export async function startStripe(): Promise<StripeServer> {
  const asked: AskedOfStripe[] = [];
  const intents = new Map<string, StripeObject>();
  const sessions = new Map<string, StripeObject>();
  const byKey = new Map<string, { status: number; body: StripeObject }>();
  const next: StripeServer['next'] = { charge: 'pays', isDown: false, isCut: false, card: null };

  const newIntent = (amount: number, currency: string, order_id: string | undefined, status: string) => {
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: StripeObject = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: status === 'succeeded' ? amount : 0,
      currency,
      status,
      created: now(),
      customer: 'cus_1',
      metadata: order_id ? { order_id } : {},
      payment_method: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } },
      latest_charge: { id: `ch_${id}`, created: now(), amount_refunded: 0 },
    };
    intents.set(id, intent);
    return intent;
  };

  const answer = ({ method, path, form }: AskedOfStripe): { status: number; body: StripeObject } => {
    const error = (status: number, code: string, extra: StripeObject = {}) => ({
      status,
      body: { error: { type: 'card_error', code, ...extra } },
    });
    if (next.isDown) return { status: 503, body: { error: { type: 'api_error' } } };
    const [resource = '', id = ''] =
      path
        .split('?')[0]
        ?.replace('/v1/', '')
        .split(/\/(?=[^/]*$)/) ?? [];
    const of = path.split('?')[0];
    if (method === 'POST' && of === '/v1/checkout/sessions') {
      const session = {
        id: `cs_test_${randomUUID().replaceAll('-', '')}`,
        object: 'checkout.session',
        url: 'https://checkout.stripe.com/c/pay/cs_test',
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: form.client_reference_id,
        metadata: { order_id: form['metadata[order_id]'] },
        amount_total: Number(form['line_items[0][price_data][unit_amount]']),
        currency: form['line_items[0][price_data][currency]'],
        expires_at: Number(form.expires_at),
        payment_intent: null,
      };
      sessions.set(session.id, session);
      return { status: 200, body: session };
    }
    const [, expiring] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(of ?? '') ?? [];
    if (method === 'POST' && expiring) {
      const session = sessions.get(expiring);
      if (!session) return error(404, 'resource_missing');
      if (session.status !== 'open') return error(400, 'session_not_open');
      session.status = 'expired';
      return { status: 200, body: session };
    }
    if (method === 'GET' && resource === 'checkout/sessions') {
      const session = sessions.get(id);
      if (!session) return error(404, 'resource_missing');
      const intent = intents.get(session.payment_intent);
      return { status: 200, body: { ...session, payment_intent: intent ?? null } };
    }
    if (method === 'POST' && of === '/v1/payment_intents') {
      const intent = newIntent(
        Number(form.amount),
        form.currency ?? '',
        form['metadata[order_id]'],
        next.charge === 'pays' ? 'succeeded' : 'requires_payment_method',
      );
      if (next.charge === 'pays') return { status: 200, body: intent };
      intent.last_payment_error = { code: next.charge };
      return error(402, next.charge, { payment_intent: { id: intent.id } });
    }
    if (method === 'GET' && of === '/v1/payment_intents')
      return { status: 200, body: { data: [...intents.values()], has_more: false } };
    if (method === 'GET' && resource === 'payment_intents') {
      const intent = intents.get(id);
      return intent ? { status: 200, body: intent } : error(404, 'resource_missing');
    }
    if (method === 'POST' && of === '/v1/refunds') {
      const intent = intents.get(form.payment_intent ?? '');
      if (!intent) return error(404, 'resource_missing');
      intent.latest_charge.amount_refunded += Number(form.amount);
      return { status: 200, body: { id: 're_1', object: 'refund', status: 'succeeded' } };
    }
    if (method === 'GET' && resource === 'customers')
      return { status: 200, body: { id, invoice_settings: { default_payment_method: next.card } } };
    if (method === 'POST' && of === '/v1/billing_portal/sessions')
      return { status: 200, body: { url: 'https://billing.stripe.com/p/session/1' } };
    if (method === 'POST' && of === '/v1/tax/calculations')
      return {
        status: 200,
        body: {
          tax_breakdown: [
            {
              amount: 888,
              taxable_amount: Number(form['line_items[0][amount]']),
              tax_rate_details: { percentage_decimal: '8.875', tax_type: 'sales_tax' },
            },
          ],
        },
      };
    return error(404, 'unknown_path');
  };

  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const one: AskedOfStripe = {
        method: request.method ?? '',
        path: request.url ?? '',
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())),
        authorization: request.headers.authorization ?? '',
        key: String(request.headers['idempotency-key'] ?? ''),
      };
      asked.push(one);
      // The same key gets the same answer again.
      const given = (one.key && byKey.get(one.key)) || answer(one);
      if (one.key && given.status !== 503) byKey.set(one.key, given);
      if (next.isCut && one.method === 'POST') {
        request.socket.destroy();
        return;
      }
      response
        .writeHead(given.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(given.body));
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    intents,
    sessions,
    next,
    complete(sessionId) {
      const session = sessions.get(sessionId);
      if (!session) throw new Error('no such session');
      const intent = newIntent(
        session.amount_total,
        session.currency,
        session.metadata.order_id,
        'succeeded',
      );
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent.id });
      return intent;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
