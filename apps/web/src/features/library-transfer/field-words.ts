import type { TransferMessage } from './library-transfer.messages.ts';

const WORDS: Readonly<Record<string, TransferMessage>> = {
  name: 'transfer.field.name',
  label: 'transfer.field.name',
  symbol: 'transfer.field.name',
  words: 'transfer.field.words',
  sort_order: 'transfer.field.order',
  status: 'transfer.field.status',
  is_active: 'transfer.field.status',
  merged_into: 'transfer.field.status',
  description: 'transfer.field.description',
  definition: 'transfer.field.description',
  purpose: 'transfer.field.description',
  instructions: 'transfer.field.description',
  candidate_intro: 'transfer.field.description',
  category_id: 'transfer.field.parent',
  trait_id: 'transfer.field.parent',
  subtrait_id: 'transfer.field.parent',
  task_key: 'transfer.field.parent',
  low_label: 'transfer.field.labels',
  high_label: 'transfer.field.labels',
  direction: 'transfer.field.labels',
  evidence: 'transfer.field.evidence',
  sources: 'transfer.field.evidence',
  source: 'transfer.field.text',
  condition_ids: 'transfer.field.text',
  part_ids: 'transfer.field.text',
  tests: 'transfer.field.tests',
  preset: 'transfer.field.settings',
  time_limit_s: 'transfer.field.settings',
  accommodations: 'transfer.field.settings',
  tasks: 'transfer.field.tasks',
  groups: 'transfer.field.tasks',
  categories: 'transfer.field.weights',
  traits: 'transfer.field.weights',
  subtraits: 'transfer.field.weights',
  images: 'transfer.field.pictures',
  files: 'transfer.field.pictures',
  mean: 'transfer.field.figures',
  sd: 'transfer.field.figures',
  n: 'transfer.field.figures',
  reliability: 'transfer.field.figures',
  percentiles: 'transfer.field.figures',
};

/** What members of a record's content are called, each word once. A formula's and a template's definition is its own. */
export function fieldMessages(kind: string, members: readonly string[]): TransferMessage[] {
  const own: TransferMessage =
    kind === 'score_template' || kind === 'simulation' ? 'transfer.field.weights' : 'transfer.field.text';
  const isVersioned = !['category', 'trait', 'subtrait', 'operator'].includes(kind);
  return [
    ...new Set(
      members.map((member) =>
        member === 'definition' && isVersioned ? own : (WORDS[member] ?? 'transfer.field.other'),
      ),
    ),
  ];
}
