import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AddOnList } from '../components/add-on-list.tsx';
import { messages } from '../plans.messages.ts';

/** A13: the add-ons alone, at the address that the specification gives them. */
export function AddOnsAdminPage() {
  const t = useText(messages);
  return (
    <Page>
      <PageHeader
        title={t('plans.add_ons')}
        crumbs={[{ label: t('plans.title'), to: '/user/admin/plans' }]}
      />
      <AddOnList />
    </Page>
  );
}
