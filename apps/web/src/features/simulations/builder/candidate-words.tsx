import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { messages } from './builder.messages.ts';
import { directionOf, LANGUAGES, languageName } from './language-names.ts';
import type { StepProps } from './step-props.ts';
import { TypedArea, TypedText } from './typed-text.tsx';

const GROUP = 'candidate-words';
const NO_WORDS = { name: '', intro: '', thanks: '' };

/** What candidates read, in each language in which it is offered. */
export function CandidateWords({ builder, errorOf }: StepProps) {
  const t = useText(messages);
  const { basics } = builder.draft;
  const { languages, words } = basics;
  const [shown, setShown] = useState(languages[0] ?? 'en');
  const language = languages.includes(shown) ? shown : (languages[0] ?? 'en');
  const own = words[language] ?? NO_WORDS;
  const dir = directionOf(language);
  const set = (changes: Partial<typeof own>) =>
    builder.change({ basics: { ...basics, words: { ...words, [language]: { ...own, ...changes } } } });
  const add = (code: string) => {
    if (code === '') return;
    builder.change({ basics: { ...basics, languages: [...languages, code] } });
    setShown(code);
  };
  const remove = () => {
    const { [language]: _gone, ...left } = words;
    builder.change({
      basics: { ...basics, languages: languages.filter((each) => each !== language), words: left },
    });
  };
  // A link to what a language lacks leads here, whichever language is shown.
  const waiting = languages.find((code) => code !== language && !words[code]?.intro);
  const field = (name: keyof typeof own) => `words.${language}.${name}`;
  return (
    <Panel title={t('builder.words')}>
      <Stack gap={4}>
        <p>{t('builder.words.about')}</p>
        <div id={fieldId(`words.${waiting ?? language}`)} tabIndex={-1}>
          <UrlTabs
            label={t('builder.words.languages')}
            group={GROUP}
            tabs={languages.map((code) => ({ value: code, label: languageName(code) }))}
            value={language}
            onChange={setShown}
          />
        </div>
        <div {...tabPanelProps(GROUP, language)}>
          <Stack gap={4}>
            <TypedText
              id={fieldId(field('name'))}
              label={t('builder.words.name')}
              description={t('builder.words.name_about', { name: basics.name })}
              maxLength={120}
              dir={dir}
              value={own.name}
              error={errorOf(field('name'))}
              onText={(name) => set({ name })}
            />
            <TypedArea
              id={fieldId(field('intro'))}
              label={t('builder.words.intro')}
              description={t('builder.words.intro_about')}
              maxLength={4000}
              minRows={4}
              dir={dir}
              value={own.intro}
              error={errorOf(field('intro'))}
              onText={(intro) => set({ intro })}
            />
            <TypedArea
              id={fieldId(field('thanks'))}
              label={t('builder.words.thanks')}
              description={t('builder.words.thanks_about')}
              maxLength={2000}
              dir={dir}
              value={own.thanks}
              error={errorOf(field('thanks'))}
              onText={(thanks) => set({ thanks })}
            />
          </Stack>
        </div>
        <Row align="end">
          <NativeSelect
            label={t('builder.words.add_language')}
            value=""
            disabled={languages.length >= 12}
            data={[
              { value: '', label: t('builder.words.choose') },
              ...LANGUAGES.filter((code) => !languages.includes(code)).map((code) => ({
                value: code,
                label: languageName(code),
              })),
            ]}
            onChange={(event) => add(event.currentTarget.value)}
          />
          {languages.length > 1 && (
            <Button variant="default" onClick={remove}>
              {t('builder.words.remove_language', { language: languageName(language) })}
            </Button>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}
