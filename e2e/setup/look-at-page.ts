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
      /** What lies half under a bar that stays in sight is as large as it is once it is scrolled to. */
      const isSmall = async (target: string | undefined) => {
        const element = target === undefined ? null : document.querySelector(target);
        if (!element) return true;
        const [left, top] = [scrollX, scrollY];
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await checker.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
        scrollTo({ left, top, behavior: 'instant' });
        return again.violations.length > 0;
      };
      const said: string[] = [];
      for (const { id, nodes } of found) {
        const wrong: typeof nodes = [];
        for (const node of nodes) {
          if (id !== 'target-size' || (await isSmall(node.target.join(' ')))) wrong.push(node);
        }
        if (wrong.length > 0)
          said.push(
            `${id} (${wrong.length}×) ${wrong[0]?.target.join(' ')} ${wrong[0]?.html.slice(0, 160)} ${JSON.stringify(wrong[0]?.any[0]?.data ?? null).slice(0, 200)}`,
          );
      }
      return said;
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
