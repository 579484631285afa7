import { expect, test } from 'vitest';
import { bridgeJsPsych, type JsPsychBridge, type JsPsychLike, type JsPsychRow } from './jspsych-bridge.ts';
import { openPlay } from './testing/open-play.ts';

/** Runs rows as jsPsych 8 does: an update for each, then the end; an abort ends early. */
function createExperiment(options: JsPsychBridge['options']) {
  const heard: string[] = [];
  const rows: JsPsychRow[] = [];
  let aborted = false;
  const experiment: JsPsychLike<readonly JsPsychRow[]> = {
    async run(timeline) {
      for (const row of timeline) {
        if (aborted) break;
        rows.push(row);
        options.on_data_update(row);
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      options.on_finish({ values: () => rows });
    },
    simulate(timeline, mode) {
      heard.push(`simulate ${mode}`);
      return experiment.run(timeline);
    },
    pauseExperiment: () => heard.push('pause'),
    resumeExperiment: () => heard.push('resume'),
    abortExperiment() {
      heard.push('abort');
      aborted = true;
    },
    getProgress: () => ({ percent_complete: rows.length * 50 }),
    randomization: { setSeed: (seed) => heard.push(`seed ${seed}`) },
  };
  return { experiment, heard };
}

const TIMELINE = [
  {
    trial_index: 0,
    trial_type: 'html-keyboard-response',
    rt: 512,
    response: 'f',
    correct: true,
    stimulus: '<b>',
  },
  { trial_index: 1, trial_type: 'html-keyboard-response', rt: null, response: undefined, correct: false },
];

test('rows become data points and the end becomes complete', async () => {
  const { host, session, settle } = await openPlay({ simulate: true, seed: 'seven' });
  const bridge = bridgeJsPsych(session, { dataPoints: (rows) => ({ adjusted_pumps: rows.length, n: null }) });
  const { experiment, heard } = createExperiment(bridge.options);
  bridge.options.on_interaction_data_update({ event: 'blur' });
  await Promise.all([bridge.run(experiment, TIMELINE), settle(() => host.state === 'completed')]);
  bridge.options.on_interaction_data_update({ event: 'focus' });
  expect(heard).toEqual(['seed seven', 'simulate data-only']);
  expect(host.report()).toMatchObject({ missing: [], problems: [] });
  expect(host.report().values.map(({ trial, value }) => [trial, value])).toEqual([
    [0, { trial_index: 0, trial_type: 'html-keyboard-response', rt: 512, response: 'f', correct: true }],
    [1, { trial_index: 1, trial_type: 'html-keyboard-response', rt: null, correct: false }],
    [null, 2],
  ]);
});

test('pause and stop reach jsPsych, and a stopped experiment is not complete', async () => {
  const { host, session, settle } = await openPlay();
  const bridge = bridgeJsPsych(session, { dataPoints: () => ({ adjusted_pumps: 1 }) });
  const { experiment, heard } = createExperiment(bridge.options);
  const run = bridge.run(experiment, new Array<JsPsychRow>(500).fill(TIMELINE[0] as JsPsychRow));
  host.pause();
  host.resume();
  host.stop('time_limit');
  await Promise.all([run, settle(() => session.stopped !== null)]);
  expect(heard.slice(1)).toEqual(['pause', 'resume', 'abort']);
  expect(host.state).toBe('running');
});
