import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './runtime.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const container = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/tryout.service');
const sample = read('deploy/tryout.env.example');
const operating = read('docs/operating.md');

/** What building makes, and so is not in the repository. */
const MADE = /node_modules$|apps\/web\/dist(-drawing)?$/;

it('the container copies what there is, all of the packages that the lock file links, and nothing that is made elsewhere', () => {
  const copied = [...container.matchAll(/^COPY (.+)$/gm)].flatMap(([, line = '']) => {
    const from = line.startsWith('--from=build ');
    const places = line.replace('--from=build ', '').split(' ').slice(0, -1);
    return places.map((place) => ({ from, place: place.replace('/tryout/', '') }));
  });
  expect(copied.length).toBeGreaterThan(10);
  for (const { from, place } of copied) {
    expect([place, from ? MADE.test(place) : existsSync(join(ROOT, place))]).toEqual([place, true]);
  }
  const linked = JSON.parse(read('package.json')).workspaces as string[];
  for (const folder of linked) expect(copied.map(({ place }) => place)).toContain(`${folder}/package.json`);
});

it('the container starts the server as npm start does', () => {
  const [, command = ''] = /^CMD (\[.+\])$/m.exec(container) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...SERVER_FLAGS, 'apps/server/src/main.ts']);
  expect(read('scripts/start.mjs')).toContain("MAIN = 'apps/server/src/main.ts'");
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
    expect(container).toContain(`${name}=${value}`);
  expect(/^USER (\w+)$/m.exec(container)?.[1]).toBe('node');
  const major = /node:(\d+)-/.exec(container)?.[1];
  expect([...container.matchAll(/node:(\d+)-/g)].map(([, version]) => version)).toEqual([major, major]);
});

it('the service starts npm start’s own program, and both wait longer than the server takes to stop', () => {
  const program = /^ExecStart=\S+ node (\S+)$/m.exec(unit)?.[1] ?? '';
  expect([program, existsSync(join(ROOT, program))]).toEqual(['scripts/start.mjs', true]);
  expect(JSON.parse(read('package.json')).scripts.start).toBe(`node ${program}`);
  const limit_s = Number(
    /STOP_LIMIT_MS = (\d+)_000/.exec(read('apps/server/src/platform/run-until-stopped.ts'))?.[1],
  );
  expect(limit_s).toBeGreaterThan(0);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(limit_s);
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(limit_s);
});

it('every setting that they name is one that Tryout knows, and none has a secret in it', () => {
  const named = [container, compose, unit, sample].flatMap((text) =>
    [...text.matchAll(/\b((?:TRYOUT|SMTP|LOG)_[A-Z0-9_]+|DATABASE_URL|NODE_ENV)\b/g)].map(([name]) => name),
  );
  expect(new Set(named).size).toBeGreaterThan(10);
  for (const name of new Set(named)) expect([name, operating.includes(`\`${name}\``)]).toEqual([name, true]);
  const secrets = [...sample.matchAll(/^(\w*(?:SECRET|PASSWORD|TOKEN))=(.*)$/gm)];
  expect(secrets.map(([, , value]) => value)).toEqual(secrets.map(() => ''));
  expect(compose).not.toMatch(/PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)/);
});

it('the files are named where it is told how Tryout is run', () => {
  for (const name of ['Containerfile', 'compose.yaml', 'tryout.service', 'tryout.env.example'])
    expect(operating).toContain(`deploy/${name}`);
});
