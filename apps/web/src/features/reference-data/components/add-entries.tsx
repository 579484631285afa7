import { Button, Textarea, TextInput } from '@mantine/core';
import { addReferenceEntries } from '@tryout/contract/reference-data/reference-entries';
import { MOST_ADDED, type ReferenceKind } from '@tryout/domain/reference-data/reference-kinds';
import { namesInText } from '@tryout/domain/reference-data/reference-words';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { toast } from '../../../ui/states/toast.ts';
import { useAddEntries } from '../reference-data.api.ts';
import { messages } from '../reference-data.messages.ts';
import classes from './add-entries.module.css';

/** Says what an addition did: how many, and what was there already. */
function useSayAdded() {
  const t = useText(messages);
  const format = useFormat();
  return ({
    data,
    message,
  }: {
    data: { added: number; known: readonly { name: string }[] };
    message: string | null;
  }) => {
    const there =
      data.known.length > 0
        ? t('reference.known', { names: format.list(data.known.slice(0, 5).map(({ name }) => name)) })
        : '';
    toast.say({
      message: [message, there].filter(Boolean).join('. '),
      tone: data.added > 0 ? 'success' : 'plain',
    });
  };
}

/** One name after the other: Enter adds it and waits for the next. */
export function AddOne({ kind }: { kind: ReferenceKind }) {
  const t = useText(messages);
  const say = useSayAdded();
  const add = useAddEntries(kind);
  const form = useForm(addReferenceEntries, {
    start: { names: '' as string },
    error: add.error,
    busy: add.isPending,
    missing: { names: t('reference.name_missing') },
  });
  const send = () =>
    add.mutate([form.values.names.trim()], {
      onSuccess: (answer) => {
        say(answer);
        form.restart({ names: '' });
      },
    });
  return (
    <FormBody form={form} onSubmit={send}>
      <div className={classes.one}>
        <TextInput
          {...form.text('names', t('reference.add_one'))}
          className={classes.name ?? ''}
          description={t('reference.add_one.hint')}
          required={false}
          maxLength={120}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('reference.add')}
        </Button>
      </div>
    </FormBody>
  );
}

/** Many names at once, as they are copied from elsewhere. */
export function AddManyDialog({ kind, onClose }: { kind: ReferenceKind; onClose: () => void }) {
  const t = useText(messages);
  const format = useFormat();
  const say = useSayAdded();
  const add = useAddEntries(kind);
  const form = useForm(addReferenceEntries, {
    start: { names: '' as string },
    error: add.error,
    busy: add.isPending,
    missing: { names: t('reference.name_missing') },
    check: ({ names }) =>
      namesInText(names).length > MOST_ADDED
        ? [{ field: 'names', message: t('reference.add_many.too_many', { most: format.number(MOST_ADDED) }) }]
        : namesInText(names).length === 0
          ? [{ field: 'names', message: t('reference.name_missing') }]
          : [],
  });
  const names = namesInText(form.values.names);
  const submit = () =>
    add.mutate(names, {
      onSuccess: (answer) => {
        say(answer);
        onClose();
      },
    });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('reference.add_many')}
      submitLabel={t('reference.add')}
      form={form}
      onSubmit={submit}
    >
      <Textarea
        {...form.text('names', t('reference.add_many.names'))}
        description={t('reference.add_many.hint', { most: format.number(MOST_ADDED) })}
        rows={10}
        autosize={false}
      />
      <p aria-live="polite">{t('reference.add_many.count', { count: names.length })}</p>
    </FormDialog>
  );
}
