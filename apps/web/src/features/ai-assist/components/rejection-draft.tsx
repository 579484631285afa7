import { Button, NativeSelect } from '@mantine/core';
import { draftRejectionMail } from '@tryout/contract/ai-assist/ai-assist';
import { type DraftLanguage, REJECTION_TONES, type RejectionTone } from '@tryout/domain/ai-assist/ai-kinds';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { useDraftStream } from '../use-draft-stream.ts';
import { WrittenDraft } from './written-draft.tsx';

interface RejectionDraftProps {
  readonly positionId: string;
  readonly language: DraftLanguage;
  readonly onUse: (text: string) => void;
}

/** Drafts the words of a rejection in a tone; they know nothing of the applicant. */
export function RejectionDraft({ positionId, language, onUse }: RejectionDraftProps) {
  const t = useText(messages);
  const [tone, setTone] = useState<RejectionTone>('short');
  const stream = useDraftStream(draftRejectionMail, t('ai.broke'));
  return (
    <Stack>
      <p className={classes.quiet}>{t('ai.rejection_about')}</p>
      <Row align="end">
        <NativeSelect
          label={t('ai.tone')}
          value={tone}
          data={REJECTION_TONES.map((value) => ({ value, label: t(`ai.tone.${value}`) }))}
          onChange={(event) => setTone(event.currentTarget.value as RejectionTone)}
        />
        <Button
          variant="default"
          disabled={stream.isWriting}
          onClick={() => stream.start({ position_id: positionId, language, tone })}
        >
          {t('ai.draft_wording')}
        </Button>
      </Row>
      <WrittenDraft stream={stream} language={language} use={t('ai.use_text')} onUse={onUse} />
    </Stack>
  );
}
