import { useQueryClient } from '@tanstack/react-query';
import { type SimulationChoice, setPositionSimulations } from '@tryout/contract/positions/positions';
import { useState } from 'react';
import { announce } from '../../platform/announce.ts';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { toast } from '../../ui/states/toast.ts';
import { positionQuery, positionSimulationsQuery } from './positions.api.ts';

/** A move that would begin a new revision, until somebody says yes or no. */
interface AskedMove {
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

/**
 * Stores which simulations are added and in which order: shown at once, said aloud when stored, put back when refused.
 * Where people have applied already it asks before a new revision begins.
 */
export function useSimulationChoice(positionId: string) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = positionSimulationsQuery(positionId);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const store = async (added: readonly SimulationChoice[], words: string, newRevision = false) => {
    setAsked(null);
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
        body: { simulation_ids: ids, new_revision: newRevision },
      });
      client.setQueryData(queryKey, data);
      announce(words);
      if (message) toast.say({ message });
      await client.invalidateQueries({ queryKey: positionQuery(positionId).queryKey });
    } catch (error) {
      client.setQueryData(queryKey, before);
      if (error instanceof ApiError && error.current?.allowed.includes('new_revision')) {
        setAsked({
          confirm: () => void store(added, words, true),
          dismiss: () => setAsked(null),
        });
        return;
      }
      toast.say({ message: errorText(error), tone: 'danger' });
    }
  };
  return { store, asked };
}
