// How the checks of sources read imports.

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** Everything that a source imports or exports again, in order. */
export function importsOf(text) {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
}

export function isTest(path) {
  return /\.(test|spec|bench)\.tsx?$/.test(path) || path.includes('/testing/');
}
