// Pictures of the stations on the workbench, for looking at them: node scripts/picture-stations.mjs folder [station …].
// Each is played by touch at 360 px and by keys at 1280 px (start, two moments, end; light and dark) and begun in Arabic.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findOrInstallChromium } from './find-chromium.mjs';
import { onNodeWithTypeScript, root } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { hasOnly, takeTime } = await import('../e2e/pages/person.ts');
const { STATIONS } = await import('../e2e/pages/stations.ts');
const { passTimeQuickly } = await import('../e2e/setup/quick-time.ts');

const [folder = 'pictures', ...wanted] = process.argv.slice(2);
const TIMES_FASTER = 4;
/** After the start, ms of playing. */
const MOMENTS = [1500, 8000];
const SCREENS = [
  { name: '360', by: 'touch', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { name: '1280', by: 'keys', viewport: { width: 1280, height: 800 } },
];

mkdirSync(folder, { recursive: true });
const outDir = mkdtempSync(join(tmpdir(), 'tryout-stations-'));
const configFile = join(root, 'packages/games/harness/vite.config.ts');
await build({ configFile, logLevel: 'warn', build: { outDir, reportCompressedSize: false } });
const served = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

async function open(key, screen, locale) {
  const { name: _name, by, ...looks } = screen;
  const baseURL = `http://127.0.0.1:${served.httpServer.address().port}`;
  const person = await browser.newContext({ baseURL, locale: 'en-US', ...looks });
  person.setDefaultTimeout(15_000);
  await passTimeQuickly(person, TIMES_FASTER);
  const page = await person.newPage();
  hasOnly(page, by);
  await page.goto(`/?bare=1&mode=test&game=${key}&locale=${locale}`);
  await page.locator('main button').first().waitFor();
  return page;
}

async function take(page, name) {
  for (const scheme of ['dark', 'light']) {
    await page.evaluate((look) => {
      document.documentElement.dataset.mantineColorScheme = look;
    }, scheme);
    await page.screenshot({ path: join(folder, `${name}-${scheme}.png`) });
  }
}

async function picture(key, screen) {
  const page = await open(key, screen, 'en');
  const done = page.getByRole('heading', { name: 'This station is done' });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await take(page, `${key}-${screen.name}-1-start`);
  const photographs = start.waitFor({ state: 'hidden' }).then(async () => {
    const began = await page.evaluate(() => performance.now());
    for (const [number, moment] of MOMENTS.entries()) {
      const left = began + moment - (await page.evaluate(() => performance.now()));
      if (left > 0) await takeTime(page, left);
      if (await done.isVisible()) return;
      await take(page, `${key}-${screen.name}-${number + 2}-play`);
    }
  });
  await Promise.all([STATIONS[key].play(page, screen.by, done), photographs]);
  await take(page, `${key}-${screen.name}-4-end`);
  await page.context().close();
}

async function pictureArabic(key) {
  const page = await open(key, SCREENS[0], 'ar');
  await take(page, `${key}-ar-1-start`);
  await takeTime(page, 500);
  const start = page.getByRole('button', { name: 'ابدأ', exact: true });
  await start.tap();
  await start.waitFor({ state: 'hidden' });
  await takeTime(page, 1500);
  await take(page, `${key}-ar-2-play`);
  await page.context().close();
}

const keys = Object.keys(STATIONS).filter((key) => wanted.length === 0 || wanted.includes(key));
const jobs = keys.flatMap((key) => [
  ...SCREENS.map((screen) => [`${key} ${screen.name}`, () => picture(key, screen)]),
  [`${key} ar`, () => pictureArabic(key)],
]);
async function work() {
  for (let next = jobs.shift(); next; next = jobs.shift()) {
    const [name, job] = next;
    try {
      await job();
      console.log(name);
    } catch (error) {
      console.error(name, error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
await Promise.all([work(), work(), work()]);
await browser.close();
await served.close();
rmSync(outDir, { recursive: true, force: true });
