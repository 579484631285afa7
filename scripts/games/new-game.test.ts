import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkGame, type Finding } from './check-game.ts';
import { newGame } from './new-game.ts';
import { packFolder } from './pack-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'tryout-games-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

async function check(path: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of checkGame(path, { chromium: null })) findings.push(finding);
  return findings;
}
const errorsOf = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'error').map(({ text }) => text);

test.each([
  ['plain', 'custom', 'tryout-game-sdk.js'],
  ['jspsych', 'jspsych', 'jspsych/jspsych.js'],
])(
  'a new %s game is whole, has its own name, and passes the check as a folder and packed',
  {
    timeout: 120_000,
  },
  async (template, engine, file) => {
    const folder = join(place, 'lost-keys');
    await newGame(folder, { template });
    const { manifest } = parseManifestText(readFileSync(join(folder, 'build.json'), 'utf8'));
    expect(manifest).toMatchObject({ slug: 'lost-keys', name: 'Lost Keys', version: '1.0', engine });
    expect(existsSync(join(folder, file))).toBe(true);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('# Lost Keys');
    expect(errorsOf(await check(folder))).toEqual([]);

    const zip = join(place, 'lost-keys.zip');
    writeFileSync(zip, (await packFolder(folder)).bytes);
    expect(errorsOf(await check(zip))).toEqual([]);
  },
);

test('a name may hold whatever people write; the folder has to be empty', { timeout: 60_000 }, async () => {
  const folder = join(place, 'game');
  const name = "Lena's <b>Schätze</b> & \\ more";
  await newGame(folder, { name });
  const { manifest } = parseManifestText(readFileSync(join(folder, 'build.json'), 'utf8'));
  expect(manifest).toMatchObject({ slug: 'lena-s-b-schatze-b-more', name });
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('<b>');
  const { wordsFor } = await import(join(folder, 'words.js'));
  expect(wordsFor('en').title).toBe(name);

  await expect(newGame(folder, { name: 'Another' })).rejects.toThrow('is not empty. Nothing was changed.');
  expect(readFileSync(join(folder, 'build.json'), 'utf8')).toContain('lena-s');
  await expect(newGame(join(place, 'other'), { template: 'flash' })).rejects.toThrow('plain, jspsych');
  await expect(newGame(join(place, '日本'), {})).rejects.toThrow('Latin letters');
  expect(existsSync(join(place, 'other'))).toBe(false);
});

test('plugins that were replaced are not packed, and the looks are those of the SDK', {
  timeout: 120_000,
}, async () => {
  const folder = join(place, 'slider');
  await newGame(folder, { template: 'jspsych' });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('href="tryout-jspsych.css"');
  writeFileSync(page, html.replace('html-keyboard-response.js', 'html-slider-response.js'));
  writeFileSync(join(folder, 'jspsych/html-slider-response.js'), '');
  const { files, left_out } = await packFolder(folder);
  expect(files).toEqual(
    expect.arrayContaining(['jspsych/html-slider-response.js', 'jspsych/jspsych.js', 'tryout-jspsych.css']),
  );
  expect(left_out).toContain('jspsych/html-keyboard-response.js');
  expect((await check(folder)).map(({ text }) => text)).toContain(
    'Not packed, as nothing loads it: jspsych/html-keyboard-response.js.',
  );

  const looks = readFileSync(join(folder, 'tryout-jspsych.css'), 'utf8');
  for (const needed of ['light-dark(', ':focus-visible', '.more-contrast']) expect(looks).toContain(needed);
  // Right to left and large text: nothing is to one side, no text has a size of its own.
  expect(looks).not.toMatch(
    /(?:margin|padding|border|text-align)[\w-]*:[^;]*\b(?:left|right)\b|-(?:left|right):/,
  );
  expect(looks).not.toMatch(/font-size: [\d.]+px/);
});

test('the same folder gives the same package, in every zone and order of writing', {
  timeout: 60_000,
}, async () => {
  const one = join(place, 'one');
  await newGame(one, { name: 'Same' });
  const first = await packFolder(one);
  const zone = process.env.TZ;
  process.env.TZ = 'Asia/Tokyo';
  // Written anew: same content, another time.
  writeFileSync(join(one, 'style.css'), readFileSync(join(one, 'style.css')));
  const second = await packFolder(one);
  process.env.TZ = zone;
  expect(second.sha256).toBe(first.sha256);
  expect(first.files).not.toContain('tryout-game-sdk.d.ts');
  expect(first.left_out).toEqual(['tryout-game-sdk.d.ts']);

  writeFileSync(join(one, 'style.css'), 'p { margin: 0 }');
  expect((await packFolder(one)).sha256).not.toBe(first.sha256);
});

test('what is wrong is told with its line, or with the file', { timeout: 60_000 }, async () => {
  const folder = join(place, 'wrong');
  await newGame(folder, {});
  const manifest = join(folder, 'build.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"direction": "higher"', '"direction": "up"'));
  const line = text.split('\n').findIndex((each) => each.includes('"direction"')) + 1;
  expect(errorsOf(await check(folder))).toEqual([
    `build.json:${line} data_points[0].direction must be one of higher, lower, target, none.`,
  ]);

  writeFileSync(manifest, text);
  writeFileSync(join(folder, 'setup.exe'), 'MZ');
  expect(errorsOf(await check(folder))).toEqual([expect.stringContaining('"setup.exe"')]);
  await expect(check(join(place, 'nowhere'))).rejects.toThrow('is not there');
});
