import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { ConditionTable } from '../components/conditions/condition-table.tsx';
import { NewConditionDialog } from '../components/conditions/new-condition-dialog.tsx';
import { SectionLinks } from '../components/writing/section-links.tsx';
import { conditionsQuery } from '../conditions.api.ts';
import { messages } from '../conditions.messages.ts';
import { messages as shared } from '../formulas.messages.ts';
import { type ConditionsSearch, readConditionsSearch, STATUS_FILTERS } from '../formulas-search.ts';

/** A11: conditions that formulas share, each as a sentence. */
export function ConditionsPage() {
  const t = useText(messages);
  const s = useText(shared);
  const navigate = useNavigate({ from: '/user/admin/formulas/conditions' });
  const search = readConditionsSearch({ ...useSearch({ from: '/user/admin/formulas/conditions' }) });
  const query = useQuery({ ...conditionsQuery(search), placeholderData: keepPreviousData });
  const [creating, setCreating] = useState(false);
  useShortcut('c', t('formulas.conditions.new'), () => setCreating(true));
  const set = useCallback(
    (changes: ConditionsSearch) =>
      void navigate({
        to: '/user/admin/formulas/conditions',
        search: (old) => ({ ...old, page: undefined, cursor: undefined, ...changes }),
        replace: true,
      }),
    [navigate],
  );
  const setWords = useCallback((q: string) => set({ q: q || undefined }), [set]);
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
      <Row>
        <SearchField label={t('formulas.conditions.search')} value={search.q ?? ''} onChange={setWords} />
        <NativeSelect
          aria-label={s('formulas.filter.status')}
          value={search.status ?? ''}
          data={[
            { value: '', label: s('formulas.filter.now') },
            ...STATUS_FILTERS.map((value) => ({
              value,
              label: value === 'all' ? s('formulas.filter.all') : s(`formulas.status.${value}`),
            })),
          ]}
          onChange={(event) =>
            set({ status: STATUS_FILTERS.find((status) => status === event.currentTarget.value) })
          }
        />
      </Row>
      <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
        {(data) =>
          data.items.length === 0 ? (
            search.q || search.status ? (
              <FilteredEmptyState onClear={() => set({ q: undefined, status: undefined })} />
            ) : (
              <EmptyState
                title={t('formulas.conditions.empty')}
                text={t('formulas.conditions.empty_text')}
                action={create}
              />
            )
          ) : (
            <>
              <ConditionTable items={data.items} onOpen={(row) => open(row.id)} />
              <Pager
                page={data.page}
                recordsPerPage={data.recordsPerPage}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                nextCursor={data.next_cursor}
                previousCursor={data.previous_cursor}
                onPage={(page, cursor) => set({ page, cursor })}
                onRecordsPerPage={(recordsPerPage) => set({ recordsPerPage })}
              />
            </>
          )
        }
      </QueryView>
      {creating && <NewConditionDialog onClose={() => setCreating(false)} onCreated={open} />}
    </Page>
  );
}
