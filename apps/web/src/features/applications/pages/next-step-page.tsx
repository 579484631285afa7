import { Navigate } from '@tanstack/react-router';
import { OwnApplication } from '../components/own-application.tsx';
import { pathOfNext } from '../step-paths.ts';

/** `/apply/:id`, as in reminders: goes on where the candidate left off. */
export function NextStepPage() {
  return (
    <OwnApplication>
      {(application) => (
        <Navigate to={pathOfNext(application)} params={{ id: application.application_id }} replace />
      )}
    </OwnApplication>
  );
}
