// Describes the statements of the server and holds their rows against what the templates declare.
import { compareRow } from './compare-rows.mjs';

/** Every mistake with its place, and what was looked at. */
export async function checkSources({ statements, blind, parts, project }, schema) {
  const mistakes = new Map();
  const report = ({ file, line }, what) => {
    const text = `${file}:${line}: ${what}`;
    if (!mistakes.has(text)) mistakes.set(text, { file, line, what });
  };
  const excused = new Set();
  let compared = 0;
  for (const statement of statements) {
    const { fields, error, position } = await schema.describe(statement.text);
    if (error) {
      if (statement.reason) excused.add(`${statement.at.file}:${statement.at.line}`);
      else report(statement, `the statement does not prepare: ${error}${near(statement.text, position)}`);
      continue;
    }
    if (!statement.rowType) continue;
    const wrong = compareRow(statement, fields, schema, project.checker);
    if (wrong) compared += 1;
    for (const what of wrong ?? []) report(statement, what);
  }
  for (const one of blind) {
    if (!one.reason) {
      report(
        one,
        `the text of this is not told by the sources: ${one.why}. Write it so that it is, or say above it: // sql: blind, because …`,
      );
    }
  }
  for (const one of parts.unreached) {
    if (!one.reason)
      report(one, 'no variant that was formed holds this. Say above it why: // sql: blind, because …');
  }
  const places = new Set(statements.map(({ at }) => `${at.file}:${at.start}`)).size;
  const summary =
    `${places} executed statements in ${statements.length} variants prepared, ${compared} row types held against their ` +
    `columns; ${blind.length + excused.size} blind; ${parts.inBuilder.length} fragments stand in statements of the builder, ` +
    `${parts.unreached.length} in variants that were not formed, each with its reason.`;
  return { mistakes: [...mistakes.values()], summary };
}

function near(text, position) {
  return position
    ? `, near «${text.slice(Math.max(0, position - 30), position + 30).replace(/\s+/g, ' ')}»`
    : '';
}
