import { Button } from '@mantine/core';
import { IconArchive, IconCopy, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { useState } from 'react';
import { invalidateFeature } from '../../../../platform/api/query-client.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import type { RowAction } from '../../../../ui/data-table/data-table-types.ts';
import { RowMenu } from '../../../../ui/data-table/row-menu.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { SaveState } from '../../../../ui/forms/save-state.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import {
  type ConditionDetail,
  useCreateConditionVersion,
  useDeleteCondition,
  useDuplicateCondition,
  useMoveCondition,
} from '../../conditions.api.ts';
import { messages } from '../../conditions.messages.ts';
import { blockerText } from '../../fault-text.ts';
import { messages as page } from '../../formula-page.messages.ts';
import { messages as shared } from '../../formulas.messages.ts';
import { problemWords } from '../../problem.messages.ts';
import type { ConditionWork } from '../../use-condition-work.ts';
import { VersionStatus } from '../versions/version-status.tsx';

type Asked = 'activate' | 'archive' | 'delete' | null;

/** What the condition is, whether it is saved, and all that can be done with it as a whole. */
export function ConditionHead({ detail, work }: { detail: ConditionDetail; work: ConditionWork }) {
  const t = useText(messages);
  const s = useText(shared);
  const p = useText(page);
  const faults = useText(problemWords);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const duplicate = useDuplicateCondition();
  const version = useCreateConditionVersion();
  const move = useMoveCondition();
  const remove = useDeleteCondition();
  const { condition, allowed, blockers } = detail;
  const isDraft = condition.status === 'draft';
  const { saving } = work;
  const tell = (error: Error) => toast.say({ message: error.message, tone: 'danger' });
  const open = (conditionId: string) =>
    void navigate({ to: '/user/admin/formulas/conditions/$conditionId', params: { conditionId } });
  const activate = async () => {
    if (isDraft && !(await (work.isChanged ? work.save() : saving.flush()))) {
      toast.say({ message: p('formulas.save_first'), tone: 'danger' });
      return;
    }
    move.reset();
    setAsked('activate');
  };
  const go = (to: 'published' | 'closed') =>
    move.mutate(
      { condition_id: condition.id, from: condition.status, to, edit: condition.edit },
      {
        onSuccess: () => {
          setAsked(null);
          if (to === 'published')
            toast.say({ message: t('formulas.conditions.activate.done'), tone: 'success' });
        },
      },
    );
  const actions: RowAction[] = [
    {
      label: s('formulas.duplicate'),
      icon: IconCopy,
      onClick: () =>
        duplicate.mutate(
          { condition_id: condition.id, key: crypto.randomUUID() },
          { onSuccess: ({ data }) => open(data.condition.id), onError: tell },
        ),
    },
    ...(allowed.includes('closed')
      ? [
          {
            label: t('formulas.conditions.archive'),
            icon: IconArchive,
            danger: true,
            onClick: () => {
              move.reset();
              setAsked('archive');
            },
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
        title={work.value.name || condition.name}
        tab={`${work.value.name || condition.name} · ${s('formulas.version', { version: condition.version })}`}
        crumbs={[
          { label: s('formulas.title'), to: '/user/admin/formulas' },
          { label: s('formulas.conditions'), to: '/user/admin/formulas/conditions' },
        ]}
        meta={
          <>
            <VersionStatus status={condition.status} />
            <span>{s('formulas.version', { version: condition.version })}</span>
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
                {p('formulas.save')}
              </Button>
            ) : (
              <Button
                variant={condition.status === 'published' ? 'filled' : 'default'}
                loading={version.isPending}
                onClick={() =>
                  version.mutate(
                    { condition_id: condition.id, key: crypto.randomUUID() },
                    { onSuccess: ({ data }) => open(data.condition.id), onError: tell },
                  )
                }
              >
                {p('formulas.new_version')}
              </Button>
            )}
            {allowed.includes('published') && (
              <Button onClick={() => void activate()}>
                {p(isDraft ? 'formulas.activate' : 'formulas.activate_again')}
              </Button>
            )}
            <RowMenu name={work.value.name} actions={actions} />
          </>
        }
      />
      <ConfirmDialog
        opened={asked === 'activate'}
        onClose={() => setAsked(null)}
        onConfirm={() => go('published')}
        title={t('formulas.conditions.activate.title')}
        confirmLabel={p('formulas.activate')}
        disabled={blockers.length > 0}
        busy={move.isPending}
        error={move.error}
      >
        {blockers.length > 0 ? (
          <>
            <p>{t('formulas.conditions.blockers')}</p>
            <ul>
              {blockers.map((blocker) => (
                <li key={`${blocker.code}-${blocker.name}`}>{blockerText(blocker, faults)}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('formulas.conditions.activate.text')}</p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'archive'}
        danger
        onClose={() => setAsked(null)}
        onConfirm={() => go('closed')}
        title={t('formulas.conditions.archive.title')}
        confirmLabel={t('formulas.conditions.archive')}
        busy={move.isPending}
        error={move.error}
      >
        {t('formulas.conditions.archive.text')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        danger
        onClose={() => setAsked(null)}
        onConfirm={() =>
          remove.mutate(condition.id, {
            onSuccess: async () => {
              await navigate({ to: '/user/admin/formulas/conditions' });
              await invalidateFeature(client, 'formulas');
            },
          })
        }
        title={t('formulas.conditions.delete.title')}
        confirmLabel={s('formulas.delete')}
        busy={remove.isPending}
        error={remove.error}
      >
        {t('formulas.conditions.delete.text', { name: work.value.name })}
      </ConfirmDialog>
    </>
  );
}
