import type { BrowserContext } from 'playwright-core';

/**
 * Lets time pass `times` faster in all pages of a person: clock, frames, timers and the stamps of events agree with one
 * another, so that a game of minutes is over in seconds and judges nothing differently. For journeys, never for
 * measuring.
 */
export async function passTimeQuickly(person: BrowserContext, times: number): Promise<void> {
  await person.addInitScript((factor) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * factor;

    const nextFrame = requestAnimationFrame;
    window.requestAnimationFrame = (run) => nextFrame((time) => run(time * factor));

    const once = window.setTimeout.bind(window) as (
      run: TimerHandler,
      ms: number,
      ...rest: unknown[]
    ) => number;
    const often = window.setInterval.bind(window) as typeof once;
    const sooner =
      (timer: typeof once) =>
      (run: TimerHandler, ms: number, ...rest: unknown[]) =>
        timer(run, (ms || 0) / factor, ...rest);
    Object.assign(window, { setTimeout: sooner(once), setInterval: sooner(often) });

    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
    Object.defineProperty(Event.prototype, 'timeStamp', {
      configurable: true,
      get(this: Event) {
        return Number(stamp?.call(this)) * factor;
      },
    });
  }, times);
}
