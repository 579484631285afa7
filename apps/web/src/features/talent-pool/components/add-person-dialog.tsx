import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { addPerson } from '@tryout/contract/talent-pool/people';
import { useRequestKey } from '../../../platform/api/use-request-key.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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

const UNKNOWN: GivenConsent = { consent: 'unknown', consent_source: '', consent_on: '', consent_until: '' };

/** Adds a person by hand, with what they said about being kept and written to. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const w = useText(personMessages);
  const navigate = useNavigate();
  const add = useAddPerson();
  const keyOf = useRequestKey();
  const form = useForm(addPerson, {
    start: { ...NOBODY, ...UNKNOWN, tags: '', note: '' },
    error: add.error,
    busy: add.isPending,
  });
  const submit = () => {
    const { skills, tags, ...facts } = form.values;
    const body = { ...facts, skills: skillsIn(skills), tags: skillsIn(tags), ...sentConsent(facts) };
    add.mutate(
      { ...body, key: keyOf(body) },
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
      form={form}
      onSubmit={submit}
    >
      <PersonFields form={form} />
      <TextInput {...form.text('tags', w('person.field.tags'))} description={w('person.tags.hint')} />
      <ConsentFields value={form.values} error={form.errorOf} onChange={form.set} />
      <Textarea {...form.text('note', w('person.note'))} autosize minRows={2} maxLength={4000} />
    </FormDialog>
  );
}
