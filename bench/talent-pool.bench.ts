// The talent pool of an organization that knows 10,000, 100,000 and 1,000,000 people: its pages against a lean handler that
// reads what is stored with the people and nothing else, and among 100,000 of them those who are there twice.
// BENCH_MOST=100000 leaves out what is larger.

import { createCompany } from '../apps/server/src/platform/testing/factory.ts';
import { randomFrom } from '../packages/domain/src/statistics/random.ts';
import { JUDGING_NAMES, labelledPairs } from '../packages/domain/src/talent-pool/testing/people-pairs.ts';
import { type BenchDatabase, withDatabase } from './harness/cluster.ts';
import { compare, type LoadRequest, load, rates } from './harness/load.ts';
import { startProduct } from './harness/product-app.ts';
import { conclude, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const SIZES = [10_000, 100_000, 1_000_000].filter(
  (size) => size <= Number(process.env.BENCH_MOST ?? 1_000_000),
);
const ROUNDS = 5;
const REQUESTS = 300;
/** Before anything is measured: a server that runs for days has compiled what it runs most. */
const WARM_UP = 2_000;

/** What a person's row is shown with, as stored. */
const COLUMNS = `e.id, e.first_name, e.last_name, e.email, e.phone, e.location, e.source, e.tags, e.consent, e.do_not_contact,
  e.last_activity_at, e.listed_name`;
const lean = (way: 'desc' | 'asc') => `select ${COLUMNS} from people e
  where e.organization_id = $1 and e.merged_into is null order by e.last_activity_at ${way}, e.id ${way} limit 51`;
const LEAN_SEARCH = `select ${COLUMNS} from person_words w join people e on e.id = w.person_id
  where w.organization_id = $1 and w.word = $2 and e.merged_into is null
  order by e.last_activity_at desc, e.id desc limit 51`;

/** A name that about a hundred of a pool have, however large it is. */
const SOUGHT = 'quennerstedt';

/** Fills a pool; the words and the number are written at once, as triggers write them one by one. */
async function fillPool({ pool }: BenchDatabase, organizationId: string, size: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  // Neither triggers nor references: the rows are right by how they are made.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into people (id, organization_id, email, first_name, last_name, phone, location, skills, tags, source, is_open,
       last_activity_at, created_at)
     select gen_random_uuid(), $1, 'p' || n || '@example.test', (array['Amina', 'Jonas', 'Mei', 'Tariq', 'Elif'])[n % 5 + 1],
       case when n % ($2::int / 100) = 0 then $3 else 'Okafor' || (n % 5000) end, '+49 170 ' || (1000000 + n),
       (array['Kiel', 'Lagos', 'Izmir'])[n % 3 + 1], array['Skill' || (n % 300)], array['tag' || (n % 40)], 'added', true,
       now() - make_interval(secs => n), now()
     from generate_series(1, $2::int) n`,
    [organizationId, size, SOUGHT],
  );
  await client.query(
    `insert into person_words (organization_id, word, person_id)
     select e.organization_id, w.word, e.id from people e cross join lateral words_kept(e) w where e.organization_id = $1`,
    [organizationId],
  );
  await client.query('insert into people_counts (organization_id, count) values ($1, $2)', [
    organizationId,
    size,
  ]);
  await client.query('reset session_replication_role');
  await client.query('reset statement_timeout');
  client.release();
  await pool.query('analyze people, person_words');
}

/** Pairs of whom it is known whether they are one, among so many others. Answers which ids belong together. */
async function fillWithPairs({ pool }: BenchDatabase, organizationId: string, others: number) {
  await fillPool({ pool } as BenchDatabase, organizationId, others);
  const pairs = labelledPairs(randomFrom('people who are judged'), JUDGING_NAMES, 2_000);
  const rows = pairs.flatMap(({ one, other }, place) =>
    [one, other].map((person, side) => ({
      ...person,
      key: `${place}-${side}`,
      email: person.email.toLowerCase(),
    })),
  );
  await pool.query(
    `with r as (select * from jsonb_to_recordset($2::jsonb) as r(key text, first_name text, last_name text, email text,
        phone text, linkedin text, cv_digests text[])),
      stored as (insert into files (id, sha256, size, media_type, name, purpose, organization_id)
        select gen_random_uuid(), rpad(r.cv_digests[1], 64, '0'), 1, 'application/pdf', r.key, 'person_cv', $1
        from r where cardinality(r.cv_digests) > 0 returning id, name)
     insert into people (id, organization_id, email, first_name, last_name, phone, linkedin, external_id, cv_file_id, source,
       is_open, last_activity_at)
     select gen_random_uuid(), $1, case when row_number() over (partition by r.email order by r.key) = 1 then r.email else '' end,
       r.first_name, r.last_name, r.phone, r.linkedin, r.key, stored.id, 'imported', true, now()
     from r left join stored on stored.name = r.key`,
    [organizationId, JSON.stringify(rows)],
  );
  return pairs;
}

await withDatabase(async (database) => {
  const companies = new Map<number, { id: string; token: string }>();
  for (const size of SIZES) {
    const company = await createCompany(database.db, `Pool of ${size}`);
    companies.set(size, { id: company.organization_id, token: company.recruiter.token });
    const began = performance.now();
    await fillPool(database, company.organization_id, size);
    process.stderr.write(`${size} people in ${Math.round((performance.now() - began) / 1000)} s\n`);
  }
  const product = await startServer('product', database);
  const bare = await startServer('bare', database);
  const pages = [
    ['first page', '', () => lean('desc')],
    ['last page', '&last=true', () => lean('asc')],
    ['search', `&name=${SOUGHT}`, () => LEAN_SEARCH],
  ] as const;
  const requests = (path: string, token: string, length = REQUESTS): LoadRequest[] =>
    Array.from({ length }, () => ({ method: 'GET', path, token }));
  const pathOf = (query: string) => `/api/company/candidates?recordsPerPage=50${query}`;
  for (const [page, query, sql] of pages) {
    for (const [size, { id, token }] of companies) {
      const name = `${page}-${size}`.replaceAll(' ', '-');
      const parameters = page === 'search' ? [id, SOUGHT] : [id];
      const statements = [{ sql: sql(), parameters }];
      await load(bare.port, [{ method: 'POST', path: '/prepare', token, body: { name, statements } }]);
      await load(product.port, requests(pathOf(query), token, WARM_UP));
      await load(bare.port, requests(`/read/${name}`, token, WARM_UP));
      const result = await compare(
        ROUNDS,
        () => load(product.port, requests(pathOf(query), token)),
        () => load(bare.port, requests(`/read/${name}`, token)),
      );
      report({
        what: `talent pool, ${page} of ${shown(size)}, against the lean handler`,
        figure: result.ratio,
        unit: '×',
        limit: { least: 0.5 },
        from: rates(result),
      });
    }
    const [smallest, largest] = [SIZES[0] ?? 0, SIZES.at(-1) ?? 0];
    const [small, large] = [companies.get(smallest), companies.get(largest)];
    if (!small || !large || smallest === largest) continue;
    const grown = await compare(
      ROUNDS,
      () => load(product.port, requests(pathOf(query), large.token)),
      () => load(product.port, requests(pathOf(query), small.token)),
    );
    report({
      what: `talent pool, ${page} of ${shown(largest)} against ${shown(smallest)}`,
      figure: grown.product.p50_ms / grown.bare.p50_ms,
      unit: '×',
      limit: { most: 1.5 },
      from: `p50 ${grown.product.p50_ms.toFixed(1)} ms; ${grown.bare.p50_ms.toFixed(1)} ms`,
    });
  }
  await product.stop();
  await bare.stop();

  const company = await createCompany(database.db, 'Twice there');
  const pairs = await fillWithPairs(database, company.organization_id, 96_000);
  const { app, stop } = await startProduct(database.url, database.dataDir);
  const began = performance.now();
  const headers = { authorization: `Bearer ${company.recruiter.token}` };
  const begun = await app.inject({
    method: 'POST',
    url: '/api/company/candidates/duplicates/find',
    headers,
    payload: {},
  });
  if (begun.statusCode !== 201) throw new Error(`the search answered ${begun.statusCode}: ${begun.body}`);
  for (;;) {
    const { rows } = await database.pool.query(
      `select status, extract(epoch from finished_at - created_at) as took from background_jobs where kind = 'people_duplicates'`,
    );
    if (rows[0]?.status === 'done') break;
    if (rows[0]?.status === 'failed') throw new Error('the search failed');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  report({
    what: 'duplicates among 100,000 people found in the background',
    figure: (performance.now() - began) / 1000,
    unit: 's',
    limit: { most: 60 },
    from: 'from the request to the end of its job',
  });
  const { rows: found } = await database.pool.query<{ one: string; other: string }>(
    `select a.external_id as one, b.external_id as other from person_pairs r join people a on a.id = r.one_id
     join people b on b.id = r.other_id where r.organization_id = $1 and a.external_id <> '' and b.external_id <> ''`,
    [company.organization_id],
  );
  const proposed = new Set(found.map(({ one, other }) => [one, other].sort().join(' ')));
  const hits = pairs.map(({ isSame }, place) => ({ isSame, isFound: proposed.has(`${place}-0 ${place}-1`) }));
  const right = hits.filter(({ isSame, isFound }) => isSame && isFound).length;
  const judged = hits.filter(({ isFound }) => isFound).length;
  report({
    what: 'duplicates, precision on 2,000 labelled pairs',
    figure: right / judged,
    unit: '',
    limit: { least: 0.99 },
    from: `${right} of ${judged} proposed`,
  });
  report({
    what: 'duplicates, recall on 2,000 labelled pairs',
    figure: right / hits.filter(({ isSame }) => isSame).length,
    unit: '',
    limit: { least: 0.9 },
    from: `${right} found`,
  });
  await stop();
});
conclude();
