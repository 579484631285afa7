import type { PaymentFact } from '@tryout/domain/billing/orders';

/** The providers of payments. */
export type DriverName = 'stripe' | 'mail' | 'test';

/** What a provider knows an organization by. */
export interface Customer {
  readonly reference: string;
  /** A saved card, with what people call it; empty: none. */
  readonly method: string;
  readonly method_label: string;
}

/** An order, as far as a provider has to know it. */
export interface Payable {
  readonly id: string;
  readonly organization_id: string;
  readonly total: number;
  readonly currency: string;
  readonly language: string;
  /** What it is for, in its buyer's language. */
  readonly description: string;
  readonly email: string;
  readonly customer: Customer | null;
  readonly expires_at: string;
  /** How often it was tried: a further try is another payment. */
  readonly attempt: number;
  /** Whether this very try was asked for before, and no answer came. */
  readonly is_repeated: boolean;
}

/** A fact with the name that its provider gives the message, so that it counts once. */
export interface ToldFact extends PaymentFact {
  readonly event_id: string;
  /** Null: the message does not say; `payment_reference` does. */
  readonly order_id: string | null;
  readonly payment_reference: string | null;
}

/** A payment in the provider's books, for comparing them with ours. */
export interface BookedPayment {
  readonly order_id: string | null;
  readonly payment_reference: string;
  readonly cents: number;
  readonly refunded: number;
  readonly currency: string;
}

/** What a provider says when it is asked about an order. */
export interface ProviderAnswer {
  readonly facts: readonly ToldFact[];
  /** Null: it knows no customer with a saved card. */
  readonly customer: Customer | null;
}

/**
 * The port to whoever moves the money. Orders, subscriptions, amounts and invoices are ours; a provider is told what to
 * charge and tells what happened. @throws PaymentProblem
 */
export interface PaymentDriver {
  readonly name: DriverName;
  /** Begins a checkout. Where to send the buyer; null: nowhere, an invoice comes by mail. */
  begin(
    payable: Payable,
    pages: { readonly done: string; readonly back: string },
  ): Promise<{ readonly reference: string; readonly url: string | null }>;
  /** What became of a checkout or charge. */
  ask(reference: string, orderId: string): Promise<ProviderAnswer>;
  /** Charges the saved card of a customer who is not there. Null: there is none. */
  charge(
    payable: Payable,
  ): Promise<{ readonly reference: string; readonly facts: readonly ToldFact[] } | null>;
  /** Takes a checkout back, so that nobody can pay it any more; `paid`: somebody has, or is about to. */
  cancel(reference: string): Promise<'cancelled' | 'paid'>;
  /** Gives a part back; the same key does so once. */
  refund(payment: {
    readonly reference: string;
    readonly cents: number;
    readonly currency: string;
    /** All that is given back afterwards, this part included. */
    readonly refunded: number;
    readonly key: string;
  }): Promise<void>;
  /** A customer with the card that is charged now, where that may have been changed on the provider's page. */
  customer(known: Customer): Promise<Customer>;
  /** A page of the provider where a customer changes the card; null: it has none. */
  portal(customer: Customer, back: string): Promise<string | null>;
  /** Reads a signed message. @throws BadSignature */
  read(raw: string, signature: string | undefined): readonly ToldFact[];
  /** The order that a payment was for; null: none of ours. */
  orderOf(paymentReference: string): Promise<string | null>;
  /** Its books between two instants. */
  payments(since: Date, until: Date): Promise<readonly BookedPayment[]>;
}

/** A provider did not do what it was asked. The message holds its code, never a key or what it was sent. */
export class PaymentProblem extends Error {
  readonly code: string;
  /** Whether it said so itself; otherwise it may have done it all the same. */
  readonly isAnswer: boolean;
  constructor(code: string, cause?: unknown, isAnswer = false) {
    super(`the provider of payments answered: ${code}`, { cause });
    this.name = 'PaymentProblem';
    this.code = code;
    this.isAnswer = isAnswer;
  }
}
