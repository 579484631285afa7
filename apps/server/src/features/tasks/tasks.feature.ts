import type { Feature } from '../../platform/feature.ts';
import { taskLoaders } from './tasks.refs.ts';
import { tasksHandlers } from './tasks.routes.ts';

export const tasksFeature: Feature = {
  name: 'tasks',
  handlers: tasksHandlers,
  loaders: taskLoaders,
};
