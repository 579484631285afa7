import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { useRef, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { reasonsQuery } from '../../applicants.api.ts';
import { moveDialogMessages } from '../../move-dialog.messages.ts';
import type { MoveExtras } from '../../move-types.ts';
import { useReasonText } from '../../reason-text.ts';
import { useStatusText } from '../../status-text.ts';
import { isSendable, MoveMail, type MoveMailDraft } from './move-mail.tsx';

interface MoveDialogProps {
  positionId: string;
  /** How many move, and who if it is one. */
  count: number;
  name: string;
  to: ApplicationStatus;
  openingsLeft: number;
  reasonNeeded: boolean;
  /** Whether a reason is asked for at all. */
  asksReason: boolean;
  /** Who moves; null: everybody a search finds. */
  ids: readonly string[] | null;
  tellsByDefault: boolean;
  onClose: () => void;
  onMove: (extras: MoveExtras) => void;
}

const KINDS = ['we_rejected', 'they_rejected', 'other'] as const;

/** Asks for what a move needs: a reason, words for the candidate, an opening. */
export function MoveDialog(props: MoveDialogProps) {
  const { count, to } = props;
  const t = useText(moveDialogMessages);
  const statusText = useStatusText();
  const reasonText = useReasonText();
  const reasons = useQuery({ ...reasonsQuery(props.positionId), enabled: props.asksReason }).data?.items;
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [shared, setShared] = useState('');
  const [mail, setMail] = useState<MoveMailDraft>({ send: props.tellsByDefault, texts: {} });
  const [until, setUntil] = useState('');
  const [opening, setOpening] = useState(false);
  const rejects = to === 'rejected';
  const lacksOpening = to === 'approved' && props.openingsLeft < count;
  const kinds = rejects ? KINDS : (['other'] as const);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const lacksReason = props.reasonNeeded && reason === '' && note.trim() === '';
  const ready = (!lacksOpening || opening) && isSendable(mail);
  const move = () => {
    if (lacksReason) {
      setAsked(true);
      field.current?.focus();
      return;
    }
    props.onMove({
      reason_id: reason || undefined,
      note,
      shared_text: rejects ? shared : '',
      mail: { send: mail.send, ...(mail.send ? { texts: mail.texts } : {}) },
      add_opening: opening,
      hold_until: to === 'on_hold' && until ? until : undefined,
    });
  };
  return (
    <ConfirmDialog
      opened
      onClose={props.onClose}
      title={
        rejects
          ? t('applicants.move.reject_title', { count })
          : t('applicants.move.title', { status: statusText(to) })
      }
      confirmLabel={rejects ? t('applicants.move.confirm_reject') : t('applicants.move.confirm')}
      danger={rejects}
      disabled={!ready}
      focusConfirm={!props.asksReason && !lacksOpening}
      onConfirm={move}
    >
      <Stack gap={4}>
        {/* The title of a rejection of several has their number already. */}
        {!(rejects && count > 1) && (
          <p>
            <bdi>{t('applicants.move.who', { count, name: props.name })}</bdi>
          </p>
        )}
        {props.asksReason && (
          <NativeSelect
            label={t('applicants.move.reason')}
            ref={field}
            aria-busy={!reasons}
            error={asked && lacksReason ? t('applicants.move.reason_needed') : undefined}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          >
            <option value="">
              {t(reasons ? 'applicants.move.no_reason' : 'applicants.move.reasons_loading')}
            </option>
            {reasons &&
              kinds.map((kind) => (
                <optgroup key={kind} label={t(`applicants.move.${kind}`)}>
                  {reasons
                    .filter((each) => each.kind === kind)
                    .map((each) => (
                      <option key={each.id} value={each.id}>
                        {reasonText(each)}
                      </option>
                    ))}
                </optgroup>
              ))}
          </NativeSelect>
        )}
        <Textarea
          label={t('applicants.move.note')}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {to === 'on_hold' && (
          <TextInput
            type="date"
            label={t('applicants.move.hold_until')}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        )}
        {lacksOpening && (
          <CheckBox label={t('applicants.move.add_opening')} checked={opening} onChange={setOpening} />
        )}
        <MoveMail
          positionId={props.positionId}
          to={to}
          ids={props.ids}
          count={count}
          draft={mail}
          onChange={setMail}
        />
        {rejects && (
          <Textarea
            label={t('applicants.move.shared')}
            description={t('applicants.move.shared_hint')}
            rows={3}
            maxLength={5000}
            value={shared}
            onChange={(event) => setShared(event.currentTarget.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
