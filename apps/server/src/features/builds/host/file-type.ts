/** How a file of a build is sent. */
export interface FileType {
  readonly media_type: string;
  /** Compressed already; the browser unpacks it. Null: sent as it is. */
  readonly encoding: 'br' | 'gzip' | null;
}

const BYTES = 'application/octet-stream';

const MEDIA_TYPES = new Map<string, string>([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'application/javascript; charset=utf-8'],
  ['mjs', 'application/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['md', 'text/plain; charset=utf-8'],
  ['wasm', 'application/wasm'],
  ['data', BYTES],
  ['pck', BYTES],
  ['mem', BYTES],
  ['unityweb', BYTES],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['svg', 'image/svg+xml'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'audio/ogg'],
  ['m4a', 'audio/mp4'],
  ['wav', 'audio/wav'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['woff2', 'font/woff2'],
  ['ttf', 'font/ttf'],
]);

const ENCODINGS = new Map<string, 'br' | 'gzip'>([
  ['br', 'br'],
  ['gz', 'gzip'],
]);

/**
 * The type of a file by its name. `.br` and `.gz` say how it is packed and the part before them what it is, as Unity
 * and Godot name theirs; the wrong type or no encoding keeps WebAssembly from starting. A `.gz` of something that is
 * not known is left to the game to unpack, as is Unity's `.unityweb`.
 */
export function fileTypeOf(path: string): FileType {
  const parts = path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .split('.');
  const encoding = ENCODINGS.get(parts.at(-1) ?? '') ?? null;
  const inner = parts.at(encoding === null ? -1 : -2) ?? '';
  const known = parts.length > (encoding === null ? 1 : 2) ? MEDIA_TYPES.get(inner) : undefined;
  if (known === undefined) return { media_type: BYTES, encoding: null };
  if (inner === 'json' && parts.includes('symbols')) return { media_type: BYTES, encoding };
  // Safari unpacks it only under this type (Unity's manual, "Server configuration code samples").
  if (inner === 'data' && encoding === 'gzip') return { media_type: 'application/gzip', encoding };
  return { media_type: known, encoding };
}

/** Whether a browser shows it as a page of its own, which may run scripts. */
export function isPage(type: FileType): boolean {
  return type.media_type.startsWith('text/html') || type.media_type.startsWith('image/svg');
}
