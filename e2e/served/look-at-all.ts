import type { Page } from 'playwright-core';
import { type Finding, sideways, tableOf, violations } from '../setup/look-at-page.ts';
import { Visit } from '../setup/visit.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = [360, 320];

/**
 * Looks at each page in English and Arabic, light and dark, wide and narrow, and says what is wrong with it, one finding
 * a line. All rules are gone through once, in light; what the look alone changes is looked at alone. Within the
 * signed-in area it goes from page to page as a person does.
 */
export async function lookAtAll(page: Page, paths: readonly string[]): Promise<string> {
  const visit = new Visit(page);
  const findings: Finding[] = [];
  const note = (path: string, look: string, found: readonly string[]) =>
    findings.push(...found.map((what) => ({ path, look, what })));

  await speak(page, 'en');
  await visit.open(paths[0] ?? '/');
  for (const path of paths) {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await (path.startsWith('/user') ? visit.go(path) : visit.open(path));
    note(path, 'light, 1280', await violations(page));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    note(path, 'dark, 1280', await violations(page, 'color-contrast'));
    note(path, 'English', await scrolls(page));
    note(path, 'console', visit.heard());
  }
  await speak(page, 'ar');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit.open(paths[0] ?? '/');
  for (const path of paths) {
    await (path.startsWith('/user') ? visit.go(path) : visit.open(path));
    note(path, 'Arabic', await scrolls(page));
    note(path, 'Arabic, console', visit.heard());
  }
  return tableOf(findings);
}

/** Opens each page once, in light and wide. */
export async function lookOnce(page: Page, paths: readonly string[]): Promise<string> {
  const visit = new Visit(page);
  await page.setViewportSize(WIDE);
  const findings: Finding[] = [];
  await visit.open(paths[0] ?? '/user');
  for (const path of paths) {
    await visit.go(path);
    const found = [...(await violations(page)), ...visit.heard()];
    findings.push(...found.map((what) => ({ path, look: 'light, 1280', what })));
  }
  return tableOf(findings);
}

/** Opens each page as somebody on a phone who reads Arabic does, and goes through all rules there. */
export async function lookAtPhone(page: Page, paths: readonly string[]): Promise<string> {
  const visit = new Visit(page);
  const findings: Finding[] = [];
  await speak(page, 'ar');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visit.open(paths[0] ?? '/');
  for (const path of paths) {
    await (path.startsWith('/user') ? visit.go(path) : visit.open(path));
    findings.push(...(await violations(page)).map((what) => ({ path, look: 'Arabic, dark, 360', what })));
  }
  await speak(page, 'en');
  return tableOf(findings);
}

async function scrolls(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of NARROW) {
    const far = await sideways(page, width);
    if (far > 0) found.push(`scrolls sideways by ${far} px at ${width}`);
  }
  return found;
}

async function speak(page: Page, locale: 'en' | 'ar'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/NotFound');
  await page.evaluate((value) => localStorage.setItem('tryout.locale', value), locale);
}
