/**
 * Runs something once the next frame is on screen. What a press does at once, such as looking pressed, belongs before
 * it; drawing another stage belongs after it, or a slow phone shows for a tenth of a second that nothing happened.
 * A hidden tab has no frames: there it runs when somebody looks again.
 */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      run();
    };
    port2.postMessage(null);
  });
}

/** Resolves once the next frame is on screen. */
export const nextFrame = (): Promise<void> => new Promise(afterNextFrame);
