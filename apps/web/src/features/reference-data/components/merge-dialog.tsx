import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mergeReferenceEntry, type ReferenceEntry } from '@tryout/contract/reference-data/reference-entries';
import { placesOf, REFERENCE_UNDO_DAYS } from '@tryout/domain/reference-data/reference-kinds';
import { wordKey } from '@tryout/domain/reference-data/reference-words';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { entriesQuery, useMergeEntry } from '../reference-data.api.ts';
import { messages } from '../reference-data.messages.ts';

const OTHERS = 'reference-merge-others';

/** Chooses what takes the place of an entry, and says what that does. */
export function MergeDialog({ entry, onClose }: { entry: ReferenceEntry; onClose: () => void }) {
  const t = useText(messages);
  const merge = useMergeEntry(entry);
  // Held here as well, since what the form checks is what the search found.
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery({
    ...entriesQuery({ kind: entry.kind, search, recordsPerPage: 20 }),
    placeholderData: keepPreviousData,
  });
  const others = (found.data?.items ?? []).filter(
    (one) => one.reference_entry_id !== entry.reference_entry_id,
  );
  const idOf = (name: string) =>
    others.find((one) => wordKey(one.name) === wordKey(name))?.reference_entry_id;
  const form = useForm(mergeReferenceEntry, {
    start: { into_id: '' },
    error: merge.error,
    busy: merge.isPending,
    missing: { into_id: t('reference.merge.into.missing') },
    check: ({ into_id }) =>
      into_id !== '' && idOf(into_id) === undefined
        ? [{ field: 'into_id', message: t('reference.merge.into.missing') }]
        : [],
  });
  const submit = () => {
    const id = idOf(typed);
    if (id) merge.mutate(id, { onSuccess: onClose });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('reference.merge.title', { name: entry.name })}
      submitLabel={t('reference.merge.submit')}
      form={form}
      onSubmit={submit}
    >
      <TextInput
        {...form.text('into_id', t('reference.merge.into'))}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          form.set({ into_id: event.currentTarget.value });
        }}
        description={t('reference.merge.into.hint')}
        maxLength={120}
        autoComplete="off"
        list={OTHERS}
        dir="auto"
      />
      <datalist id={OTHERS}>
        {others.map(({ name, names, aliases }) => (
          <option key={name} value={name} label={[...Object.values(names), ...aliases].join(' · ')} />
        ))}
      </datalist>
      <p>
        {placesOf(entry.kind).length > 0
          ? t('reference.merge.text', { name: entry.name, days: REFERENCE_UNDO_DAYS })
          : t('reference.merge.lists_only')}
      </p>
    </FormDialog>
  );
}
