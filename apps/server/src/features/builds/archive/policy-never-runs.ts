import type { PolicyLine } from './archive-outcome.ts';
import type { ScannedFile } from './policy-scan.ts';
import { firstBytes, unpackedName } from './policy-stored-text.ts';

const WASM = Buffer.from('\0asm', 'latin1');

/** Whether a file is what its ending promises to the browser, where the browser would give up on it otherwise. */
export async function judgeFile(file: ScannedFile): Promise<PolicyLine[]> {
  const isPacked = /\.(br|gz)$/i.test(file.path);
  const isWasm = unpackedName(file.path).endsWith('.wasm');
  if (!isPacked && !isWasm) return [];
  const head = await firstBytes(file, 4);
  const data = { path: file.path };
  if (head === null || (isPacked && head.length === 0)) {
    const message = `${file.path} cannot be unpacked, although its ending says how it is packed.`;
    return [{ level: 'error', code: 'not_packed', message, data }];
  }
  if (isWasm && !head.equals(WASM)) {
    const message = `${file.path} is not WebAssembly. Export the game again.`;
    return [{ level: 'error', code: 'not_wasm', message, data }];
  }
  return [];
}
