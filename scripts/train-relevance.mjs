// Trains the model that says which subtraits a job text asks for: node scripts/train-relevance.mjs [--check]
// It reads O*NET ratings, leaves out whole minor groups of occupations five times to measure, then trains on all of them.
// The same data give the same bytes; --check compares them with the file that is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { onNodeWithTypeScript, root } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { TRAINING, trainRelevance } = await import('../packages/domain/src/relevance/train-relevance.ts');
const { measureRelevance } = await import('../packages/domain/src/relevance/measure-relevance.ts');
const { STARTER_CROSSWALK } = await import('../packages/domain/src/relevance/crosswalk.ts');

const folder = join(root, 'apps/server/seeds/relevance');
const target = join(folder, 'model.json');
const read = (name) => JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8'));

/** What is asked of the model on occupations it has not seen. */
const LEAST = { rho: 0.52, ndcg_8: 0.6 };

const began = performance.now();
const { source, elements, occupations } = read('onet-29.3-occupations.json.gz');
const titles = read('onet-29.3-titles.json.gz');
const figures = measureRelevance(occupations, titles, elements, STARTER_CROSSWALK, TRAINING);
const show = (x) => x.toFixed(3).replace(/^0/, '');
console.log(`${figures.occupations} occupations, five parts of whole minor groups, each left out once`);
console.log(
  `  title and description  Spearman ${show(figures.rho)} (least ${show(LEAST.rho)})  nDCG@8 ${show(figures.ndcg_8)} (least ${show(LEAST.ndcg_8)})`,
);
console.log(
  `  title alone            Spearman ${show(figures.title_rho)}               nDCG@8 ${show(figures.title_ndcg_8)}`,
);
console.log(
  '  by how far apart       ' +
    figures.by_spread.map(({ spread, rho }) => `${show(spread)}+: ${show(rho)}`).join('  '),
);

const round = (x) => Math.round(x * 1000) / 1000;
const model = {
  source: `${source}; titles and ratings changed into weights`,
  ...trainRelevance(occupations, titles, elements, TRAINING),
  certainty: figures.by_spread.map(({ spread, rho }) => ({
    spread: round(spread),
    rho: Math.round(rho * 100) / 100,
  })),
  measured: { rho: round(figures.rho), ndcg_8: round(figures.ndcg_8), occupations: figures.occupations },
};
const text = `${JSON.stringify(model)}\n`;
const packed = gzipSync(text, { level: 9 }).length;
console.log(
  `  ${model.stems.split(' ').length} stems, ${(packed / 1000).toFixed(1)} kB gz, ${((performance.now() - began) / 1000).toFixed(1)} s`,
);
if (figures.rho < LEAST.rho || figures.ndcg_8 < LEAST.ndcg_8 || packed > 100_000) {
  console.error('The model does not reach what is asked of it; the file stays as it was.');
  process.exit(1);
}
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('apps/server/seeds/relevance/model.json differs: run node scripts/train-relevance.mjs');
    process.exit(1);
  }
  console.log('  same bytes as apps/server/seeds/relevance/model.json');
} else {
  writeFileSync(target, text);
}
