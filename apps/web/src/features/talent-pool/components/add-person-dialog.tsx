import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { toast } from '../../../ui/states/toast.ts';
import { personMessages } from '../person.messages.ts';
import { useAddPerson } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';
import { sentConsent } from './change-dialogs.tsx';
import { ConsentFields, type GivenConsent } from './consent-fields.tsx';
import { PersonFields, skillsIn, type TypedPerson } from './person-fields.tsx';

const NOBODY: TypedPerson = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  location: '',
  linkedin: '',
  skills: '',
};

/** Adds a person by hand, with what they said about being kept and written to. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const w = useText(personMessages);
  const navigate = useNavigate();
  const add = useAddPerson();
  const [key] = useState(() => crypto.randomUUID());
  const [person, setPerson] = useState(NOBODY);
  const [tags, setTags] = useState('');
  const [note, setNote] = useState('');
  const [consent, setConsent] = useState<GivenConsent>({
    consent: 'unknown',
    consent_source: '',
    consent_on: '',
    consent_until: '',
  });
  const errors = formErrors(add.error);
  const submit = () => {
    const { skills, ...facts } = person;
    const body = { ...facts, skills: skillsIn(skills), tags: skillsIn(tags), note, ...sentConsent(consent) };
    add.mutate(
      // What was changed after a refusal is another request.
      { ...body, key: `${key}:${JSON.stringify(body).length}:${person.email}`.slice(0, 200) },
      {
        onSuccess: ({ data, message }) => {
          if (message) toast.say({ message, tone: 'success' });
          void navigate({ to: '/user/candidates/$personId', params: { personId: data.person_id } });
        },
      },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('talent-pool.add')}
      submitLabel={t('talent-pool.add')}
      busy={add.isPending}
      onSubmit={submit}
    >
      <FormErrorList errors={errors.list} />
      <PersonFields value={person} error={errors.of} onChange={setPerson} />
      <TextInput
        id={fieldId('tags')}
        label={w('person.field.tags')}
        description={w('person.tags.hint')}
        value={tags}
        error={errors.of('tags')}
        onChange={(event) => setTags(event.currentTarget.value)}
      />
      <ConsentFields value={consent} error={errors.of} onChange={setConsent} />
      <Textarea
        label={w('person.note')}
        autosize
        minRows={2}
        maxLength={4000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
