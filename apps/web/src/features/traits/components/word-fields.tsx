import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LIBRARY_LIMITS, type LibraryKind, wordFieldsOf } from '@tryout/domain/traits/trait-library';
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { type EntryDraft, withWord, wordOf, wordsDone } from '../entry-draft.ts';
import { COMMON_LANGUAGES, languageName } from '../language-name.ts';
import { messages } from '../traits.messages.ts';
import classes from './word-fields.module.css';

interface WordFieldsProps {
  kind: LibraryKind;
  draft: EntryDraft;
  onChange: (draft: EntryDraft) => void;
  errorOf: (field: string) => string | undefined;
  disabled: boolean;
}

/** Name, definition, the words for both ends and the evidence, a tab for each language. */
export function WordFields({ kind, draft, onChange, errorOf, disabled }: WordFieldsProps) {
  const t = useText(messages);
  const locale = useLocale();
  const [language, setLanguage] = useState('en');
  const [added, setAdded] = useState<readonly string[]>([]);
  const languages = [...new Set(['en', 'ar', ...Object.keys(draft.words), ...added])];
  const further = COMMON_LANGUAGES.filter((tag) => !languages.includes(tag));
  const path = (field: string) => (language === 'en' ? field : `words.${language}.${field}`);
  return (
    <Stack gap={3}>
      <div className={classes.languages}>
        <UrlTabs
          label={t('traits.languages')}
          group="language"
          value={language}
          onChange={setLanguage}
          tabs={languages.map((tag) => {
            const { done, of } = wordsDone(kind, draft, tag);
            const name = languageName(tag, locale);
            return {
              value: tag,
              label: done === of ? name : t('traits.language.part', { language: name, done, of }),
            };
          })}
        />
        {!disabled && (
          <NativeSelect
            aria-label={t('traits.language.add')}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            value=""
            data={[
              { value: '', label: t('traits.language.add') },
              ...further.map((tag) => ({ value: tag, label: languageName(tag, locale) })),
            ]}
            onChange={(event) => {
              const tag = event.currentTarget.value;
              if (tag === '') return;
              setAdded([...added, tag]);
              setLanguage(tag);
            }}
          />
        )}
      </div>
      <div {...tabPanelProps('language', language)} className={classes.fields} lang={language}>
        {wordFieldsOf(kind).map((field) => {
          const shared = {
            id: fieldId(path(field)),
            label: t(`traits.field.${field}`),
            disabled,
            dir: 'auto',
            error: errorOf(path(field)),
            maxLength: LIBRARY_LIMITS[field],
            value: wordOf(draft, language, field),
            placeholder: language === 'en' ? undefined : draft[field],
          };
          return field === 'definition' || field === 'evidence' ? (
            <Textarea
              key={field}
              {...shared}
              description={field === 'evidence' && t('traits.field.evidence.hint')}
              autosize
              minRows={2}
              onChange={(event) => onChange(withWord(draft, language, field, event.currentTarget.value))}
            />
          ) : (
            <TextInput
              key={field}
              {...shared}
              required={field === 'name' && language === 'en'}
              onChange={(event) => onChange(withWord(draft, language, field, event.currentTarget.value))}
            />
          );
        })}
        {language !== 'en' && (
          <Row gap={3} justify="space-between">
            <span className={classes.small}>{t('traits.language.fallback')}</span>
            {draft.words[language] && !disabled && (
              <Button
                variant="default"
                onClick={() => {
                  const { [language]: _removed, ...rest } = draft.words;
                  onChange({ ...draft, words: rest });
                }}
              >
                {t('traits.language.clear', { language: languageName(language, locale) })}
              </Button>
            )}
          </Row>
        )}
      </div>
    </Stack>
  );
}
