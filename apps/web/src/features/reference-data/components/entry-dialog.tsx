import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeReferenceEntry, type ReferenceEntry } from '@tryout/contract/reference-data/reference-entries';
import { namesInText } from '@tryout/domain/reference-data/reference-words';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { intlTag, useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { entriesQuery, useChangeEntry } from '../reference-data.api.ts';
import { messages } from '../reference-data.messages.ts';

/** How an entry is called in each language and found. */
export function EntryDialog({ entry, onClose }: { entry: ReferenceEntry; onClose: () => void }) {
  const t = useText(messages);
  const languageNames = new Intl.DisplayNames([intlTag(useLocale())], { type: 'language' });
  const change = useChangeEntry(entry);
  const sectors = useQuery({
    ...entriesQuery({ kind: 'sector', recordsPerPage: 100 }),
    enabled: entry.kind === 'industry',
  });
  const form = useForm(changeReferenceEntry, {
    start: {
      name: entry.name,
      names: entry.names,
      aliases: entry.aliases.join('\n') as string,
      code: entry.code,
    },
    error: change.error,
    busy: change.isPending,
  });
  const { values } = form;
  const submit = () =>
    change.mutate(
      {
        name: values.name,
        names: values.names,
        aliases: namesInText(values.aliases),
        code: entry.kind === 'industry' ? values.code : '',
      },
      { onSuccess: onClose },
    );
  // Languages that the product does not speak keep their names.
  const languages = [...new Set([...Object.keys(LANGUAGES), ...Object.keys(entry.names)])].filter(
    (tag) => tag !== 'en',
  );
  return (
    <FormDialog opened onClose={onClose} title={entry.name} form={form} onSubmit={submit}>
      <TextInput {...form.text('name', t('reference.name'))} maxLength={120} lang="en" dir="auto" />
      {languages.map((tag) => (
        <TextInput
          key={tag}
          {...form.field(`names.${tag}`, t('reference.name_in', { language: languageNames.of(tag) ?? tag }))}
          maxLength={120}
          lang={tag}
          dir="auto"
          value={values.names[tag] ?? ''}
          onChange={(event) => form.set({ names: { ...values.names, [tag]: event.currentTarget.value } })}
        />
      ))}
      <Textarea
        {...form.text('aliases', t('reference.aliases'))}
        description={t('reference.aliases.hint')}
        rows={4}
        dir="auto"
      />
      {entry.kind === 'industry' && (
        <NativeSelect
          {...form.text('code', t('reference.sector'))}
          data={[
            { value: '', label: t('reference.sector.none') },
            ...(sectors.data?.items ?? []).map(({ code, name }) => ({
              value: code,
              label: `${code} ${name}`,
            })),
          ]}
        />
      )}
    </FormDialog>
  );
}
