import type { SimulationChoice } from '@tryout/contract/positions/positions';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../../platform/library-names.ts';
import { DragHandle } from '../../../../ui/forms/drag-handle.tsx';
import dragging from '../../../../ui/forms/dragging.module.css';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { useDragRow } from '../../../../ui/forms/use-dragging.ts';
import { traitName } from '../../simulation-search.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './step-simulations.module.css';

/** The lists of simulations answer to the same rows. */
export const SIMULATIONS = 'simulations';

type Control = 'add' | 'remove' | 'up' | 'down';

/** The id of a button of a simulation's row. */
export const controlId = (control: Control, simulationId: string): string =>
  fieldId(`${control}-${simulationId}`);

/** A row goes away with its button: the focus goes to the row after it, or before, or to the step. */
export function focusBeside(rows: readonly SimulationChoice[], index: number, control: Control): void {
  const beside = rows[index + 1] ?? rows[index - 1];
  document.getElementById(beside ? controlId(control, beside.id) : fieldId('simulations'))?.focus();
}

interface SimulationRowProps {
  simulation: SimulationChoice;
  list: 'added' | 'available';
  buttons: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A simulation in one of the two lists. */
export function SimulationRow({ simulation, list, buttons, onKeyDown }: SimulationRowProps) {
  const t = useText(messages);
  const named = useLibraryNames();
  const name = named('simulations', simulation.name);
  const locale = useLocale();
  const drag = useDragRow({ group: SIMULATIONS, id: simulation.id, list, label: name });
  return (
    <li
      ref={drag.row as RefObject<HTMLLIElement | null>}
      className={`${classes.item} ${dragging.row}`}
      data-dragging={drag.dragging || undefined}
      data-edge={list === 'added' ? (drag.edge ?? undefined) : undefined}
      onKeyDown={onKeyDown}
    >
      <DragHandle handle={drag.handle} />
      {simulation.cover && (
        <img
          className={classes.cover}
          src={simulation.cover.built_in ? simulation.cover.url : `/api${simulation.cover.url}`}
          alt=""
          loading="lazy"
        />
      )}
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          {t('positions.sim.games', { count: simulation.task_count })} ·{' '}
          {t('positions.sim.minutes', { minutes: Math.ceil(simulation.minutes) })}
        </span>
        {list === 'available' && simulation.purpose && <span dir="auto">{simulation.purpose}</span>}
        {simulation.traits.length > 0 && (
          <ul className={classes.traits} aria-label={t('positions.sim.measures', { name })}>
            {simulation.traits.map((trait) => (
              <li key={trait.id} className={classes.trait}>
                {traitName(trait, locale)}
              </li>
            ))}
          </ul>
        )}
        {simulation.device === 'desktop' && (
          <span className={classes.quiet}>{t('positions.sim.desktop')}</span>
        )}
      </span>
      <span className={classes.buttons}>{buttons}</span>
    </li>
  );
}
