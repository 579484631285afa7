// Keeps the graph of features that docs/features.json writes down. Imports of types count like all others.
import { dirname, join } from 'node:path';
import { importsOf, isTest } from './imports.mjs';

/** Names that one door may let out. */
const DOOR_NAMES_MAX = 27;

const DOOR = /\/(?:[a-z-]+\.)?public\.tsx?$/;
/** What the server's start may name of a feature. */
const MANIFEST = /^apps\/server\/src\/features\/[a-z-]+\/[a-z-]+\.feature\.ts$/;
const REEXPORT = /export\s+(type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g;

/**
 * All breaches among `files` (`{ path, text }`, paths from the root) of `graph`: for each side (`server`, `web`) what
 * each feature uses, and the query functions that doors still let out. Pure.
 */
export function graphBreaches(files, graph) {
  const sources = files.filter(({ path }) => !isTest(path));
  return [
    ...fileCycles(sources),
    ...Object.keys(graph).flatMap((side) => [
      ...usesOf(sources, side, graph[side].features),
      ...declaredCycles(side, graph[side].features),
      ...doors(sources, side, graph[side].queries_let_out),
    ]),
  ];
}

function fileCycles(sources) {
  const known = new Set(sources.map(({ path }) => path));
  const targets = new Map(
    sources.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => join(dirname(path), specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  return circles(targets).map((circle) => `files import each other in a circle: ${circle.join(' → ')}`);
}

function declaredCycles(side, features) {
  const targets = new Map(Object.entries(features));
  return circles(targets).map(
    (circle) => `${side}: features use each other in a circle: ${circle.join(' → ')}`,
  );
}

/** Groups whose members reach each other, each as a list of names. */
function circles(targets) {
  const found = [];
  const state = new Map();
  const visit = (start) => {
    const trail = [[start, 0]];
    state.set(start, 'open');
    while (trail.length > 0) {
      const top = trail[trail.length - 1];
      const next = (targets.get(top[0]) ?? [])[top[1]++];
      if (next === undefined) {
        state.set(top[0], 'done');
        trail.pop();
      } else if (state.get(next) === 'open') {
        const names = trail.map(([name]) => name);
        found.push([...names.slice(names.indexOf(next)), next]);
      } else if (!state.has(next)) {
        state.set(next, 'open');
        trail.push([next, 0]);
      }
    }
  };
  for (const name of targets.keys()) if (!state.has(name)) visit(name);
  return found;
}

function usesOf(sources, side, features) {
  const found = [];
  const used = new Map(Object.keys(features).map((name) => [name, new Set()]));
  const there = new Set();
  for (const { path, text } of sources) {
    const from = featureOf(path, side);
    if (from) there.add(from);
    for (const specifier of importsOf(text)) {
      if (!specifier.startsWith('.')) continue;
      const target = join(dirname(path), specifier);
      const to = featureOf(target, side);
      if (!from && to && side === 'server' && !DOOR.test(target) && !MANIFEST.test(target))
        found.push(`${path} imports ${target}: the server names a feature by its manifest or its door`);
      if (!from) continue;
      if (!to || to === from) continue;
      used.get(from)?.add(to);
      if (!DOOR.test(target))
        found.push(`${path} imports ${target}: features meet at doors only (public.ts)`);
      if (!features[from]?.includes(to))
        found.push(`${path} uses ${to}, which docs/features.json does not let ${from} (${side}) do`);
    }
  }
  for (const name of there) if (!features[name]) found.push(`docs/features.json (${side}) lacks ${name}`);
  for (const [name, uses] of Object.entries(features)) {
    if (!there.has(name)) found.push(`docs/features.json (${side}) names ${name}, which is not there`);
    for (const one of uses) {
      if (there.has(name) && !used.get(name).has(one))
        found.push(`docs/features.json (${side}) lets ${name} use ${one}, which it does not`);
    }
  }
  return found;
}

function doors(sources, side, letOut) {
  const found = [];
  const still = new Set();
  for (const { path, text } of sources) {
    const feature = featureOf(path, side);
    if (!feature || !DOOR.test(path)) continue;
    let count = (text.match(/^export (?:async )?(?:function|const|type|interface|class) /gm) ?? []).length;
    for (const [, onlyTypes, inner, from] of text.matchAll(REEXPORT)) {
      const names = inner
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      count += names.length;
      if (onlyTypes || !from.endsWith('.queries.ts')) continue;
      for (const name of names.filter((one) => !one.startsWith('type '))) {
        const full = `${feature}: ${name.split(' as ')[0]}`;
        still.add(full);
        if (!letOut.includes(full))
          found.push(
            `${path} lets out ${name} of ${from}: whoever stands outside asks for an action, not for SQL`,
          );
      }
    }
    if (count > DOOR_NAMES_MAX)
      found.push(`${path} lets out ${count} names; a door has at most ${DOOR_NAMES_MAX}`);
  }
  for (const full of letOut)
    if (!still.has(full)) found.push(`docs/features.json (${side}) still excuses "${full}", which is over`);
  return found;
}

function featureOf(path, side) {
  const base = `apps/${side}/src/features/`;
  return path.startsWith(base) ? path.slice(base.length).split('/')[0] : null;
}
