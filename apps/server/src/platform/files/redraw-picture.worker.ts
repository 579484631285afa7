import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import type { Redrawing, Redrawn } from './redraw-picture.ts';

/** How exactly photographs are kept, of 100: about what a camera keeps of a picture of this size. */
const QUALITY = 88;

/** What the codecs take and give, as browsers have it. */
class Dots {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace = 'srgb';
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    [this.data, this.width, this.height] = [data, width, height];
  }
}
Object.assign(globalThis, { ImageData: Dots });

const codec = async (file: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(file))));
const PNG_CODEC = '@jsquash/png/codec/pkg/squoosh_png_bg.wasm';

/** The dots of a picture as it is looked at, turned as its camera was held. */
async function dotsOf({ bytes, media_type }: Redrawing): Promise<ImageData> {
  const content = bytes.buffer as ArrayBuffer;
  if (media_type === 'image/jpeg') {
    await initJpegDecoder(await codec('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    return decodeJpeg(content, { preserveOrientation: true });
  }
  if (media_type === 'image/webp') {
    await initWebpDecoder(await codec('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decodeWebp(content);
  }
  await initPngDecoder(await codec(PNG_CODEC));
  return decodePng(content);
}

function isOpaque({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

async function redraw(task: Redrawing): Promise<Redrawn> {
  let dots: ImageData;
  try {
    dots = await dotsOf(task);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
  const { width, height } = dots;
  if (isOpaque(dots)) {
    await initJpegEncoder(await codec('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
    const bytes = new Uint8Array(await encodeJpeg(dots, { quality: QUALITY }));
    return { media_type: 'image/jpeg', width, height, bytes };
  }
  await initPngEncoder(await codec(PNG_CODEC));
  return { media_type: 'image/png', width, height, bytes: new Uint8Array(await encodePng(dots)) };
}

parentPort?.postMessage(await redraw(workerData as Redrawing));
