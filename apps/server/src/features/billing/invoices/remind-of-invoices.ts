import { amountText } from '@tryout/domain/billing/amounts';
import { dunningStep } from '@tryout/domain/billing/subscriptions';
import { serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { tellPayers } from '../billing-news.ts';
import { lockDueInvoices, storeDunning } from './invoices.queries.ts';

/** Asks again for invoices by mail that are due, on the days that are said for it. */
export async function remindOfInvoices(services: Services): Promise<void> {
  await withTransaction(services.db, async (db) => {
    const act = serverAct(services, db);
    const now = services.now();
    for (const invoice of await lockDueInvoices(db, now)) {
      const step = dunningStep(invoice.due_at, now.toISOString());
      if (step <= invoice.dunning_step) continue;
      await storeDunning(db, invoice.id, step);
      await tellPayers(act, invoice.organization_id, 'payment_due', {
        key: `${invoice.id}:${step}`,
        params: {
          name: `${invoice.written_number} · ${amountText(invoice.total, invoice.currency, invoice.language)}`,
        },
        link: '/user/billing/invoices',
      });
    }
  });
}
