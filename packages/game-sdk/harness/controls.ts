import { element } from './element.ts';

/** What the buttons do. */
export interface HostActions {
  togglePause(): void;
  toggleLine(): void;
  loseNext(): void;
  reload(): void;
  replay(): void;
  simulate(): void;
  stop(): void;
}

/** The buttons, and how those that go back and forth are shown. */
export function makeControls(toolbar: HTMLElement, actions: HostActions) {
  const button = (label: string, title: string, act: () => void) => {
    const made = element('button', { type: 'button', title }, label);
    made.addEventListener('click', act);
    return made;
  };
  const pause = button('Pause', 'The host pauses the play', actions.togglePause);
  const line = button('Lose the line', 'Nothing is acknowledged until the line is back', actions.toggleLine);
  toolbar.replaceChildren(
    pause,
    line,
    button('Lose next message', 'The next message that counts never arrives', actions.loseNext),
    button('Reload', 'The page is loaded anew and goes on', actions.reload),
    button('Play again', 'From the beginning with the same seed, compared with this play', actions.replay),
    button('Simulate', 'A new play in which the game plays itself', actions.simulate),
    button('Stop', 'The host ends the play: time_limit', actions.stop),
  );
  return {
    show({ paused, offline }: { paused: boolean; offline: boolean }) {
      pause.textContent = paused ? 'Resume' : 'Pause';
      line.textContent = offline ? 'Get the line back' : 'Lose the line';
    },
  };
}
