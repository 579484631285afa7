import { NativeSelect, Radio, Textarea } from '@mantine/core';
import { movePosition } from '@tryout/contract/positions/positions';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { PositionItem } from '@tryout/contract/positions/positions';
import { POSITION_CLOSE_REASONS, type PositionCloseReason } from '@tryout/domain/positions/position-status';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { positionOptionsQuery } from '../positions.api.ts';
import { messages } from '../positions.messages.ts';
import { stillOpen } from '../stage-counts.ts';
import { vocabulary } from '../vocabulary.messages.ts';

const CHOICES = ['keep', 'on_hold', 'reject'] as const;
type Choice = (typeof CHOICES)[number];

/** What closing needs to know. */
export interface Closing {
  close_reason: PositionCloseReason;
  open_applications: { action: Choice; reason_id?: string; message?: string };
}

interface ClosePositionDialogProps {
  position: Pick<PositionItem, 'title' | 'counts' | 'status'> & {
    readonly organization: { readonly id: string };
  };
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onSubmit: (closing: Closing) => void;
}

/** Asks why a position closes and what becomes of open applications; nobody is ever rejected silently. */
export function ClosePositionDialog({ position, busy, error, onClose, onSubmit }: ClosePositionDialogProps) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const options = useQuery(positionOptionsQuery(position.organization.id));
  const form = useForm(movePosition, {
    start: {
      close_reason: '' as PositionCloseReason | '',
      open_applications: { action: 'keep' as Choice, reason_id: '', message: '' },
    },
    error,
    busy,
    check: ({ close_reason, open_applications: { action, reason_id } }) => [
      ...(close_reason ? [] : [{ field: 'close_reason', message: t('positions.close.choose') }]),
      ...(action === 'reject' && !reason_id
        ? [{ field: 'open_applications.reason_id', message: t('positions.close.choose') }]
        : []),
    ],
  });
  const { close_reason: reason, open_applications } = form.values;
  const { action, reason_id: rejectReason, message } = open_applications;
  const put = (change: Partial<typeof open_applications>) =>
    form.set({ open_applications: { ...open_applications, ...change } });
  const open = stillOpen(position.counts);
  const choose = { value: '', label: t('positions.close.choose') };
  const submit = () => {
    if (!reason) return;
    onSubmit({
      close_reason: reason,
      open_applications:
        action === 'reject'
          ? { action, reason_id: rejectReason, ...(message.trim() ? { message } : {}) }
          : { action },
    });
  };
  const statuses = Object.entries(position.counts).filter(
    ([status]) => status !== 'approved' && status !== 'rejected',
  );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('positions.close.title', { title: position.title })}
      submitLabel={t('positions.action.close')}
      form={form}
      onSubmit={submit}
    >
      <NativeSelect
        {...form.text('close_reason', t('positions.close.reason'))}
        required
        data={[
          choose,
          ...POSITION_CLOSE_REASONS.map((value) => ({ value, label: v(`positions.close.${value}`) })),
        ]}
      />
      {open === 0 ? (
        <p>{t('positions.close.none')}</p>
      ) : (
        <>
          <p>
            {t('positions.close.open', { count: open })}{' '}
            {statuses
              .map(([status, count]) => `${v(`positions.stage.${status as 'applied'}`)}: ${count}`)
              .join(' · ')}
          </p>
          <Radio.Group
            name="open_applications"
            aria-label={t('positions.close.open', { count: open })}
            value={action}
            onChange={(value) => put({ action: value as Choice })}
          >
            <Stack gap={2}>
              {CHOICES.map((value) => (
                <Radio key={value} value={value} label={t(`positions.close.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
        </>
      )}
      {action === 'reject' && (
        <>
          <NativeSelect
            {...form.field('open_applications.reason_id', t('positions.close.reject_reason'))}
            required
            value={rejectReason}
            data={[
              choose,
              ...(options.data?.reject_reasons ?? []).map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={(event) => put({ reason_id: event.currentTarget.value })}
          />
          <Textarea
            {...form.field('open_applications.message', t('positions.close.message'))}
            description={t('positions.close.message_hint')}
            autosize
            minRows={3}
            maxLength={2000}
            value={message}
            onChange={(event) => put({ message: event.currentTarget.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
