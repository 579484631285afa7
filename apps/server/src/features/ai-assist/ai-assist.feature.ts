import type { Feature } from '../../platform/feature.ts';
import { aiAssistLoaders } from './ai-assist.refs.ts';
import { aiAssistHandlers } from './ai-assist.routes.ts';
import { loadRelevance } from './load-relevance.ts';

export const aiAssistFeature: Feature = {
  name: 'ai-assist',
  handlers: aiAssistHandlers,
  loaders: aiAssistLoaders,
  onceListening: loadRelevance,
};
