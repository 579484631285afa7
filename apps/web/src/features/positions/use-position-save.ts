import { useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import { type PositionDetail, updatePosition } from '@tryout/contract/positions/positions';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { useAutosave } from '../../ui/forms/use-autosave.ts';
import { toast } from '../../ui/states/toast.ts';
import { positionQuery } from './positions.api.ts';

/** Fields of a position to be stored. */
export type PositionPatch = RouteSend<typeof updatePosition>['body'];

/** What every step of the wizard gets. */
export interface StepProps {
  readonly position: PositionDetail;
  /** Stores fields soon. */
  readonly save: (patch: PositionPatch) => void;
  /** What the server said of a field at the last attempt. */
  readonly errorOf: (field: string) => string | undefined;
}

/** Saves fields of a position as they are changed; the answer takes the place of what was read before. */
export function usePositionSave(id: string) {
  const client = useQueryClient();
  return useAutosave<PositionPatch>(async (body) => {
    const { data, message } = await callRouteForMessage(updatePosition, {
      params: { position_id: id },
      body,
    });
    client.setQueryData(positionQuery(id).queryKey, data);
    if (message) toast.say({ message });
  });
}
