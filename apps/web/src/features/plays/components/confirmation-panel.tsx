import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { askConfirmation, CONFIRMATION_MESSAGE_LENGTH } from '@tryout/contract/plays/confirmation-plays';
import { Z_95 } from '@tryout/domain/score-cards/measurement-error';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import {
  type ConfirmationPlay,
  confirmationQuery,
  isToPlay,
  useAskConfirmation,
  useWithdrawConfirmation,
} from '../confirmation.api.ts';
import { confirmationMessages } from '../confirmation.messages.ts';

/** An applicant's confirmation play: asking for it, where it stands, and what it says of the first one. */
export function ConfirmationPanel({ applicationId }: { applicationId: string }) {
  const t = useText(confirmationMessages);
  const query = useQuery(confirmationQuery(applicationId));
  const [dialog, setDialog] = useState<'ask' | 'withdraw' | null>(null);
  const found = query.data;
  const close = () => setDialog(null);
  return (
    <Panel
      title={t('confirmation.title')}
      actions={
        <>
          {found?.can_ask && (
            <Button variant="default" onClick={() => setDialog('ask')}>
              {t('confirmation.ask')}
            </Button>
          )}
          {found?.can_withdraw && (
            <Button variant="default" onClick={() => setDialog('withdraw')}>
              {t('confirmation.withdraw')}
            </Button>
          )}
        </>
      }
    >
      <QueryView query={query} skeleton={<CardSkeleton lines={2} />}>
        {({ confirmation, can_ask }) => (
          <Stack gap={3}>
            <p>{t('confirmation.about')}</p>
            {confirmation ? (
              <Told confirmation={confirmation} />
            ) : (
              <p>{t(can_ask ? 'confirmation.none' : 'confirmation.not_now')}</p>
            )}
          </Stack>
        )}
      </QueryView>
      {dialog === 'ask' && (
        <AskDialog applicationId={applicationId} minutes={found?.minutes ?? 0} onClose={close} />
      )}
      {dialog === 'withdraw' && <WithdrawDialog applicationId={applicationId} onClose={close} />}
    </Panel>
  );
}

function Told({ confirmation }: { confirmation: ConfirmationPlay }) {
  const t = useText(confirmationMessages);
  const format = useFormat();
  const { state, asked_by, asked_at, reason, deadline_at, ended_at, tasks, result } = confirmation;
  const stands = state === 'ready' ? 'asked' : isToPlay(confirmation) ? 'playing' : state;
  return (
    <>
      {result && (
        <div role="status">
          <p>
            <strong>{t(`confirmation.verdict.${result.verdict}`)}</strong>
          </p>
          <p>{t(`confirmation.means.${result.verdict}`)}</p>
          {result.difference !== null && result.standard_error !== null && (
            <p>
              {t('confirmation.figures', {
                difference: format.number(result.difference, { signDisplay: 'exceptZero' }),
                margin: format.number(Z_95 * result.standard_error, { maximumFractionDigits: 1 }),
                tasks: result.tasks,
              })}
            </p>
          )}
        </div>
      )}
      <p>
        {t(`confirmation.state.${stands as 'asked'}`)}
        {' · '}
        {ended_at ? t('confirmation.ended') : t('confirmation.due')}{' '}
        <TimeText at={ended_at ?? deadline_at} style="datetime" />
      </p>
      <p>{t('confirmation.games', { games: format.list(tasks.map(({ name }) => name)) })}</p>
      <p>
        <bdi>{t('confirmation.by', { name: asked_by })}</bdi> · <TimeText at={asked_at} style="datetime" />
      </p>
      <p dir="auto">{t('confirmation.reason', { reason })}</p>
    </>
  );
}

interface DialogProps {
  applicationId: string;
  onClose: () => void;
}

function AskDialog({ applicationId, minutes, onClose }: DialogProps & { minutes: number }) {
  const t = useText(confirmationMessages);
  const ask = useAskConfirmation();
  const form = useForm(askConfirmation, {
    start: { reason: '', message: '' },
    error: ask.error,
    busy: ask.isPending,
    missing: { reason: t('confirmation.ask.reason_missing') },
  });
  const { reason, message } = form.values;
  const submit = () => {
    ask.mutate(
      { application_id: applicationId, reason: reason.trim(), message: message.trim() },
      {
        onSuccess: () => {
          toast.say({ message: t('confirmation.ask.done'), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('confirmation.ask.title')}
      submitLabel={t('confirmation.ask.confirm')}
      form={form}
      onSubmit={submit}
    >
      <p>{t('confirmation.ask.text', { minutes: Math.max(1, Math.round(minutes)) })}</p>
      <Textarea
        {...form.text('reason', t('confirmation.ask.reason'))}
        description={t('confirmation.ask.reason_about')}
        autosize
        minRows={2}
        maxLength={500}
      />
      <Textarea
        {...form.text('message', t('confirmation.ask.message'))}
        description={t('confirmation.ask.message_about')}
        autosize
        minRows={2}
        maxLength={CONFIRMATION_MESSAGE_LENGTH}
      />
    </FormDialog>
  );
}

function WithdrawDialog({ applicationId, onClose }: DialogProps) {
  const t = useText(confirmationMessages);
  const withdraw = useWithdrawConfirmation();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('confirmation.withdraw.title')}
      confirmLabel={t('confirmation.withdraw')}
      busy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() =>
        withdraw.mutate(applicationId, {
          onSuccess: () => {
            toast.say({ message: t('confirmation.withdraw.done'), tone: 'success' });
            onClose();
          },
        })
      }
    >
      <p>{t('confirmation.withdraw.text')}</p>
    </ConfirmDialog>
  );
}
