import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { listPositionSimulations, SimulationChoice } from '@tryout/contract/positions/positions';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../../platform/session/flagged.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { type Landing, withDropped } from '../../../../ui/forms/drag-order.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { useDrops } from '../../../../ui/forms/use-dragging.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { SimulationDraft } from '../../../ai-assist/public.tsx';
import { positionSimulationsQuery } from '../../positions.api.ts';
import { withPutBack } from '../../simulation-search.ts';
import { useFocusLater } from '../../use-focus-later.ts';
import type { StepProps } from '../../use-position-save.ts';
import { useSimulationChoice } from '../../use-simulation-choice.ts';
import { messages } from '../../wizard.messages.ts';
import { AddedSimulations } from './added-simulations.tsx';
import { AvailableSimulations } from './available-simulations.tsx';
import { controlId, SIMULATIONS } from './simulation-row.tsx';
import classes from './step-simulations.module.css';

/** Step 4: two lists, available and added; the added ones are played in their order. */
export function StepSimulations({ position }: StepProps) {
  const query = useQuery(positionSimulationsQuery(position.id));
  return (
    <QueryView query={query}>
      {(lists) => (
        <Stack gap={6}>
          <Lists positionId={position.id} lists={lists} />
          <Flagged flag="ai_drafts">
            <SimulationDraft positionId={position.id} title={position.title} />
          </Flagged>
        </Stack>
      )}
    </QueryView>
  );
}

interface ListsProps {
  positionId: string;
  lists: RouteResult<typeof listPositionSimulations>;
}

function Lists({ positionId, lists }: ListsProps) {
  const t = useText(messages);
  const { added, available } = lists;
  const focusLater = useFocusLater(lists, fieldId('simulations'));
  const { store, asked } = useSimulationChoice(positionId, focusLater);
  const put = (simulation: SimulationChoice, landing: Pick<Landing, 'row' | 'edge'>) => {
    const next = withDropped(added, (each) => each.id, simulation, landing);
    if (next === added) return;
    const { id, name } = simulation;
    const index = added.indexOf(simulation);
    if (index === -1) {
      void store(next, t('positions.sim.was_added', { name }), {
        back: (now) => now.filter((each) => each.id !== id),
        words: t('positions.sim.was_removed', { name }),
        focus: [controlId('add', id)],
      });
      return;
    }
    const isNow = (number: number) => t('positions.sim.moved', { name, number, count: next.length });
    void store(next, isNow(next.indexOf(simulation) + 1), {
      back: (now) => withPutBack(now, simulation, index),
      words: isNow(index + 1),
      focus: [controlId('up', id), controlId('down', id)],
      moved: id,
    });
  };
  const takeOff = (simulation: SimulationChoice) => {
    const { id, name } = simulation;
    const index = added.indexOf(simulation);
    void store(
      added.filter((each) => each !== simulation),
      t('positions.sim.was_removed', { name }),
      {
        back: (now) => withPutBack(now, simulation, index),
        words: t('positions.sim.was_added', { name }),
        focus: [controlId('remove', id)],
      },
    );
  };
  const move = (index: number, step: -1 | 1) => {
    const [moved, beside] = [added[index], added[index + step]];
    if (!moved || !beside) return;
    // The row goes to another place, where a button may be of no use: at the ends of the list.
    const pressed = document.activeElement?.id ?? '';
    focusLater([pressed, controlId('up', moved.id), controlId('down', moved.id)]);
    put(moved, { row: beside.id, edge: step === 1 ? 'after' : 'before' });
  };
  useDrops(SIMULATIONS, (id, landing) => {
    const simulation = [...added, ...available].find((each) => each.id === id);
    if (!simulation) return;
    if (landing.list === 'added') put(simulation, landing);
    else if (added.includes(simulation)) takeOff(simulation);
  });
  return (
    <div id={fieldId('simulations')} tabIndex={-1} className={classes.step}>
      <ConfirmDialog
        opened={asked !== null}
        title={t('positions.sim.revision_title')}
        confirmLabel={t('positions.sim.revision_confirm')}
        onConfirm={() => asked?.confirm()}
        onClose={() => asked?.dismiss()}
      >
        <p>{t('positions.sim.revision_text')}</p>
      </ConfirmDialog>
      <Stack gap={4}>
        <p className={classes.quiet}>{t('positions.sim.keys')}</p>
        <div className={classes.lists}>
          <AvailableSimulations
            available={available}
            addedCount={added.length}
            onAdd={(simulation) => put(simulation, { row: null, edge: 'after' })}
          />
          <AddedSimulations lists={lists} onMove={move} onRemove={takeOff} />
        </div>
      </Stack>
    </div>
  );
}
