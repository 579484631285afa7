import type { Feature } from '../../platform/feature.ts';
import { hiringRulesHandlers } from './hiring-rules.routes.ts';
import { membersHandlers } from './members.routes.ts';
import { organizationsLoaders } from './organizations.refs.queries.ts';
import { organizationsHandlers } from './organizations.routes.ts';
import { partsHandlers } from './parts.routes.ts';
import { reasonsHandlers } from './reasons.routes.ts';
import { stageMailsHandlers } from './stage-mails.routes.ts';
import { teamLinksHandlers } from './team-links.routes.ts';

export const organizationsFeature: Feature = {
  name: 'organizations',
  handlers: [
    ...hiringRulesHandlers,
    ...membersHandlers,
    ...organizationsHandlers,
    ...partsHandlers,
    ...reasonsHandlers,
    ...stageMailsHandlers,
    ...teamLinksHandlers,
  ],
  loaders: organizationsLoaders,
};
