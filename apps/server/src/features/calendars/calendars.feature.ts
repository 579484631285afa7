import type { Feature } from '../../platform/feature.ts';
import { calendarsLoaders } from './calendars.refs.ts';
import { calendarsHandlers } from './calendars.routes.ts';
import { readCalendarJob, refreshCalendarsJob } from './refresh-calendars.job.ts';

export const calendarsFeature: Feature = {
  name: 'calendars',
  handlers: calendarsHandlers,
  loaders: calendarsLoaders,
  jobs: (services) => [refreshCalendarsJob(services), readCalendarJob(services)],
};
