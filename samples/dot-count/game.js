// The course of a play: instructions, practice, the pairs that count, the end.
import { pairFor, pairOfRatio } from './dots.js';
import { measure } from './measures.js';
import { simulatedAnswer } from './simulate.js';
import { createStage } from './stage.js';
import { connect } from './tryout-game-sdk.js';
import { wordsFor } from './words.js';

const PRACTICE_RATIOS = [2.5, 2, 1.6];

const stage = createStage(document.querySelector('main'));

connect().then(
  (session) =>
    play(session).catch((error) => {
      session.error('crashed', String(error?.stack ?? error));
      throw error;
    }),
  () => stage.say(wordsFor(navigator.language).noHost),
);

async function play(session) {
  const words = wordsFor(session.locale);
  stage.dress(words, session.a11y);
  session.onPause(() => stage.cover(words.paused));
  session.onResume(() => stage.uncover());
  session.onStop(() => stage.say(words.stopped));

  // What an interrupted play has done already: [was it right, time in ms] for each pair.
  const answers = session.resumeState?.answers.slice() ?? [];
  const { trials } = session.params;
  session.ready();
  if (!session.simulate) {
    if (answers.length === 0) await instruct(session, words);
    else await stage.ask([words.welcomeBack, words.rest(trials - answers.length)], words.goOn);
  }
  session.start();

  while (answers.length < trials) {
    const trial = answers.length;
    stage.step(words.step(trial + 1, trials));
    const { pair, side, rt } = await answerOf(session, trial);
    if (session.stopped !== null) return;
    const correct = pair[side] > pair[side === 'left' ? 'right' : 'left'];
    answers.push([correct, rt]);
    const row = { left: pair.left, right: pair.right, answer: side, correct, rt_ms: rt };
    session.dataPoint('trial', row, { trial });
    session.checkpoint({ answers });
    session.progress((100 * answers.length) / trials, { step: answers.length, of: trials });
  }

  for (const [key, value] of Object.entries(measure(answers))) {
    if (value !== null) session.dataPoint(key, value);
  }
  stage.say(words.storing);
  await session.complete();
  stage.say(words.finished);
}

async function instruct(session, words) {
  await stage.ask([words.task, words.how], words.practise);
  for (const [number, ratio] of PRACTICE_RATIOS.entries()) {
    const pair = pairOfRatio(session.random(`practice ${number}`), ratio, false);
    stage.step(words.practice);
    const { side } = await stage.show(pair, { showMs: null });
    await stage.tell(
      pair[side] === Math.max(pair.left, pair.right) ? words.isRight : words.isWrong,
      words.goOn,
    );
  }
  await stage.ask([words.inEarnest, words.quick], words.begin);
}

/** A pair that was on the screen during a pause is replaced by another that is as difficult. */
async function answerOf(session, trial) {
  for (let attempt = 0; ; attempt += 1) {
    const pair = pairFor(session, trial, attempt);
    if (session.simulate) return { pair, ...simulatedAnswer(session.random(`simulate ${trial}`), pair) };
    await unpaused(session);
    const pause = new AbortController();
    const forget = session.onPause(() => pause.abort());
    const answer = await stage.show(pair, { showMs: showingTime(session), signal: pause.signal });
    forget();
    if (answer !== null) return { pair, ...answer };
  }
}

/** How long a pair can be seen, ms; null: until it is answered. */
function showingTime({ params, a11y }) {
  return a11y.time_factor === null ? null : params.show_ms * a11y.time_factor;
}

function unpaused(session) {
  if (!session.paused) return Promise.resolve();
  return new Promise((resolve) => {
    const forget = session.onResume(() => {
      forget();
      resolve();
    });
  });
}
