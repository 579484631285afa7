import { Button, NativeSelect, Textarea } from '@mantine/core';
import {
  type TextsDraft,
  translateOrganizationTexts,
  translatePositionTexts,
  translateSurveyTexts,
} from '@tryout/contract/ai-assist/ai-assist';
import { DRAFT_LANGUAGES, type DraftLanguage } from '@tryout/domain/ai-assist/ai-kinds';
import { nextTexts, type OwnText, type TRANSLATED } from '@tryout/domain/ai-assist/translation';
import { useState } from 'react';
import { languageName } from '../../../platform/i18n/language-names.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useSettleDraft } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { type DraftStream, useDraftStream } from '../use-draft-stream.ts';
import { AnsweredBy } from './answered-by.tsx';

/** A text to be translated, and what stands now in the place that its translation is for. */
interface TranslatedField extends OwnText {
  /** What its field is called; left out: the text says it itself. */
  readonly label?: string;
  /** Empty: nothing. Left out: the translation takes the place of the text. */
  readonly current?: string;
}

/** Whose texts they are, which is also the door at which they are asked for. */
type TranslatedOwner =
  | {
      readonly door: 'position';
      readonly position_id: string;
      readonly of: (typeof TRANSLATED.position)[number];
    }
  | { readonly door: 'organization'; readonly of: (typeof TRANSLATED.organization)[number] }
  | { readonly door: 'survey'; readonly of: (typeof TRANSLATED.survey)[number] };

const DOORS = {
  position: translatePositionTexts,
  organization: translateOrganizationTexts,
  survey: translateSurveyTexts,
};

/** Translations that a person took, by the keys of their texts. */
type Translations = ReadonlyMap<string, string>;

interface TranslateTextsProps {
  readonly owner: TranslatedOwner;
  /** The texts as they are now; those that are empty are left out. */
  readonly texts: readonly TranslatedField[];
  /** The language to translate into; left out: a person chooses. */
  readonly language?: DraftLanguage;
  /** What can be done with translations, the usual one first. */
  readonly uses: readonly { readonly label: string; readonly onUse: (texts: Translations) => void }[];
}

/** Drafts translations of own texts, behind a line that opens it; a person checks, changes and takes over each of them. */
export function TranslateTexts(props: TranslateTextsProps) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={t('ai.translate_open')} open={isOpen} onToggle={setOpen}>
      {isOpen && <Translating {...props} />}
    </Disclosure>
  );
}

function Translating({ owner, texts, language, uses }: TranslateTextsProps) {
  const t = useText(messages);
  const other = useLocale() === 'ar' ? 'en' : 'ar';
  const [chosen, setChosen] = useState<DraftLanguage>(other);
  const [isWhole, setWhole] = useState(false);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly TranslatedField[]>([]);
  const stream = useDraftStream<(typeof DOORS)[keyof typeof DOORS], TextsDraft>(
    DOORS[owner.door],
    t('ai.broke'),
  );
  const into = language ?? chosen;
  // What was translated a moment ago is not translated once more.
  const written = texts.filter(({ text }) => text.trim() !== '' && !taken.has(`${into}:${text}`));
  const missing = written.filter(({ current }) => current === undefined || current.trim() === '');
  const isPart = missing.length > 0 && missing.length < written.length;
  const wanted = isPart && !isWhole ? missing : written;
  const next = nextTexts(wanted);
  const start = () => {
    setAsked(next);
    const { door: _, ...whose } = owner;
    stream.start({
      ...whose,
      language: into,
      texts: next.map(({ key, text, most }) => ({ key, text, most })),
    } as Parameters<typeof stream.start>[0]);
  };
  return (
    <Stack>
      <p className={classes.quiet}>{t('ai.translate_about')}</p>
      {isPart && <CheckBox label={t('ai.translate_all')} checked={isWhole} onChange={setWhole} />}
      <Row align="end">
        {language === undefined && (
          <NativeSelect
            label={t('ai.translate_into')}
            value={chosen}
            disabled={stream.isWriting}
            data={DRAFT_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            onChange={(event) => {
              stream.clear();
              setChosen(event.currentTarget.value === 'ar' ? 'ar' : 'en');
            }}
          />
        )}
        <Button variant="default" disabled={next.length === 0 || stream.isWriting} onClick={start}>
          {language === undefined
            ? t('ai.translate')
            : t('ai.translate_to', { language: languageName(language) })}
        </Button>
      </Row>
      {next.length === 0 && !stream.draft && <p className={classes.quiet}>{t('ai.nothing_to_translate')}</p>}
      {next.length > 0 && next.length < wanted.length && (
        <p className={classes.quiet}>{t('ai.translate_part', { count: next.length, of: wanted.length })}</p>
      )}
      {stream.error !== null && <Banner tone="danger">{stream.error}</Banner>}
      {stream.isWriting && (
        <Stack>
          <output>{t('ai.translating', { count: stream.texts.length, of: asked.length })}</output>
          {stream.texts.map(({ key, text }) => (
            <p key={key} className={classes.quote} dir="auto">
              {text}
            </p>
          ))}
          <Row>
            <Button variant="default" onClick={stream.cancel}>
              {t('ai.stop')}
            </Button>
          </Row>
        </Stack>
      )}
      {stream.draft && (
        <Translated
          key={stream.draft.ai_run_id}
          draft={stream.draft}
          asked={asked}
          texts={texts}
          language={into}
          stream={stream}
          uses={uses}
          onTaken={(told) =>
            setTaken(new Set([...taken, ...[...told.values()].map((text) => `${into}:${text}`)]))
          }
        />
      )}
    </Stack>
  );
}

interface TranslatedProps extends Pick<TranslateTextsProps, 'texts' | 'uses'> {
  readonly draft: TextsDraft;
  /** The texts as they were when they were sent for. */
  readonly asked: readonly TranslatedField[];
  readonly language: DraftLanguage;
  readonly stream: Pick<DraftStream<TextsDraft>, 'clear'>;
  readonly onTaken: (texts: Translations) => void;
}

function Translated({ draft, asked, texts, language, stream, uses, onTaken }: TranslatedProps) {
  const t = useText(messages);
  const settle = useSettleDraft();
  const [written, setWritten] = useState<Translations>(
    () => new Map(draft.texts.map(({ key, text }) => [key, text])),
  );
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  // A text that is not there any more needs no translation.
  const fields = asked.flatMap((each) => {
    const now = texts.find(({ key }) => key === each.key);
    if (!now || !written.has(each.key)) return [];
    const isChanged = now.text !== each.text || now.current !== each.current;
    return [{ ...each, now, isChanged, isUsed: ticked.get(each.key) ?? !isChanged }];
  });
  const used = new Map(
    fields.flatMap(({ key, isUsed }): [string, string][] => {
      const text = written.get(key)?.trim() ?? '';
      return isUsed && text !== '' ? [[key, text]] : [];
    }),
  );
  const leftOut = asked.filter(({ key }) => draft.left_out.includes(key));
  const take = (onUse: (texts: Translations) => void) =>
    settle.mutate(
      {
        ai_run_id: draft.ai_run_id,
        taken: true,
        texts: [...used].map(([key, text]) => ({ key, text })),
      },
      {
        onSuccess: () => {
          onTaken(used);
          onUse(used);
          stream.clear();
        },
      },
    );
  return (
    <Stack>
      <strong>{t('ai.draft_mark')}</strong>
      {fields.map(({ key, label, text, current, most, isChanged, isUsed }) => (
        <section key={key} aria-label={label ?? text}>
          <Textarea
            label={<bdi>{label ?? text}</bdi>}
            description={label === undefined ? undefined : <bdi className={classes.source}>{text}</bdi>}
            lang={language}
            dir="auto"
            autosize
            minRows={1}
            maxRows={12}
            maxLength={most}
            value={written.get(key) ?? ''}
            onChange={(event) => setWritten(new Map(written).set(key, event.currentTarget.value))}
          />
          {current !== undefined && current.trim() !== '' && (
            <p className={classes.quiet}>
              {t('ai.replaces')} <bdi className={classes.source}>{current}</bdi>
            </p>
          )}
          {isChanged && <p className={classes.quiet}>{t('ai.changed_since')}</p>}
          <CheckBox
            label={t('ai.use_translation')}
            checked={isUsed}
            onChange={(is) => setTicked(new Map(ticked).set(key, is))}
          />
        </section>
      ))}
      {leftOut.length > 0 && (
        <Banner tone="warning">
          {t('ai.left_out', { count: leftOut.length })}
          <ul>
            {leftOut.map(({ key, label, text }) => (
              <li key={key}>
                <bdi>{label ?? text}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <AnsweredBy {...draft} />
      <Disclosure label={t('ai.saw')}>
        <FactList facts={draft.saw.map(({ name, text: told }) => [t(`ai.saw.${name}`), told])} />
      </Disclosure>
      {settle.error && <Banner tone="danger">{settle.error.message}</Banner>}
      <Row>
        {uses.map(({ label, onUse }, at) => (
          <Button
            key={label}
            variant={at === 0 ? 'filled' : 'default'}
            loading={settle.isPending}
            disabled={used.size === 0}
            onClick={() => take(onUse)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="default"
          disabled={settle.isPending}
          onClick={() =>
            settle.mutate({ ai_run_id: draft.ai_run_id, taken: false }, { onSuccess: stream.clear })
          }
        >
          {t('ai.discard_draft')}
        </Button>
      </Row>
    </Stack>
  );
}
