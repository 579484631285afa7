import { parentPort } from 'node:worker_threads';
import { rowsOfBytes } from '@tryout/domain/score-cards/mean-bytes';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { compareTemplates } from '@tryout/domain/score-templates/template-comparison';
import type { ComparisonMessage, ComparisonTask } from './run-comparison.ts';

// Compares templates in a thread of its own, one pair after another: the server answers others meanwhile.
let task: ComparisonTask | null = null;
let chunks: Uint8Array[] = [];
let count = 0;

const subtraitsOf = ({ categories }: ScoreTemplate) =>
  categories.flatMap((category) =>
    category.traits.flatMap((trait) => trait.subtraits.map((subtrait) => subtrait.subtrait_id)),
  );

parentPort?.on('message', (message: ComparisonMessage) => {
  if ('task' in message) {
    task = message.task;
    chunks = [];
    count = 0;
  } else if ('rows' in message) {
    chunks.push(message.rows);
    count += message.count;
  } else if (task !== null) {
    const { before, after, seed } = task;
    const wanted = [...new Set([...subtraitsOf(before), ...subtraitsOf(after)])];
    const rows = rowsOfBytes(chunks, count, message.layouts, wanted);
    chunks = [];
    parentPort?.postMessage(compareTemplates(before, after, rows, { seed }));
  }
});
