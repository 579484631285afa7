// Writes packages/games/src/gathered from the keys in game-keys.json: node scripts/gather-games.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const GAMES = 'packages/games/src';

/** The keys of the built-in games in the order in which lists show them. */
export function gameKeys() {
  return JSON.parse(readFileSync(join(root, GAMES, 'game-keys.json'), 'utf8'));
}

/** Every gathered file by its path: apart, because a page must not load what others need. */
export function gatheredGames(keys) {
  return Object.fromEntries(
    Object.entries({
      'games.ts': table(keys, {
        says: 'What the server is told of each built-in game. Server only.',
        name: 'GAMES',
        types: ["import type { BuiltInGame } from '../built-in-game.ts';"],
        imports: (key) => `import { ${variable(key)} } from '../${key}/game.ts';`,
        entry: variable,
        end: '} as const satisfies Readonly<Record<string, BuiltInGame>>;',
      }),
      'task-views.ts': table(keys, {
        says: 'The browser half of each built-in game, one chunk a game, loaded when it is about to be played.',
        name: 'taskViews',
        types: ["import type { TaskViewModule } from '../task-view.ts';"],
        imports: () => null,
        entry: (key) => `() => import('../${key}/module.ts')`,
        end: '} satisfies Record<string, () => Promise<TaskViewModule>>;',
      }),
      'stations.ts': table(keys, {
        says: "Where each built-in game's station is in the drawn town.",
        name: 'STATIONS: Readonly<Record<string, TownStation>>',
        types: ["import type { TownStation } from '../harbour/town-station.ts';"],
        imports: (key) => `import { STATION as ${variable(key)} } from '../${key}/station.ts';`,
        entry: variable,
        end: '};',
      }),
      'demos.ts': table(keys, {
        says: 'How each built-in game is played, shown; each loaded with its instructions.',
        name: 'DEMOS: Readonly<Record<string, () => Promise<{ readonly DEMO: DemoScene }>>>',
        types: ["import type { DemoScene } from '../harbour/demo-scene.ts';"],
        imports: () => null,
        entry: (key) => `() => import('../${key}/demo.tsx')`,
        end: '};',
      }),
      'trial-views.ts': table(keys, {
        says: "How each built-in game's trials are shown.",
        name: 'TRIAL_VIEWS: Readonly<Record<string, TrialView>>',
        types: ["import type { TrialView } from '../trial-view.ts';"],
        imports: (key) => `import { TRIALS as ${variable(key)} } from '../${key}/trial-view.ts';`,
        entry: variable,
        end: '};',
      }),
    }).map(([file, text]) => [`${GAMES}/gathered/${file}`, text]),
  );
}

const WRITTEN = '// Written by scripts/gather-games.mjs from game-keys.json.';

function table(keys, { says, name, types, imports, entry, end }) {
  const rows = keys.map((key) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${entry(key)},`);
  return file([...types, ...keys.map(imports)], [`/** ${says} */`, `export const ${name} = {`, ...rows, end]);
}

function file(imports, lines) {
  const from = (line) => line.split(" from '")[1];
  const sorted = imports.filter((line) => line !== null).sort((a, b) => (from(a) < from(b) ? -1 : 1));
  return `${[WRITTEN, ...sorted, '', ...lines].join('\n')}\n`;
}

/** `cargo-drone` is `cargoDrone` in code. */
function variable(key) {
  return key.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(root, GAMES, 'gathered'), { recursive: true });
  for (const [path, text] of Object.entries(gatheredGames(gameKeys()))) writeFileSync(join(root, path), text);
}
