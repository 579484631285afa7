import { Autocomplete, Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { updateProfile } from '@tryout/contract/profiles/profiles';
import {
  type KnownLanguage,
  LANGUAGE_LEVELS,
  MOST_LANGUAGES,
  withLanguages,
} from '@tryout/domain/profiles/profile-parts';
import { useMemo } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { spokenLanguages } from '../../../platform/i18n/spoken-languages.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useReferenceWords } from '../../reference-data/public.ts';
import { messages } from '../profiles.messages.ts';
import { EditorFields } from './editor-fields.tsx';
import classes from './languages-editor.module.css';

interface LanguagesEditorProps {
  value: readonly KnownLanguage[];
  onSave: (value: readonly KnownLanguage[]) => void;
  onClose: () => void;
}

const EMPTY: KnownLanguage = { name: '', level: '' };

/** Languages with how well each is known. */
export default function LanguagesEditor({ value, onSave, onClose }: LanguagesEditorProps) {
  const t = useText(messages);
  const locale = useLocale();
  const spoken = useMemo(() => spokenLanguages(locale), [locale]);
  const kept = useReferenceWords('language', '');
  const names = kept.length > 0 ? [...kept] : spoken;
  const form = useForm(updateProfile, {
    error: null,
    start: { languages: value.length > 0 ? [...value] : [EMPTY] },
  });
  const { languages } = form.values;
  const set = (at: number, over: Partial<KnownLanguage>) =>
    form.set({ languages: languages.map((one, i) => (i === at ? { ...one, ...over } : one)) });
  const save = () => {
    const list = withLanguages([], languages);
    if (JSON.stringify(list) !== JSON.stringify(value)) onSave(list);
    onClose();
  };
  return (
    <FormBody form={form} onSubmit={save}>
      <EditorFields onCancel={onClose}>
        {languages.map((language, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and are removed by their place
          <div key={i} className={classes.row}>
            <Autocomplete
              {...form.field(`languages.${i}.name`, t('profiles.language'))}
              className={classes.name ?? ''}
              autoFocus={i === languages.length - 1}
              maxLength={60}
              data={names}
              limit={8}
              maxDropdownHeight={340}
              comboboxProps={{ withinPortal: false }}
              value={language.name}
              onChange={(name) => set(i, { name })}
            />
            <NativeSelect
              {...form.field(`languages.${i}.level`, t('profiles.level'))}
              value={language.level}
              data={[
                { value: '', label: t('profiles.level.unsaid') },
                ...LANGUAGE_LEVELS.map((level) => ({ value: level, label: t(`profiles.level.${level}`) })),
              ]}
              onChange={(event) => set(i, { level: event.currentTarget.value as KnownLanguage['level'] })}
            />
            <IconButton
              label={t('profiles.remove', { name: language.name || t('profiles.language') })}
              icon={IconTrash}
              onClick={() => form.set({ languages: languages.filter((_, at) => at !== i) })}
            />
          </div>
        ))}
        <div>
          <Button
            variant="default"
            disabled={languages.length >= MOST_LANGUAGES}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => form.set({ languages: [...languages, EMPTY] })}
          >
            {t('profiles.language.add')}
          </Button>
        </div>
      </EditorFields>
    </FormBody>
  );
}
