// In the frame: the way of a message to the host and of its acknowledgement back, beside a bare port; then as many
// messages as the protocol is asked to carry, handed over at once.
import { connect } from '@tryout/game-sdk/sdk';

const TRIPS = 1_000;
const MESSAGES = 20_000;
/** Slower than the rate that a host allows. */
const PAUSE_MS = 6;

const row = (n: number) => ({ stimulus: n % 9, response: 'left', rt: 400 + (n % 300), correct: n % 3 > 0 });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds there and back over a port that somebody echoes. */
async function bareTrips(): Promise<number[]> {
  const { port1, port2 } = new MessageChannel();
  parent.postMessage({ t: 'bare' }, '*', [port2]);
  const trips: number[] = [];
  for (let n = 1; n <= TRIPS; n += 1) {
    const began = performance.now();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port1.postMessage({ t: 'data_point', seq: n, key: 'trial', value: row(n), trial: n, t_ms: began });
    });
    trips.push(performance.now() - began);
    await pause(PAUSE_MS);
  }
  return trips;
}

/** The same over the protocol: until the host says that it has the message. */
async function hostTrips(port: MessagePort): Promise<number[]> {
  let heard: (seq: number) => void = () => undefined;
  port.onmessage = ({ data }) => data?.t === 'ack' && heard(data.seq);
  port.postMessage({ t: 'ready' });
  port.postMessage({ t: 'start' });
  const trips: number[] = [];
  for (let seq = 1; seq <= TRIPS; seq += 1) {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      heard = (acknowledged) => acknowledged >= seq && resolve();
      port.postMessage({ t: 'data_point', seq, key: 'trial', value: row(seq), trial: seq, t_ms: began });
    });
    trips.push(performance.now() - began);
    await pause(PAUSE_MS);
  }
  return trips;
}

/** The port that the host hands to whoever says hello. */
function portOfHost(): Promise<MessagePort> {
  return new Promise((resolve) => {
    addEventListener('message', ({ ports: [port] }) => port && resolve(port), { once: true });
    parent.postMessage({ t: 'hello', sdk: '1.0.0' }, '*');
  });
}

const tell = (found: object) => parent.postMessage({ t: 'found', found }, '*');

if (location.hash === '#many') {
  const session = await connect();
  session.ready();
  session.start();
  const began = performance.now();
  for (let n = 1; n <= MESSAGES; n += 1) session.dataPoint('trial', row(n), { trial: n });
  await session.complete();
  tell({ ms: performance.now() - began });
} else {
  const bare = await bareTrips();
  tell({ bare, ours: await hostTrips(await portOfHost()) });
}
