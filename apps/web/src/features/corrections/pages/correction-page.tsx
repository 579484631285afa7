import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { EffectTable } from '../components/effect-table.tsx';
import { type Correction, correctionQuery, type Effect, useMoveCorrection } from '../corrections.api.ts';
import { messages } from '../corrections.messages.ts';
import { useResultText } from '../use-result-text.ts';

/** One correction: what, why, what it does; and for the second person the decision. */
export function CorrectionPage() {
  const { correctionId } = useParams({ from: '/user/corrections/$correctionId' });
  const query = useQuery(correctionQuery(correctionId));
  return (
    <RecordPage width="text" query={query}>
      {({ correction, effect }) => <Loaded correction={correction} effect={effect} />}
    </RecordPage>
  );
}

const MOVES = { approved: 'confirm', rejected: 'refuse', closed: 'take_back' } as const;
type Target = keyof typeof MOVES;

function Loaded({ correction, effect }: { readonly correction: Correction; readonly effect: Effect | null }) {
  const t = useText(messages);
  const resultText = useResultText();
  const [asked, setAsked] = useState<Target | null>(null);
  const move = useMoveCorrection(correction);
  const ask = (next: Target | null) => {
    move.reset();
    setAsked(next);
  };
  return (
    <RecordView
      title={t('corrections.one', { subtrait: correction.subtrait })}
      about={correction.position_title}
      crumbs={[{ label: t('corrections.title'), to: '/user/corrections' }]}
      facts={[
        <StatusChip
          key="status"
          status={correction.status}
          label={t(`corrections.status.${correction.status}`)}
        />,
        correction.position_title,
        correction.organization_name,
      ]}
      actions={
        <>
          {correction.may_withdraw && (
            <Button variant="default" onClick={() => ask('closed')}>
              {t('corrections.take_back')}
            </Button>
          )}
          {correction.may_decide && (
            <>
              <Button variant="default" onClick={() => ask('rejected')}>
                {t('corrections.refuse')}
              </Button>
              <Button onClick={() => ask('approved')}>{t('corrections.confirm')}</Button>
            </>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {correction.may_withdraw && <p>{t('corrections.own')}</p>}
        <Panel title={t('corrections.change')}>
          <Stack gap={3}>
            <p>
              <strong>
                {t('corrections.from_to', {
                  before: resultText(correction.before_value, correction.before_total_score),
                  after: resultText(correction.value, correction.total_score),
                })}
              </strong>{' '}
              <bdi>{correction.data_point}</bdi>
            </p>
            <p>
              {t('corrections.asked_by', { name: correction.requested_by })}{' '}
              <TimeText at={correction.requested_at} />
            </p>
            <h3>{t('corrections.why')}</h3>
            <p>
              <bdi>{correction.reason}</bdi>
            </p>
          </Stack>
        </Panel>
        {effect && (
          <Panel title={t('corrections.effect')}>
            <EffectTable effect={effect} />
          </Panel>
        )}
        {correction.decided_at && correction.decided_by && (
          <Panel title={t(`corrections.status.${correction.status}`)}>
            <p>
              {t('corrections.decided_by', { name: correction.decided_by })}{' '}
              <TimeText at={correction.decided_at} />
            </p>
            {correction.decision_note && (
              <p>
                <bdi>{correction.decision_note}</bdi>
              </p>
            )}
          </Panel>
        )}
      </Stack>
      {asked && (
        <ReasonDialog
          opened
          onClose={() => ask(null)}
          onConfirm={({ note }) => move.mutate({ to: asked, note }, { onSuccess: () => setAsked(null) })}
          title={t(`corrections.${MOVES[asked]}.title`)}
          confirmLabel={t(`corrections.${MOVES[asked]}`)}
          noteLabel={t('corrections.note')}
          noteRequired={asked === 'rejected'}
          busy={move.isPending}
          error={move.error}
        >
          {t(`corrections.${MOVES[asked]}.text`)}
        </ReasonDialog>
      )}
    </RecordView>
  );
}
