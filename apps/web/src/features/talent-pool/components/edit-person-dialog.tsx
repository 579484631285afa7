import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import { changePerson } from '@tryout/contract/talent-pool/people';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { toast } from '../../../ui/states/toast.ts';
import { personMessages } from '../person.messages.ts';
import { useChangePerson } from '../talent-pool.api.ts';
import { PersonFields, skillsIn, type TypedPerson } from './person-fields.tsx';

const factsOf = ({
  first_name,
  last_name,
  email,
  phone,
  location,
  linkedin,
  skills,
}: TypedPerson): TypedPerson => ({ first_name, last_name, email, phone, location, linkedin, skills });

/** Changes what is known of a person. */
export function EditPersonDialog({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const t = useText(personMessages);
  const save = useChangePerson(person.person_id);
  const before: TypedPerson = { ...person, skills: person.skills.join(', ') };
  const form = useForm(changePerson, { start: factsOf(before), error: save.error, busy: save.isPending });
  const submit = () => {
    const typed = form.values;
    const { skills: _, ...facts } = typed;
    // Only what was changed is sent, so that what somebody else changed meanwhile stays.
    const changed = Object.entries(facts).filter(
      ([field, value]) => value.trim() !== before[field as keyof typeof facts],
    );
    const skills = typed.skills === before.skills ? {} : { skills: skillsIn(typed.skills) };
    if (changed.length === 0 && !('skills' in skills)) return onClose();
    save.mutate(
      { ...Object.fromEntries(changed), ...skills },
      {
        onSuccess: ({ message }) => {
          if (message) toast.say({ message, tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog opened onClose={onClose} title={t('person.edit')} form={form} onSubmit={submit}>
      <PersonFields form={form} />
    </FormDialog>
  );
}
