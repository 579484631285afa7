import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type { PolicyLine } from './archive-outcome.ts';

/** Something to look for in a text. Every pattern is bounded: it matches at most 512 characters. */
export interface PolicyRule {
  readonly code: string;
  readonly level: PolicyLine['level'];
  readonly kinds: readonly TextKind[];
  readonly pattern: RegExp;
  /** Follows "file, line: ". */
  readonly says: string;
  /** The profiles that it matters in; absent: all. */
  readonly profiles?: readonly BuildManifest['profile'][];
}

/** Texts that are looked through. */
export type TextKind = 'html' | 'js' | 'css' | 'svg';

/** What kind of text a name promises; null for everything else. */
export function textKind(unpackedName: string): TextKind | null {
  const ending = /\.([a-z0-9]+)$/.exec(unpackedName)?.[1];
  if (ending === 'mjs') return 'js';
  return (['html', 'js', 'css', 'svg'] as const).find((kind) => kind === ending) ?? null;
}

const SCRIPTS: readonly TextKind[] = ['js', 'html', 'svg'];
const PAGES: readonly TextKind[] = ['html', 'svg'];

/** What is looked for. Addresses are apart, in `policy-addresses.ts`. */
export const POLICY_RULES: readonly PolicyRule[] = [
  {
    code: 'eval',
    level: 'warn',
    kinds: SCRIPTS,
    pattern:
      /(?<![\w$.])eval\s{0,20}\(|\bnew\s{1,20}Function\s{0,20}\(|\bset(?:Timeout|Interval)\s{0,20}\(\s{0,20}["'`]/g,
    says: 'text is executed as a script, which is blocked.',
  },
  {
    code: 'inline_handler',
    level: 'warn',
    kinds: PAGES,
    pattern: /<[a-z][^<>]{0,300}?\son[a-z]{3,25}\s{0,5}=/gi,
    says: 'a script is used in an attribute such as onclick, which is blocked. Use addEventListener.',
  },
  {
    code: 'script_address',
    level: 'warn',
    kinds: PAGES,
    pattern: /(?:href|src|action)\s{0,5}=\s{0,5}["']?\s{0,20}javascript:/gi,
    says: 'a script is used in an address, which is blocked.',
  },
  {
    code: 'base',
    level: 'warn',
    kinds: ['html'],
    pattern: /<base\s[^<>]{0,200}href/gi,
    says: 'the address of the page is changed by <base>, which is blocked. Use relative addresses.',
  },
  {
    code: 'service_worker',
    level: 'warn',
    kinds: SCRIPTS,
    pattern: /serviceWorker\s{0,20}\.\s{0,20}register\s{0,20}\(/g,
    says: 'a service worker is registered, which isn’t supported.',
  },
  {
    code: 'window',
    level: 'warn',
    kinds: SCRIPTS,
    pattern: /(?<![\w$.])(?:window\s{0,5}\.\s{0,5}(?:open|alert|confirm|prompt)|alert)\s{0,5}\(/g,
    says: 'a window or a message box is opened, which is blocked.',
  },
  {
    code: 'surroundings',
    level: 'warn',
    kinds: SCRIPTS,
    pattern: /(?<![\w$.])(?:window\s{0,5}\.\s{0,5})?(?:top|parent)\s{0,5}\.\s{0,5}(?:location|document)\b/g,
    says: 'the page around the game is accessed, which is blocked.',
  },
  {
    code: 'storage',
    level: 'warn',
    kinds: SCRIPTS,
    profiles: ['strict'],
    pattern: /\b(?:localStorage|sessionStorage|indexedDB|document\s{0,5}\.\s{0,5}cookie)\b/g,
    says: 'something is stored in the browser, which fails in the profile "strict". Use checkpoint, or "compat".',
  },
  {
    code: 'cookie',
    level: 'info',
    kinds: SCRIPTS,
    profiles: ['compat', 'threads'],
    pattern: /\bdocument\s{0,5}\.\s{0,5}cookie\b/g,
    says: 'cookies are used, which nothing keeps here.',
  },
  {
    code: 'worker_file',
    level: 'warn',
    kinds: SCRIPTS,
    profiles: ['strict'],
    pattern: /\bnew\s{1,20}(?:Shared)?Worker\s{0,20}\(\s{0,20}(?:["'`](?!blob:|data:)|new\s{1,5}URL\b)/g,
    says: 'a worker is loaded from a file, which fails in the profile "strict". Use "compat".',
  },
  {
    code: 'shared_memory',
    level: 'warn',
    kinds: SCRIPTS,
    profiles: ['strict', 'compat'],
    pattern: /\bnew\s{1,20}SharedArrayBuffer\b/g,
    says: 'shared memory is used, which is there in the profile "threads" only.',
  },
  {
    code: 'peer_connection',
    level: 'warn',
    kinds: SCRIPTS,
    pattern: /\b(?:webkit)?RTCPeerConnection\b/g,
    says: 'a connection to other machines is made. A game has no need for one: ask its author why.',
  },
  {
    code: 'device',
    level: 'warn',
    kinds: SCRIPTS,
    pattern:
      /\b(?:getUserMedia|getDisplayMedia|geolocation\s{0,5}\.\s{0,5}(?:getCurrentPosition|watchPosition))\b/g,
    says: 'camera, microphone, screen or place are asked for, which is blocked.',
  },
  {
    code: 'source_map',
    level: 'info',
    kinds: ['js', 'css'],
    pattern: /[#@]\s{0,5}sourceMappingURL=[^\s'"*]{1,200}/g,
    says: 'a source map is named; it is of use to the author only.',
  },
];
