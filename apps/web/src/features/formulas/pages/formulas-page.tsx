import { Button } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { useFormulaColumns } from '../components/formula-columns.tsx';
import { useFormulaFilters } from '../components/formula-filters.ts';
import { NewFormulaDialog } from '../components/new-formula-dialog.tsx';
import { DeleteDraftDialog } from '../components/versions/delete-draft-dialog.tsx';
import { SectionLinks } from '../components/writing/section-links.tsx';
import { type FormulaRow, formulasQuery, useDuplicateFormula } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';
import { readFormulasSearch } from '../formulas-search.ts';
import classes from './formulas-page.module.css';

/** A9: every formula, what it scores, whether it is in force, and what is wrong with it. */
export function FormulasPage() {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/formulas' });
  const at = useListState(readFormulasSearch);
  const query = useQuery({ ...formulasQuery(at.search), placeholderData: keepPreviousData });
  const filters = useFormulaFilters();
  const columns = useFormulaColumns();
  const duplicate = useDuplicateFormula();
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<FormulaRow | null>(null);
  useShortcut('c', t('formulas.new'), () => setCreating(true));
  const open = useCallback(
    (id: string) => void navigate({ to: '/user/admin/formulas/$formulaId', params: { formulaId: id } }),
    [navigate],
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
      <PageHeader
        title={t('formulas.title')}
        actions={
          <>
            <LinkButton to="/user/admin/formulas/play" variant="default">
              {t('formulas.from_play')}
            </LinkButton>
            {create}
          </>
        }
      >
        <SectionLinks />
      </PageHeader>
      <p className={classes.about}>{t('formulas.about')}</p>
      <ListView
        label={t('formulas.title')}
        at={at}
        query={query}
        find={t('formulas.search')}
        filters={filters}
        order="-updated_at"
        views="formulas"
        remember="formulas"
        columns={columns}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.name}, ${t('formulas.version', { version: row.version })}`}
        onOpen={(row) => open(row.id)}
        menu={menu}
        empty={{ title: t('formulas.empty'), text: t('formulas.empty_text'), action: create }}
      />
      {creating && <NewFormulaDialog onClose={() => setCreating(false)} onCreated={open} />}
      {deleting && <DeleteDraftDialog formula={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
