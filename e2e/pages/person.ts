import { errors, type Locator, type Page } from 'playwright-core';
import { isOwned, oneFrame, passTime, seen, timePassesUntil } from '../setup/own-clock.ts';

/** The time a person needs to see and to move. What is waited for on a screen is never waited for like this. */
export async function takeTime(page: Page, ms: number): Promise<void> {
  await passTime(page, ms);
}

const hands = new WeakMap<Page, 'keys' | 'touch'>();

/** From now on this person has only a keyboard, or only a touch screen. */
export function hasOnly(page: Page, by: 'keys' | 'touch'): void {
  hands.set(page, by);
}

/** Touches a point of the window, in CSS pixels. */
type Finger = (x: number, y: number) => Promise<void>;

const fingers = new WeakMap<Page, Finger>();

/** From now on this person touches with this finger, for those who measure what a touch costs. */
export function touchesWith(page: Page, finger: Finger): void {
  fingers.set(page, finger);
}

/** Taps a button once it can be tapped. */
export async function tap(button: Locator, timeout?: number): Promise<void> {
  const options = timeout === undefined ? {} : { timeout };
  const page = button.page();
  const finger = fingers.get(page);
  if (finger) {
    // As a tap without the touch: nothing that looks on is in the page while it is touched.
    await button.tap({ ...options, trial: true });
    const box = await button.boundingBox();
    if (box) await finger(box.x + box.width / 2, box.y + box.height / 2);
    return;
  }
  const middle = await button.evaluate(middleToTouch, undefined, options);
  // What is not in sight yet, or not to be pressed yet, is waited for.
  if (middle) await page.touchscreen.tap(middle.x, middle.y);
  else await button.tap(options);
  return oneFrame(page);
}

/** The middle of something that a touch there would press now; null where it would not. Runs in the page. */
function middleToTouch(element: Element): { x: number; y: number } | null {
  if (window !== window.top || element.matches(':disabled, [aria-disabled="true"]')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const touched = document.elementFromPoint(x, y);
  return touched && element.contains(touched) ? { x, y } : null;
}

/** Taps a place of the window. */
export async function tapAt(page: Page, x: number, y: number): Promise<void> {
  const finger = fingers.get(page);
  if (finger) return finger(x, y);
  await page.touchscreen.tap(x, y);
  await oneFrame(page);
}

/** Presses a button the way this person can: found with Tab and pressed with Enter, tapped, or clicked. */
export async function press(page: Page, button: Locator): Promise<void> {
  const by = hands.get(page);
  if (by === 'touch') await tap(button);
  else if (by === 'keys') {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  } else {
    if (isOwned(page)) await pressable(button);
    await button.click();
  }
}

/** What a page takes no press on yet, because it is still arriving, needs time to pass, also where time is held. */
async function pressable(button: Locator): Promise<void> {
  for (let left = TRIALS; left > 0; left -= 1) {
    try {
      return await button.click({ trial: true, timeout: TRIAL_MS });
    } catch (cause) {
      if (!(cause instanceof errors.TimeoutError) || left === 1) throw cause;
      await oneFrame(button.page());
    }
  }
}

/**
 * Presses a button that goes away; one that a late picture pushed from under the finger is pressed again, unless it went
 * just as the person was about to.
 */
export async function pressUntilGone(page: Page, button: Locator): Promise<void> {
  for (let left = PRESSES; left > 0; left -= 1) {
    try {
      await press(page, button);
    } catch (cause) {
      const isFirst = left === PRESSES;
      if (isFirst || !(cause instanceof errors.TimeoutError) || (await button.isVisible())) throw cause;
      return;
    }
    const most = left === 1 ? undefined : ANSWER_MS;
    if (await timePassesUntil(page, async () => !(await button.isVisible()), most)) return;
  }
  throw new Error(`${button} was pressed ${PRESSES} times and is still there.`);
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs <= MOST_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control} in ${MOST_TABS} presses.`);
}

/**
 * A card is read before its button is pressed; the games take no press that was meant for what stood there before. Who
 * has pressed waits for what comes: a card that is still leaving is not pressed for a second time.
 */
export async function readThenPress(page: Page, button: Locator): Promise<void> {
  await seen(button);
  await takeTime(page, READING_MS);
  const pressed = await button.elementHandle();
  const words = await pressed?.textContent();
  await press(page, button);
  const isAnswered = () =>
    page.evaluate(
      ([element, before]) =>
        !element?.isConnected || !element.checkVisibility() || element.textContent !== before,
      [pressed, words] as const,
    );
  await timePassesUntil(page, isAnswered, ANSWER_MS);
}

/** Taps something that the game may take away at any moment; then there is nothing to tap. */
export async function tapWhileThere(button: Locator): Promise<void> {
  try {
    await tap(button, ANSWER_MS);
  } catch (cause) {
    if (!(cause instanceof errors.TimeoutError)) throw cause;
  }
}

const PRESSES = 3;
/** How often, and for how long each time (ms of the world), a button is waited for that cannot be pressed yet. */
const TRIALS = 20;
const TRIAL_MS = 3000;
/** After this long without an answer a person presses again. */
const ANSWER_MS = 3000;
const MOST_TABS = 40;
const READING_MS = 450;
