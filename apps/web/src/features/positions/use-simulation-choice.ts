import { useQueryClient } from '@tanstack/react-query';
import { type SimulationChoice, setPositionSimulations } from '@tryout/contract/positions';
import { announce } from '../../platform/announce.ts';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { positionQuery, positionSimulationsQuery } from './positions.api.ts';

/** Stores which simulations are added and in which order: shown at once, said aloud when stored, put back when refused. */
export function useSimulationChoice(positionId: string) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = positionSimulationsQuery(positionId);
  return async (added: readonly SimulationChoice[], words: string) => {
    const before = client.getQueryData(queryKey);
    if (!before) return;
    const ids = added.map((each) => each.id);
    const all = [...before.added, ...before.available];
    client.setQueryData(queryKey, {
      ...before,
      added: [...added],
      available: all.filter((each) => !ids.includes(each.id)),
      minutes_total: added.reduce((sum, each) => sum + each.minutes, 0),
    });
    try {
      const { data, message } = await callRouteForMessage(setPositionSimulations, {
        params: { position_id: positionId },
        body: { simulation_ids: ids },
      });
      client.setQueryData(queryKey, data);
      announce(words);
      if (message) toast.say({ message });
      await client.invalidateQueries({ queryKey: positionQuery(positionId).queryKey });
    } catch (error) {
      client.setQueryData(queryKey, before);
      toast.say({ message: errorText(error), tone: 'danger' });
    }
  };
}
