/** Puts the focus on a stage when it appears: keys work wherever the focus is, a screen reader needs it there. */
export function focusOnMount(stage: HTMLElement | null): void {
  if (stage !== null && !stage.contains(document.activeElement)) stage.focus({ preventScroll: true });
}
