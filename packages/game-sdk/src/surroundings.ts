import { type Clock, pageClock } from './clock.ts';
import type { HelloMessage } from './protocol.ts';

/** Where a game runs: a window inside a host's page, or a stand-in for one. */
export interface Surroundings {
  readonly clock: Clock;
  /** Posts to the host; false when there is nobody around the game. */
  sayHello(message: HelloMessage): boolean;
  /** Calls back with whatever the host posts, and the port it hands over. Returns what ends that. */
  onPort(listener: (raw: unknown, port: MessagePort) => void): () => void;
  /** Calls back when Escape is pressed and the game made nothing of it; absent where there are no keys. */
  onEscape?(listener: () => void): void;
}

/** The window of the page. The host is told apart by being the parent; nobody else's message is looked at. */
export function windowSurroundings(page: Window): Surroundings {
  return {
    clock: pageClock,
    sayHello(message) {
      if (page.parent === page) return false;
      page.parent.postMessage(message, '*');
      return true;
    },
    onPort(listener) {
      const listen = (event: MessageEvent) => {
        const port = event.ports[0];
        if (event.source === page.parent && port) listener(event.data, port);
      };
      page.addEventListener('message', listen);
      return () => page.removeEventListener('message', listen);
    },
    onEscape(listener) {
      page.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && !event.repeat && !event.defaultPrevented) listener();
      });
    },
  };
}
