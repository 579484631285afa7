import {
  changeFeatureFlag,
  featureFlagHistory,
  findFlagOrganizations,
  listFeatureFlags,
  restoreFeatureFlag,
} from '@tryout/contract/feature-flags/feature-flags';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { changeFlag, restoreFlag } from './change-flag.ts';
import { flagsSay } from './feature-flags.messages.ts';
import { searchOrganizations } from './feature-flags.queries.ts';
import { flagHistory, flagsNow } from './read-flags.ts';

/** For whom parts of the product are on. */
export const featureFlagsHandlers: readonly Handled[] = [
  handle(listFeatureFlags, async (call) => ({ data: await flagsNow(call) })),
  handle(findFlagOrganizations, async ({ db, query }) => ({
    data: { items: await searchOrganizations(db, query.search) },
  })),
  handle(changeFeatureFlag, async (call) => ({
    data: await changeFlag(signedAct(call), call.params.key, call.body),
    message: flagsSay('feature-flags.saved'),
  })),
  handle(featureFlagHistory, async (call) => ({ data: await flagHistory(call) })),
  handle(restoreFeatureFlag, async (call) => ({
    data: await restoreFlag(
      signedAct(call),
      call.refs.row(call.params.feature_flag_change_id),
      call.body.version,
    ),
    message: flagsSay('feature-flags.restored'),
  })),
];
