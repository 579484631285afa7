// Many candidates playing at once, each sending a batch every half second at its own moments, whatever the server
// takes: how long an acknowledgement takes, and whether everything that was sent is in the log afterwards.
import { Agent } from 'node:http';
import { setTimeout as until } from 'node:timers/promises';
import { withDatabase } from './harness/cluster.ts';
import { send } from './harness/load.ts';
import { benchPosition } from './harness/people.ts';
import { addSimulation, batches, openPlay } from './harness/ready-plays.ts';
import { conclude, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const CANDIDATES = 200;
const EVERY_MS = 500;
/** Events of one batch: what a quick game gives in half a second. */
const BATCH = 3;
/** Batches each of them sends: twenty seconds of playing. */
const BATCHES = 40;
const MOST_P99_MS = 250;

await withDatabase(async (database) => {
  const { organization_id, position } = await benchPosition(database);
  await addSimulation(database, organization_id, position.revision_id);
  const product = await startServer('product', database);
  const plays = [];
  for (let i = 0; i < CANDIDATES; i += 1) {
    plays.push(await openPlay(product.port, database, organization_id, position, `crowd:${i}`));
  }
  const agent = new Agent({ keepAlive: true, maxSockets: CANDIDATES });
  const times: number[] = [];
  let events = 0;
  const began = performance.now() + 500;
  await Promise.all(
    plays.map(async (play, n) => {
      const own = batches(play, BATCH).slice(0, BATCHES);
      for (const [k, { token, body }] of own.entries()) {
        const due = began + (n / CANDIDATES) * EVERY_MS + k * EVERY_MS;
        await until(Math.max(0, due - performance.now()));
        // Counted from when it was due: a batch that waits for the one before it is late as well.
        await send(product.port, agent, { method: 'POST', path: '/api/play/events', token, body });
        times.push(performance.now() - due);
        events += body.events.length;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const stored = await database.pool.query<{ n: number; gaps: number }>(
    `select count(*)::int as n, count(*) filter (where seq <> place)::int as gaps
     from (select seq, row_number() over (partition by play_id order by seq) as place from play_events) logged`,
  );
  const { n = 0, gaps = 0 } = stored.rows[0] ?? {};
  report({
    what: `${CANDIDATES} candidates, a batch every ${EVERY_MS} ms each: acknowledged, 99 of 100`,
    figure: at(0.99),
    unit: 'ms',
    limit: { most: MOST_P99_MS },
    from: `half within ${shown(at(0.5))} ms; ${shown(times.length / seconds)} batches/s for ${shown(seconds)} s`,
  });
  report({
    what: 'events of these plays that are not in their logs, or out of order',
    figure: events - n + gaps,
    unit: 'events',
    limit: { most: 0 },
    from: `${shown(events)} sent, ${shown(n)} stored`,
  });
  await product.stop();
});
conclude();
