import { expect, it } from 'vitest';
import { runsTypeScript } from './runtime.mjs';

it.each([
  ['v20.19.0', false],
  ['v22.17.1', false],
  ['v22.18.0', true],
  ['v23.5.0', false],
  ['v23.6.0', true],
  ['v24.0.0', true],
])('%s runs TypeScript as it is: %s', (version, answer) => {
  expect(runsTypeScript(version)).toBe(answer);
});
