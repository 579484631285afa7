import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextLook } from './next-look.ts';

const frames = new Map<number, FrameRequestCallback>();
let handles = 0;

/** The next frame of the page. */
function draw(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const look of due) look(performance.now());
}

describe('looking again on frames', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('requestAnimationFrame', (look: FrameRequestCallback) => {
      handles += 1;
      frames.set(handles, look);
      return handles;
    });
    vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.delete(handle));
  });
  afterEach(() => {
    frames.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks for the next frame when something is due soon', () => {
    const looked = vi.fn();
    nextLook(100, looked);
    draw();
    expect(looked).toHaveBeenCalledOnce();
  });
  it('asks for none while nothing is due for long, and for one before it is', () => {
    const looked = vi.fn();
    nextLook(5_000, looked);
    vi.advanceTimersByTime(4_800);
    expect(frames.size).toBe(0);
    vi.advanceTimersByTime(199);
    draw();
    expect(looked).toHaveBeenCalledOnce();
  });
  it.each([100, 5_000])('looks no more once it is called off, due in %d ms', (dueInMs) => {
    const looked = vi.fn();
    const callOff = nextLook(dueInMs, looked);
    callOff();
    vi.advanceTimersByTime(dueInMs);
    draw();
    expect(looked).not.toHaveBeenCalled();
  });
  it('is called off between the timer and its frame', () => {
    const looked = vi.fn();
    const callOff = nextLook(5_000, looked);
    vi.advanceTimersByTime(5_000);
    callOff();
    draw();
    expect(looked).not.toHaveBeenCalled();
  });
});
