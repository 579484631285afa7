import { Checkbox, TextInput } from '@mantine/core';
import { generateApplication } from '@tryout/contract/positions/candidate-invites';
import { useForm } from '../../../../ui/forms/use-form.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useRequestKey } from '../../../../platform/api/use-request-key.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
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
  const keyOf = useRequestKey();
  const generate = useGenerateApplication(positionId);
  const form = useForm(generateApplication, {
    start: { email: '', first_name: '', last_name: '', send_mail: true },
    error: generate.error,
    busy: generate.isPending,
  });
  const field = (name: 'email' | 'first_name' | 'last_name', type: 'text' | 'email') => (
    <TextInput
      {...form.text(name, t(`positions.generate.${name}`))}
      type={type}
      required={name !== 'last_name'}
    />
  );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('positions.generate.title')}
      submitLabel={t('positions.generate.go')}
      form={form}
      onSubmit={() =>
        generate.mutate(
          { body: form.values, key: keyOf(form.values) },
          { onSuccess: ({ data }) => onMade(data.link) },
        )
      }
    >
      <p>{t('positions.generate.text')}</p>
      {field('email', 'email')}
      {field('first_name', 'text')}
      {field('last_name', 'text')}
      <Checkbox
        label={t('positions.generate.send')}
        checked={form.values.send_mail}
        onChange={(event) => form.set({ send_mail: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
