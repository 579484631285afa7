// Erasing one person of a database of a million applications, and a night of retention over 200,000 of them while others
// read the list. BENCH_MOST=50000 and BENCH_EXPIRED=5000 make it smaller.
import { erase } from '../apps/server/src/features/personal-data/erase.ts';
import { keepTime } from '../apps/server/src/features/personal-data/retention/retention.job.ts';
import { serverAct } from '../apps/server/src/platform/act.ts';
import { type BenchDatabase, withDatabase } from './harness/cluster.ts';
import { type LoadRequest, load } from './harness/load.ts';
import { fillPosition } from './harness/many-applicants.ts';
import { benchPosition } from './harness/people.ts';
import { startProduct } from './harness/product-app.ts';
import { conclude, report } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const MOST = Number(process.env.BENCH_MOST ?? 1_000_000);
const EXPIRED = Number(process.env.BENCH_EXPIRED ?? 200_000);

/** The longest time that anybody else than a reader of this very question held rows; s. Asked until `stop`. */
function watchLocks({ pool }: BenchDatabase) {
  let [longest, goesOn] = [0, true];
  const watching = (async () => {
    while (goesOn) {
      const { rows } = await pool.query<{ s: number | null }>(
        `select max(extract(epoch from clock_timestamp() - a.xact_start))::float8 as s
         from pg_locks l join pg_stat_activity a using (pid)
         where l.mode = 'RowExclusiveLock' and a.pid <> pg_backend_pid() and a.state <> 'idle'
           and a.query not like 'autovacuum%'`,
      );
      longest = Math.max(longest, rows[0]?.s ?? 0);
    }
  })();
  return async () => {
    goesOn = false;
    await watching;
    return longest;
  };
}

await withDatabase(async (database) => {
  const { pool, url, dataDir } = database;
  const { organization_id, position, recruiter } = await benchPosition(database);
  await fillPosition(
    database,
    { organization_id, position_id: position.id, revision_id: position.revision_id, tag: 'e' },
    MOST,
  );
  // Two lines of the security log and a notification for each, as a running installation has at the least.
  await pool.query('set statement_timeout = 0');
  await pool.query(
    `insert into security_log (id, organization_id, performer_type, performer_id, performer_email, event_type, action,
       target_type, target_id)
     select gen_random_uuid(), a.organization_id, 'candidate', a.candidate_id, a.applicant_email, 'action',
       'application.status_changed', 'application', a.id::text from applications a, generate_series(1, 2)`,
  );
  await pool.query(
    `insert into notifications (id, user_id, type, title, body, link, effect_key, organization_id)
     select gen_random_uuid(), $1, 'applicant_arrived', a.applicant_name, '', '/user/positions/' || a.position_id
       || '/applicants/' || a.id, a.id::text, a.organization_id from applications a`,
    [recruiter.id],
  );
  await pool.query('analyze security_log, notifications');
  const product = await startProduct(url, dataDir);
  const act = serverAct(product.services);
  const { rows } = await pool.query<{ candidate_id: string }>(
    'select candidate_id from applications limit 1',
  );
  const id = crypto.randomUUID();
  await pool.query(
    `insert into erasures (id, cause, subject_id, status, asked_at) values ($1, 'asked', $2, 'queued', now())`,
    [id, rows[0]?.candidate_id],
  );
  const locks = watchLocks(database);
  const began = performance.now();
  await erase(act, id);
  const took = (performance.now() - began) / 1000;
  report({
    what: `erasing one person of ${MOST}`,
    figure: took,
    unit: 's',
    limit: { most: 30 },
    from: 'from the job to the last emptied line',
  });
  report({
    what: 'longest that rows were held',
    figure: await locks(),
    unit: 's',
    limit: { most: 1 },
    from: 'pg_locks',
  });

  await pool.query(
    `insert into retention_rules (organization_id, outcome, months, effective_from, updated_at)
     values ($1, 'open', 12, current_date - 30, now())`,
    [organization_id],
  );
  await pool.query(
    `update applications set last_activity_at = now() - interval '13 months'
     where id in (select id from applications order by id limit $1)`,
    [EXPIRED],
  );
  await pool.query('vacuum analyze applications');
  const reader = await startServer('product', database);
  const path = `/api/applicants?position_id=${position.id}&recordsPerPage=25`;
  const reads: LoadRequest[] = Array.from({ length: 50 }, () => ({
    method: 'GET',
    path,
    token: recruiter.token,
  }));
  await load(reader.port, reads);
  const slow: number[] = [];
  let [runs, goesOn] = [0, true];
  const reading = (async () => {
    while (goesOn) {
      slow.push((await load(reader.port, reads)).p99_ms);
      runs += 1;
    }
  })();
  const night = performance.now();
  await keepTime(act);
  const minutes = (performance.now() - night) / 60_000;
  goesOn = false;
  await reading;
  report({
    what: `a night of retention over ${EXPIRED}`,
    figure: minutes,
    unit: 'min',
    limit: { most: 10 },
    from: `${Math.round(EXPIRED / minutes / 60)} applications a second`,
  });
  report({
    what: 'p99 of list readers meanwhile',
    figure: slow.sort((one, other) => one - other)[Math.floor(slow.length / 2)] ?? 0,
    unit: 'ms',
    limit: { most: 100 },
    from: `median of ${runs} rounds of 50; worst ${Math.round(slow.at(-1) ?? 0)} ms`,
  });
  await reader.stop();
  await product.stop();
});
conclude();
