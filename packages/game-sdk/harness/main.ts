import './harness.css';
import type { HostReport } from '../src/host.ts';
import { makeControls } from './controls.ts';
import { place } from './element.ts';
import { fetchGameFacts, type GameFacts } from './game-facts.ts';
import { createMessageLog } from './message-log.ts';
import { beginPlay, type OnePlay } from './one-play.ts';
import { showProblems, showSession, showStream, showValues } from './panels.ts';
import { fillSettings, readSettings } from './settings-form.ts';

declare global {
  interface Window {
    /** For tests of a game: how the play in the frame stands, and what errors it told of. */
    harness?: { report(): HostReport; errors(): readonly string[] };
  }
}

const form = place<HTMLFormElement>('settings');
let facts: GameFacts = await fetchGameFacts();
let log = createMessageLog();
let paused = false;
let offline = false;
let waiting = false;

fillSettings(form, facts.manifest);
if (location.hash === '#simulate') setSimulate(true);
const controls = makeControls(place('controls'), {
  togglePause() {
    paused = !paused;
    if (paused) play.host.pause();
    else play.host.resume();
    did(paused ? 'pause' : 'resume');
  },
  toggleLine() {
    offline = !offline;
    if (offline) play.host.loseNetwork();
    else play.host.restoreNetwork();
    did(offline ? 'the line is lost' : 'the line is back');
  },
  loseNext() {
    play.host.loseNext(1);
    did('the next message gets lost');
  },
  reload() {
    paused = false;
    play.reload();
    did('the page is loaded anew');
  },
  replay() {
    paused = false;
    play.replay();
    log.beginAgain();
    did('the same again');
  },
  simulate() {
    setSimulate(true);
    begin();
  },
  stop() {
    play.host.stop('time_limit');
    did('stop: time_limit');
  },
});
let play: OnePlay = begun();
window.harness = {
  report: () => play.host.report(),
  errors: () =>
    play.host.passing.flatMap((said) => (said.t === 'error' ? [`${said.code}: ${said.msg}`] : [])),
};
showSoon();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  begin();
});

new EventSource('/changes').addEventListener('message', async () => {
  facts = await fetchGameFacts();
  fillSettings(form, facts.manifest);
  begin();
  say('The folder has changed: a new play.');
});

function setSimulate(on: boolean): void {
  const box = form.elements.namedItem('simulate');
  if (box instanceof HTMLInputElement) box.checked = on;
}

function begun(): OnePlay {
  return beginPlay(place('stage'), facts, readSettings(form, facts.manifest), () => {
    log.collect(play.host);
    showSoon();
  });
}

function begin(): void {
  play.end();
  log = createMessageLog();
  paused = false;
  offline = false;
  play = begun();
  say('A new play.');
  showSoon();
}

function did(what: string): void {
  log.hostDid(what);
  say(`The host: ${what}.`);
  showSoon();
}

function say(sentence: string): void {
  place('status').textContent = sentence;
}

/** Games may send 200 messages a second; the page follows as fast as it can be drawn. */
function showSoon(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    const report = play.host.report();
    controls.show({ paused, offline });
    showProblems(facts, report);
    showSession(play, report);
    showValues(report);
    showStream(log);
    if (report.state === 'completed') say('The play is complete.');
  });
}
