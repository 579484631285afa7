import { GameSdkError } from './game-sdk-error.ts';
import { type GameSession, openSession } from './game-session.ts';
import { parseHostMessage } from './parse-host-message.ts';
import { type InitMessage, LIMITS, SDK_VERSION } from './protocol.ts';
import { type Surroundings, windowSurroundings } from './surroundings.ts';

const HELLO_EVERY_MS = 250;

/** How to connect, where the usual way does not fit. */
export interface ConnectOptions {
  /** Where the game runs; the page's window unless a test says otherwise. */
  readonly surroundings?: Surroundings;
  /** How long to wait for the host, ms. */
  readonly timeoutMs?: number;
}

/**
 * Finds the host around the game and opens the session. Call it once, first thing: the host waits 15 s for it.
 * @throws GameSdkError `no_host` when the game was opened on its own or nobody answered in time.
 */
export async function connect(options: ConnectOptions = {}): Promise<GameSession> {
  const around = options.surroundings ?? windowSurroundings(window);
  const { init, port } = await findHost(around, options.timeoutMs ?? LIMITS.hello_ms);
  const session = openSession(init, port, around.clock);
  // The keys of a frame never reach the page around it.
  around.onEscape?.(() => session.askPause());
  return session;
}

function findHost(
  around: Surroundings,
  timeoutMs: number,
): Promise<{ init: InitMessage; port: MessagePort }> {
  const until = around.clock.now() + timeoutMs;
  return new Promise((resolve, reject) => {
    let cancel: () => void = () => undefined;
    const forget = around.onPort((raw, port) => {
      const init = parseHostMessage(raw);
      if (init?.t !== 'init') return;
      cancel();
      forget();
      resolve({ init, port });
    });
    const give = (sentence: string) => {
      forget();
      reject(new GameSdkError('no_host', sentence));
    };
    // Said again and again, for a page that begins to listen only after the frame has loaded.
    const greet = () => {
      if (around.clock.now() >= until) return give(`No host answered within ${timeoutMs} ms.`);
      if (!around.sayHello({ t: 'hello', sdk: SDK_VERSION })) {
        return give('There is no host around this page. Open the game in the harness or in a play.');
      }
      cancel = around.clock.setTimer(greet, HELLO_EVERY_MS);
    };
    greet();
  });
}
