import { NativeSelect, Radio, Textarea } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { ATTEMPT_FAULTS, type AttemptFault } from '@tryout/domain/plays/attempts';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Attempt, type SimulationAttempts, useChooseAttempt, useGrantAttempt } from '../attempts.api.ts';
import { attemptMessages } from '../attempts.messages.ts';

const REASON_LENGTH = 500;

interface ReasonProps {
  value: string;
  onChange: (value: string) => void;
  missing: boolean;
}

function Reason({ value, onChange, missing }: ReasonProps) {
  const t = useText(attemptMessages);
  return (
    <Textarea
      label={t('attempts.reason')}
      description={t('attempts.reason_about')}
      autosize
      minRows={2}
      maxLength={REASON_LENGTH}
      value={value}
      error={missing ? t('attempts.reason_missing') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface GrantDialogProps {
  applicationId: string;
  /** Those that another attempt can be granted at. */
  simulations: readonly SimulationAttempts[];
  onClose: () => void;
}

/** Asks what was wrong with the play that another attempt makes up for. */
export function GrantDialog({ applicationId, simulations, onClose }: GrantDialogProps) {
  const t = useText(attemptMessages);
  const errorText = useErrorText();
  const grant = useGrantAttempt();
  const [simulation_id, setSimulation] = useState(simulations[0]?.simulation_id ?? '');
  const [fault, setFault] = useState<AttemptFault | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const submit = () => {
    setAsked(true);
    if (fault === null || reason.trim() === '' || grant.isPending) return;
    grant.mutate(
      { application_id: applicationId, simulation_id, fault, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.say({ message: t('attempts.grant.done'), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('attempts.grant.title')}
      submitLabel={t('attempts.grant.confirm')}
      onSubmit={submit}
      busy={grant.isPending}
    >
      <p>{t('attempts.grant.text')}</p>
      {simulations.length > 1 && (
        <NativeSelect
          label={t('attempts.grant.simulation')}
          value={simulation_id}
          onChange={(event) => setSimulation(event.currentTarget.value)}
        >
          {simulations.map((simulation) => (
            <option key={simulation.simulation_id} value={simulation.simulation_id}>
              {simulation.name}
            </option>
          ))}
        </NativeSelect>
      )}
      <Radio.Group
        label={t('attempts.grant.fault')}
        value={fault}
        onChange={(value) => setFault(ATTEMPT_FAULTS.find((each) => each === value) ?? null)}
        error={asked && fault === null ? t('attempts.grant.fault_missing') : undefined}
      >
        <Stack gap={2}>
          {ATTEMPT_FAULTS.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t(`attempts.fault.${each}`)}
              description={t(`attempts.fault.${each}_about`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Reason value={reason} onChange={setReason} missing={asked && reason.trim() === ''} />
      {grant.isError && <p role="alert">{errorText(grant.error)}</p>}
    </FormDialog>
  );
}

interface ChooseDialogProps {
  applicationId: string;
  attempt: Attempt;
  onClose: () => void;
}

/** Asks why another attempt is to count. */
export function ChooseDialog({ applicationId, attempt, onClose }: ChooseDialogProps) {
  const t = useText(attemptMessages);
  const errorText = useErrorText();
  const choose = useChooseAttempt();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const n = attempt.attempt;
  const submit = () => {
    setAsked(true);
    if (reason.trim() === '' || choose.isPending) return;
    choose.mutate(
      { application_id: applicationId, play_id: attempt.play_id, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.say({ message: t('attempts.choose.done'), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('attempts.choose.title', { n })}
      submitLabel={t('attempts.choose.confirm', { n })}
      onSubmit={submit}
      busy={choose.isPending}
    >
      <p>{t('attempts.choose.text', { n })}</p>
      <Reason value={reason} onChange={setReason} missing={asked && reason.trim() === ''} />
      {choose.isError && <p role="alert">{errorText(choose.error)}</p>}
    </FormDialog>
  );
}
