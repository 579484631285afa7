import type { Catalog } from './catalog.ts';
import type { Builder } from './use-builder.ts';

/** What every step of the builder gets. */
export interface StepProps {
  readonly builder: Builder;
  readonly catalog: Catalog;
  /** What the server said of a field at the last attempt. */
  readonly errorOf: (field: string) => string | undefined;
}
