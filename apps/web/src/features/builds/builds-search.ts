import {
  BUILD_LOG_LEVELS,
  BUILD_STATES,
  type BuildLogLevel,
  type BuildStatus,
} from '@tryout/domain/builds/build-status';
import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What the list of builds is narrowed by, as the address has it. */
export interface BuildsSearch extends ListState {
  readonly status?: BuildStatus | undefined;
}

/** Parts of a version's page. */
export const BUILD_TABS = ['checks', 'try', 'manifest', 'files', 'players'] as const;
export type BuildTab = (typeof BUILD_TABS)[number];

/** What a build's page shows, as the address has it. */
export interface BuildSearch {
  /** Id of a version; without it the newest is shown. */
  readonly version?: string | undefined;
  readonly tab?: BuildTab | undefined;
  readonly level?: BuildLogLevel | undefined;
  /** Id of the version to compare with. */
  readonly with?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the address of the list; what it does not know is left out. */
export function readBuildsSearch(search: Record<string, unknown>): BuildsSearch {
  return { ...readListState(search), status: oneOf(search.status, BUILD_STATES) };
}

/** Reads the address of a build; what it does not know is left out. */
export function readBuildSearch(search: Record<string, unknown>): BuildSearch {
  return {
    version: textOf(search.version),
    tab: BUILD_TABS.find((tab) => tab === search.tab),
    level: BUILD_LOG_LEVELS.find((level) => level === search.level),
    with: textOf(search.with),
  };
}
