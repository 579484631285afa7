import { Button, Textarea } from '@mantine/core';
import type { TextDraft } from '@tryout/contract/ai-assist/ai-assist';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useSettleDraft } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import type { DraftStream } from '../use-draft-stream.ts';
import { AnsweredBy } from './answered-by.tsx';

interface WrittenDraftProps {
  readonly stream: Omit<DraftStream<TextDraft>, 'start'>;
  readonly language: string;
  /** What taking the text over is called here. */
  readonly use: string;
  readonly onUse: (text: string) => void;
  /** Shown below the text, of the text as it is now. */
  readonly below?: (text: string) => ReactNode;
}

/** A text while it is written, then to be read, changed and taken over, or discarded. */
export function WrittenDraft({ stream, ...props }: WrittenDraftProps) {
  const t = useText(messages);
  return (
    <>
      {stream.error !== null && <Banner tone="danger">{stream.error}</Banner>}
      {stream.isWriting && (
        <Stack>
          <output>{t('ai.writing')}</output>
          {stream.text !== '' && (
            <div className={classes.plain} lang={props.language} dir="auto">
              {stream.text}
            </div>
          )}
          <Row>
            <Button variant="default" onClick={stream.cancel}>
              {t('ai.stop')}
            </Button>
          </Row>
        </Stack>
      )}
      {stream.draft && <Done key={stream.draft.ai_run_id} draft={stream.draft} stream={stream} {...props} />}
    </>
  );
}

function Done({
  draft,
  stream,
  language,
  use,
  onUse,
  below,
}: WrittenDraftProps & { readonly draft: TextDraft }) {
  const t = useText(messages);
  const [text, setText] = useState(draft.text);
  const settle = useSettleDraft();
  return (
    <Stack>
      <Textarea
        label={t('ai.draft_mark')}
        lang={language}
        dir="auto"
        autosize
        minRows={5}
        maxRows={16}
        maxLength={8000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {below?.(text)}
      <AnsweredBy {...draft} />
      <Disclosure label={t('ai.saw')}>
        <FactList facts={draft.saw.map(({ name, text: told }) => [t(`ai.saw.${name}`), told])} />
      </Disclosure>
      {settle.error && <Banner tone="danger">{settle.error.message}</Banner>}
      <Row>
        <Button
          loading={settle.isPending}
          disabled={text.trim() === ''}
          onClick={() =>
            settle.mutate(
              { ai_run_id: draft.ai_run_id, taken: true, text },
              {
                onSuccess: () => {
                  onUse(text);
                  stream.clear();
                },
              },
            )
          }
        >
          {use}
        </Button>
        <Button
          variant="default"
          disabled={settle.isPending}
          onClick={() =>
            settle.mutate({ ai_run_id: draft.ai_run_id, taken: false, text: '' }, { onSuccess: stream.clear })
          }
        >
          {t('ai.discard_draft')}
        </Button>
      </Row>
    </Stack>
  );
}
