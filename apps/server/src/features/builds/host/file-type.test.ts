import { expect, it } from 'vitest';
import { fileTypeOf } from './file-type.ts';

const BYTES = 'application/octet-stream';

it.each([
  // Unity's and Godot's own names of files.
  ['Build/game.loader.js', 'application/javascript; charset=utf-8', null],
  ['Build/game.framework.js.br', 'application/javascript; charset=utf-8', 'br'],
  ['Build/game.framework.js.gz', 'application/javascript; charset=utf-8', 'gzip'],
  ['Build/game.wasm', 'application/wasm', null],
  ['Build/game.wasm.br', 'application/wasm', 'br'],
  ['Build/GAME.WASM.GZ', 'application/wasm', 'gzip'],
  ['Build/game.data', BYTES, null],
  ['Build/game.data.br', BYTES, 'br'],
  ['Build/game.data.gz', 'application/gzip', 'gzip'],
  ['Build/game.symbols.json', BYTES, null],
  ['Build/game.symbols.json.br', BYTES, 'br'],
  ['Build/game.symbols.json.gz', BYTES, 'gzip'],
  ['Build/game.wasm.unityweb', BYTES, null],
  ['Build/game.data.unityweb', BYTES, null],
  ['index.pck', BYTES, null],
  ['index.audio.worklet.js', 'application/javascript; charset=utf-8', null],
  ['index.html', 'text/html; charset=utf-8', null],
  ['styles.css', 'text/css; charset=utf-8', null],
  ['level.json.br', 'application/json; charset=utf-8', 'br'],
  ['a.mp3', 'audio/mpeg', null],
  ['a.woff2', 'font/woff2', null],
  // A game unpacks these by itself.
  ['levels.gz', BYTES, null],
  ['levels.bin.gz', BYTES, null],
  ['.br', BYTES, null],
  ['br', BYTES, null],
  ['html', BYTES, null],
  ['a.wasm.br/readme', BYTES, null],
  ['game.exe', BYTES, null],
])('%s is %s, packed %s', (path, media_type, encoding) => {
  expect(fileTypeOf(path)).toEqual({ media_type, encoding });
});
