import { type BrowserContext, chromium } from 'playwright-core';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--mute-audio',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--js-flags=--max-old-space-size=512',
];
/** Port of "discard": nothing answers there, so whatever is not named goes nowhere. */
const NOWHERE = 'http://127.0.0.1:9';

/** What a player's window is like. */
const WINDOW = {
  viewport: { width: 1280, height: 800 },
  acceptDownloads: false,
  serviceWorkers: 'block',
} as const;
/** Made for this browser alone, and removed with it. */
const NEW_PROFILE = '';

/**
 * A browser that reaches nothing but the named origins, with a profile of its own. An ordinary one: a private window
 * refuses storage to frames of other sites, which players' browsers do not.
 */
export async function openBrowser(
  executablePath: string,
  origins: readonly string[],
): Promise<{ browser: BrowserContext; isSandboxed: boolean }> {
  const options = {
    ...WINDOW,
    executablePath,
    args: ARGUMENTS,
    // The last rule that fits decides: nothing of this machine is reached but the two.
    proxy: {
      server: NOWHERE,
      bypass: ['<-loopback>', ...origins.map((origin) => new URL(origin).host)].join(','),
    },
  };
  const open = async (isSandboxed: boolean) => ({
    browser: await chromium.launchPersistentContext(NEW_PROFILE, {
      ...options,
      chromiumSandbox: isSandboxed,
    }),
    isSandboxed,
  });
  // Chromium does not close its own processes off when root starts it, and cannot in many containers.
  if (process.getuid?.() === 0) return open(false);
  try {
    return await open(true);
  } catch {
    // A browser that cannot start at all says so once more without.
    return open(false);
  }
}
