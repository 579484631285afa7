import type { PaymentDriver } from './payment-driver.ts';
import { BadSignature } from './webhook-signature.ts';

/** Invoices by mail: the money comes by transfer, and a super admin says when it has arrived. */
export function mailDriver(): PaymentDriver {
  return {
    name: 'mail',
    async begin(payable) {
      return { reference: `mail_${payable.id}`, url: null };
    },
    async ask() {
      return { facts: [], customer: null };
    },
    async charge() {
      return null;
    },
    async cancel() {
      return 'cancelled';
    },
    async refund() {
      // Given back by transfer; the credit note says so.
    },
    async customer(known) {
      return known;
    },
    async portal() {
      return null;
    },
    read() {
      throw new BadSignature('nobody sends messages about invoices by mail');
    },
    async orderOf() {
      return null;
    },
    async payments() {
      return [];
    },
  };
}
