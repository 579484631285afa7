import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const buildStageMessages = defineCatalogue('plays/build-stage');
