import { Textarea, TextInput } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { Form } from '../../../ui/forms/use-form.ts';
import { messages } from '../plans.messages.ts';

interface Words {
  readonly name: string;
  readonly description: string;
}

type Wordings = Readonly<Record<string, Words>>;

/** What is sold is called and described so, in English and, where somebody writes it, in Arabic. */
export function OfferWords({
  form,
  wordings,
  onWordings,
}: {
  readonly form: Pick<Form<Words>, 'text'>;
  readonly wordings: Wordings;
  readonly onWordings: (next: Wordings) => void;
}) {
  const t = useText(messages);
  const { ar } = wordings;
  const setArabic = (changes: Partial<Words>) => {
    const next = { name: '', description: '', ...ar, ...changes };
    onWordings(next.name || next.description ? { ar: next } : {});
  };
  return (
    <>
      <TextInput {...form.text('name', t('plans.name'))} maxLength={80} />
      <Textarea {...form.text('description', t('plans.description'))} autosize minRows={2} maxLength={400} />
      <TextInput
        label={t('plans.name.arabic')}
        dir="rtl"
        lang="ar"
        maxLength={80}
        value={ar?.name ?? ''}
        onChange={(event) => setArabic({ name: event.currentTarget.value })}
      />
      <Textarea
        label={t('plans.description.arabic')}
        dir="rtl"
        lang="ar"
        autosize
        minRows={2}
        maxLength={400}
        value={ar?.description ?? ''}
        onChange={(event) => setArabic({ description: event.currentTarget.value })}
      />
    </>
  );
}
