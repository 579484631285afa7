import { type Browser, chromium } from 'playwright-core';

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

/** A browser with a profile of its own that reaches nothing but the named origins. */
export async function openBrowser(
  executablePath: string,
  origins: readonly string[],
): Promise<{ browser: Browser; isSandboxed: boolean }> {
  const options = {
    executablePath,
    args: ARGUMENTS,
    // The last rule that fits decides: nothing of this machine is reached but the two.
    proxy: {
      server: NOWHERE,
      bypass: ['<-loopback>', ...origins.map((origin) => new URL(origin).host)].join(','),
    },
  };
  // Chromium does not close its own processes off when root starts it, and cannot in many containers.
  if (process.getuid?.() === 0) {
    return { browser: await chromium.launch({ ...options, chromiumSandbox: false }), isSandboxed: false };
  }
  try {
    return { browser: await chromium.launch({ ...options, chromiumSandbox: true }), isSandboxed: true };
  } catch {
    // A browser that cannot start at all says so once more without.
    return { browser: await chromium.launch({ ...options, chromiumSandbox: false }), isSandboxed: false };
  }
}
