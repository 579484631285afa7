import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { messages } from '../billing.messages.ts';

const PARTS = ['plans', 'orders', 'invoices', 'details'] as const;

/** The head of a page of billing, with links to the others. */
export function BillingHead({ title, actions }: { readonly title: string; readonly actions?: ReactNode }) {
  const t = useText(messages);
  return (
    <PageHeader title={title} actions={actions}>
      <nav aria-label={t('billing.pages')}>
        <Row gap={2}>
          {PARTS.map((part) => (
            <LinkButton key={part} variant="subtle" to={`/user/billing/${part}` as '/user'}>
              {t(`billing.page.${part}`)}
            </LinkButton>
          ))}
        </Row>
      </nav>
    </PageHeader>
  );
}
