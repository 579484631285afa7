import { useQuery } from '@tanstack/react-query';
import { simulationRecordQuery } from '../simulations.api.ts';
import { StatusDialog } from './status-dialog.tsx';

/** The status of a simulation that is not open: its record is read first. */
export function SimulationStatus({ simulationId, onClose }: { simulationId: string; onClose: () => void }) {
  const { data } = useQuery(simulationRecordQuery(simulationId));
  return data ? <StatusDialog record={data} onClose={onClose} /> : null;
}
