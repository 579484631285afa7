import { expect, it } from 'vitest';
import { type AnswerSignals, readSignals } from './answer-signals.ts';

const USUAL: AnswerSignals = {
  trusted: true,
  device: 'mouse',
  automated: false,
  visible: true,
  pastes: 0,
  frames: 30,
};
const input = (signals?: Partial<AnswerSignals> | null) => ({
  type: 'input',
  signals: signals && { ...USUAL, ...signals },
});

it.each([
  ['nothing was told', [input(), input(null)], { inputs: 2, told: 0, automated: 0, scripted: 0 }],
  ['only inputs count', [{ type: 'focus' }, input({})], { inputs: 1, told: 1 }],
  ['software', [input({ automated: true }), input({})], { automated: 1, told: 2 }],
  [
    'a script; a miss that nobody gave is none',
    [input({ trusted: false, device: null }), input({ trusted: null, device: null, frames: 0 })],
    { scripted: 1, undrawn: 0, by: { mouse: 0, touch: 0, pen: 0, keyboard: 0 } },
  ],
  [
    'devices, out of view, no frame, pasted',
    [
      input({ device: 'touch', visible: false }),
      input({ device: 'pen', frames: 0, pastes: 2 }),
      input({ device: 'keyboard', frames: null, pastes: 1 }),
    ],
    { hidden: 1, undrawn: 1, pastes: 3, by: { mouse: 0, touch: 1, pen: 1, keyboard: 1 } },
  ],
])('%s', (_name, log, counts) => {
  expect(readSignals(log, false)).toMatchObject(counts);
});

it('a program that acts for somebody who asked for a screen reader is no script', () => {
  const log = [input({ trusted: false, device: null }), input({ automated: true })];
  expect(readSignals(log, true)).toMatchObject({ told: 2, scripted: 0, automated: 1 });
});
