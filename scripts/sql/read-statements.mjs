// Finds the statements that the server executes as `sql` templates, and works out their text.
import { relative } from 'node:path';
import * as ts from 'typescript/unstable/ast';
import { Blind, Evaluator, functionAround, nodesOf, PARAMETER, Scope } from './evaluate-sources.mjs';

const VARIANTS = 12;
const MOST_CALLERS = 100;
const DEEPEST = 4;
const BUILDER =
  /^(select|where|orderBy|groupBy|having|values|set|on|returning|doUpdateSet|expression|whereRef|innerJoin|leftJoin|from|addSelect)/;
/** `// sql: ended_at present, because finished plays have ended` above a template. */
const PRESENT = /\/\/ sql: ([a-z_, ]+) present, because ./;
/** A fragment that any statement may hold. */
const SAYS_NOTHING = /^\s*(true|false)?\s*$/;
const REASON = /\/\/ sql: blind, because (.+)/;

/**
 * The statements of the files, each in some variants of what may be in it, and again for the callers of what
 * takes a part of its statement as an argument. `blind` are those whose text the sources alone do not tell.
 */
export function readStatements(project, root, files) {
  const evaluator = new Evaluator(project);
  const sources = files.map((file) => project.program.getSourceFile(file));
  const calls = new Map();
  const executed = [];
  const templates = [];
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (node.kind === ts.SyntaxKind.TaggedTemplateExpression && node.tag.getText() === 'sql')
        templates.push(node);
      if (node.kind !== ts.SyntaxKind.CallExpression) continue;
      const name = node.expression.name?.text ?? node.expression.text;
      if (name === 'execute' && node.arguments.length > 0) executed.push(node);
      if (name) calls.set(name, [...(calls.get(name) ?? []), node]);
    }
  }

  const place = (node) => {
    const source = node.getSourceFile();
    const start = node.getStart();
    const before = source.text.slice(0, start);
    return { file: relative(root, source.fileName), line: before.split('\n').length, start };
  };
  const linesAbove = (node) => {
    const { line } = place(node);
    return node
      .getSourceFile()
      .text.split('\n')
      .slice(Math.max(0, line - 4), line);
  };
  const reasonAt = (node) =>
    linesAbove(node)
      .findLast((text) => REASON.test(text))
      ?.match(REASON)[1];
  const presentAt = (node) =>
    linesAbove(node).flatMap((text) => text.match(PRESENT)?.[1].split(/, | and /) ?? []);

  const callersOf = (declaration) => {
    const around = declaration.parent;
    const name =
      around.name ?? (around.parent.kind === ts.SyntaxKind.VariableDeclaration ? around.parent.name : null);
    const symbol = name?.text && evaluator.symbolOf(name);
    if (!symbol) return [];
    return (calls.get(name.text) ?? []).filter((call) => {
      const callee = call.expression.name ?? call.expression;
      return evaluator.symbolOf(callee)?.id === symbol.id;
    });
  };

  const statements = [];
  const blind = [];
  const untold = new Map();

  /** The scope with what all callers on the way hand over. */
  let current = new Scope();

  /** Evaluates in a scope; what hangs on a parameter is evaluated for the callers of the function. */
  function evaluateFor(expression, scope, depth, found) {
    current = scope;
    let missing;
    try {
      const value = evaluator.evaluate(expression, scope);
      if (value.kind === 'sql') return void found.push(value);
      missing = new Blind(
        expression,
        `\`${expression.getText().slice(0, 60)}\` is not told by the sources`,
        value.parameter,
      );
    } catch (error) {
      if (!(error instanceof Blind)) throw error;
      missing = error;
    }
    if (!missing.parameter) throw missing;
    const callers = depth < DEEPEST ? callersOf(missing.parameter).slice(0, MOST_CALLERS) : [];
    if (callers.length === 0) return evaluateByTypes(expression, scope, missing, found);
    let told = 0;
    for (const call of callers) {
      const inner = new Scope(scope);
      const values = [...call.arguments].map((argument) => () => evaluator.evaluate(argument, current));
      const types = [...(call.typeArguments ?? [])];
      evaluator.bind(inner, missing.parameter.parent, values, { types, scope: inner });
      try {
        evaluateFor(expression, inner, depth + 1, found);
        told += 1;
      } catch (error) {
        if (!(error instanceof Blind)) throw error;
        untold.set(call, error.message);
      }
    }
    if (told === 0) throw missing;
  }

  function evaluateByTypes(expression, scope, missing, found) {
    if (evaluator.takesTypes) throw missing;
    evaluator.takesTypes = true;
    try {
      evaluateFor(expression, scope, DEEPEST, found);
    } finally {
      evaluator.takesTypes = false;
    }
  }

  for (const call of executed) {
    const expression = call.expression.expression;
    if (!evaluator.isFragment(expression) || /Transaction|QueryBuilder/.test(typeText(evaluator, expression)))
      continue;
    const seen = new Set();
    let failure = null;
    for (let variant = 0; variant < VARIANTS; variant++) {
      evaluator.variant = variant;
      const found = [];
      try {
        evaluateFor(expression, new Scope(), 0, found);
      } catch (error) {
        if (!(error instanceof Blind)) throw error;
        failure ??= error;
      }
      for (const { text, rowType, scope, node } of found) {
        const numbered = numberParameters(text);
        if (seen.has(numbered)) continue;
        seen.add(numbered);
        statements.push({
          ...place(node ?? expression),
          at: place(expression),
          text: numbered,
          rowType,
          scope,
          reason: reasonAt(expression),
          present: presentAt(node ?? expression),
        });
      }
    }
    if (seen.size === 0)
      blind.push({
        ...place(expression),
        why: failure?.message ?? 'nothing found',
        reason: reasonAt(expression),
      });
  }

  const parts = { inBuilder: [], unreached: [] };
  for (const node of templates) {
    if (evaluator.reached.has(node) || SAYS_NOTHING.test(node.template.text ?? '?')) continue;
    (isInBuilder(node) ? parts.inBuilder : parts.unreached).push({ ...place(node), reason: reasonAt(node) });
  }
  const callers = [...untold].map(([call, why]) => ({ ...place(call), why }));
  return { statements, blind, parts: { ...parts, callers } };
}

function typeText(evaluator, node) {
  const type = evaluator.checker.getTypeAtLocation(node);
  return type ? evaluator.checker.typeToString(type) : '';
}

/** Whether a template stands in a statement that the typed builder makes. */
function isInBuilder(node) {
  const around = functionAround(node);
  for (let at = node.parent; at && at !== around; at = at.parent) {
    if (at.kind === ts.SyntaxKind.CallExpression && BUILDER.test(at.expression.name?.text ?? '')) return true;
  }
  return false;
}

function numberParameters(text) {
  let number = 0;
  return text.replaceAll(PARAMETER, () => `$${++number}`).trim();
}
