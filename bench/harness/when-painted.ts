import type { Page } from 'playwright-core';

/** What is waited for: a visible element, and words in it. */
interface Sight {
  readonly selector: string;
  readonly text?: string;
}

const SAYS = 'painted after';

/**
 * Opens an address; answers the milliseconds from asking for the page to the frame that shows something. The page
 * itself says when: to ask it from outside, over and over, puts 330 kB of the asker's own scripts into it, for which a
 * slow machine needs a tenth of a second.
 */
export async function whenPainted(page: Page, address: string, sight: Sight): Promise<number> {
  await page.addInitScript(sayWhen, { sight, says: SAYS });
  const said = page.waitForEvent('console', (message) => message.text().startsWith(SAYS));
  await page.goto(address, { waitUntil: 'commit' });
  return Number((await said).text().slice(SAYS.length));
}

/** Runs in the page. */
function sayWhen({ sight: { selector, text = '' }, says }: { sight: Sight; says: string }): void {
  const isThere = () =>
    [...document.querySelectorAll(selector)].some(
      (each) => each.textContent?.includes(text) && each.checkVisibility(),
    );
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // What was taken away again before the frame was never seen.
      port1.onmessage = () => {
        if (!isThere()) return;
        watch.disconnect();
        console.info(says, performance.now());
      };
      port2.postMessage(null);
    });
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}
