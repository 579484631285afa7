import { listCalibrations, readCalibration } from '@tryout/contract/calibrations/calibrations';
import type { RouteResult } from '@tryout/contract/define-route';
import { routeQuery } from '../../platform/api/route-query.ts';

export type PlayedForm = RouteResult<typeof listCalibrations>['items'][number];
export type Calibration = RouteResult<typeof readCalibration>;
export type CalibratedScale = Calibration['scales'][number];
export type CalibratedMeasure = Calibration['measures'][number];

export const calibrationsQuery = () => routeQuery(listCalibrations);
export const calibrationQuery = (taskKey: string, formId: string) =>
  routeQuery(readCalibration, { query: { task_key: taskKey, form_id: formId } });
