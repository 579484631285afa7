// What is shown, as a jsPsych timeline.
const { jsPsychHtmlButtonResponse, jsPsychHtmlKeyboardResponse } = window;

const COLOURS = ['red', 'blue', 'green', 'yellow'];
const KEYS = ['1', '2', '3', '4'];
const CROSS_MS = 500;

/** Instructions with the choice between keys and buttons, then every word after a cross. */
export function experiment(session, words) {
  const choice = { way: 'buttons' };
  const begin = {
    type: jsPsychHtmlButtonResponse,
    stimulus: `<h1>${words.task}</h1><p>${words.how}</p><p>${words.restarts}</p>`,
    choices: [words.withButtons, words.withKeys],
    on_finish: ({ response }) => {
      choice.way = response === 1 ? 'keys' : 'buttons';
    },
  };
  const pause = watchPauses(session);
  return [
    begin,
    ...stimuli(session).flatMap((stimulus, number) => [
      {
        type: jsPsychHtmlKeyboardResponse,
        stimulus: '<p class="word">+</p>',
        choices: 'NO_KEYS',
        trial_duration: CROSS_MS,
        record_data: false,
      },
      ...['keys', 'buttons'].map((way) => ({
        timeline: [wordTrial(session, words, { ...stimulus, number, way, pause })],
        conditional_function: () => choice.way === way,
      })),
    ]),
  ];
}

/** 24 words a round: each of four in its own colour three times, and once in each of the others. */
function stimuli(session) {
  const round = COLOURS.flatMap((word) =>
    COLOURS.flatMap((ink) => (ink === word ? [ink, ink, ink] : [ink]).map((each) => ({ word, ink: each }))),
  );
  return Array.from({ length: session.params.rounds }, (_, number) =>
    session.random(`round ${number}`).shuffle(round),
  ).flat();
}

function wordTrial(session, words, { word, ink, number, way, pause }) {
  const right = COLOURS.indexOf(ink);
  const { time_factor } = session.a11y;
  const labels = COLOURS.map((colour, index) => `${words.number(index + 1)} ${words[colour]}`);
  const byKeys = {
    type: jsPsychHtmlKeyboardResponse,
    choices: KEYS,
    prompt: `<ul class="legend">${labels.map((label) => `<li>${label}</li>`).join('')}</ul>`,
  };
  const byButtons = { type: jsPsychHtmlButtonResponse, choices: COLOURS.map((colour) => words[colour]) };
  return {
    ...(way === 'keys' ? byKeys : byButtons),
    stimulus: `<p class="word ink-${ink}">${words[word]}</p>`,
    trial_duration: time_factor === null ? null : session.params.limit_ms * time_factor,
    data: { word, ink, congruent: word === ink },
    simulation_options: { data: simulated(session, { number, way, right, congruent: word === ink }) },
    on_start: pause.forget,
    on_finish: (row) => {
      row.correct = (way === 'keys' ? KEYS.indexOf(row.response) : row.response) === right;
      row.interrupted = pause.seen();
    },
  };
}

/** An answer as people give them: a word in another colour takes longer and is more often missed. */
function simulated(session, { number, way, right, congruent }) {
  const random = session.random(`simulate ${number}`);
  const isRight = random.next() < (congruent ? 0.98 : 0.9);
  const answer = isRight ? right : (right + random.integer(1, 3)) % COLOURS.length;
  const rt = 480 + (congruent ? 0 : 110) + Math.round(random.next() * 350);
  return { rt, response: way === 'keys' ? KEYS[answer] : answer };
}

/** jsPsych ends a trial before it pauses; the time of one that was on the screen meanwhile tells nothing. */
function watchPauses(session) {
  let seen = false;
  session.onPause(() => {
    seen = true;
    document.body.inert = true;
  });
  session.onResume(() => {
    document.body.inert = false;
  });
  return {
    seen: () => seen,
    forget: () => {
      seen = session.paused;
    },
  };
}
