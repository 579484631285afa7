import { IconArrowDown, IconPlus } from '@tabler/icons-react';
import type { SimulationChoice } from '@tryout/contract/positions/positions';
import { isInGroup } from '@tryout/domain/access/roles';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../../platform/session/session.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { PlanRoom } from '../../../plans/room.public.ts';
import { findSimulations } from '../../simulation-search.ts';
import { useSimulationSearch } from '../../use-simulation-search.ts';
import { messages } from '../../wizard.messages.ts';
import { SimulationFinder } from './simulation-finder.tsx';
import { JumpButton, SimulationPanel } from './simulation-panel.tsx';
import { controlId, focusBeside, SimulationRow } from './simulation-row.tsx';
import classes from './step-simulations.module.css';

interface AvailableSimulationsProps {
  available: readonly SimulationChoice[];
  addedCount: number;
  onAdd: (simulation: SimulationChoice) => void;
}

/** The simulations that can be added, found by the search of the address. */
export function AvailableSimulations({ available, addedCount, onAdd }: AvailableSimulationsProps) {
  const t = useText(messages);
  const { user_type } = useCurrentUser();
  const mayTry = isInGroup(user_type, 'recruiters') || user_type === 'super_admin';
  const [search, setSearch] = useSimulationSearch();
  const found = findSimulations(available, search);
  return (
    <SimulationPanel
      list="available"
      actions={
        <JumpButton to="added" icon={IconArrowDown}>
          {t('positions.sim.view_added', { count: addedCount })}
        </JumpButton>
      }
    >
      <PlanRoom feature="simulations.library" />
      {available.length === 0 ? (
        <p>{t('positions.sim.none_available')}</p>
      ) : (
        <SimulationFinder available={available} found={found.length} search={search} onChange={setSearch} />
      )}
      <ul className={classes.list}>
        {found.map((each, index) => (
          <SimulationRow
            key={each.id}
            simulation={each}
            list="available"
            buttons={
              <>
                {mayTry && <TryLink simulation={each} />}
                <IconButton
                  id={controlId('add', each.id)}
                  label={t('positions.sim.add', { name: each.name })}
                  icon={IconPlus}
                  onClick={() => {
                    focusBeside(found, index, 'add');
                    onAdd(each);
                  }}
                />
              </>
            }
          />
        ))}
      </ul>
    </SimulationPanel>
  );
}

/** Opens the practice in a new tab: the wizard stays open. */
function TryLink({ simulation }: { simulation: SimulationChoice }) {
  const t = useText(messages);
  return (
    <LinkButton
      to="/user/simulations/$simulationId/try"
      params={{ simulationId: simulation.id }}
      variant="subtle"
      target="_blank"
      aria-label={t('positions.sim.try_named', { name: simulation.name })}
    >
      {t('positions.sim.try')}
    </LinkButton>
  );
}
