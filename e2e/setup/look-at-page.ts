import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Where a journey owns the clock of the page, the checker still goes by the world's. */
const LOAD_AXE = `((setTimeout, clearTimeout) => { ${AXE} })(window.worldTimers?.setTimeout ?? setTimeout, window.worldTimers?.clearTimeout ?? clearTimeout)`;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Something a person would trip over. */
export interface Finding {
  readonly path: string;
  readonly look: string;
  readonly what: string;
}

/** What axe finds on the page as it is; with `only`, just one rule. */
export async function violations(page: Page, only?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(LOAD_AXE);
  return page.evaluate(
    async ({ rules, rule }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations: found } = await checker.run(document, {
        runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: rules },
        resultTypes: ['violations'],
      });
      return found.map(
        ({ id, nodes }) =>
          `${id} (${nodes.length}×) ${nodes[0]?.target.join(' ')} ${nodes[0]?.html.slice(0, 160)}`,
      );
    },
    { rules: RULES, rule: only },
  );
}

/** How far the page can be scrolled sideways at a width, px. */
export async function sideways(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 740 });
  return page.evaluate(async () => {
    // Two frames: lists and tabs settle into the new width in the first one.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The findings as a table, one a line. */
export function tableOf(findings: readonly Finding[]): string {
  return findings.map(({ path, look, what }) => `${path} | ${look} | ${what}`).join('\n');
}
