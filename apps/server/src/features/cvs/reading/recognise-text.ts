import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { CvPage, CvWord } from '@tryout/domain/cvs/cv-page';
import type { ScannedPage } from './pdf-pages.ts';

/** The part of the engine's interface that is used here. */
interface Engine {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(path: null, language: string, mode: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
}

const LSTM_ONLY = 1;
const AUTOMATIC = '3';
/** Points across a page of paper; widths of pictures are measured by it. */
const PAGE_WIDTH = 595;
/** Below this the engine is guessing, per cent. */
const LEAST_CONFIDENCE = 30;

let ready: Promise<{ engine: Engine; api: InstanceType<Engine['TessBaseAPI']> }> | undefined;

/** Loads the engine and its English data from the packages that came with the server; nothing is fetched. */
async function start() {
  const require = createRequire(import.meta.url);
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.wasm.js') as () => Promise<Engine>;
  const engine = await load();
  const data = await readFile(require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
  engine.FS.writeFile('./eng.traineddata', gunzipSync(data));
  const api = new engine.TessBaseAPI();
  if (api.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('the engine that reads pictures did not start');
  api.SetVariable('tessedit_pageseg_mode', AUTOMATIC);
  return { engine, api };
}

/** The words in pictures of pages, with where they lie. The engine is started once and kept. */
export async function recognisePages(scans: readonly ScannedPage[]): Promise<CvPage[]> {
  if (scans.length === 0) return [];
  ready ??= start();
  const { engine, api } = await ready;
  return scans.map((scan) => {
    engine.FS.writeFile('/input', pgm(scan));
    if (api.SetImageFile(1, 0) === 1) throw new Error('the picture of a page could not be read');
    api.Recognize(null);
    return pageOf(api.GetTSVText(0), scan);
  });
}

/** A picture in shades of grey as a file of the simplest kind. */
function pgm({ width, height, grey }: ScannedPage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function pageOf(tsv: string, { width, height }: ScannedPage): CvPage {
  const scale = PAGE_WIDTH / width;
  const lines = new Map<string, { bottom: number; heights: number[] }>();
  const rows = tsv
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      (cells) => cells[0] === '5' && Number(cells[10]) >= LEAST_CONFIDENCE && (cells[11] ?? '').trim() !== '',
    );
  const keyOf = (cells: readonly string[]) => cells.slice(1, 5).join('.');
  for (const cells of rows) {
    const line = lines.get(keyOf(cells)) ?? { bottom: 0, heights: [] };
    line.bottom = Math.max(line.bottom, Number(cells[7]) + Number(cells[9]));
    line.heights.push(Number(cells[9]));
    lines.set(keyOf(cells), line);
  }
  const words = rows.map((cells): CvWord => {
    const line = lines.get(keyOf(cells));
    const heights = [...(line?.heights ?? [])].sort((a, b) => a - b);
    return {
      text: cells[11] ?? '',
      x: Number(cells[6]) * scale,
      y: (line?.bottom ?? 0) * scale,
      width: Number(cells[8]) * scale,
      // Letters without ascenders are lower than the type; the middle of a line is about right.
      size: Math.max(6, Math.round((heights[heights.length >> 1] ?? 10) * scale * 1.15)),
      font: '',
    };
  });
  return { width: PAGE_WIDTH, height: height * scale, words };
}
