import type { GameFiles } from './uploaded-build.ts';

const SCRIPT = `
let port = null;
let hello = () => parent.postMessage({ t: 'hello', sdk: '1.0.0' }, '*');
const say = (message) => port.postMessage(message);
const point = (seq, value, key = 'score') => say({ t: 'data_point', seq, key, value, t_ms: 1 });
const sayings = {
  'say what is not so': () => {
    say({ t: 'start' });
    point(1, 50);
    // Told before, told twice, out of turn, of another kind, out of range, unknown, too large, none at all.
    point(1, 99); point(1, 99); point(0, 99); point(-1, 99); point(1.5, 99); point('2', 99); point(9, 99);
    point(2, 1000); point(3, '100'); point(4, 100, 'bonus');
    point(5, 'x'.repeat(40000));
    say({ t: 'ack', seq: 5 }); say({ t: 'init', last_seq: 0 }); say({ t: 'resend', from: 1 });
    say(JSON.parse('{"t":"data_point","seq":5,"key":"__proto__","value":{"__proto__":{"polluted":true}},"t_ms":1}'));
    say(null); say('complete'); say([]); say({ t: '__proto__' }); say({ t: 'toString', seq: 5 });
    parent.postMessage({ t: 'data_point', seq: 5, key: 'score', value: 100, t_ms: 1 }, '*');
    parent.postMessage({ t: 'complete', seq: 5, summary: null }, '*');
    top.postMessage({ t: 'hello', sdk: '1.0.0', session: 'try' }, '*');
  },
  'finish and go on': () => {
    say({ t: 'complete', seq: 5, summary: null });
    point(6, 100); point(5, 100); point(7, 100);
    say({ t: 'complete', seq: 8, summary: { score: 100 } });
    say({ t: 'start' }); hello();
  },
  'send 20,000 a second': () => {
    say({ t: 'start' });
    const began = performance.now(); let sent = 0;
    const timer = setInterval(() => {
      const due = (performance.now() - began) * 20;
      for (; sent < due && sent < 100000; sent += 1) sent % 2 ? point(sent, 100) : say({ t: 'log', level: 'info', msg: 'x'.repeat(200) });
      if (sent >= 100000) clearInterval(timer);
    }, 10);
  },
};
for (const [name, run] of Object.entries(sayings)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = run;
  document.body.append(button);
}
addEventListener('message', ({ ports }) => {
  if (!ports[0]) return;
  port = ports[0];
  say({ t: 'ready' });
});
hello();
`;

/** A game that speaks the protocol and lies in it, one kind of lie for each button. */
export function lyingGame(slug: string): GameFiles {
  return {
    'build.json': JSON.stringify({
      manifest_version: 1,
      slug,
      name: 'Liar',
      version: '1.0',
      sdk: '^1.0',
      input: ['pointer'],
      est_minutes: 1,
      languages: ['en'],
      data_points: [{ key: 'score', type: 'number', min: 0, max: 100, required: true }],
    }),
    'index.html':
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Liar</title><body><script src="game.js"></script></body></html>',
    'game.js': SCRIPT,
  };
}
