import type { Feature } from '../../platform/feature.ts';
import { recruiterLinksLoaders } from './recruiter-links.refs.ts';
import { recruiterLinksHandlers } from './recruiter-links.routes.ts';

export const recruiterLinksFeature: Feature = {
  name: 'recruiter-links',
  handlers: recruiterLinksHandlers,
  loaders: recruiterLinksLoaders,
};
