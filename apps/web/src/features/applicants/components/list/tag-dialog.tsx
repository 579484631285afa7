import { TextInput } from '@mantine/core';
import { type ApplicantRow, TAG_LENGTH, tagApplicants } from '@tryout/contract/applicants/applicants';
import { useId } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
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
  const list = useId();
  const form = useForm(tagApplicants, { start: { add: '', remove: [] as string[] }, error, busy });
  const { add: typed, remove: removed } = form.values;
  const add = typed.trim();
  const submit = () => {
    if (add === '' && removed.length === 0) return onClose();
    onSave({ add: add === '' ? [] : [add], remove: removed });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.tag.title', { count })}
      submitLabel={t('applicants.tag.save')}
      form={form}
      onSubmit={submit}
    >
      <TextInput {...form.text('add', t('applicants.tag.add'))} maxLength={TAG_LENGTH} list={list} />
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
                checked={removed.includes(tag)}
                onChange={(on) =>
                  form.set({ remove: on ? [...removed, tag] : removed.filter((each) => each !== tag) })
                }
              />
            ))}
          </Stack>
        </fieldset>
      )}
    </FormDialog>
  );
}
