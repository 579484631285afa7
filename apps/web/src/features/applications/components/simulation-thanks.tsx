import { useQuery } from '@tanstack/react-query';
import { checkApplication } from '@tryout/contract/plays/plays';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { wordsFor } from '../../plays/words.public.ts';
import classes from './simulation-thanks.module.css';

/** What the simulations that were played say at the end; nothing while it is loaded, or where they say nothing. */
export function SimulationThanks({ applicationId }: { applicationId: string }) {
  const locale = useLocale();
  const { data } = useQuery(routeQuery(checkApplication, { query: { application_id: applicationId } }));
  const played = data?.simulations.filter(({ state }) => state === 'completed' || state === 'terminated');
  return played?.map((simulation) => {
    const { name, thanks } = wordsFor(simulation, locale);
    return (
      thanks !== '' && (
        <Panel key={simulation.simulation_id} title={<bdi>{name}</bdi>}>
          <p className={classes.thanks} dir="auto">
            {thanks}
          </p>
        </Panel>
      )
    );
  });
}
