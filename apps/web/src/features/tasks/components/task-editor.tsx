import { Button } from '@mantine/core';
import { updateTask } from '@tryout/contract/tasks/tasks';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { ConflictDialog } from '../../../ui/forms/conflict-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { RestoredBanner } from '../../../ui/forms/restored-banner.tsx';
import { wrongSettings } from '../../../ui/forms/settings-form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { UnconfirmedMark } from '../../../ui/marks/unconfirmed.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { isGameItself, useTaskName } from '../task-name.ts';
import { contentOf, type TaskContent, type TaskDetail, useSaveTask } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import { useSettingWords } from '../use-setting-words.ts';
import { DataPointsPanel } from './data-points-panel.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskStatus } from './task-status.tsx';
import { TaskSummaryList } from './task-summary-list.tsx';
import { TaskUsesPanel } from './task-uses-panel.tsx';
import { TaskVersion } from './task-version.tsx';

type Stored = TaskContent & { readonly edit: number };

/** What somebody else stored meanwhile; null when that is not why a save failed. */
function storedMeanwhile(error: unknown): Stored | null {
  const theirs = error instanceof ApiError ? error.current?.theirs : undefined;
  return typeof theirs === 'object' && theirs !== null && 'preset' in theirs ? (theirs as Stored) : null;
}

/** One task: edited as a draft, read once it is published. */
export function TaskEditor({ detail }: { readonly detail: TaskDetail }) {
  const t = useText(messages);
  const nameOf = useTaskName();
  const named = useLibraryNames();
  const { task, parameters } = detail;
  const draft = useKeptDraft<TaskContent>({
    key: `task:${task.id}`,
    edit: task.edit,
    saved: contentOf(task),
  });
  const save = useSaveTask(task.id);
  const words = useSettingWords(task.game_key);
  const isDraft = task.status === 'draft';
  const value = isDraft ? draft.value : contentOf(task);
  const isChanged = isDraft && draft.isChanged;
  const faultsIn = (content: TaskContent) => [
    ...(content.name.trim() ? [] : [{ field: 'name', message: t('tasks.name.required') }]),
    ...wrongSettings(parameters, content.preset ?? {}).map((key) => ({
      field: `preset.${key}`,
      message: t('tasks.settings.wrong'),
    })),
  ];
  const theirs = storedMeanwhile(save.error);
  const form = useForm(updateTask, {
    start: value,
    error: theirs ? null : save.error,
    busy: save.isPending,
    check: faultsIn,
    hold: { value, set: draft.set, isChanged },
  });
  const errors = { list: form.wrong.errors, of: form.errorOf };

  const store = async (content: TaskContent, edit: number): Promise<number | null> => {
    const sent: Promise<{ readonly edit: number }>[] = [];
    if (!form.submit(() => sent.push(save.mutateAsync({ ...content, edit })))) return null;
    try {
      const [stored] = await Promise.all(sent);
      if (!stored) return null;
      draft.stored(content, stored.edit);
      return stored.edit;
    } catch (error) {
      // The form or the conflict dialog tells what was refused.
      if (error instanceof ApiError) return null;
      throw error;
    }
  };
  const saveNow = async () => (isChanged ? store(draft.value, draft.edit) : task.edit);
  const labels = Object.fromEntries([
    ...parameters.map((spec) => [`preset.${spec.key}`, words.name(spec)] as const),
    ['name', t('tasks.name')] as const,
    ['time_limit_s', t('tasks.time')] as const,
  ]);
  return (
    <RecordView
      title={nameOf(task)}
      about={t('tasks.version', { version: task.version })}
      crumbs={[{ label: t('tasks.title'), to: '/user/admin/tasks' }]}
      facts={[
        <TaskStatus key="status" status={task.status} />,
        <span key="version">
          <TaskVersion task={task} />
        </span>,
        named('tasks', task.game),
        t('tasks.minutes', { minutes: Math.round(task.minutes * 10) / 10 }),
        task.key_panel !== null && <UnconfirmedMark key="panel" what={null} panel={task.key_panel} />,
        isDraft && (
          <span key="saved" role="status">
            {t(isChanged ? 'tasks.changed' : 'tasks.saved')}
          </span>
        ),
      ]}
      actions={<TaskActions task={task} onSave={saveNow} isChanged={isChanged} isSaving={save.isPending} />}
    >
      <Stack gap={5}>
        {!task.is_playable && (
          <Banner tone="warning">{t('tasks.old_game', { version: task.game_version })}</Banner>
        )}
        {task.source === 'platform' && <Banner>{t('tasks.shipped_note')}</Banner>}
        {task.source === 'build' && <Banner>{t('tasks.uploaded_note')}</Banner>}
        {!isGameItself(task) && task.status === 'published' && <Banner>{t('tasks.unchangeable')}</Banner>}
        {task.status === 'closed' && <Banner>{t('tasks.closed_note')}</Banner>}
        {isDraft && draft.restored && <RestoredBanner onDiscard={draft.discard} />}
        <FormErrorList {...form.wrong} labels={labels} />
        <TaskForm detail={detail} value={value} errors={errors} disabled={!isDraft} onChange={draft.set} />
        {isChanged && (
          <div>
            <Button variant="default" onClick={draft.discard}>
              {t('tasks.discard')}
            </Button>
          </div>
        )}
        <DataPointsPanel points={detail.data_points} formulas={detail.formulas} />
        <TaskUsesPanel task={task} used_in={detail.used_in} versions={detail.versions} />
      </Stack>
      <ConflictDialog
        opened={theirs !== null}
        mine={<TaskSummaryList content={draft.value} detail={detail} />}
        theirs={theirs && <TaskSummaryList content={theirs} detail={detail} />}
        busy={save.isPending}
        onTakeTheirs={() => {
          draft.discard();
          save.reset();
        }}
        onKeepMine={() => {
          if (!theirs) return;
          draft.rebase(theirs.edit);
          void store(draft.value, theirs.edit);
        }}
        onClose={() => save.reset()}
      />
    </RecordView>
  );
}
