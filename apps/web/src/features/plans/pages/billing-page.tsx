import { useParams } from '@tanstack/react-router';
import { Page } from '../../../ui/layout/page.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { billingPageOf } from '../billing-parts.ts';

/** R17 to R19: plans and what is paid for them, in parts that stand in the address. */
export function BillingPage() {
  const Part = billingPageOf(String(useParams({ strict: false }).part));
  return Part ? (
    <Part />
  ) : (
    <Page>
      <NotFoundState level={1} />
    </Page>
  );
}
