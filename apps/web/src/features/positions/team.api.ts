import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  askForApproval,
  decideApproval,
  readPositionApprovals,
  withdrawApproval,
} from '@tryout/contract/positions/position-approvals';
import {
  putOnPositionTeam,
  readPositionTeam,
  takeOffPositionTeam,
} from '@tryout/contract/positions/position-team';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const teamQuery = (position_id: string) => routeQuery(readPositionTeam, { params: { position_id } });
export const approvalsQuery = (position_id: string) =>
  routeQuery(readPositionApprovals, { params: { position_id } });

function useChange<Input>(run: (input: Input) => Promise<{ message: string | null }>, showsError = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      return invalidateFeature(client, 'positions');
    },
    meta: { showsError },
  });
}

export const usePutOnTeam = (position_id: string) =>
  useChange(({ employee_id, role }: { employee_id: string; role: 'owner' | 'recruiter' }) =>
    callRouteForMessage(putOnPositionTeam, { params: { position_id, employee_id }, body: { role } }),
  );

export const useTakeOffTeam = (position_id: string) =>
  useChange((employee_id: string) =>
    callRouteForMessage(takeOffPositionTeam, { params: { position_id, employee_id } }),
  );

export const useAskForApproval = (position_id: string) =>
  useChange((note: string) =>
    callRouteForMessage(askForApproval, { params: { position_id }, body: { note } }),
  );

export const useWithdrawApproval = (position_id: string) =>
  useChange((_: null) => callRouteForMessage(withdrawApproval, { params: { position_id }, body: {} }));

export const useDecideApproval = (position_id: string) =>
  useChange(
    (body: RouteSend<typeof decideApproval>['body']) =>
      callRouteForMessage(decideApproval, { params: { position_id }, body }),
    true,
  );
