import type { z } from 'zod';
import { OutboundError } from '../../../platform/outbound/outbound.ts';
import type { Services } from '../../../platform/services.ts';
import { PaymentProblem } from './payment-driver.ts';
import { stripeRefusal } from './stripe-shapes.ts';

/** The version of Stripe's API that this speaks. */
const API_VERSION = '2024-06-20';

/** What is sent: numbers, texts, and objects of them. */
export interface StripeForm {
  readonly [key: string]: string | number | boolean | null | undefined | StripeForm | readonly StripeForm[];
}

/** As Stripe documents its forms: `a[b]=1`, `list[0][c]=2`. */
export function encodeForm(form: StripeForm): string {
  const pairs: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const [i, each] of value.entries()) add(`${name}[${i}]`, each);
    else if (typeof value === 'object')
      for (const [key, each] of Object.entries(value)) add(`${name}[${key}]`, each);
    else pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  };
  for (const [key, value] of Object.entries(form)) add(key, value);
  return pairs.join('&');
}

/** An error of Stripe, with the payment that it is about where there is one. */
export class StripeProblem extends PaymentProblem {
  readonly status: number;
  readonly payment_intent: string | null;
  constructor(status: number, code: string, payment_intent: string | null) {
    // Those are about the call, not about what it asks for: the same call may be made again.
    super(code, undefined, status < 500 && status !== 409 && status !== 429);
    this.status = status;
    this.payment_intent = payment_intent;
  }
}

/**
 * One call of Stripe's API, with what is read of its answer. @throws StripeProblem for what Stripe refuses, PaymentProblem
 * where it cannot be reached or answers something else
 */
export async function askStripe<T extends z.ZodType>(
  { config, outbound }: Pick<Services, 'config' | 'outbound'>,
  shape: T,
  call: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly form?: StripeForm;
    /** The same key does the same once. */
    readonly key?: string;
  },
): Promise<z.output<T>> {
  const keys = config.payments.stripe;
  if (!keys) throw new PaymentProblem('no_keys', undefined, true);
  const { method, path, form = {}, key } = call;
  const encoded = encodeForm(form);
  const isRead = method === 'GET';
  const answer = await outbound
    .ask({
      url: `${keys.apiUrl}${path}${isRead && encoded ? `?${encoded}` : ''}`,
      method,
      authorization: `Bearer ${keys.secretKey}`,
      headers: {
        'stripe-version': API_VERSION,
        ...(isRead ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(isRead ? {} : { body: encoded }),
      redirects: 0,
    })
    .catch((error: unknown) => {
      throw new PaymentProblem(error instanceof OutboundError ? error.problem : 'no_answer', error);
    });
  const body = readJson(answer.body);
  if (answer.status >= 200 && answer.status < 300) {
    const read = shape.safeParse(body);
    if (!read.success) throw new PaymentProblem('unexpected_answer', read.error);
    return read.data;
  }
  const { data: refused } = stripeRefusal.safeParse(body);
  const code = refused?.error.code ?? refused?.error.type ?? `status_${answer.status}`;
  throw new StripeProblem(answer.status, code, refused?.error.payment_intent?.id ?? null);
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
