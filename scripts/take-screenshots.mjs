// The pictures of the README, taken from a running Tryout with the demo: node scripts/take-screenshots.mjs [address]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findOrInstallChromium } from './find-chromium.mjs';
import { root } from './runtime.mjs';

const baseURL = process.argv[2] ?? 'http://localhost:4780';
const IMAGES = join(root, 'docs/images');
const PASSWORD = 'Tryout-Demo-1!';

mkdirSync(IMAGES, { recursive: true });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function personWith(email) {
  const person = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  if (email) await person.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  return person;
}

async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(IMAGES, `${name}.png`) });
  console.log(`docs/images/${name}.png`);
}

const visitor = await (await personWith(null)).newPage();
await visitor.goto('/demo');
await visitor.getByRole('button', { name: 'Play now' }).click();
await visitor.getByRole('button', { name: 'Start without practice' }).click();
const start = visitor.getByRole('button', { name: 'Start', exact: true });
await start.waitFor();
// A game takes no press that comes before its card can have been read.
await visitor.waitForTimeout(1_000);
await start.click();
await visitor.getByRole('img', { name: /Which way does the middle one point/ }).waitFor();
await take(visitor, 'play');

const person = await personWith('recruiter@harbour.test');
const recruiter = await person.newPage();
const answer = await person.request.get('/api/jobs?q=Quay%20operations%20planner');
const [{ position_id }] = (await answer.json()).data.items;
await recruiter.goto(`/user/positions/${position_id}/applicants`);
const best = recruiter.getByRole('rowheader').first().getByRole('link');
await best.waitFor();
await take(recruiter, 'applicants');
await best.click();
await recruiter.getByRole('link', { name: 'Open on its own page' }).click();
await recruiter.getByRole('heading', { name: 'Traits', exact: true }).waitFor();
await take(recruiter, 'score-card');

await browser.close();
