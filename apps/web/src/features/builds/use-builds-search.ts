import { useSearch } from '@tanstack/react-router';
import { type BuildSearch, type BuildsSearch, readBuildSearch, readBuildsSearch } from './builds-search.ts';

/** What the list of builds is narrowed by. */
export const useBuildsSearch = (): BuildsSearch =>
  readBuildsSearch({ ...useSearch({ from: '/user/admin/builds' }) });

/** What the page of a build shows. */
export const useBuildSearch = (): BuildSearch =>
  readBuildSearch({ ...useSearch({ from: '/user/admin/builds/$buildId' }) });
