import { NativeSelect, Radio, Textarea } from '@mantine/core';
import { chooseAttempt, grantAttempt } from '@tryout/contract/plays/plays';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { ATTEMPT_FAULTS, type AttemptFault } from '@tryout/domain/plays/attempts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Attempt, type SimulationAttempts, useChooseAttempt, useGrantAttempt } from '../attempts.api.ts';
import { attemptMessages } from '../attempts.messages.ts';

const REASON_LENGTH = 500;

/** What the reason looks like in both dialogs. */
const REASON = { autosize: true, minRows: 2, maxLength: REASON_LENGTH } as const;

interface GrantDialogProps {
  applicationId: string;
  /** Those that another attempt can be granted at. */
  simulations: readonly SimulationAttempts[];
  onClose: () => void;
}

/** Asks what was wrong with the play that another attempt makes up for. */
export function GrantDialog({ applicationId, simulations, onClose }: GrantDialogProps) {
  const t = useText(attemptMessages);
  const grant = useGrantAttempt();
  const form = useForm(grantAttempt, {
    start: {
      simulation_id: simulations[0]?.simulation_id ?? '',
      fault: '' as AttemptFault | '',
      reason: '',
    },
    error: grant.error,
    busy: grant.isPending,
    missing: { fault: t('attempts.grant.fault_missing'), reason: t('attempts.reason_missing') },
  });
  const { simulation_id, fault, reason } = form.values;
  const { label, ...faultField } = form.field('fault', t('attempts.grant.fault'));
  const submit = () => {
    if (fault === '') return;
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
      form={form}
      onSubmit={submit}
    >
      <p>{t('attempts.grant.text')}</p>
      {simulations.length > 1 && (
        <NativeSelect {...form.text('simulation_id', t('attempts.grant.simulation'))}>
          {simulations.map((simulation) => (
            <option key={simulation.simulation_id} value={simulation.simulation_id}>
              {simulation.name}
            </option>
          ))}
        </NativeSelect>
      )}
      <Radio.Group
        {...faultField}
        label={label}
        tabIndex={-1}
        value={fault}
        onChange={(value) => form.set({ fault: ATTEMPT_FAULTS.find((each) => each === value) ?? '' })}
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
      <Textarea
        {...form.text('reason', t('attempts.reason'))}
        description={t('attempts.reason_about')}
        {...REASON}
      />
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
  const choose = useChooseAttempt();
  const form = useForm(chooseAttempt, {
    start: { reason: '' },
    error: choose.error,
    busy: choose.isPending,
    missing: { reason: t('attempts.reason_missing') },
  });
  const { reason } = form.values;
  const n = attempt.attempt;
  const submit = () => {
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
      form={form}
      onSubmit={submit}
    >
      <p>{t('attempts.choose.text', { n })}</p>
      <Textarea
        {...form.text('reason', t('attempts.reason'))}
        description={t('attempts.reason_about')}
        {...REASON}
      />
    </FormDialog>
  );
}
