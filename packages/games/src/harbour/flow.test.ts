import { describe, expect, it } from 'vitest';
import { type FlowState, screenOf } from './flow.ts';

const state: FlowState = { current: 0, of: 4, begun: true, block: null, paused: false };

describe('the screen that is due', () => {
  it('greets a fresh task and welcomes back a resumed one', () => {
    expect(screenOf({ ...state, begun: false }, { block: 0 })).toBe('intro');
    expect(screenOf({ ...state, begun: false, current: 2 }, { block: 0 })).toBe('resume');
  });

  it('waits for a step that is not released yet', () => {
    expect(screenOf(state, undefined)).toBe('waiting');
  });

  it('offers a rest at the border of two blocks, and only there', () => {
    expect(screenOf({ ...state, current: 2, block: 0 }, { block: 1 })).toBe('rest');
    expect(screenOf({ ...state, current: 1, block: 0 }, { block: 0 })).toBe('step');
    expect(screenOf({ ...state, current: 2, block: null }, { block: 1 })).toBe('step');
  });

  it('reads a stimulus without a block as one single block', () => {
    expect(screenOf({ ...state, current: 1, block: 0 }, {})).toBe('step');
  });

  it('hides everything while paused, except the end', () => {
    expect(screenOf({ ...state, paused: true }, { block: 0 })).toBe('paused');
    expect(screenOf({ ...state, paused: true, current: 4 }, undefined)).toBe('finished');
  });
});
