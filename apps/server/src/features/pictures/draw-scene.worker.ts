import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { SceneTask } from './draw-scene.ts';

await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
const { svg } = workerData as SceneTask;
parentPort?.postMessage(new Uint8Array(new Resvg(svg).render().asPng()));
