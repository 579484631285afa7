import { Button } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { FormulaFilters } from '../components/formula-filters.tsx';
import { FormulaTable } from '../components/formula-table.tsx';
import { NewFormulaDialog } from '../components/new-formula-dialog.tsx';
import { DeleteDraftDialog } from '../components/versions/delete-draft-dialog.tsx';
import { SectionLinks } from '../components/writing/section-links.tsx';
import { type FormulaRow, formulasQuery, useDuplicateFormula } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';
import { type FormulasSearch, readFormulasSearch } from '../formulas-search.ts';
import classes from './formulas-page.module.css';

/** A9: every formula, what it scores, whether it is in force, and what is wrong with it. */
export function FormulasPage() {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/formulas' });
  const search = readFormulasSearch({ ...useSearch({ from: '/user/admin/formulas' }) });
  const query = useQuery({ ...formulasQuery(search), placeholderData: keepPreviousData });
  const duplicate = useDuplicateFormula();
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<FormulaRow | null>(null);
  useShortcut('c', t('formulas.new'), () => setCreating(true));
  const set = useCallback(
    (changes: FormulasSearch) =>
      void navigate({
        to: '/user/admin/formulas',
        search: (old) => ({ ...old, page: undefined, cursor: undefined, ...changes }),
        replace: true,
      }),
    [navigate],
  );
  const open = useCallback(
    (id: string) => void navigate({ to: '/user/admin/formulas/$formulaId', params: { formulaId: id } }),
    [navigate],
  );
  const clear = () =>
    set({ q: undefined, status: undefined, task_key: undefined, subtrait_id: undefined, problem: undefined });
  const filtered = Boolean(
    search.q || search.status || search.task_key || search.subtrait_id || search.problem,
  );
  const menu = (row: FormulaRow): RowAction[] => [
    {
      label: t('formulas.duplicate'),
      icon: IconCopy,
      onClick: () =>
        duplicate.mutate(
          { formula_id: row.id, key: crypto.randomUUID() },
          { onSuccess: ({ data }) => open(data.formula.id) },
        ),
    },
    ...(row.status === 'draft'
      ? [{ label: t('formulas.delete'), icon: IconTrash, danger: true, onClick: () => setDeleting(row) }]
      : []),
  ];
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
      {t('formulas.new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('formulas.title')} actions={create}>
        <SectionLinks />
      </PageHeader>
      <p className={classes.about}>{t('formulas.about')}</p>
      <FormulaFilters search={search} onChange={set} />
      <QueryView query={query} skeleton={<TableSkeleton rows={8} />}>
        {(data) =>
          data.items.length === 0 ? (
            filtered ? (
              <FilteredEmptyState onClear={clear} />
            ) : (
              <EmptyState title={t('formulas.empty')} text={t('formulas.empty_text')} action={create} />
            )
          ) : (
            <>
              <FormulaTable items={data.items} onOpen={(row) => open(row.id)} menu={menu} />
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
      {creating && <NewFormulaDialog onClose={() => setCreating(false)} onCreated={open} />}
      {deleting && <DeleteDraftDialog formula={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
