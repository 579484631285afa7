import { IconArrowDown, IconArrowUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SimulationChoice } from '@tryout/contract/positions';
import { setPositionSimulations } from '@tryout/contract/positions';
import type { KeyboardEvent } from 'react';
import { announce } from '../../../platform/announce.ts';
import { callRouteForMessage } from '../../../platform/api/api-client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/field-id.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { toast } from '../../../ui/toast.ts';
import { positionQuery, positionSimulationsQuery } from '../positions.api.ts';
import type { StepProps } from '../use-position-save.ts';
import { messages } from '../wizard.messages.ts';
import classes from './step-simulations.module.css';

/** Step 4: two lists, available and added; the added ones are played in their order. */
export function StepSimulations({ position }: StepProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const options = positionSimulationsQuery(position.id);
  const query = useQuery(options);

  const store = async (added: readonly SimulationChoice[], words: string) => {
    const before = client.getQueryData(options.queryKey);
    if (!before) return;
    const ids = added.map((each) => each.id);
    const all = [...before.added, ...before.available];
    client.setQueryData(options.queryKey, {
      ...before,
      added: [...added],
      available: all.filter((each) => !ids.includes(each.id)),
      minutes_total: added.reduce((sum, each) => sum + each.minutes, 0),
    });
    try {
      const { data, message } = await callRouteForMessage(setPositionSimulations, {
        params: { position_id: position.id },
        body: { simulation_ids: ids },
      });
      client.setQueryData(options.queryKey, data);
      announce(words);
      if (message) toast.say({ message });
      await client.invalidateQueries({ queryKey: positionQuery(position.id).queryKey });
    } catch (error) {
      client.setQueryData(options.queryKey, before);
      toast.say({ message: errorText(error), tone: 'danger' });
    }
  };
  return (
    <QueryView query={query}>
      {({ added, available, minutes_total, score_template }) => {
        const move = (index: number, step: -1 | 1) => {
          const next = [...added];
          const [taken] = next.splice(index, 1);
          if (!taken || index + step < 0 || index + step > next.length) return;
          next.splice(index + step, 0, taken);
          void store(next, `${taken.name}: ${index + step + 1} / ${next.length}`);
        };
        const onKeyDown = (event: KeyboardEvent, index: number) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          move(index, event.key === 'ArrowUp' ? -1 : 1);
        };
        return (
          <div className={classes.lists} id={fieldId('simulations')} tabIndex={-1}>
            <Panel title={t('positions.sim.added')}>
              <Stack gap={3}>
                {added.length === 0 && <p>{t('positions.sim.none_added')}</p>}
                <ol className={classes.list}>
                  {added.map((each, index) => (
                    <li key={each.id} className={classes.item} onKeyDown={(event) => onKeyDown(event, index)}>
                      <SimulationWords simulation={each} />
                      <span className={classes.buttons}>
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
                          onClick={() =>
                            void store(
                              added.filter((other) => other.id !== each.id),
                              t('positions.sim.remove', { name: each.name }),
                            )
                          }
                        />
                      </span>
                    </li>
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
            </Panel>
            <Panel title={t('positions.sim.available')}>
              {available.length === 0 && <p>{t('positions.sim.none_available')}</p>}
              <ul className={classes.list}>
                {available.map((each) => (
                  <li key={each.id} className={classes.item}>
                    <SimulationWords simulation={each} />
                    <span className={classes.buttons}>
                      <IconButton
                        label={t('positions.sim.add', { name: each.name })}
                        icon={IconPlus}
                        onClick={() =>
                          void store([...added, each], t('positions.sim.add', { name: each.name }))
                        }
                      />
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
        );
      }}
    </QueryView>
  );
}

function SimulationWords({ simulation }: { simulation: SimulationChoice }) {
  const t = useText(messages);
  return (
    <span className={classes.words}>
      <strong>{simulation.name}</strong>
      <span className={classes.quiet}>
        {t('positions.sim.games', { count: simulation.task_count })} ·{' '}
        {t('positions.sim.minutes', { minutes: Math.ceil(simulation.minutes) })}
      </span>
      {simulation.purpose && <span dir="auto">{simulation.purpose}</span>}
      {simulation.device === 'desktop' && <span className={classes.quiet}>{t('positions.sim.desktop')}</span>}
    </span>
  );
}
