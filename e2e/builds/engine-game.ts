import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type GameFiles, type OpenedBuild, plainManifest } from './uploaded-build.ts';

/** A module of WebAssembly that adds two numbers, written out byte by byte. */
const WASM = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Type (i32, i32) → i32; one function of it; exported as "add".
  ...[0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f, 0x03, 0x02, 0x01, 0x00],
  ...[0x07, 0x07, 0x01, 0x03, 0x61, 0x64, 0x64, 0x00, 0x00],
  ...[0x0a, 0x09, 0x01, 0x07, 0x00, 0x20, 0x00, 0x20, 0x01, 0x6a, 0x0b],
]);
const DATA = new TextEncoder().encode('levels of a game '.repeat(2000));

/** The loader, standing in for that of an engine: it loads each kind of file the way engines do. */
const LOADER = `
const tell = (asked, answer) => parent.postMessage({ asked, answer }, '*');
const works = {
  async wasm({ file }) {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(file));
    return instance.exports.add(40, 2);
  },
  async data({ file }) {
    const answer = await fetch(file);
    return [(await answer.arrayBuffer()).byteLength, answer.headers.get('content-type')];
  },
  async script({ file }) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src: file, onload: resolve, onerror: reject });
      document.body.append(script);
    });
    return window.framework;
  },
  module: async () => (await import(new URL('module.mjs', document.baseURI))).greeting,
  blobWorker: () => askWorker(new Worker(URL.createObjectURL(new Blob(
    ["onmessage = ({ data }) => postMessage(data * 2)"], { type: 'text/javascript' })))),
  fileWorker: () => askWorker(new Worker('index.worker.js')),
  async database() {
    const opening = indexedDB.open('saves', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('slots');
    const database = await done(opening);
    const slots = database.transaction('slots', 'readwrite').objectStore('slots');
    await done(slots.put('level 3', 'last'));
    return done(slots.get('last'));
  },
  cache: async () => {
    const cache = await caches.open('files');
    await cache.put('/kept', new Response('kept'));
    return (await cache.match('/kept')).text();
  },
  async isolated() {
    const shared = self.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
    if (!shared) return [false, 0];
    const worker = new Worker('index.worker.js');
    await new Promise((resolve) => { worker.onmessage = resolve; worker.postMessage(shared); });
    return [true, Atomics.load(shared, 0)];
  },
  inline: () => window.bootedWithin,
  handler: () => window.byHandler ?? null,
  evaluated: () => { try { return eval('1 + 1'); } catch (error) { return error.name; } },
  picture: () => new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(picture.width);
    picture.onerror = () => resolve(0);
    picture.src = 'TemplateData/dot.svg';
  }),
};
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
const askWorker = (worker) => new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = () => resolve('refused');
  worker.postMessage(21);
});
addEventListener('message', async ({ data, ports }) => {
  if (ports[0]) return ports[0].postMessage({ t: 'ready' });
  try { tell(data.asked, await works[data.asked.split(' ')[0]](data)); }
  catch (error) { tell(data.asked, String(error.name)); }
});
parent.postMessage({ t: 'hello', sdk: '1.0.0' }, '*');
`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>An engine's game</title>
<link rel="stylesheet" href="TemplateData/style.css">
<body onclick="window.byHandler = true"><canvas id="canvas"></canvas>
<script>window.bootedWithin = true;</script>
<script src="Build/game.loader.js"></script></body></html>`;

const FRAMEWORK = 'window.framework = (window.framework ?? 0) + 1;';

/** A game with the files of Unity's and Godot's exports, by their names and packings. */
export function engineGame(slug: string, profile: OpenedBuild['profile']): GameFiles {
  return {
    'build.json': plainManifest(slug, profile),
    'index.html': PAGE,
    'module.mjs': "export const greeting = 'from a module';",
    'index.worker.js':
      'onmessage = ({ data }) => { if (data instanceof Int32Array) { Atomics.store(data, 0, 7); postMessage(0); } else postMessage(data * 2); };',
    'index.wasm': WASM,
    'index.pck': DATA,
    'TemplateData/style.css': 'canvas { inline-size: 100% }',
    'TemplateData/dot.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="4"/></svg>',
    'Build/game.loader.js': LOADER,
    'Build/game.wasm.br': brotliCompressSync(WASM),
    'Build/game.wasm.gz': gzipSync(WASM),
    'Build/game.framework.js.br': brotliCompressSync(FRAMEWORK),
    'Build/game.framework.js.gz': gzipSync(FRAMEWORK),
    'Build/game.data.br': brotliCompressSync(DATA),
    'Build/game.data.gz': gzipSync(DATA),
    'Build/game.data.unityweb': gzipSync(DATA),
    'Build/game.symbols.json.gz': gzipSync('{"0":"main"}'),
  };
}

/** What is in the game's data file once it is unpacked, bytes. */
export const DATA_BYTES = DATA.length;
/** The same, packed for the game's own unpacking. */
export const PACKED_BYTES = gzipSync(DATA).length;
