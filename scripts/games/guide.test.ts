import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseFormula } from '../../packages/domain/src/formula-language/parse.ts';
import { findNode, root } from '../runtime.mjs';

const GUIDE = readFileSync(join(root, 'docs/writing-games.md'), 'utf8');
const SCRIPTS: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** The snippets of one language, in the order of the page. */
function snippets(language: string): string[] {
  return [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );
}

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'tryout-guide-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Runs a line such as `npm run check:game x -- --name y` as npm would, from `folder`; without a browser. */
function run(line: string, folder: string): string {
  const [, name = '', rest = ''] = /^npm run (\S+)(.*)$/.exec(line) ?? [];
  const script = SCRIPTS[name]?.replace(/^node /, `"${findNode()}" `);
  expect(script, line).toBeDefined();
  const env = { ...process.env, INIT_CWD: folder, CHROMIUM_PATH: join(place, 'no browser') };
  const { status, stdout, stderr } = spawnSync(`${script}${rest.replace(' -- ', ' ')}`, {
    cwd: root,
    env,
    shell: true,
    encoding: 'utf8',
  });
  expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

test('the example of the guide works as it is written, from the scaffold to the package', {
  timeout: 180_000,
}, async () => {
  const lines = snippets('sh').flatMap((text) => text.split('\n'));
  const [begin = '', play, check = '', pack = '', ...samples] = lines;
  run(begin, place);
  const folder = join(place, 'lost-keys');
  // The harness page runs until somebody ends it; e2e/game-harness.spec.ts plays in it.
  expect(play).toBe('npm run play:game lost-keys');

  const manifest = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  manifest.data_points.push(...snippets('json').map((text) => JSON.parse(text)));
  writeFileSync(join(folder, 'build.json'), JSON.stringify(manifest, null, 2));
  const [measures = '', ...others] = snippets('js');
  expect(others).toEqual([]);
  writeFileSync(join(folder, 'measures.js'), measures);
  const { measure } = await import(join(folder, 'measures.js'));
  const measured = measure([
    [true, 600],
    [true, 1400],
    [false, 300],
    [true, 800],
  ]);
  expect(measured).toEqual({ accuracy: 0.75, median_rt: 800, quick_share: 0.5 });
  const declared = parseManifestText(JSON.stringify(manifest)).manifest?.data_points.map(({ key }) => key);
  expect(declared).toEqual(expect.arrayContaining(Object.keys(measured)));

  expect(run(check, place)).toContain('Lost Keys 1.0: 4 data points');
  run(pack, place);
  expect(existsSync(join(place, 'lost-keys.zip'))).toBe(true);
  for (const line of samples) run(line, root);
});

test('its formula can be read', () => {
  for (const text of snippets('formula')) expect(parseFormula(text).problems).toEqual([]);
});

test('everything it leads to is there', () => {
  const links = [...GUIDE.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(existsSync(join(root, 'docs', link)), link).toBe(true);
});
