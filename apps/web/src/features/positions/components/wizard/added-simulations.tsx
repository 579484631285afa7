import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import type { RouteResult } from '@tryout/contract/define-route';
import type { listPositionSimulations, SimulationChoice } from '@tryout/contract/positions/positions';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { messages } from '../../wizard.messages.ts';
import { JumpButton, SimulationPanel } from './simulation-panel.tsx';
import { controlId, focusBeside, SimulationRow } from './simulation-row.tsx';
import classes from './step-simulations.module.css';

interface AddedSimulationsProps {
  lists: RouteResult<typeof listPositionSimulations>;
  onMove: (index: number, step: -1 | 1) => void;
  onRemove: (simulation: SimulationChoice) => void;
}

/** The added simulations in the order in which they are played. */
export function AddedSimulations({ lists, onMove, onRemove }: AddedSimulationsProps) {
  const t = useText(messages);
  const { added, minutes_total, score_template } = lists;
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <SimulationPanel
      list="added"
      actions={
        <JumpButton to="available" icon={IconArrowUp}>
          {t('positions.sim.to_search')}
        </JumpButton>
      }
    >
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
                    id={controlId('up', each.id)}
                    label={t('positions.sim.up', { name: each.name })}
                    icon={IconArrowUp}
                    disabled={index === 0}
                    onClick={() => onMove(index, -1)}
                  />
                  <IconButton
                    id={controlId('down', each.id)}
                    label={t('positions.sim.down', { name: each.name })}
                    icon={IconArrowDown}
                    disabled={index === added.length - 1}
                    onClick={() => onMove(index, 1)}
                  />
                  <IconButton
                    id={controlId('remove', each.id)}
                    label={t('positions.sim.remove', { name: each.name })}
                    icon={IconMinus}
                    onClick={() => {
                      focusBeside(added, index, 'remove');
                      onRemove(each);
                    }}
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
    </SimulationPanel>
  );
}
