// The applicants' list of one position with 10,000, 100,000 and 1,000,000 applicants, against a bare handler that runs
// the same SQL, and against a lean one that reads what is stored with the applications and nothing else.
// BENCH_MOST=100000 leaves out what is larger; BENCH_PAGES='first page,last page' measures only these.
import { createPosition } from '../apps/server/src/platform/testing/factory.ts';
import { withDatabase } from './harness/cluster.ts';
import { compare, type LoadRequest, load, rates } from './harness/load.ts';
import { familyName, fillPosition } from './harness/many-applicants.ts';
import { benchPosition } from './harness/people.ts';
import { type Statement, startProduct } from './harness/product-app.ts';
import { conclude, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const SIZES = [10_000, 100_000, 1_000_000].filter(
  (size) => size <= Number(process.env.BENCH_MOST ?? 1_000_000),
);
const ROUNDS = 7;
const REQUESTS = 400;

/** The rows of a page as somebody would read them who had all that is shown in one table, and no total. */
function leanPage(last: boolean): string {
  const way = last ? 'desc' : 'asc';
  return `select id, applicant_name, applicant_email, email_confirmed, status, disposition_by, job_fit_score,
      job_fit_sem, coverage, rank_order, applied_at, stage_entered_at, tags, suggested_action, attempts,
      attempt_counted, integrity_review, play_state, unread_messages, top_trait_id
    from applications where position_id = $1 and not is_test order by rank_order ${way}, id ${way} limit 51`;
}

await withDatabase(async (database) => {
  const company = await benchPosition(database);
  const { token } = company.recruiter;
  const positions = new Map<number, string>();
  for (const size of SIZES) {
    const position = await createPosition(database.db, company.organization_id, company.recruiter.id);
    positions.set(size, position.id);
    const began = performance.now();
    await fillPosition(
      database,
      {
        organization_id: company.organization_id,
        position_id: position.id,
        revision_id: position.revision_id,
        tag: `s${size}-`,
      },
      size,
    );
    process.stderr.write(`${size} applicants in ${Math.round((performance.now() - began) / 1000)} s\n`);
  }

  const product = await startServer('product', database);
  const bare = await startServer('bare', database);
  const paths = new Map<string, string>();
  const all = [
    ['first page', ''],
    ['last page', '&last=true'],
    ['name search', `&q=${familyName(4711)}`],
    ['search of a part of many names', `&q=${familyName(4711).slice(0, 6)}`],
    ['first page by name', '&sort=name'],
    ['first page by date', '&sort=-applied'],
  ] as const;
  const wanted = process.env.BENCH_PAGES?.split(',');
  const pages = all.filter(([page]) => wanted === undefined || wanted.includes(page));
  for (const [page, query] of pages) {
    for (const size of SIZES) {
      // Sorted anew for each request: a million is measured by hand.
      if (query.startsWith('&sort') && size > 100_000) continue;
      const path = `/api/applicants?position_id=${positions.get(size)}&recordsPerPage=50${query}`;
      const name = `${page}-${size}`.replaceAll(' ', '-');
      const statements = await statementsOf(path);
      await load(bare.port, [{ method: 'POST', path: '/prepare', token, body: { name, statements } }]);
      await load(product.port, many(path).slice(0, 100));
      await load(bare.port, many(`/read/${name}`).slice(0, 100));
      const result = await compare(
        ROUNDS,
        () => load(product.port, many(path)),
        () => load(bare.port, many(`/read/${name}`)),
      );
      paths.set(`${page} of ${shown(size)}`, path);
      report({
        what: `applicants, ${page} of ${shown(size)}, against the bare handler`,
        figure: result.ratio,
        unit: '×',
        limit: { least: /^&[qs]/.test(query) ? 0.5 : 0.7 },
        from: rates(result),
      });
      if (/^&[qs]/.test(query)) continue;
      const lean = { sql: leanPage(query !== ''), parameters: [positions.get(size)] };
      await load(bare.port, [
        { method: 'POST', path: '/prepare', token, body: { name: `lean-${name}`, statements: [lean] } },
      ]);
      await load(bare.port, many(`/read/lean-${name}`).slice(0, 100));
      const against = await compare(
        ROUNDS,
        () => load(product.port, many(path)),
        () => load(bare.port, many(`/read/lean-${name}`)),
      );
      report({
        what: `applicants, ${page} of ${shown(size)}, against the lean handler`,
        figure: against.ratio,
        unit: '×',
        limit: { least: 0.5 },
        from: rates(against),
      });
    }
  }
  for (const size of SIZES)
    if (paths.has(`last page of ${shown(size)}`) && paths.has(`first page of ${shown(size)}`))
      await compareTimes('last page', size, 'first page', size);
  const [smallest = 0, largest = 0] = [SIZES[0], SIZES.at(-1)];
  if (largest > smallest)
    for (const [page] of pages.filter((each) => all.indexOf(each) < 3))
      await compareTimes(page, largest, page, smallest);
  await product.stop();
  await bare.stop();

  /** What the product runs for a page beyond finding out who asks and what may be seen: the last statements it sends. */
  async function statementsOf(path: string): Promise<Statement[]> {
    const heard: Statement[] = [];
    const { app, stop } = await startProduct(database.url, database.dataDir, {
      onStatement: (statement) => heard.push(statement),
    });
    heard.length = 0;
    const response = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    if (response.statusCode !== 200)
      throw new Error(`the list answered ${response.statusCode}: ${response.body}`);
    await stop();
    const kept = heard.filter(({ sql }) =>
      /application_counts|as count from|as materialized|search_words/.test(sql),
    );
    // A search asks first how to search, and a page in another order counts by itself.
    const expected = /&(q|sort)=/.test(path) ? 2 : 1;
    if (kept.length !== expected)
      throw new Error(
        `expected ${expected} statements for the rows and their count, heard ${heard.map((one) => one.sql).join('\n')}`,
      );
    return kept;
  }

  /** How much longer one page takes than another, in turns, by the middle of their median times. */
  async function compareTimes(page: string, size: number, other: string, otherSize: number): Promise<void> {
    const names = [`${page} of ${shown(size)}`, `${other} of ${shown(otherSize)}`] as const;
    const [one, two] = names.map((name) => paths.get(name) ?? '');
    const result = await compare(
      ROUNDS,
      () => load(product.port, many(one ?? '')),
      () => load(product.port, many(two ?? '')),
    );
    report({
      what: `${names[0]} against ${names[1]}`,
      figure: result.product.p50_ms / result.bare.p50_ms,
      unit: '×',
      limit: { most: 1.5 },
      from: `p50 ${result.product.p50_ms.toFixed(1)} ms; ${result.bare.p50_ms.toFixed(1)} ms`,
    });
  }

  function many(path: string): LoadRequest[] {
    return Array.from({ length: REQUESTS }, () => ({ method: 'GET', path, token }));
  }
});
conclude();
