import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { plansAreUsed } from '../entitlements/public.ts';
import { findEvents, findOrders, findSubscriptions } from './billing.queries.ts';
import { findInvoices } from './invoices/invoices.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    subscription: RowFrom<typeof findSubscriptions>;
    order: RowFrom<typeof findOrders>;
    invoice: RowFrom<typeof findInvoices>;
    payment_event: RowFrom<typeof findEvents>;
  }
}

const ofOrganization = <Row extends { readonly id: string; readonly organization_id: string }>(row: Row) => ({
  id: row.id,
  facts: { ...NO_FACTS, organization_id: row.organization_id },
  row,
});

/** What requests name; while billing is off there is none of it. */
export const billingLoaders: RefLoaders = {
  subscription: async (db, ids) =>
    (await plansAreUsed({ db })) ? (await findSubscriptions(db, ids)).map(ofOrganization) : [],
  order: async (db, ids) =>
    (await plansAreUsed({ db })) ? (await findOrders(db, ids)).map(ofOrganization) : [],
  invoice: async (db, ids) =>
    (await plansAreUsed({ db })) ? (await findInvoices(db, ids)).map(ofOrganization) : [],
  payment_event: async (db, ids) =>
    (await plansAreUsed({ db }))
      ? (await findEvents(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row }))
      : [],
};
