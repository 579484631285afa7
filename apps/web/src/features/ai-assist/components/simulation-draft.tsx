import { Button, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { type SimulationProposal, streamSimulation } from '@tryout/contract/ai-assist/ai-assist';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useConfirmSimulation } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import { useDraftStream } from '../use-draft-stream.ts';
import { AnsweredBy } from './answered-by.tsx';
import { Certainty, Quotes, WhileReading } from './proposal-parts.tsx';

/** Proposes what to play from the position's text; a person chooses, and confirms. */
export function SimulationDraft({
  positionId,
  title,
}: {
  readonly positionId: string;
  readonly title: string;
}) {
  const t = useText(messages);
  const [minutes, setMinutes] = useState(25);
  const [reliability, setReliability] = useState(0.7);
  const proposing = useDraftStream<typeof streamSimulation, SimulationProposal>(
    streamSimulation,
    t('ai.broke'),
  );
  const proposal = proposing.draft;
  return (
    <Panel title={t('ai.simulation')}>
      <Stack>
        <p>{t('ai.simulation_about')}</p>
        <Row align="end">
          <NumberInput
            label={t('ai.most_minutes')}
            value={minutes}
            min={3}
            max={120}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(value) => setMinutes(typeof value === 'number' ? value : 25)}
          />
          <NumberInput
            label={t('ai.least_reliability')}
            value={reliability}
            min={0}
            max={0.95}
            step={0.05}
            decimalScale={2}
            clampBehavior="strict"
            onChange={(value) => setReliability(typeof value === 'number' ? value : 0.7)}
          />
          <Button
            variant="default"
            disabled={proposing.isWriting}
            onClick={() =>
              proposing.start({ position_id: positionId, minutes: Math.max(3, minutes), reliability })
            }
          >
            {t('ai.draft_simulation')}
          </Button>
        </Row>
        <WhileReading stream={proposing} />
        {proposal && (
          <Proposal key={proposal.ai_run_id} positionId={positionId} title={title} proposal={proposal} />
        )}
      </Stack>
    </Panel>
  );
}

interface ProposalProps {
  readonly positionId: string;
  readonly title: string;
  readonly proposal: SimulationProposal;
}

function Proposal({ positionId, title, proposal }: ProposalProps) {
  const t = useText(messages);
  const { number } = useFormat();
  const navigate = useNavigate();
  const may = useCurrentUser().rights.includes('simulation.manage');
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(title);
  const [chosen, setChosen] = useState<readonly string[]>(proposal.draft.task_ids);
  const confirm = useConfirmSimulation(positionId);
  const { draft, baseline } = proposal;
  const percent = (share: number | null) => (share === null ? '–' : number(share, { style: 'percent' }));
  const planRow = (plan: typeof draft, label: string) => ({
    key: label,
    cells: [
      label,
      t('ai.minutes', { minutes: number(plan.minutes) }),
      percent(plan.covered),
      plan.reliability === null ? '–' : number(plan.reliability, { maximumFractionDigits: 2 }),
    ],
  });
  return (
    <Stack>
      <strong>{t('ai.draft_mark')}</strong>
      <AnsweredBy {...proposal} reads />
      <Certainty read={proposal} />
      <SimpleTable
        caption={t('ai.compared')}
        captionShown
        columns={[
          { key: 'what', header: t('ai.plan') },
          { key: 'minutes', header: t('ai.time'), align: 'end' },
          { key: 'covered', header: t('ai.covered'), align: 'end' },
          { key: 'reliability', header: t('ai.reliability'), align: 'end' },
        ]}
        rows={[planRow(draft, t('ai.this_draft')), planRow(baseline, t('ai.baseline'))]}
      />
      {!draft.reaches_reliability && <Banner tone="warning">{t('ai.below_reliability')}</Banner>}
      {proposal.tasks.map((task) => (
        <div key={task.task_id}>
          <CheckBox
            label={`${task.name} · ${t('ai.minutes', { minutes: number(task.minutes) })} · ${task.measures.join(', ')}`}
            checked={chosen.includes(task.task_id)}
            onChange={(checked) =>
              setChosen(checked ? [...chosen, task.task_id] : chosen.filter((id) => id !== task.task_id))
            }
          />
          <Quotes quotes={task.quotes} />
        </div>
      ))}
      {proposal.simulations.length > 0 && (
        <Disclosure label={t('ai.published')}>
          <Stack>
            {proposal.simulations.map((each) => (
              <div key={each.simulation_id}>
                {each.name} · {t('ai.minutes', { minutes: number(each.minutes) })} ·{' '}
                {t('ai.covers', { share: percent(each.covered) })}
                <Quotes quotes={each.quotes} />
              </div>
            ))}
          </Stack>
        </Disclosure>
      )}
      {may && (
        <Row align="end">
          <TextInput
            label={t('ai.simulation_name')}
            value={name}
            maxLength={120}
            dir="auto"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            loading={confirm.isPending}
            disabled={name.trim() === '' || chosen.length === 0}
            onClick={() =>
              confirm.mutate(
                { ai_run_id: proposal.ai_run_id, name: name.trim(), task_ids: [...chosen], key },
                {
                  onSuccess: ({ simulation_id }) =>
                    void navigate({ to: `/user/simulations/${simulation_id}` as '/user' }),
                },
              )
            }
          >
            {t('ai.confirm_simulation')}
          </Button>
        </Row>
      )}
      {confirm.error && <Banner tone="danger">{confirm.error.message}</Banner>}
    </Stack>
  );
}
