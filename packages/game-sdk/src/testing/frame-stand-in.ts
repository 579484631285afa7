import type { Clock } from '../clock.ts';
import type { InitMessage } from '../protocol.ts';
import type { Surroundings } from '../surroundings.ts';

type Listener = (event: MessageEvent) => void;

/** A page with one frame in it, as far as a host sees it: messages with a source and an origin. */
export function createFrameStandIn(clock: Clock, origin = 'null') {
  const listeners = new Set<Listener>();
  const targets: string[] = [];
  let given: MessagePort | null = null;
  let onPort: ((raw: unknown, port: MessagePort) => void) | null = null;
  const child = {
    postMessage(init: InitMessage, target: string, [port]: [MessagePort]) {
      targets.push(target);
      given = port;
      const copy = structuredClone(init);
      queueMicrotask(() => onPort?.(copy, port));
    },
  };
  const post = (data: unknown, from: unknown = child, fromOrigin = origin) => {
    const event = { data, source: from, origin: fromOrigin } as MessageEvent;
    for (const listener of [...listeners]) listener(event);
  };
  /** A page in the frame; the one before it is gone, and its port with it. */
  function open(): Surroundings {
    given?.close();
    return {
      clock,
      sayHello(message) {
        post(message);
        return true;
      },
      onPort(listener) {
        onPort = listener;
        return () => {
          onPort = null;
        };
      },
    };
  }
  return {
    frame: { contentWindow: child as unknown as Window },
    page: {
      addEventListener: (_type: string, listener: unknown) => void listeners.add(listener as Listener),
      removeEventListener: (_type: string, listener: unknown) => void listeners.delete(listener as Listener),
    } as Pick<Window, 'addEventListener' | 'removeEventListener'>,
    /** What the host named as the receiver of `init`. */
    targets,
    post,
    open,
    get isListenedTo() {
      return listeners.size > 0;
    },
  };
}
