// A jsPsych experiment, joined to the play. jsPsych and its plugins come from the scripts in index.html.
import { measure } from './measures.js';
import { experiment } from './timeline.js';
import { connect } from './tryout-game-sdk.js';
import { bridgeJsPsych } from './tryout-jspsych-bridge.js';
import { wordsFor } from './words.js';

connect().then(
  (session) =>
    play(session).catch((error) => {
      session.error('crashed', String(error?.stack ?? error));
      throw error;
    }),
  () => say(wordsFor(navigator.language).noHost),
);

async function play(session) {
  const words = wordsFor(session.locale);
  const page = document.documentElement;
  page.lang = words.lang;
  page.dir = words.dir;
  page.classList.toggle('more-contrast', session.a11y.contrast === 'more');
  document.title = words.title;

  const bridge = bridgeJsPsych(session, {
    columns: ['word', 'ink', 'congruent', 'response', 'rt', 'correct', 'interrupted'],
    dataPoints: measure,
  });
  const jsPsych = window.initJsPsych({ ...bridge.options, display_element: 'stage' });
  await bridge.run(jsPsych, experiment(session, words));
  say(session.stopped === null ? words.finished : words.stopped);
}

function say(text) {
  const line = document.createElement('h1');
  line.textContent = text;
  document.getElementById('stage').replaceChildren(line);
}
