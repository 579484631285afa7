import type { AnyRoute } from './define-route.ts';
import { systemRoutes } from './system.ts';

/** Every route of the product. A route that is not listed here cannot be served. */
export const ALL_ROUTES: readonly AnyRoute[] = [...systemRoutes];
