import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  DIRECTIONS,
  type Direction,
  LIBRARY_LIMITS,
  type LibraryKind,
} from '@tryout/domain/traits/trait-library';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [key] = useState(() => crypto.randomUUID());
  const create = useLibraryChange(
    () => createEntry(place.kind, place.parent?.id ?? null, draft, key),
    ({ id }) => {
      onClose();
      void navigate({
        to: '/user/admin/traits',
        search: { ...search, search: '', entry: entryAddress(place.kind, id) },
      });
    },
  );
  const errors = formErrors(create.error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`traits.add.${place.kind}`)}
      submitLabel={t('traits.add')}
      busy={create.isPending}
      onSubmit={() => create.mutate(undefined)}
    >
      <FormErrorList within={WITHIN} errors={errors.list} labels={{ name: t('traits.field.name') }} />
      {place.parent && <p>{t('traits.add.below', { name: place.parent.name })}</p>}
      <TextInput
        id={fieldId('name', WITHIN)}
        label={t('traits.field.name')}
        description={t('traits.field.name.hint')}
        data-autofocus
        required
        maxLength={LIBRARY_LIMITS.name}
        error={errors.of('name')}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
      />
      <Textarea
        id={fieldId('definition', WITHIN)}
        label={t('traits.field.definition')}
        autosize
        minRows={2}
        maxLength={LIBRARY_LIMITS.definition}
        error={errors.of('definition')}
        value={draft.definition}
        onChange={(event) => setDraft({ ...draft, definition: event.currentTarget.value })}
      />
      {place.kind === 'subtrait' && (
        <NativeSelect
          label={t('traits.field.direction')}
          data={DIRECTIONS.map((value) => ({ value, label: t(`traits.direction.${value}`) }))}
          value={draft.direction}
          onChange={(event) => setDraft({ ...draft, direction: event.currentTarget.value as Direction })}
        />
      )}
    </FormDialog>
  );
}
