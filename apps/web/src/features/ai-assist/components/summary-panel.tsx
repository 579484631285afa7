import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CardSummary,
  type SummaryAnswer,
  streamOwnSummary,
  streamSummary,
} from '@tryout/contract/ai-assist/ai-assist';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import {
  type SummaryLanguage,
  summariesQuery,
  summaryQuery,
  useDiscardSummary,
  useEditSummary,
} from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { useDraftStream } from '../use-draft-stream.ts';
import { AnsweredBy } from './answered-by.tsx';

interface SummaryPanelProps {
  readonly scoreCardId: string;
  readonly own: boolean;
}

/** The summary of a card: what it says, what each sentence rests on, and what made it. */
export function SummaryPanel({ scoreCardId, own }: SummaryPanelProps) {
  const t = useText(messages);
  const language: SummaryLanguage = useLocale() === 'ar' ? 'ar' : 'en';
  const query = useQuery(summaryQuery(scoreCardId, language, own));
  // Switched off: the card itself says everything.
  if (query.error instanceof ApiError && query.error.code === 'refused_by_rule')
    return own ? null : <p className={classes.quiet}>{t('ai.summary_off')}</p>;
  return (
    <Panel title={t('ai.summary')}>
      <QueryView query={query}>
        {(answer) => <Loaded answer={answer} scoreCardId={scoreCardId} language={language} own={own} />}
      </QueryView>
    </Panel>
  );
}

interface LoadedProps extends SummaryPanelProps {
  readonly answer: SummaryAnswer;
  readonly language: SummaryLanguage;
}

function Loaded({
  answer: { summary, refs, may_edit, may_regenerate },
  scoreCardId,
  language,
  own,
}: LoadedProps) {
  const t = useText(messages);
  const [editing, setEditing] = useState(false);
  const client = useQueryClient();
  const writing = useDraftStream<typeof streamSummary, SummaryAnswer>(
    own ? streamOwnSummary : streamSummary,
    t('ai.broke'),
  );
  const written = writing.draft;
  const { clear } = writing;
  useEffect(() => {
    if (!written) return;
    client.setQueryData(summaryQuery(scoreCardId, language, own).queryKey, written);
    void client.invalidateQueries({ queryKey: summariesQuery(scoreCardId).queryKey });
    clear();
  }, [written, client, scoreCardId, language, own, clear]);
  const discard = useDiscardSummary();
  if (writing.isWriting)
    return (
      <Stack>
        <output>{t('ai.writing')}</output>
        <ul className={classes.sentences} lang={language}>
          {writing.sentences.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Row>
          <Button variant="default" onClick={writing.cancel}>
            {t('ai.stop')}
          </Button>
        </Row>
      </Stack>
    );
  const again = (
    <>
      {writing.error !== null && <Banner tone="danger">{writing.error}</Banner>}
      <Button variant="default" onClick={() => writing.start({ score_card_id: scoreCardId, language })}>
        {t(summary ? 'ai.regenerate' : 'ai.generate')}
      </Button>
    </>
  );
  if (!summary)
    return (
      <Stack>
        <p>{t('ai.no_summary')}</p>
        {may_regenerate && <Row>{again}</Row>}
      </Stack>
    );
  if (editing) return <Editor summary={summary} onDone={() => setEditing(false)} />;
  return (
    <Stack>
      <Sentences summary={summary} refs={refs} />
      {summary.is_edited ? <p className={classes.quiet}>{t('ai.edited')}</p> : <AnsweredBy {...summary} />}
      {may_edit && (
        <>
          <Row>
            {again}
            <Button variant="default" onClick={() => setEditing(true)}>
              {t('ai.edit')}
            </Button>
            <Button
              variant="default"
              loading={discard.isPending}
              onClick={() => discard.mutate(summary.ai_run_id)}
            >
              {t('ai.discard')}
            </Button>
          </Row>
          <Disclosure label={t('ai.history')}>
            <History scoreCardId={scoreCardId} />
          </Disclosure>
        </>
      )}
      {own && <p className={classes.quiet}>{t('ai.own_note')}</p>}
      {own && may_regenerate && <Row>{again}</Row>}
    </Stack>
  );
}

function Sentences({
  summary,
  refs,
}: {
  readonly summary: CardSummary;
  readonly refs: SummaryAnswer['refs'];
}) {
  const t = useText(messages);
  const nameOf = (ref: string) => {
    if (ref === 'job_fit') return t('ai.ref_job_fit');
    if (ref === 'measures') return t('ai.ref_measures');
    return refs.find((each) => each.ref === ref)?.name ?? '';
  };
  return (
    <ul className={classes.sentences} lang={summary.language}>
      {summary.sentences.map(({ text, refs: told }) => (
        <li
          key={text}
          title={told.length > 0 ? t('ai.rests_on', { parts: told.map(nameOf).join(', ') }) : undefined}
        >
          {text}
          {told.length > 0 && (
            <span className={classes.refs}>
              {told.map((ref) => (
                <span key={ref} className={classes.ref}>
                  {nameOf(ref)}
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Editor({ summary, onDone }: { readonly summary: CardSummary; readonly onDone: () => void }) {
  const t = useText(messages);
  const [text, setText] = useState(() => summary.sentences.map((each) => each.text).join('\n'));
  const save = useEditSummary();
  const sentences = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return (
    <Stack>
      <Textarea
        label={t('ai.edit_label')}
        description={t('ai.edit_about')}
        error={save.error?.message}
        value={text}
        autosize
        minRows={4}
        maxLength={6000}
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Row>
        <Button
          loading={save.isPending}
          disabled={sentences.length === 0}
          onClick={() => save.mutate({ ai_run_id: summary.ai_run_id, sentences }, { onSuccess: onDone })}
        >
          {t('ai.save_summary')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('ai.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

function History({ scoreCardId }: { readonly scoreCardId: string }) {
  const t = useText(messages);
  return (
    <QueryView query={useQuery(summariesQuery(scoreCardId))}>
      {({ items }) => (
        <ul className={classes.sentences}>
          {items.map((each) => (
            <li key={each.ai_run_id}>
              <TimeText at={each.requested_at} /> {each.requested_by_name}{' '}
              {each.is_discarded && t('ai.was_discarded')} {each.is_edited && t('ai.edited')}
              <p className={classes.quiet} lang={each.language} dir="auto">
                {each.sentences.map(({ text }) => text).join(' ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
