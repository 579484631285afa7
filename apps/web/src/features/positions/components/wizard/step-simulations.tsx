import { IconArrowDown, IconArrowUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { listPositionSimulations, SimulationChoice } from '@tryout/contract/positions/positions';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { type Landing, withDropped } from '../../../../ui/forms/drag-order.ts';
import dragging from '../../../../ui/forms/dragging.module.css';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { useDropList, useDrops } from '../../../../ui/forms/use-dragging.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { positionSimulationsQuery } from '../../positions.api.ts';
import type { StepProps } from '../../use-position-save.ts';
import { useSimulationChoice } from '../../use-simulation-choice.ts';
import { messages } from '../../wizard.messages.ts';
import { SIMULATIONS, SimulationRow } from './simulation-row.tsx';
import classes from './step-simulations.module.css';

/** Step 4: two lists, available and added; the added ones are played in their order. */
export function StepSimulations({ position }: StepProps) {
  const query = useQuery(positionSimulationsQuery(position.id));
  return <QueryView query={query}>{(lists) => <Lists positionId={position.id} lists={lists} />}</QueryView>;
}

interface ListsProps {
  positionId: string;
  lists: RouteResult<typeof listPositionSimulations>;
}

function Lists({ positionId, lists }: ListsProps) {
  const t = useText(messages);
  const { store, asked } = useSimulationChoice(positionId);
  const { added, available, minutes_total, score_template } = lists;
  const put = (simulation: SimulationChoice, landing: Pick<Landing, 'row' | 'edge'>) => {
    const next = withDropped(added, (each) => each.id, simulation, landing);
    if (next === added) return;
    const number = next.indexOf(simulation) + 1;
    void store(next, t('positions.sim.moved', { name: simulation.name, number, count: next.length }));
  };
  const takeOff = ({ id, name }: SimulationChoice) =>
    void store(
      added.filter((each) => each.id !== id),
      t('positions.sim.remove', { name }),
    );
  const move = (index: number, step: -1 | 1) => {
    const [moved, beside] = [added[index], added[index + step]];
    if (moved && beside) put(moved, { row: beside.id, edge: step === 1 ? 'after' : 'before' });
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  useDrops(SIMULATIONS, (id, landing) => {
    const simulation = [...added, ...available].find((each) => each.id === id);
    if (!simulation) return;
    if (landing.list === 'added') put(simulation, landing);
    else if (added.includes(simulation)) takeOff(simulation);
  });
  return (
    <div id={fieldId('simulations')} tabIndex={-1}>
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
          <DropPanel list="added">
            <Stack gap={3}>
              {added.length === 0 && <p>{t('positions.sim.none_added')}</p>}
              <ol className={classes.list}>
                {added.map((each, index) => (
                  <SimulationRow
                    key={each.id}
                    simulation={each}
                    list="added"
                    onKeyDown={(event) => onKeyDown(event, index)}
                    buttons={
                      <>
                        <IconButton
                          label={t('positions.sim.up', { name: each.name })}
                          icon={IconArrowUp}
                          disabled={index === 0}
                          onClick={() => move(index, -1)}
                        />
                        <IconButton
                          label={t('positions.sim.down', { name: each.name })}
                          icon={IconArrowDown}
                          disabled={index === added.length - 1}
                          onClick={() => move(index, 1)}
                        />
                        <IconButton
                          label={t('positions.sim.remove', { name: each.name })}
                          icon={IconMinus}
                          onClick={() => takeOff(each)}
                        />
                      </>
                    }
                  />
                ))}
              </ol>
              {added.length > 0 && (
                <p className={classes.total}>
                  {t('positions.sim.total', { minutes: Math.ceil(minutes_total) })}
                  {score_template && (
                    <>
                      <br />
                      {t('positions.sim.template', { name: score_template.name })}
                    </>
                  )}
                </p>
              )}
            </Stack>
          </DropPanel>
          <DropPanel list="available">
            {available.length === 0 && <p>{t('positions.sim.none_available')}</p>}
            <ul className={classes.list}>
              {available.map((each) => (
                <SimulationRow
                  key={each.id}
                  simulation={each}
                  list="available"
                  buttons={
                    <IconButton
                      label={t('positions.sim.add', { name: each.name })}
                      icon={IconPlus}
                      onClick={() => put(each, { row: null, edge: 'after' })}
                    />
                  }
                />
              ))}
            </ul>
          </DropPanel>
        </div>
      </Stack>
    </div>
  );
}

/** A list with its title; simulations can be let go anywhere in it. */
function DropPanel({ list, children }: { list: 'added' | 'available'; children: ReactNode }) {
  const t = useText(messages);
  const element = useRef<HTMLDivElement>(null);
  const over = useDropList(element, { group: SIMULATIONS, list });
  return (
    <Panel title={t(`positions.sim.${list}`)}>
      <div ref={element} className={`${dragging.list} ${classes.drop}`} data-over={over || undefined}>
        {children}
      </div>
    </Panel>
  );
}
