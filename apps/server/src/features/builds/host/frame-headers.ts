import type { BuildProfile } from '@tryout/game-sdk/build-manifest';

/** What a frame of the profile may do; the page that shows it sets the same on the frame. */
export const SANDBOX: Record<BuildProfile, string> = {
  strict: 'allow-scripts',
  compat: 'allow-scripts allow-same-origin allow-pointer-lock',
  threads: 'allow-scripts allow-same-origin allow-pointer-lock',
};

/** Where games come from and where the only page lives that may show them; origins. */
export interface Places {
  readonly buildsUrl: string;
  readonly publicUrl: string;
}

const PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'web-share',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What a game may load and reach: files of its own host, blobs and data it made itself, and nothing else. `sandbox`
 * holds where the page is opened without a frame, too.
 */
export function contentPolicy(
  places: Places,
  profile: BuildProfile,
  inlineScripts: readonly string[] = [],
): string {
  const own = places.buildsUrl;
  return [
    `default-src ${own} blob: data:`,
    `script-src ${[own, "'wasm-unsafe-eval'", 'blob:', ...inlineScripts].join(' ')}`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} blob: data:`,
    `media-src ${own} blob: data:`,
    `font-src ${own} blob: data:`,
    `worker-src ${own} blob:`,
    `connect-src ${own} blob: data:`,
    `frame-ancestors ${places.publicUrl}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'none'",
    `report-uri ${own}/report`,
    `sandbox ${SANDBOX[profile]}`,
  ].join('; ');
}

/** What every answer with a file of a game carries, but for its policy. */
export function frameHeaders(profile: BuildProfile): Readonly<Record<string, string>> {
  return {
    ...PLAIN_HEADERS,
    ...(profile === 'strict' && { 'access-control-allow-origin': '*' }),
    ...(profile === 'threads' && { 'cross-origin-opener-policy': 'same-origin' }),
  };
}

/** What every answer of the builds host carries. */
export const PLAIN_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': PERMISSIONS,
  'cross-origin-resource-policy': 'cross-origin',
  // A page that gives one game shared memory shows no frame without it. Games load nothing that it would stop.
  'cross-origin-embedder-policy': 'require-corp',
  'x-robots-tag': 'noindex',
  'x-dns-prefetch-control': 'off',
};
