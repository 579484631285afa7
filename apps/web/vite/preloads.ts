import type { ModulePreloadOptions } from 'vite';

/**
 * What is fetched along with a page. Every list stands in the first file that everybody loads, so other pages leave
 * their scripts out: the browser finds those as it reads the page. Styles stay in the list, for a page waits for them.
 * What the first page itself needs stands in it, all of it: otherwise one file is asked for after the other.
 */
export const pagePreloads: ModulePreloadOptions = {
  // Browsers that know no module preloads fetch the files when they come to them.
  polyfill: false,
  resolveDependencies: (_file, needed, { hostType }) =>
    hostType === 'html' ? needed : needed.filter((each) => each.endsWith('.css')),
};
