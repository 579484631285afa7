import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import {
  MAIL_BODY_LENGTH,
  MAIL_FIELDS,
  MAIL_SUBJECT_LENGTH,
  type MailLanguage,
  type MailTexts,
  mailFieldProblem,
} from '@tryout/domain/organizations/stage-mail';
import { useState } from 'react';
import { languageName } from '../../../../platform/i18n/language-names.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../../platform/session/flagged.tsx';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { RejectionDraft } from '../../../ai-assist/public.tsx';
import { moveMailQuery } from '../../applicants.api.ts';
import { moveDialogMessages } from '../../move-dialog.messages.ts';
import { undoMinutesQuery } from '../../undo-minutes.ts';

/** The mail of a move as it stands in the dialog: whether, and the texts by language that were changed. */
export interface MoveMailDraft {
  readonly send: boolean;
  readonly texts: Partial<Record<MailLanguage, MailTexts>>;
}

interface MoveMailProps {
  positionId: string;
  to: ApplicationStatus;
  /** Null: everybody a search finds. */
  ids: readonly string[] | null;
  count: number;
  draft: MoveMailDraft;
  onChange: (draft: MoveMailDraft) => void;
}

/** What is wrong with the texts of a mail: a key of the words to say it with. */
function faultOf(text: string): { key: 'required' | 'unknown' | 'open'; name: string } | null {
  if (text.trim() === '') return { key: 'required', name: '' };
  const problem = mailFieldProblem(text);
  return problem && { key: problem.kind, name: problem.kind === 'unknown' ? problem.name : '' };
}

/** Whether the texts that were changed can be sent. */
export const isSendable = ({ send, texts }: MoveMailDraft): boolean =>
  !send ||
  Object.values(texts).every((each) => faultOf(each.subject) === null && faultOf(each.body) === null);

/** The mail that goes with a move, before it goes: to read, to change, or to switch off. */
export function MoveMail(props: MoveMailProps) {
  const { draft, count, onChange } = props;
  const t = useText(moveDialogMessages);
  const minutes = useQuery(undoMinutesQuery(count > 1)).data;
  return (
    <Stack gap={3}>
      <div>
        <CheckBox
          label={t('applicants.move.mail', { count })}
          checked={draft.send}
          onChange={(send) => onChange({ ...draft, send })}
        />
        <small>
          {!draft.send
            ? t('applicants.move.mail_off')
            : minutes !== undefined && t('applicants.move.mail_hint', { minutes })}
        </small>
      </div>
      {draft.send && <MailText {...props} />}
    </Stack>
  );
}

function MailText({ positionId, to, ids, draft, onChange }: MoveMailProps) {
  const t = useText(moveDialogMessages);
  const query = useQuery(moveMailQuery(positionId, to, ids));
  const [chosen, setChosen] = useState<MailLanguage | null>(null);
  const [drafting, setDrafting] = useState(false);
  if (query.isError) {
    return (
      <Row gap={3}>
        <span role="alert">{t('applicants.move.mail_failed')}</span>
        <Button variant="default" onClick={() => void query.refetch()}>
          {t('applicants.move.mail_retry')}
        </Button>
      </Row>
    );
  }
  if (!query.data) return <output>{t('applicants.move.mail_loading')}</output>;
  const { mails, unreachable } = query.data;
  const shown = mails.find((each) => each.language === chosen) ?? mails[0];
  const isForMany = ids === null || ids.length > 1;
  const says = (text: string) => {
    const fault = faultOf(text);
    return fault && t(`applicants.move.mail_${fault.key}`, { name: fault.name });
  };
  if (!shown) {
    const note =
      unreachable > 0
        ? t('applicants.move.mail_unreachable', { count: unreachable })
        : t('applicants.move.mail_none');
    return <p>{note}</p>;
  }
  const texts = draft.texts[shown.language] ?? shown.texts;
  const change = (part: Partial<MailTexts>) =>
    onChange({ ...draft, texts: { ...draft.texts, [shown.language]: { ...texts, ...part } } });
  return (
    <>
      {mails.length > 1 && (
        <NativeSelect
          label={t('applicants.move.mail_language')}
          value={shown.language}
          onChange={(event) => setChosen(event.currentTarget.value as MailLanguage)}
          data={mails.map((each) => ({
            value: each.language,
            label:
              each.count === null
                ? languageName(each.language)
                : t('applicants.move.mail_language_count', {
                    language: languageName(each.language),
                    count: each.count,
                  }),
          }))}
        />
      )}
      <TextInput
        label={t('applicants.move.mail_subject')}
        dir="auto"
        lang={shown.language}
        maxLength={MAIL_SUBJECT_LENGTH}
        value={texts.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
        error={says(texts.subject)}
      />
      <Textarea
        label={t('applicants.move.mail_body')}
        dir="auto"
        lang={shown.language}
        rows={6}
        maxLength={MAIL_BODY_LENGTH}
        description={
          isForMany
            ? t('applicants.move.mail_fields', {
                fields: MAIL_FIELDS.map((name) => `{{${name}}}`).join(', '),
              })
            : undefined
        }
        value={texts.body}
        onChange={(event) => change({ body: event.currentTarget.value })}
        error={says(texts.body)}
      />
      {to === 'rejected' && (
        <Flagged flag="ai_drafts">
          <Disclosure label={t('applicants.move.mail_draft')} open={drafting} onToggle={setDrafting}>
            {drafting && (
              <RejectionDraft
                key={shown.language}
                positionId={positionId}
                language={shown.language}
                onUse={(body) => {
                  change({ body });
                  setDrafting(false);
                }}
              />
            )}
          </Disclosure>
        </Flagged>
      )}
      {unreachable > 0 && <small>{t('applicants.move.mail_unreachable', { count: unreachable })}</small>}
    </>
  );
}
