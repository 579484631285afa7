import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toast } from '../../../ui/states/toast.ts';
import type { NamedProblem } from '../problem-text.ts';
import {
  type Template,
  useBeginVersion,
  useDuplicateTemplate,
  useMoveTemplate,
  useRemoveTemplate,
} from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { useTemplatePlaces } from '../use-template-places.ts';
import { TemplateProblems } from './template-problems.tsx';

interface TemplateActionsProps {
  readonly template: Template;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly problems: readonly NamedProblem[];
  readonly onSave: () => void;
}

type Asked = 'publish' | 'close' | 'remove';

/** What can be done with a version, by its status. */
export function TemplateActions({ template, isChanged, isSaving, problems, onSave }: TemplateActionsProps) {
  const t = useText(messages);
  const places = useTemplatePlaces();
  const [asked, setAsked] = useState<Asked | null>(null);
  const move = useMoveTemplate(template.id);
  const begin = useBeginVersion();
  const remove = useRemoveTemplate();
  const duplicate = useDuplicateTemplate();
  const { status, version, name, may_manage } = template;
  const hasDraft = template.versions.some((each) => each.status === 'draft');
  const openNew = { onSuccess: ({ id }: { id: string }) => places.toTemplate(id), onError: tell };
  const close = () => {
    move.reset();
    remove.reset();
    setAsked(null);
  };
  const go = (to: 'published' | 'closed') =>
    move.mutate(
      { from: status, to, ...(status === 'draft' && { edit: template.edit }) },
      { onSuccess: close, ...(asked === null && { onError: tell }) },
    );
  return (
    <>
      <Button
        variant="default"
        loading={duplicate.isPending}
        onClick={() => duplicate.mutate({ id: template.id, key: crypto.randomUUID() }, openNew)}
      >
        {t('templates.duplicate')}
      </Button>
      {may_manage && status === 'draft' && (
        <>
          <Button variant="default" onClick={() => setAsked('remove')}>
            {t('templates.delete')}
          </Button>
          <Button variant="default" loading={isSaving} disabled={!isChanged} onClick={onSave}>
            {t('templates.save')}
          </Button>
          <Button disabled={isChanged} onClick={() => setAsked('publish')}>
            {t('templates.publish')}
          </Button>
        </>
      )}
      {may_manage && status === 'published' && (
        <Button variant="default" onClick={() => setAsked('close')}>
          {t('templates.close')}
        </Button>
      )}
      {may_manage && status === 'closed' && (
        <Button variant="default" loading={move.isPending} onClick={() => go('published')}>
          {t('templates.reopen')}
        </Button>
      )}
      {may_manage && status !== 'draft' && (
        <Button loading={begin.isPending} onClick={() => begin.mutate(template.id, openNew)}>
          {t(hasDraft ? 'templates.open_draft' : 'templates.next_version')}
        </Button>
      )}
      <Dialog
        opened={asked === 'publish' && problems.length > 0}
        onClose={close}
        title={t('templates.publish_title', { version })}
      >
        <p>{t('templates.publish_blocked')}</p>
        {/* A press on a problem leads to its place, so the dialog goes. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take keys themselves */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to what is pressed inside */}
        <div onClick={close}>
          <TemplateProblems problems={problems} />
        </div>
      </Dialog>
      <ConfirmDialog
        opened={asked === 'publish' && problems.length === 0}
        onClose={close}
        onConfirm={() => go('published')}
        title={t('templates.publish_title', { version })}
        confirmLabel={t('templates.publish')}
        busy={move.isPending}
        error={move.error}
      >
        {t('templates.publish_text')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'close'}
        onClose={close}
        onConfirm={() => go('closed')}
        title={t('templates.close_title', { version })}
        confirmLabel={t('templates.close')}
        busy={move.isPending}
        error={move.error}
      >
        {t('templates.close_text')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'remove'}
        onClose={close}
        onConfirm={() => remove.mutate(template.id, { onSuccess: () => places.toList() })}
        title={t('templates.delete_title', { name })}
        confirmLabel={t('templates.delete')}
        danger
        busy={remove.isPending}
        error={remove.error}
      >
        {t('templates.delete_text')}
      </ConfirmDialog>
    </>
  );
}

function tell(error: Error): void {
  toast.say({ message: error.message, tone: 'danger' });
}
