import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { OperatorTable } from '../components/operators/operator-table.tsx';
import { RenameOperatorDialog } from '../components/operators/rename-operator-dialog.tsx';
import { SectionLinks } from '../components/writing/section-links.tsx';
import { messages as shared } from '../formulas.messages.ts';
import { operatorKind, operatorLabel } from '../operator-name.ts';
import { operatorWords } from '../operator-words.messages.ts';
import { type OperatorRecord, operatorsQuery, useSaveOperator } from '../operators.api.ts';
import { messages } from '../operators.messages.ts';

/** A11: what formulas are written with; names and whether it may be used are the administrators'. */
export function OperatorsPage() {
  const t = useText(messages);
  const s = useText(shared);
  const w = useText(operatorWords);
  const locale = useLocale();
  const query = useQuery(operatorsQuery());
  const [renaming, setRenaming] = useState<OperatorRecord | null>(null);
  const [switching, setSwitching] = useState<OperatorRecord | null>(null);
  const save = useSaveOperator();
  const turn = (operator: OperatorRecord, is_active: boolean) =>
    save.mutate(
      {
        key: operator.key,
        edit: operator.edit,
        symbol: operator.symbol === operator.default_symbol ? null : operator.symbol,
        label: operator.label === operator.default_label ? null : operator.label,
        words: operator.words,
        is_active,
      },
      { onSuccess: () => setSwitching(null) },
    );
  const ask = (operator: OperatorRecord) => {
    save.reset();
    setSwitching(operator);
  };
  const kinds = [...new Set(query.data?.items.map(({ kind }) => kind) ?? [])];
  return (
    <Page>
      <PageHeader title={s('formulas.operators')}>
        <SectionLinks />
      </PageHeader>
      <p>{t('formulas.operators.about')}</p>
      <QueryView query={query} skeleton={<TableSkeleton rows={10} />}>
        {({ items }) =>
          kinds.map((kind) => (
            <Panel key={kind} title={operatorKind(kind, w)}>
              <OperatorTable
                caption={t('formulas.operators.table', { kind: operatorKind(kind, w) })}
                operators={items.filter((operator) => operator.kind === kind)}
                onRename={setRenaming}
                onSwitch={ask}
              />
            </Panel>
          ))
        }
      </QueryView>
      {renaming && (
        <RenameOperatorDialog
          operator={renaming}
          name={operatorLabel(renaming, locale, w)}
          onClose={() => setRenaming(null)}
        />
      )}
      {switching && (
        <ConfirmDialog
          opened
          onClose={() => setSwitching(null)}
          onConfirm={() => turn(switching, !switching.is_active)}
          title={t(
            switching.is_active ? 'formulas.operators.off.title' : 'formulas.operators.switch_on_one',
            {
              name: operatorLabel(switching, locale, w),
            },
          )}
          confirmLabel={t(
            switching.is_active ? 'formulas.operators.switch_off' : 'formulas.operators.switch_on',
          )}
          danger={switching.is_active}
          busy={save.isPending}
          error={save.error}
        >
          {switching.is_active
            ? t('formulas.operators.off.text', { count: switching.used_by })
            : t('formulas.operators.on.text')}
        </ConfirmDialog>
      )}
    </Page>
  );
}
