import { mergePeople } from '@tryout/contract/talent-pool/duplicates';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { duplicatesMessages } from '../duplicates.messages.ts';
import { usePersonName } from '../person-name.ts';
import { useMerge } from '../use-merge.ts';
import classes from './duplicates.module.css';

type Merged = Pick<PersonRow, 'person_id' | 'first_name' | 'last_name' | 'email' | 'phone'>;

interface MergeDialogProps {
  /** The first one is proposed to be kept. */
  people: readonly [Merged, Merged];
  onClose: () => void;
  onMerged: () => void;
}

/** Asks which of two people is kept, and merges the other one into that. */
export function MergeDialog({ people, onClose, onMerged }: MergeDialogProps) {
  const t = useText(duplicatesMessages);
  const nameOf = usePersonName();
  const { merge, isPending, error } = useMerge();
  const form = useForm(mergePeople, {
    start: { person_id: people[0].person_id },
    error,
    busy: isPending,
  });
  const { person_id: kept } = form.values;
  const other = people.find((person) => person.person_id !== kept) ?? people[1];
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('duplicates.merge.title')}
      submitLabel={t('duplicates.merge')}
      form={form}
      onSubmit={() =>
        merge({ person_id: kept, other_id: other.person_id }, () => {
          onMerged();
          onClose();
        })
      }
    >
      <fieldset className={classes.choice}>
        <legend>{t('duplicates.merge.which')}</legend>
        {people.map((person) => (
          <label key={person.person_id}>
            <input
              type="radio"
              name="kept"
              checked={kept === person.person_id}
              onChange={() => form.set({ person_id: person.person_id })}
            />
            <span>
              <bdi>{nameOf(person)}</bdi>
              <small>
                <bdi>{person.email || person.phone || t('duplicates.no_contact')}</bdi>
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <p>{t('duplicates.merge.text')}</p>
    </FormDialog>
  );
}
