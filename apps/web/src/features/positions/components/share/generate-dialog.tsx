import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../../ui/forms/form-errors.ts';
import { useGenerateApplication } from '../../positions.api.ts';
import { messages } from '../../positions.messages.ts';

interface GenerateDialogProps {
  positionId: string;
  onClose: () => void;
  /** Given the path of the personal link. */
  onMade: (link: string) => void;
}

/** Makes an application on behalf of a person. */
export function GenerateDialog({ positionId, onClose, onMade }: GenerateDialogProps) {
  const t = useText(messages);
  const [key] = useState(() => crypto.randomUUID());
  const [person, setPerson] = useState({ email: '', first_name: '', last_name: '' });
  const [sendMail, setSendMail] = useState(true);
  const generate = useGenerateApplication(positionId);
  const errors = formErrors(generate.error);
  const field = (name: keyof typeof person, type: 'text' | 'email') => (
    <TextInput
      id={fieldId(name)}
      type={type}
      label={t(`positions.generate.${name}`)}
      required={name !== 'last_name'}
      error={errors.of(name)}
      value={person[name]}
      onChange={(event) => setPerson({ ...person, [name]: event.currentTarget.value })}
    />
  );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('positions.generate.title')}
      submitLabel={t('positions.generate.go')}
      busy={generate.isPending}
      onSubmit={() =>
        generate.mutate(
          // Another person after a refusal is another request.
          { body: { ...person, send_mail: sendMail }, key: `${key}:${person.email}` },
          { onSuccess: ({ data }) => onMade(data.link) },
        )
      }
    >
      <p>{t('positions.generate.text')}</p>
      <FormErrorList
        errors={errors.list}
        labels={{
          email: t('positions.generate.email'),
          first_name: t('positions.generate.first_name'),
          last_name: t('positions.generate.last_name'),
        }}
      />
      {field('email', 'email')}
      {field('first_name', 'text')}
      {field('last_name', 'text')}
      <Checkbox
        label={t('positions.generate.send')}
        checked={sendMail}
        onChange={(event) => setSendMail(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
