import { TextInput } from '@mantine/core';
import { type ApplicantRow, TAG_LENGTH } from '@tryout/contract/applicants/applicants';
import { useId, useState } from 'react';
import { useErrorText } from '../../../../platform/error-text.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { useTagApplicants } from '../../applicants.api.ts';
import { bulkMessages } from '../../bulk.messages.ts';

interface TagDialogProps {
  positionId: string;
  /** The position's tags, to choose from. */
  tags: readonly string[];
  selected: readonly Pick<ApplicantRow, 'application_id' | 'tags'>[];
  onClose: () => void;
}

/** Puts tags on chosen applicants and takes tags off. */
export function TagDialog({ positionId, tags, selected, onClose }: TagDialogProps) {
  const t = useText(bulkMessages);
  const save = useTagApplicants();
  return (
    <TagForm
      count={selected.length}
      tags={tags}
      present={[...new Set(selected.flatMap((row) => row.tags))].sort()}
      busy={save.isPending}
      error={save.error}
      onClose={onClose}
      onSave={(change) =>
        save.mutate(
          {
            position_id: positionId,
            application_ids: selected.map((row) => row.application_id),
            ...change,
          },
          {
            onSuccess: ({ changed }) => {
              toast.say({ message: t('applicants.tag.done', { count: changed }) });
              onClose();
            },
          },
        )
      }
    />
  );
}

interface TagFormProps {
  count: number;
  /** The position's tags, to choose from. */
  tags: readonly string[];
  /** Tags that can be taken off. */
  present: readonly string[];
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onSave: (change: { add: string[]; remove: string[] }) => void;
}

/** Which tag to put on and which to take off. */
export function TagForm({ count, tags, present, busy, error, onClose, onSave }: TagFormProps) {
  const t = useText(bulkMessages);
  const errorText = useErrorText();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const add = typed.trim();
  const submit = () => {
    if (add === '' && removed.size === 0) return onClose();
    onSave({ add: add === '' ? [] : [add], remove: [...removed] });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.tag.title', { count })}
      submitLabel={t('applicants.tag.save')}
      onSubmit={submit}
      busy={busy}
    >
      <TextInput
        label={t('applicants.tag.add')}
        maxLength={TAG_LENGTH}
        list={list}
        value={typed}
        error={error ? errorText(error) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={list}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {present.length > 0 && (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend>{t('applicants.tag.remove')}</legend>
          <Stack gap={1}>
            {present.map((tag) => (
              <CheckBox
                key={tag}
                label={<bdi>{tag}</bdi>}
                checked={removed.has(tag)}
                onChange={(on) =>
                  setRemoved((now) =>
                    on ? new Set([...now, tag]) : new Set([...now].filter((each) => each !== tag)),
                  )
                }
              />
            ))}
          </Stack>
        </fieldset>
      )}
    </FormDialog>
  );
}
