import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { createFakeHost, type FakeHost } from '@tryout/game-sdk/host';
import type { HostLook } from './observed.ts';

/** What the page is told to play. */
export interface HostPageTask {
  readonly url: string;
  readonly sandbox: string;
  readonly manifest: BuildManifest;
}

/** What the page around the game offers to whoever drives the browser. */
export interface HostPage {
  begin(task: HostPageTask): void;
  look(): HostLook;
}

declare global {
  interface Window {
    smoke: HostPage;
  }
}

const MOST = 20;

let host: FakeHost | null = null;
let began = 0;
let helloMs: number | null = null;
let readyMs: number | null = null;
let completedMs: number | null = null;

const since = () => Math.round(performance.now() - began);

function begin({ url, sandbox, manifest }: HostPageTask): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'cross-origin-isolated; fullscreen; autoplay; gamepad';
  began = performance.now();
  const playing = createFakeHost({
    manifest,
    simulate: manifest.simulate,
    locale: manifest.languages[0] ?? 'en',
    onChange() {
      if (playing.state !== 'loading') readyMs ??= since();
      if (playing.state === 'completed') completedMs ??= since();
    },
  });
  host = playing;
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data?.t === 'hello') helloMs ??= since();
  });
  playing.attach(frame, window);
  frame.src = url;
  document.body.append(frame);
}

function look(): HostLook {
  const report = host?.report();
  const unfit = (report?.values ?? []).filter(({ quality }) => quality !== 'ok');
  const said = (host?.passing ?? []).flatMap((message) => {
    if (message.t === 'error') return [`${message.code}: ${message.msg}`];
    return message.t === 'log' && message.level !== 'debug' && message.level !== 'info' ? [message.msg] : [];
  });
  return {
    state: report?.state ?? 'loading',
    hello_ms: helloMs,
    ready_ms: readyMs,
    completed_ms: completedMs,
    values: report?.values.length ?? 0,
    missing: report?.missing ?? [],
    unfit: unfit.slice(0, MOST).map(({ key, quality }) => ({ key, quality })),
    problems: report?.problems ?? [],
    said: said.slice(0, MOST).map((text) => text.slice(0, 300)),
  };
}

window.smoke = { begin, look };
