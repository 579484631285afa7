import { useSearch } from '@tanstack/react-router';
import { type BuildSearch, readBuildSearch } from './builds-search.ts';

/** What the page of a build shows. */
export const useBuildSearch = (): BuildSearch =>
  readBuildSearch({ ...useSearch({ from: '/user/admin/builds/$buildId' }) });
