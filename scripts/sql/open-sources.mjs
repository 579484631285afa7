// The server's sources as the compiler sees them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { readStatements } from './read-statements.mjs';

const NOT_THE_SERVER = /\.test\.ts$|\/platform\/testing\/|\/node_modules\//;

/** Opens the sources once; `read` reads the statements, of some files only where they are named. */
export function openSources(root) {
  const over = new Map();
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => (over.has(path) ? over.get(path) : undefined) },
  });
  const config = join(root, 'tsconfig.json');
  let snapshot = api.updateSnapshot({ openProjects: [config] });
  const server = `${join(root, 'apps/server/src')}/`;
  const project = () => snapshot.getProjects()[0];
  return {
    project,
    files() {
      return project()
        .program.getSourceFileNames()
        .filter((name) => name.startsWith(server) && !NOT_THE_SERVER.test(name));
    },
    read() {
      return { project: project(), ...readStatements(project(), root, this.files()) };
    },
    /** Puts other text in the place of a file, or takes it back with null. */
    replace(path, text) {
      if (text === null) over.set(path, readFileSync(path, 'utf8'));
      else over.set(path, text);
      snapshot = api.updateSnapshot({ fileChanges: { changed: [path] } });
    },
    close: () => api.close(),
  };
}
