import { listCalibrations, readCalibration } from '@tryout/contract/calibrations/calibrations';
import { type Handled, handle } from '../../platform/http/call.ts';
import { calibrateForm, playedForms } from './calibrate-form.ts';

/** What own plays say of games. */
export const calibrationsHandlers: readonly Handled[] = [
  handle(listCalibrations, async (call) => ({ data: await playedForms(call) })),

  handle(readCalibration, async (call) => ({ data: await calibrateForm(call, call.query) })),
];
