import type { Page, Response } from 'playwright-core';

/** What is the same in every language: names, formats, keys. */
const NAMES = [
  'Tryout',
  'English',
  'CSV',
  'JSON',
  'XLSX',
  'PDF',
  'DOCX',
  'ODT',
  'RTF',
  'TXT',
  'LinkedIn',
  'Google Calendar',
  'Ctrl',
  'Ctrl K',
  'Shift',
  'Enter',
  'Esc',
  'Alt',
  'Tab',
  'Space',
  'UTC',
  'GMT',
  // What the numbers of the pseudo-language, which are Greek, call the unit.
  'byte',
  // Zones are named by their city in the time zone database.
  'New York',
  'IRT',
  'JobPosting',
  // What the address search is set to: the name of a program.
  'nominatim',
];

/** A value of the protocol, which nobody should read. */
const CODE = /^[a-z_]+$/;

const ANSWERS = /<script type="application\/json" id="answers">(.*?)<\/script>/s;

const answersIn = (html: string): unknown => JSON.parse(ANSWERS.exec(html)?.[1] ?? 'null');

/** Everything that the server said in JSON to this page: names, texts of people, codes. */
export class Data {
  private readonly texts = new Set<string>(NAMES);

  private readonly arriving = new Set<Promise<void>>();

  constructor(page: Page) {
    page.on('response', (response) => {
      const taken = this.takeAnswer(response).finally(() => this.arriving.delete(taken));
      this.arriving.add(taken);
    });
  }

  /** Waits for answers that are on their way. */
  async arrived(): Promise<void> {
    await Promise.all(this.arriving);
  }

  private async takeAnswer(response: Response): Promise<void> {
    const type = response.headers()['content-type'] ?? '';
    try {
      // A page that the server drew brings its answers along.
      if (type.includes('html')) this.take(answersIn(await response.text()));
      else if (new URL(response.url()).pathname.startsWith('/api/') && type.includes('json'))
        this.take(await response.json());
    } catch {
      // The page went on to another address before the answer was whole.
    }
  }

  /** What the server wrote into the page with its first answer, and what it answered since. */
  async takeFromPage(page: Page): Promise<void> {
    await this.arrived();
    for (const text of await page.locator('script:not([src])').allTextContents()) this.texts.add(text);
  }

  private take(value: unknown): void {
    if (typeof value === 'string') this.texts.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) this.take(part);
  }

  /**
   * Whether a run of words is data: part of one text, or made of whole ones, as a name is of first and last name. What
   * looks like a value of the protocol, such as a status, is data only where the page sets it apart as somebody's words.
   */
  has(run: string, isApart: boolean): boolean {
    const known = [...this.texts]
      .filter((text) => isApart || !CODE.test(text) || NAMES.includes(text))
      .join('\n')
      .toLowerCase();
    const isPart = (words: string) => known.includes(words.toLowerCase());
    return run
      .split(/\s*,\s*/)
      .every(
        (piece) =>
          isPart(piece) || piece.split(/\s+/).every((word) => !CODE.test(word) && this.texts.has(word)),
      );
  }
}

/** What of a page can be read or heard and is neither of the language's file nor data, each once. */
export async function leftInEnglish(page: Page, data: Data): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: [text: string, isApart: boolean][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // What is marked as code, such as the key of a value, is the same in every language.
      if (
        !element?.checkVisibility() ||
        element.closest('script, style, code, [data-own-words], [lang]:not(html)')
      )
        continue;
      if (node instanceof Element && !node.closest('[aria-hidden="true"]'))
        found.push(
          ...['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'].map(
            (name): [string, boolean] => [node.getAttribute(name) ?? '', false],
          ),
        );
      else if (node instanceof Text) found.push([node.textContent ?? '', element.closest('bdi') !== null]);
    }
    return [[document.title, false] as [string, boolean], ...found];
  });
  await data.arrived();
  const plain = texts.flatMap(([text, isApart]) =>
    (
      text.match(/(?<![\p{L}\d_@./:#-])[A-Za-z][A-Za-z’'-]{2,}(?:[ ,]+[A-Za-z’'-]+)*(?![\p{L}\d_@/:])/gu) ??
      []
    ).filter((run) => !data.has(run.trim(), isApart)),
  );
  return [...new Set(plain)];
}

/** What of the language's texts is cut off or spills out of its control at this width, each once. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (
        // Of letters that no name of the demo has.
        !/[⟦⟧~ƀđƒǧɱƥǫŧṽẋ]/.test(text) ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const at = box.getBoundingClientRect();
        // What only screen readers are given is a pixel wide; what scrolls can be scrolled to.
        if (at.width <= 2 || style.clipPath !== 'none') break;
        if (/auto|scroll/.test(style.overflowX) || style.position === 'fixed') break;
        const control = box.matches(
          'button, a[class], th, [role="tab"], label, [class*="chip" i], [class*="badge" i]',
        );
        const clips = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
        const out = Math.max(
          at.left - left,
          right - at.right,
          clips ? (top - at.top < 0 ? at.top - top : 0) : 0,
          clips ? bottom - at.bottom : 0,
        );
        if ((clips || control) && out > 3) {
          found.add(
            `${clips ? 'cut off' : 'spills out'} by ${Math.round(out)} px: ${text.slice(0, 60)} in <${box.tagName.toLowerCase()} ${box.className}>`.slice(
              0,
              170,
            ),
          );
          break;
        }
      }
    }
    return [...found];
  });
}
