import type { CvPage, CvWord } from '@tryout/domain/cvs/cv-page';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** More than any CV has; what lies behind is left out. */
const MOST_PAGES = 60;
/** Pages that are looked at for pictures of text. */
const MOST_SCANNED = 4;
/** A page with fewer letters than this holds its text as a picture, if it holds any. */
const FEW_LETTERS = 25;
/** As high as letters of ten points need for being read, px across a page; a larger picture is made smaller. */
const READING_WIDTH = 1120;

/** A page's picture in shades of grey, a byte a dot. */
export interface ScannedPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;

const open = (content: Buffer): Promise<Pdf> => getDocumentProxy(new Uint8Array(content), { verbosity: 0 });

/** The pages of a PDF with where their words lie, the addresses behind them, and whether pages hold but pictures. */
export async function pdfPages(
  content: Buffer,
): Promise<{ pages: CvPage[]; links: string[]; is_scanned: boolean }> {
  const document = await open(content);
  const pages: CvPage[] = [];
  const links: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    pages.push(await layoutOf(page));
    if (number <= 5) links.push(...(await linksOf(page)));
  }
  const letters = pages
    .slice(0, MOST_SCANNED)
    .map((page) => page.words.reduce((sum, word) => sum + word.text.length, 0));
  await document.cleanup();
  return {
    pages,
    links: links.slice(0, 50),
    is_scanned:
      letters.some((count) => count < FEW_LETTERS) && letters[0] !== undefined && letters[0] < FEW_LETTERS,
  };
}

async function layoutOf(page: PdfPage): Promise<CvPage> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { items } = await page.getTextContent();
  const words: CvWord[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform as number[];
    // Text that stands upright beside the page says nothing in a line.
    if (Math.abs(b) > Math.abs(a)) continue;
    words.push({
      text: item.str.replaceAll('\u0000', ''),
      x: x - left,
      y: top - y,
      width: item.width,
      size: Math.hypot(c, d) || item.height,
      font: item.fontName,
    });
  }
  return { width: right - left, height: top - bottom, words };
}

async function linksOf(page: PdfPage): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as {
    subtype?: string;
    url?: string;
    unsafeUrl?: string;
  }[];
  return annotations.flatMap(({ subtype, url, unsafeUrl }) =>
    subtype === 'Link' ? [url ?? unsafeUrl ?? ''].filter((link) => link !== '' && link.length < 300) : [],
  );
}

/** The largest picture of each page that holds no text, in shades of grey and no larger than reading needs. */
export async function scannedPages(content: Buffer): Promise<ScannedPage[]> {
  const document = await open(content);
  const { OPS } = await getResolvedPDFJS();
  const found: ScannedPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_SCANNED); number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    let largest: RawPicture | null = null;
    for (let i = 0; i < fnArray.length; i += 1) {
      if (fnArray[i] !== OPS.paintImageXObject && fnArray[i] !== OPS.paintInlineImageXObject) continue;
      const picture = await pictureOf(page, (argsArray[i] as unknown[])[0]);
      if (picture && picture.width * picture.height > (largest ? largest.width * largest.height : 200_000))
        largest = picture;
    }
    if (largest) found.push({ page: number - 1, ...greyOf(largest) });
    page.cleanup();
  }
  await document.cleanup();
  return found;
}

interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

function pictureOf(page: PdfPage, name: unknown): Promise<RawPicture | null> {
  const judged = (picture: unknown): RawPicture | null => {
    const raw = picture as Partial<RawPicture> | null;
    return raw?.data && raw.width && raw.height ? (raw as RawPicture) : null;
  };
  if (typeof name !== 'string') return Promise.resolve(judged(name));
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => store.get(name, (picture: unknown) => resolve(judged(picture))));
}

/** Whole dots of the larger picture make one of the smaller: their average. */
function greyOf({ width, height, data }: RawPicture): { width: number; height: number; grey: Uint8Array } {
  const dots = width * height;
  const channels = data.length >= dots * 4 ? 4 : data.length >= dots * 3 ? 3 : data.length >= dots ? 1 : 0;
  const rowBytes = (width + 7) >> 3;
  const lightAt = (x: number, y: number): number => {
    if (channels === 0) return (((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) * 255;
    const at = (y * width + x) * channels;
    if (channels === 1) return data[at] ?? 255;
    return ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  };
  const step = Math.max(1, width / READING_WIDTH);
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const grey = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1) {
    const [y0, y1] = [Math.floor(y * step), Math.max(Math.floor(y * step) + 1, Math.floor((y + 1) * step))];
    for (let x = 0; x < w; x += 1) {
      const [x0, x1] = [Math.floor(x * step), Math.max(Math.floor(x * step) + 1, Math.floor((x + 1) * step))];
      let sum = 0;
      for (let yy = y0; yy < y1; yy += 1) for (let xx = x0; xx < x1; xx += 1) sum += lightAt(xx, yy);
      grey[y * w + x] = Math.round(sum / ((y1 - y0) * (x1 - x0)));
    }
  }
  return { width: w, height: h, grey };
}

/** Whether a PDF opens without a password. Anything but a password in the way counts as open. */
export async function opensWithoutPassword(content: Buffer): Promise<boolean> {
  try {
    await open(content);
    return true;
  } catch (error) {
    return !(error instanceof Error && error.name === 'PasswordException');
  }
}
