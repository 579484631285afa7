import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApprovalStepView, PositionApprovals } from '@tryout/contract/positions/position-approvals';
import { askForApproval, decideApproval } from '@tryout/contract/positions/position-approvals';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../../ui/forms/form-body.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { approvalsQuery, useAskForApproval, useDecideApproval, useWithdrawApproval } from '../../team.api.ts';
import { messages } from '../../team.messages.ts';
import classes from './team.module.css';

/** Where the approval of a hiring manager's request is; nothing for positions that need none and never did. */
export function RequestApproval({ positionId }: { positionId: string }) {
  const t = useText(messages);
  const { data } = useQuery(approvalsQuery(positionId));
  if (!data || (data.state === 'not_needed' && data.steps.length === 0)) return null;
  return (
    <Panel title={t('approval.title')} tone={data.may_decide ? 'selected' : 'plain'}>
      <Stack gap={4}>
        <p>{t(`approval.state.${data.state}`)}</p>
        {data.may_decide && <Decide positionId={positionId} approvals={data} />}
        {data.may_send && <Send positionId={positionId} />}
        {data.may_withdraw && <Withdraw positionId={positionId} />}
        {data.steps.length > 0 && <History steps={data.steps} />}
      </Stack>
    </Panel>
  );
}

function Decide({ positionId, approvals }: { positionId: string; approvals: PositionApprovals }) {
  const t = useText(messages);
  const decide = useDecideApproval(positionId);
  const form = useForm(decideApproval, {
    start: { reason: '' },
    error: decide.error,
    busy: decide.isPending,
  });
  const { reason } = form.values;
  const step = approvals.steps.find((each) => each.status === 'waiting');
  if (!step) return null;
  const answer = (decision: 'approved' | 'rejected') =>
    decide.mutate({ decision, round: step.round, step: step.step, reason });
  return (
    <FormBody form={form} onSubmit={() => answer('approved')}>
      <Stack gap={3}>
        {step.note !== '' && <p className={classes.note}>{step.note}</p>}
        <Textarea
          {...form.text('reason', t('approval.reason'))}
          description={t('approval.reason_hint')}
          autosize
          minRows={2}
          maxLength={1000}
        />
        <Row gap={3}>
          <Button type="submit" loading={decide.isPending}>
            {t('approval.approve')}
          </Button>
          <Button
            variant="default"
            color="red"
            loading={decide.isPending}
            onClick={() => form.submit(() => answer('rejected'))}
          >
            {t('approval.reject')}
          </Button>
        </Row>
      </Stack>
    </FormBody>
  );
}

function Send({ positionId }: { positionId: string }) {
  const t = useText(messages);
  const send = useAskForApproval(positionId);
  const form = useForm(askForApproval, { start: { note: '' }, error: send.error, busy: send.isPending });
  return (
    <FormBody form={form} onSubmit={() => send.mutate(form.values.note)}>
      <Stack gap={3}>
        <Textarea {...form.text('note', t('approval.note'))} autosize minRows={2} maxLength={1000} />
        <div>
          <Button type="submit" loading={send.isPending}>
            {t('approval.send')}
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}

function Withdraw({ positionId }: { positionId: string }) {
  const t = useText(messages);
  const withdraw = useWithdrawApproval(positionId);
  return (
    <div>
      <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(null)}>
        {t('approval.withdraw')}
      </Button>
    </div>
  );
}

function History({ steps }: { steps: readonly ApprovalStepView[] }) {
  const t = useText(messages);
  const words = (step: ApprovalStepView) => {
    if (step.status === 'waiting') {
      return step.approver_name === null
        ? t('approval.step.anyone')
        : t('approval.step.waiting', { name: step.approver_name });
    }
    if (step.status === 'withdrawn') return t('approval.step.withdrawn');
    return t(`approval.step.${step.status}`, { name: step.decided_by_name ?? t('approval.former') });
  };
  return (
    <ol className={classes.steps} aria-label={t('approval.history')}>
      {steps.map((step) => (
        <li key={`${step.round}-${step.step}`}>
          <span className={classes.name}>{t('approval.step', { step: step.step })}</span>
          <span>{words(step)}</span>
          <span className={classes.quiet}>
            <TimeText at={step.decided_at ?? step.sent_at} style="datetime" />
            {step.step === 1 && step.sent_by_name !== null && (
              <> · {t('approval.sent_by', { name: step.sent_by_name })}</>
            )}
          </span>
          {step.reason !== '' && <span className={classes.note}>{step.reason}</span>}
        </li>
      ))}
    </ol>
  );
}
