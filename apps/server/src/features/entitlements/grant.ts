import type { EntitlementSource } from '@tryout/domain/plans/entitlements';
import type { FeatureValue } from '@tryout/domain/plans/features';

/** What one source gives an organization. */
export interface Grant {
  readonly organization_id: string;
  readonly source: EntitlementSource;
  /** The subscription, purchase, cohort or grant. What begins later than today needs one of its own. */
  readonly source_id: string;
  /** By key of a feature; `true` of an amount: without a limit. */
  readonly values: Readonly<Record<string, FeatureValue>>;
  readonly starts: Date;
  /** Null: until it is ended. */
  readonly ends: Date | null;
  /** The bought version; only from a plan. */
  readonly plan_version_id?: string;
  /** The bought version; only from an add-on. */
  readonly add_on_version_id?: string;
  /** Why; needed from a super admin. */
  readonly reason?: string;
}
