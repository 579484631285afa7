// Writes the tables of docs/formula-language.md from the code: node scripts/describe-formula-language.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFormula } from '../packages/domain/src/formula-language/compile.ts';
import { OPERATOR_FORMS } from '../packages/domain/src/formula-language/operator-forms.ts';
import { parseFormula } from '../packages/domain/src/formula-language/parse.ts';
import { SOURCE_LIMITS } from '../packages/domain/src/formula-language/source.ts';
import { RESERVED_WORDS } from '../packages/domain/src/formula-language/words.ts';
import { FORMULA_LIMITS } from '../packages/domain/src/formulas/formula.ts';
import { OPERATORS } from '../packages/domain/src/formulas/formula-operators.ts';
import { root } from './runtime.mjs';

const TARGET = 'docs/formula-language.md';

const EXAMPLES = [
  {
    says: 'A T score against a norm, held within 0 to 100.',
    text: 'always: norm_t(rcs_incong, 1.3568, 0.2435, 1) of 100',
    plays: [{ rcs_incong: 1.3568 }, { rcs_incong: 1.6003 }, { rcs_incong: 0 }, {}],
  },
  {
    says: 'Cases in their order. The last play has no mean_rt: the first condition is unknown, so `otherwise` counts.',
    text: 'when accuracy >= 0.8 and mean_rt < 900: 8 of 10\nwhen accuracy >= 0.5: 5 of 10\notherwise: 1 of 10',
    plays: [
      { accuracy: 0.9, mean_rt: 700 },
      { accuracy: 0.9, mean_rt: 1200 },
      { accuracy: 0.3, mean_rt: 700 },
      { accuracy: 0.9 },
    ],
  },
  {
    says: 'What is missing is asked about before it is used.',
    text: 'when span is missing: 0 of 100\nalways: table(span, 2: 0, 5: 50, 9: 100) of 100',
    plays: [{ span: 6 }, { span: 1 }, {}],
  },
  {
    says: 'Over trials; those without a value are left out, and of no trials there is no share.',
    text: 'always: 100 * ratio(trials.correct) of 100',
    plays: [
      { 'trials.correct': [true, false, null, true, true] },
      { 'trials.correct': [null] },
      { 'trials.correct': [] },
    ],
  },
  {
    says:
      'A value out of its range is never cut off untold: `clamp` says so. Without it, `score - 2 * errors of 10` would leave ' +
      'the second play not calculated (value_out_of_range), and could not be activated.',
    text: 'always: clamp(score - 2 * errors, 0, 10) of 10',
    plays: [
      { score: 9, errors: 2 },
      { score: 3, errors: 2 },
    ],
  },
];

/** The document with its written parts made anew. */
export function describeFormulaLanguage(document) {
  const parts = { reserved, operators, logic, limits, examples };
  return Object.entries(parts).reduce((text, [name, write]) => {
    const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before, rest] = text.split(opening);
    const after = rest?.split(closing)[1];
    if (after === undefined) throw new Error(`${TARGET} has no part ${opening} … ${closing}`);
    return `${before}${opening}\n${write()}\n${closing}${after}`;
  }, document);
}

function reserved() {
  const words = [...RESERVED_WORDS].map((word) => `\`${word}\``);
  return `**Words of the language:** ${words.join(' ')}.`;
}

function operators() {
  const rows = OPERATORS.map((each) => {
    const { form, example, inputs } = OPERATOR_FORMS[each.key];
    const given = Object.entries(inputs).map(([key, value]) => `${key} is ${shown(value)}`);
    return [
      code(form),
      each.label,
      each.kind,
      operandsOf(each),
      code(example),
      given.join(', '),
      resultOf(each, example, inputs),
    ];
  });
  return table(['written', 'meaning', 'family', 'operands', 'example', 'where', 'gives'], rows);
}

function operandsOf({ arity: [least, most] }) {
  if (most === null) return `${least} or more`;
  return String(least);
}

function resultOf({ returns }, example, inputs) {
  if (returns === 'boolean') {
    const { reason } = outcomeOf(`when ${example}: 1 of 1`, inputs);
    return reason === null ? 'true' : reason === 'no_case' ? 'false' : 'unknown';
  }
  // A negative value is no outcome, so it is lifted and taken back.
  const { outcome } = outcomeOf(`always: ${example} + 1000 of 100000`, inputs);
  return shown(Math.round((outcome.value - 1000) * 1e6) / 1e6);
}

function logic() {
  const truths = [true, false, null];
  const rows = truths.flatMap((a) =>
    truths.map((b) => {
      const inputs = Object.fromEntries(
        [
          ['a', a],
          ['b', b],
        ].filter(([, truth]) => truth !== null),
      );
      const [both, either, neither, not] = ['a and b', 'a or b', 'none(a, b)', 'not a'].map((text) =>
        truthOf(text.replaceAll(/\b([ab])\b/g, '$1 = true'), inputs),
      );
      return [truthName(a), truthName(b), both, either, neither, not];
    }),
  );
  return table(['a', 'b', 'a and b', 'a or b', 'none(a, b)', 'not a'], rows);
}

function truthOf(condition, inputs) {
  const { reason } = outcomeOf(`when ${condition}: 1 of 1`, inputs);
  return truthName(reason === null ? true : reason === 'no_case' ? false : null);
}

function truthName(truth) {
  return truth === null ? 'unknown' : String(truth);
}

function limits() {
  return table(
    ['bound', 'at most'],
    [
      ['length of a text, UTF-16 units', SOURCE_LIMITS.length],
      ['parentheses and signs in front within each other', SOURCE_LIMITS.nesting],
      ['levels of a value', FORMULA_LIMITS.depth],
      ['levels of conditions, shared ones counted', FORMULA_LIMITS.condition_depth],
      ['operands, operators and clauses in all, shared conditions written out', FORMULA_LIMITS.nodes],
      ['points of a table or step', FORMULA_LIMITS.points],
    ],
  );
}

function examples() {
  return EXAMPLES.map(({ says, text, plays }) => {
    const rows = plays.map((play) => {
      const given = Object.entries(play).map(([key, value]) => `${key} ${shown(value)}`);
      const { outcome, reason } = outcomeOf(text, play);
      const gives =
        outcome === null ? `not calculated: ${reason}` : `${outcome.value} of ${outcome.total_score}`;
      return [given.join(', ') || 'nothing', gives];
    });
    return `${says}\n\n\`\`\`formula\n${text}\n\`\`\`\n\n${table(['a play with', 'gives'], rows)}`;
  }).join('\n\n');
}

function outcomeOf(text, inputs) {
  const { formula, problems } = parseFormula(text);
  if (formula === null) throw new Error(`${text}: ${JSON.stringify(problems)}`);
  return compileFormula(formula).evaluate(inputs);
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function code(text) {
  return `\`${text}\``;
}

function shown(value) {
  if (Array.isArray(value)) return `${value.map(shown).join(' ')}`;
  return value === null ? '–' : String(value);
}

if (process.argv[1] === import.meta.filename) {
  const target = join(root, TARGET);
  const written = readFileSync(target, 'utf8');
  const text = describeFormulaLanguage(written);
  if (text !== written && process.argv.includes('--check')) {
    console.error(
      `${TARGET} does not say what the code says. Run: node scripts/describe-formula-language.mjs`,
    );
    process.exitCode = 1;
  } else if (text !== written) {
    writeFileSync(target, text);
    console.log(`Wrote ${TARGET}`);
  }
}
