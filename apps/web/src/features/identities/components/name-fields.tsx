import { TextInput } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { Form } from '../../../ui/forms/use-form.ts';
import { messages } from '../identities.messages.ts';

/** First and last name, as the provider told them and as they can be corrected. */
export function NameFields({ text }: Pick<Form<{ first_name: string; last_name: string }>, 'text'>) {
  const t = useText(messages);
  return (
    <>
      <TextInput
        {...text('first_name', t('identities.first_name'))}
        autoComplete="given-name"
        required
        withAsterisk={false}
      />
      <TextInput
        {...text('last_name', t('identities.last_name'))}
        autoComplete="family-name"
        required
        withAsterisk={false}
      />
    </>
  );
}
