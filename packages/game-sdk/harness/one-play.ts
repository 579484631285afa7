import { createFakeHost, type FakeHost } from '../src/host.ts';
import { element } from './element.ts';
import type { GameFacts } from './game-facts.ts';
import type { PlaySettings } from './settings-form.ts';

/** A play in a frame. */
export interface OnePlay {
  readonly host: FakeHost;
  /** The page is gone and comes back: the game goes on after its last checkpoint. */
  reload(): void;
  /** The same again from the beginning, with the same seed. */
  replay(): void;
  end(): void;
}

/** Begins a play in `stage`. `onChange` is called after anything has changed. */
export function beginPlay(
  stage: HTMLElement,
  facts: GameFacts,
  settings: PlaySettings,
  onChange: () => void,
): OnePlay {
  const host = createFakeHost({ ...settings, manifest: facts.manifest, onChange });
  let detach: () => void = () => undefined;

  function load(): void {
    detach();
    const frame = element('iframe', {
      title: facts.manifest?.name ?? 'Game',
      sandbox: facts.sandbox,
      allow: 'fullscreen; autoplay; gamepad; cross-origin-isolated',
      referrerpolicy: 'no-referrer',
    });
    detach = host.attach(frame, window);
    frame.src = facts.address;
    // Keys go to the game at once, as in a play.
    frame.addEventListener('load', () => frame.focus(), { once: true });
    stage.replaceChildren(frame);
  }

  load();
  return {
    host,
    reload() {
      host.interrupt();
      load();
    },
    replay() {
      host.replay();
      load();
    },
    end() {
      detach();
      host.close();
      stage.replaceChildren();
    },
  };
}
