import type { BrowserContext } from 'playwright-core';

/** Counts presses on links and buttons of all pages of a person; what a game takes as input is not among them. */
export async function countPresses(person: BrowserContext): Promise<() => readonly string[]> {
  const pressed: string[] = [];
  await person.exposeBinding('pressedByPerson', (_source, name: string) => {
    pressed.push(name);
  });
  await person.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        const control =
          event.target instanceof Element ? event.target.closest('a, button, summary, label') : null;
        const isGameInput = document.querySelector('[role="application"]') !== null || control === null;
        if (isGameInput || /^(Load a crate|Send it off|Next$)/.test(control.textContent ?? '')) return;
        (window as unknown as { pressedByPerson(name: string): void }).pressedByPerson(
          (control.textContent ?? '').trim(),
        );
      },
      true,
    );
  });
  return () => pressed;
}
