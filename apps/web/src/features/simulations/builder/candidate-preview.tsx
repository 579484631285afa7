import { NativeSelect } from '@mantine/core';
import { playMinutes } from '@tryout/domain/plays/time-estimate';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { Catalog } from './catalog.ts';
import { directionOf, languageName } from './language-names.ts';
import { pictureAlt, pictureSource } from './picture-source.ts';
import { blocksOf } from './task-edits.ts';
import type { Builder } from './use-builder.ts';

interface CandidatePreviewProps {
  readonly builder: Builder;
  readonly catalog: Catalog;
  readonly onClose: () => void;
}

/** What candidates read before they play, as wide as a phone, in each language. */
export function CandidatePreview({ builder, catalog, onClose }: CandidatePreviewProps) {
  const t = useText(messages);
  const { draft, record } = builder;
  const { languages, words, name, accommodations } = draft.basics;
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const own = words[language];
  const english = words.en;
  const cover = record.images.find((image) => image.role === 'cover');
  const { longest } = playMinutes(
    draft.tasks,
    draft.groups,
    (task) => task.estimated_seconds ?? (catalog.task(task.task_id)?.minutes ?? 0) * 60,
  );
  return (
    <Dialog opened onClose={onClose} title={t('builder.preview')} width={420}>
      <Stack gap={4}>
        {languages.length > 1 && (
          <NativeSelect
            label={t('builder.words.languages')}
            value={language}
            data={languages.map((code) => ({ value: code, label: languageName(code) }))}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          />
        )}
        <div className={classes.phone} lang={language} dir={directionOf(language)}>
          {cover && <img src={pictureSource(record.id, cover)} alt={pictureAlt(cover, language)} />}
          <h3>{own?.name || english?.name || name}</h3>
          <p className={classes.intro}>{own?.intro || english?.intro || t('builder.preview.no_intro')}</p>
        </div>
        <p>
          {t('builder.preview.facts', {
            count: blocksOf(draft).reduce((sum, { group, tasks }) => sum + (group?.n ?? tasks.length), 0),
            minutes: longest,
          })}
        </p>
        {accommodations.length > 0 && (
          <>
            <p>{t('builder.preview.adjust')}</p>
            <ul className={classes.chips}>
              {accommodations.map((key) => (
                <li key={key}>{t(`builder.adjust.${key}`)}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
