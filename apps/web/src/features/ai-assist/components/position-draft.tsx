import { Button, NativeSelect, Textarea } from '@mantine/core';
import { draftPositionText, draftTranslation } from '@tryout/contract/ai-assist/ai-assist';
import { DRAFT_LANGUAGES, DRAFT_LIMITS, type DraftLanguage } from '@tryout/domain/ai-assist/ai-kinds';
import { wordingHints } from '@tryout/domain/positions/wording-hints';
import type { RichText, TextBlock } from '@tryout/domain/text/rich-text';
import { plainText, textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { useMemo, useState } from 'react';
import { languageName } from '../../../platform/i18n/language-names.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { useDraftStream } from '../use-draft-stream.ts';
import { WrittenDraft } from './written-draft.tsx';

interface PositionDraftProps {
  readonly positionId: string;
  /** The text as it stands. */
  readonly text: RichText;
  readonly onUse: (text: RichText) => void;
}

/** A draft's lines as a description: a line by itself above a list is its heading. */
function described(plain: string): RichText {
  const { blocks } = textFromPlain(plain);
  return {
    blocks: blocks.map((block, at): TextBlock => {
      const [line] = block.type === 'paragraph' ? block.text : [];
      const isHeading =
        block.type === 'paragraph' && blocks[at + 1]?.type === 'list' && line && !/[\n.]/.test(line.text);
      return isHeading ? { type: 'heading', level: 2, text: block.text } : block;
    }),
  };
}

/** Drafts a position's text from notes, or translates the one there is; a person changes it and takes it over. */
export function PositionDraft({ positionId, text, onUse }: PositionDraftProps) {
  const t = useText(messages);
  const [notes, setNotes] = useState('');
  const [language, setLanguage] = useState<DraftLanguage>(useLocale() === 'ar' ? 'ar' : 'en');
  const writing = useDraftStream(draftPositionText, t('ai.broke'));
  const translating = useDraftStream(draftTranslation, t('ai.broke'));
  const isBusy = writing.isWriting || translating.isWriting;
  const own = plainText(text).trim();
  const shared = {
    language,
    use: t('ai.use_text'),
    onUse: (plain: string) => onUse(described(plain)),
    below: (plain: string) => <Hints text={plain} />,
  };
  return (
    <Stack>
      <p className={classes.quiet}>{t('ai.position_text_about')}</p>
      <Textarea
        label={t('ai.notes')}
        description={t('ai.notes_hint')}
        value={notes}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={DRAFT_LIMITS.notes}
        dir="auto"
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <Row align="end">
        <NativeSelect
          label={t('ai.draft_language')}
          value={language}
          data={DRAFT_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          onChange={(event) => setLanguage(event.currentTarget.value === 'ar' ? 'ar' : 'en')}
        />
        <Button
          variant="default"
          disabled={notes.trim() === '' || isBusy}
          onClick={() => {
            translating.clear();
            writing.start({ position_id: positionId, notes: notes.trim(), language });
          }}
        >
          {t('ai.draft_text')}
        </Button>
        {own !== '' && own.length <= DRAFT_LIMITS.text && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => {
              writing.clear();
              translating.start({ position_id: positionId, text: own, language });
            }}
          >
            {t('ai.translate_text')}
          </Button>
        )}
      </Row>
      <WrittenDraft stream={writing} {...shared} />
      <WrittenDraft stream={translating} {...shared} />
    </Stack>
  );
}

/** Wordings of a draft that may keep people from applying. */
function Hints({ text }: { readonly text: string }) {
  const t = useText(messages);
  const { hints } = useMemo(() => wordingHints(textFromPlain(text)), [text]);
  if (hints.length === 0) return <p className={classes.quiet}>{t('ai.no_hints')}</p>;
  return (
    <div>
      <p>{t('ai.hints')}</p>
      <ul lang="en">
        {hints.map(({ key, word, suggestion }) => (
          <li key={key}>
            {t('ai.hint', { word: `\u2068${word}\u2069`, suggestion: `\u2068${suggestion}\u2069` })}
          </li>
        ))}
      </ul>
    </div>
  );
}
