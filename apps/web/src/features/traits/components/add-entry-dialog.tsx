import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { subtraitRoutes } from '@tryout/contract/traits/traits';
import { DIRECTIONS, LIBRARY_LIMITS, type LibraryKind } from '@tryout/domain/traits/trait-library';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { EMPTY_DRAFT } from '../entry-draft.ts';
import { entryAddress } from '../library-tree.ts';
import { createEntry, type LibraryItem, useLibraryChange } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';

/** Where a new entry goes. */
export interface NewEntryParent {
  readonly kind: LibraryKind;
  readonly parent: Pick<LibraryItem, 'id' | 'name'> | null;
}

/** The entry that is open behind has fields of the same names. */
const WITHIN = 'new';

/** Adds an entry; everything else is written once it is there. */
export function AddEntryDialog({ place, onClose }: { place: NewEntryParent; onClose: () => void }) {
  const t = useText(messages);
  const search = useSearch({ from: '/user/admin/traits' });
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const create = useLibraryChange(
    (typed: Pick<typeof EMPTY_DRAFT, 'name' | 'definition' | 'direction'>) =>
      createEntry(place.kind, place.parent?.id ?? null, { ...EMPTY_DRAFT, ...typed }, key),
    ({ id }) => {
      onClose();
      void navigate({
        to: '/user/admin/traits',
        search: { ...search, search: '', entry: entryAddress(place.kind, id) },
      });
    },
  );
  const form = useForm(subtraitRoutes.create, {
    start: { name: '', definition: '', direction: EMPTY_DRAFT.direction },
    error: create.error,
    busy: create.isPending,
    within: WITHIN,
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`traits.add.${place.kind}`)}
      submitLabel={t('traits.add')}
      form={form}
      onSubmit={() => create.mutate(form.values)}
    >
      {place.parent && <p>{t('traits.add.below', { name: place.parent.name })}</p>}
      <TextInput
        {...form.text('name', t('traits.field.name'))}
        description={t('traits.field.name.hint')}
        data-autofocus
        required
        maxLength={LIBRARY_LIMITS.name}
      />
      <Textarea
        {...form.text('definition', t('traits.field.definition'))}
        autosize
        minRows={2}
        maxLength={LIBRARY_LIMITS.definition}
      />
      {place.kind === 'subtrait' && (
        <NativeSelect
          {...form.text('direction', t('traits.field.direction'))}
          data={DIRECTIONS.map((value) => ({ value, label: t(`traits.direction.${value}`) }))}
        />
      )}
    </FormDialog>
  );
}
