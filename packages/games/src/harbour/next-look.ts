/** What is due later than this is waited for by a timer, ms. */
const LONG_MS = 250;
/** So long before it is due frames are asked for again, ms: a timer of a busy page can be late by some frames. */
const EARLY_MS = 120;

/**
 * For what is decided on frames: runs `look` with the time of the next frame, or, while nothing is due for long, of one
 * shortly before it is. A loop of frames keeps a slow phone at work for nothing, and a touch has to wait for the frame
 * that is being made. Answers how it is called off.
 */
export function nextLook(dueInMs: number, look: FrameRequestCallback): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    frame = requestAnimationFrame(look);
  };
  if (dueInMs > LONG_MS) timer = setTimeout(ask, dueInMs - EARLY_MS);
  else ask();
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
