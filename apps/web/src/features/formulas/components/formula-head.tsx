import { Button } from '@mantine/core';
import { IconCopy, IconEdit, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../formula-page.messages.ts';
import {
  type FormulaDetail,
  useCreateVersion,
  useDuplicateFormula,
  type Vocabulary,
} from '../formulas.api.ts';
import { messages as shared } from '../formulas.messages.ts';
import type { FormulaWork } from '../use-formula-work.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { ActivateDialog } from './versions/activate-dialog.tsx';
import { CloseDialog } from './versions/close-dialog.tsx';
import { DeleteDraftDialog } from './versions/delete-draft-dialog.tsx';
import { VersionStatus } from './versions/version-status.tsx';

interface FormulaHeadProps {
  detail: FormulaDetail;
  vocabulary: Vocabulary;
  work: FormulaWork;
  onRun: () => void;
  onGo: (code: string) => void;
}

type Asked = 'activate' | 'close' | 'delete' | 'details' | null;

/** What the formula is, whether it is saved, and all that can be done with it as a whole. */
export function FormulaHead({ detail, vocabulary, work, onRun, onGo }: FormulaHeadProps) {
  const t = useText(messages);
  const s = useText(shared);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>(null);
  const duplicate = useDuplicateFormula();
  const version = useCreateVersion();
  const { formula, allowed } = detail;
  const isDraft = formula.status === 'draft';
  const { value, saving } = work;
  const named = useLibraryNames();
  const subtrait = named(
    'entries',
    vocabulary.subtraits.find(({ id }) => id === value.subtrait_id)?.name ?? formula.subtrait,
  );
  const task = named(
    'tasks',
    vocabulary.tasks.find(({ key }) => key === value.task_key)?.name ?? formula.task,
  );
  const tell = (error: Error) => toast.say({ message: error.message, tone: 'danger' });
  const open = (formulaId: string) =>
    void navigate({ to: '/user/admin/formulas/$formulaId', params: { formulaId } });
  const activate = async () => {
    // What is put in force is what is stored, so what was typed last has to be there first.
    if (isDraft && !(await (work.isChanged ? work.save() : saving.flush()))) {
      toast.say({ message: t('formulas.save_first'), tone: 'danger' });
      return;
    }
    setAsked('activate');
  };
  const actions: RowAction[] = [
    ...(isDraft
      ? [{ label: t('formulas.details'), icon: IconEdit, onClick: () => setAsked('details') }]
      : []),
    {
      label: s('formulas.duplicate'),
      icon: IconCopy,
      onClick: () =>
        duplicate.mutate(
          { formula_id: formula.id, key: crypto.randomUUID() },
          { onSuccess: ({ data }) => open(data.formula.id), onError: tell },
        ),
    },
    ...(allowed.includes('closed')
      ? [
          {
            label: t('formulas.deactivate'),
            icon: IconPlayerStop,
            danger: true,
            onClick: () => setAsked('close'),
          },
        ]
      : []),
    ...(isDraft
      ? [{ label: s('formulas.delete'), icon: IconTrash, danger: true, onClick: () => setAsked('delete') }]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={value.name || formula.name}
        tab={`${value.name || formula.name} · ${s('formulas.version', { version: formula.version })}`}
        crumbs={[{ label: s('formulas.title'), to: '/user/admin/formulas' }]}
        meta={
          <>
            <VersionStatus status={formula.status} />
            <span>{s('formulas.version', { version: formula.version })}</span>
            <span>{subtrait}</span>
            <span>{task}</span>
            {isDraft && (
              <SaveState
                state={saving.state}
                {...(saving.at ? { at: saving.at } : {})}
                onRetry={() => void work.save()}
              />
            )}
          </>
        }
        actions={
          <>
            {isDraft ? (
              <Button variant="default" onClick={() => void work.save()}>
                {t('formulas.save')}
              </Button>
            ) : (
              <Button
                variant={formula.status === 'published' ? 'filled' : 'default'}
                loading={version.isPending}
                onClick={() =>
                  version.mutate(
                    { formula_id: formula.id, key: crypto.randomUUID() },
                    { onSuccess: ({ data }) => open(data.formula.id), onError: tell },
                  )
                }
              >
                {t('formulas.new_version')}
              </Button>
            )}
            <Button variant="default" onClick={onRun}>
              {t('formulas.run')}
            </Button>
            {allowed.includes('published') && (
              <Button onClick={() => void activate()}>
                {t(isDraft ? 'formulas.activate' : 'formulas.activate_again')}
              </Button>
            )}
            <RowMenu name={value.name} actions={actions} />
          </>
        }
      />
      {asked === 'activate' && (
        <ActivateDialog
          detail={detail}
          onClose={() => setAsked(null)}
          onGo={(code) => {
            setAsked(null);
            requestAnimationFrame(() => onGo(code));
          }}
          onDone={() => {
            setAsked(null);
            toast.say({ message: t('formulas.activation.done'), tone: 'success' });
          }}
        />
      )}
      {asked === 'close' && <CloseDialog formula={formula} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <DeleteDraftDialog
          formula={formula}
          onClose={() => setAsked(null)}
          onDeleted={() => navigate({ to: '/user/admin/formulas' })}
        />
      )}
      {asked === 'details' && (
        <DetailsDialog
          work={value}
          vocabulary={vocabulary}
          onClose={() => setAsked(null)}
          onApply={(changes) => {
            work.change(changes);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
