import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { useConditionColumns } from '../components/conditions/condition-columns.tsx';
import { NewConditionDialog } from '../components/conditions/new-condition-dialog.tsx';
import { SectionLinks } from '../components/writing/section-links.tsx';
import { conditionsQuery } from '../conditions.api.ts';
import { messages } from '../conditions.messages.ts';
import { messages as shared } from '../formulas.messages.ts';
import { readConditionsSearch, STATUS_FILTERS } from '../formulas-search.ts';

/** A11: conditions that formulas share, each as a sentence. */
export function ConditionsPage() {
  const t = useText(messages);
  const s = useText(shared);
  const navigate = useNavigate({ from: '/user/admin/formulas/conditions' });
  const at = useListState(readConditionsSearch);
  const query = useQuery({ ...conditionsQuery(at.search), placeholderData: keepPreviousData });
  const columns = useConditionColumns();
  const [creating, setCreating] = useState(false);
  useShortcut('c', t('formulas.conditions.new'), () => setCreating(true));
  const open = (conditionId: string) =>
    void navigate({ to: '/user/admin/formulas/conditions/$conditionId', params: { conditionId } });
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
      {t('formulas.conditions.new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={s('formulas.conditions')} actions={create}>
        <SectionLinks />
      </PageHeader>
      <p>{t('formulas.conditions.about')}</p>
      <ListView
        label={s('formulas.conditions')}
        at={at}
        query={query}
        find={t('formulas.conditions.search')}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: s('formulas.filter.status'),
            all: s('formulas.filter.now'),
            options: STATUS_FILTERS.map((value) => ({
              value,
              label: value === 'all' ? s('formulas.filter.all') : s(`formulas.status.${value}`),
            })),
          },
        ]}
        order="name"
        views="conditions"
        remember="conditions"
        columns={columns}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        onOpen={(row) => open(row.id)}
        empty={{
          title: t('formulas.conditions.empty'),
          text: t('formulas.conditions.empty_text'),
          action: create,
        }}
      />
      {creating && <NewConditionDialog onClose={() => setCreating(false)} onCreated={open} />}
    </Page>
  );
}
