// Works out from the sources, without running them, the text of a statement written as `sql` templates.
import * as ts from 'typescript/unstable/ast';

/** Stands for a value that is sent beside the statement, until the parameters are numbered. */
export const PARAMETER = '\u0001';

/** A fragment that the sources alone do not tell. `parameter` is the function's parameter it hangs on. */
export class Blind extends Error {
  constructor(node, why, parameter) {
    super(why);
    this.node = node;
    this.parameter = parameter;
  }
}

const literal = (value) => ({ kind: 'literal', value });
const unknown = (node, parameter) => ({ kind: 'unknown', node, parameter });
const fragment = (text, more = {}) => ({ kind: 'sql', text, ...more });
const list = (items) => ({ kind: 'list', items });
const isNothing = (value) =>
  (value.kind === 'sql' && value.text.trim() === '') || (value.kind === 'literal' && value.value == null);

/** The values that names have within one call of a function. */
export class Scope {
  values = new Map();
  types = new Map();
  constructor(parent) {
    this.parent = parent;
  }
  value(id) {
    return this.values.get(id) ?? this.parent?.value(id);
  }
  type(id) {
    return this.types.get(id) ?? this.parent?.type(id);
  }
}

const FUNCTIONS = [
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.MethodDeclaration,
];
const isFunction = (node) => FUNCTIONS.includes(node.kind);

/** The function a node stands in. */
export function functionAround(node) {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at;
}

/** Every node under one, itself first. */
export function* nodesOf(node) {
  yield node;
  const children = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

const quoted = (name) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

export class Evaluator {
  /** Templates that became part of a statement. */
  reached = new Set();
  variant = 0;
  depth = 0;
  /** Whether a parameter is taken as one of the few values its type has, when no caller tells it. */
  takesTypes = false;
  constructor(project) {
    this.project = project;
    this.checker = project.checker;
    this.symbols = new Map();
    this.fragmentTypes = new Map();
  }

  symbolOf(name) {
    if (this.symbols.has(name)) return this.symbols.get(name);
    let symbol =
      name.parent?.kind === ts.SyntaxKind.ShorthandPropertyAssignment
        ? this.checker.getShorthandAssignmentValueSymbol(name.parent)
        : this.checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & 2097152) symbol = this.checker.getAliasedSymbol(symbol);
    this.symbols.set(name, symbol);
    return symbol;
  }

  /** Whether an expression is a fragment rather than a value to send. */
  isFragment(node) {
    if (!this.fragmentTypes.has(node)) {
      const type = this.checker.getTypeAtLocation(node);
      const text = type ? this.checker.typeToString(type) : '';
      this.fragmentTypes.set(node, /RawBuilder|QueryBuilder|Expression<|CompiledQuery/.test(text));
    }
    return this.fragmentTypes.get(node);
  }

  admitsNull(node) {
    const type = this.checker.getTypeAtLocation(node);
    return type ? /\bnull\b/.test(this.checker.typeToString(type)) : false;
  }

  /** The value of an expression; never throws but `Blind`. */
  evaluate(node, scope) {
    if (++this.depth > 400) {
      this.depth = 0;
      throw new Blind(node, 'it is made of itself');
    }
    try {
      return this.valueOf(node, scope);
    } finally {
      this.depth--;
    }
  }

  valueOf(node, scope) {
    const { SyntaxKind: K } = ts;
    switch (node.kind) {
      case K.ParenthesizedExpression:
      case K.AsExpression:
      case K.SatisfiesExpression:
      case K.NonNullExpression:
      case K.AwaitExpression:
        return this.evaluate(node.expression, scope);
      case K.TaggedTemplateExpression:
        return node.tag.getText() === 'sql' ? this.template(node, scope) : unknown(node);
      case K.StringLiteral:
      case K.NoSubstitutionTemplateLiteral:
        return literal(node.text);
      case K.NumericLiteral:
        return literal(Number(node.text));
      case K.TrueKeyword:
        return literal(true);
      case K.FalseKeyword:
        return literal(false);
      case K.NullKeyword:
        return literal(null);
      case K.TemplateExpression:
        return this.text(node, scope);
      case K.ArrayLiteralExpression:
        return list(node.elements.flatMap((element) => this.elements(element, scope)));
      case K.ObjectLiteralExpression:
        return this.object(node, scope);
      case K.ArrowFunction:
      case K.FunctionExpression:
        return { kind: 'function', node, scope };
      case K.ConditionalExpression:
        return this.choice(node, scope);
      case K.BinaryExpression:
        return this.binary(node, scope);
      case K.PrefixUnaryExpression: {
        const value = this.evaluate(node.operand, scope);
        if (node.operator === K.ExclamationToken && value.kind === 'literal') return literal(!value.value);
        return unknown(node);
      }
      case K.PropertyAccessExpression:
        return this.property(this.evaluate(node.expression, scope), node.name.text, node);
      case K.ElementAccessExpression: {
        const of = this.evaluate(node.expression, scope);
        const key = this.known(this.evaluate(node.argumentExpression, scope), node.argumentExpression);
        if (key !== undefined) return this.property(of, String(key), node);
        if (of.kind === 'object')
          return this.picked(
            [...of.properties.values()].map((get) => get()),
            node,
          );
        if (of.kind === 'list') return this.picked(of.items, node);
        return unknown(node, of.parameter);
      }
      case K.CallExpression:
        return this.call(node, scope);
      case K.Identifier:
        return this.name(node, scope);
      default:
        return unknown(node);
    }
  }

  picked(values, node) {
    return values[this.variant % values.length] ?? unknown(node);
  }

  /** What a value is, where it is a literal or its type has only a few; undefined where that is open. */
  known(value, node, fromType = true) {
    if (value.kind === 'literal') return value.value ?? undefined;
    if (value.kind !== 'unknown' || !fromType) return undefined;
    const type = this.checker.getTypeAtLocation(value.node ?? node);
    if (!type) return undefined;
    const of = type.isUnionType() ? type.getTypes() : [type];
    const literals = of.filter((one) => one.isStringLiteralType());
    return literals.length === of.length ? literals[this.variant % literals.length].value : undefined;
  }

  string(node, scope) {
    const value = this.evaluate(node, scope);
    if (value.kind === 'unknown' && value.parameter && !this.takesTypes)
      throw new Blind(node, `\`${node.getText()}\` is a parameter`, value.parameter);
    const known = this.known(value, node);
    if (known === undefined)
      throw new Blind(node, `\`${node.getText()}\` is made while it runs`, value.parameter);
    return String(known);
  }

  text(node, scope) {
    let text = node.head.text;
    let isOpen = null;
    for (const span of node.templateSpans) {
      const value = this.evaluate(span.expression, scope);
      const known = value.parameter ? undefined : this.known(value, span.expression);
      if (known === undefined) isOpen ??= value;
      text += `${known}${span.literal.text}`;
    }
    return isOpen ? unknown(node, isOpen.parameter) : literal(text);
  }

  template(node, scope) {
    this.reached.add(node);
    const more = { node, rowType: node.typeArguments?.[0], scope };
    const { template } = node;
    if (template.kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral) return fragment(template.text, more);
    let text = template.head.text;
    for (const span of template.templateSpans) {
      text += this.interpolated(span.expression, scope) + span.literal.text;
    }
    return fragment(text, more);
  }

  interpolated(node, scope) {
    return this.isFragment(node) ? this.fragmentText(this.evaluate(node, scope), node) : PARAMETER;
  }

  fragmentText(value, node) {
    if (value.kind === 'sql') return value.text;
    if (value.kind === 'literal' && (value.value != null || this.admitsNull(node))) return PARAMETER;
    throw new Blind(node, `\`${node.getText().slice(0, 60)}\` is not told by the sources`, value.parameter);
  }

  elements(node, scope) {
    if (node.kind !== ts.SyntaxKind.SpreadElement) return [this.evaluate(node, scope)];
    const value = this.evaluate(node.expression, scope);
    return value.kind === 'list' ? value.items : [unknown(node, value.parameter)];
  }

  object(node, scope) {
    const properties = new Map();
    for (const property of node.properties) {
      if (property.kind === ts.SyntaxKind.SpreadAssignment) {
        const value = this.evaluate(property.expression, scope);
        if (value.kind === 'object') for (const [key, get] of value.properties) properties.set(key, get);
        continue;
      }
      const key = property.name && this.nameOf(property.name, scope);
      if (key === undefined) continue;
      const at = property.initializer ?? property.name;
      const isMethod = property.kind === ts.SyntaxKind.MethodDeclaration;
      properties.set(key, () =>
        isMethod ? { kind: 'function', node: property, scope } : this.evaluate(at, scope),
      );
    }
    return { kind: 'object', properties };
  }

  /** The name of a property; undefined where the sources do not tell it. */
  nameOf(name, scope) {
    if (name.kind !== ts.SyntaxKind.ComputedPropertyName) return name.text;
    return this.known(this.evaluate(name.expression, scope), name.expression, false);
  }

  property(of, key, node) {
    if (of.kind === 'object') return of.properties.get(key)?.() ?? literal(undefined);
    if (of.kind === 'list' && /^\d+$/.test(key)) return of.items[Number(key)] ?? unknown(node);
    return unknown(node, of.parameter);
  }

  choice(node, scope) {
    const condition = this.evaluate(node.condition, scope);
    if (condition.kind === 'literal') {
      return this.evaluate(condition.value ? node.whenTrue : node.whenFalse, scope);
    }
    return this.oneOf([
      () => this.evaluate(node.whenTrue, scope),
      () => this.evaluate(node.whenFalse, scope),
    ]);
  }

  /** The first way that says something, and in every other variant one of the ways from the last on. */
  oneOf(ways) {
    if (this.isBare()) return ways[ways.length - 1 - (((this.variant - 1) / 2) % ways.length)]();
    const first = ways.findIndex((way, index) => index === ways.length - 1 || !isNothing(way()));
    return ways[first]();
  }

  /** Whether what may be left out is left out in this variant. */
  isBare() {
    return this.variant % 2 === 1;
  }

  binary(node, scope) {
    const { SyntaxKind: K } = ts;
    const left = this.evaluate(node.left, scope);
    const right = () => this.evaluate(node.right, scope);
    const isLiteral = left.kind === 'literal';
    switch (node.operatorToken.kind) {
      case K.AmpersandAmpersandToken:
        if (isLiteral) return left.value ? right() : left;
        return this.isFragment(node.right) && this.isBare() ? literal(undefined) : right();
      case K.BarBarToken:
      case K.QuestionQuestionToken:
        if (isLiteral)
          return (node.operatorToken.kind === K.BarBarToken ? left.value : left.value != null)
            ? left
            : right();
        return left.kind === 'unknown' ? right() : left;
      case K.PlusToken: {
        const other = right();
        return isLiteral && other.kind === 'literal'
          ? literal(left.value + other.value)
          : unknown(node, left.parameter);
      }
      case K.EqualsEqualsEqualsToken:
      case K.ExclamationEqualsEqualsToken: {
        const values = [this.known(left, node.left), this.known(right(), node.right)];
        if (values.includes(undefined)) return unknown(node);
        return literal((values[0] === values[1]) === (node.operatorToken.kind === K.EqualsEqualsEqualsToken));
      }
      default:
        return unknown(node);
    }
  }

  name(node, scope) {
    if (node.text === 'undefined') return literal(undefined);
    const symbol = this.symbolOf(node);
    const bound = symbol && scope.value(symbol.id);
    if (bound) return bound();
    const declaration = symbol?.valueDeclaration?.resolve(this.project);
    return declaration ? this.declared(declaration, symbol, scope, node) : unknown(node);
  }

  declared(declaration, symbol, scope, node) {
    const { SyntaxKind: K } = ts;
    if (isFunction(declaration)) return { kind: 'function', node: declaration, scope };
    if (declaration.kind === K.Parameter) return unknown(node, declaration);
    if (declaration.kind === K.BindingElement) {
      const pattern = declaration.parent;
      const owner = pattern.parent;
      const of =
        owner.kind === K.Parameter
          ? unknown(node, owner)
          : owner.kind === K.BindingElement
            ? unknown(node)
            : this.declaredVariable(owner, null, scope, node);
      const value = this.destructured(declaration, of, node);
      const isMissing = value.kind === 'literal' && value.value === undefined;
      return isMissing && declaration.initializer ? this.evaluate(declaration.initializer, scope) : value;
    }
    if (declaration.kind === K.VariableDeclaration)
      return this.declaredVariable(declaration, symbol, scope, node);
    return unknown(node);
  }

  destructured(element, of, node) {
    if (element.dotDotDotToken) return unknown(node, of.parameter);
    const pattern = element.parent;
    const key =
      pattern.kind === ts.SyntaxKind.ArrayBindingPattern
        ? String(pattern.elements.indexOf(element))
        : (element.propertyName ?? element.name).text;
    return this.property(of, key, node);
  }

  declaredVariable(declaration, symbol, scope, node) {
    const { SyntaxKind: K } = ts;
    const loop = declaration.parent?.parent;
    if (loop?.kind === K.ForOfStatement && loop.initializer === declaration.parent) {
      const of = this.evaluate(loop.expression, scope);
      return of.kind === 'list' ? this.picked(of.items, node) : unknown(node, of.parameter);
    }
    const later = symbol ? this.laterChanges(declaration, symbol) : { pushes: [], assignments: [] };
    const assigned = later.assignments.map((at) => () => this.evaluate(at.right, scope));
    if (assigned.length > 0) {
      const first = declaration.initializer && (() => this.evaluate(declaration.initializer, scope));
      return this.oneOf([...assigned.reverse(), ...(first ? [first] : [])]);
    }
    if (!declaration.initializer) return unknown(node);
    const value = this.evaluate(declaration.initializer, scope);
    if (value.kind !== 'list' || later.pushes.length === 0) return value;
    const always = later.pushes.filter((push) => push.parent.parent === declaration.parent.parent.parent);
    const pushes = !this.isBare()
      ? later.pushes
      : value.items.length + always.length > 0
        ? always
        : later.pushes.slice(0, 1);
    return list([
      ...value.items,
      ...pushes.flatMap((push) => [...push.arguments].flatMap((one) => this.elements(one, scope))),
    ]);
  }

  /** Where a local variable is assigned again, and where a list gets more items. */
  laterChanges(declaration, symbol) {
    this.changes ??= new Map();
    if (this.changes.has(symbol.id)) return this.changes.get(symbol.id);
    const found = { pushes: [], assignments: [] };
    this.changes.set(symbol.id, found);
    const around = functionAround(declaration);
    const name = declaration.name.text;
    if (!around || !name) return found;
    for (const node of nodesOf(around)) {
      if (
        node.kind === ts.SyntaxKind.BinaryExpression &&
        node.operatorToken.kind === ts.SyntaxKind.EqualsToken
      ) {
        if (node.left.text === name && this.symbolOf(node.left)?.id === symbol.id)
          found.assignments.push(node);
      }
      if (node.kind !== ts.SyntaxKind.CallExpression) continue;
      const callee = node.expression;
      if (callee.name?.text === 'push' && callee.expression.text === name) found.pushes.push(node);
    }
    return found;
  }

  call(node, scope) {
    const callee = node.expression;
    if (callee.kind === ts.SyntaxKind.PropertyAccessExpression) {
      const method = callee.name.text;
      const owner = callee.expression.getText();
      if (owner === 'sql') return this.builtIn(method, node, scope);
      if (owner === 'Object') return this.ofObject(method, this.evaluate(node.arguments[0], scope), node);
      const of = this.evaluate(callee.expression, scope);
      if (of.kind === 'sql') return of;
      if (of.kind === 'list') return this.ofList(of, method, node, scope);
      if (of.kind === 'unknown') return this.ofUnknown(of, method, node, scope);
      if (of.kind === 'literal') return unknown(node);
    }
    if (callee.text === 'String') return this.evaluate(node.arguments[0], scope);
    const called = this.evaluate(callee, scope);
    if (called.kind !== 'function') return unknown(node, called.parameter);
    return this.apply(
      called,
      [...node.arguments].map((argument) => () => this.evaluate(argument, scope)),
      { types: [...(node.typeArguments ?? [])], scope },
    );
  }

  builtIn(method, node, scope) {
    const [first, second] = node.arguments;
    switch (method) {
      case 'raw':
        return fragment(this.string(first, scope));
      case 'ref':
      case 'table':
        return fragment(quoted(this.string(first, scope)));
      case 'id':
        return fragment([...node.arguments].map((one) => quoted(this.string(one, scope))).join('.'));
      case 'lit': {
        const value = this.known(this.evaluate(first, scope), first);
        // Known only while it runs: a value stands in the same place as a parameter would.
        if (value === undefined) return fragment(PARAMETER);
        return fragment(
          typeof value === 'number' ? String(value) : `'${String(value ?? '').replaceAll("'", "''")}'`,
        );
      }
      case 'join': {
        const value = this.evaluate(first, scope);
        const between = second ? this.fragmentText(this.evaluate(second, scope), second) : ', ';
        if (value.kind === 'list' && value.items.length > 0) {
          return fragment(value.items.map((item) => this.item(item, first)).join(between));
        }
        if (value.parameter) throw new Blind(first, `\`${first.getText()}\` is a parameter`, value.parameter);
        if (this.isFragment(first)) throw new Blind(first, `\`${first.getText()}\` is made while it runs`);
        return fragment(PARAMETER);
      }
      default:
        return fragment(PARAMETER);
    }
  }

  item(value, node) {
    if (value.kind === 'unknown' && value.node && this.isFragment(value.node)) {
      throw new Blind(
        value.node,
        `\`${value.node.getText().slice(0, 60)}\` is not told by the sources`,
        value.parameter,
      );
    }
    return value.kind === 'sql' ? this.fragmentText(value, node) : PARAMETER;
  }

  ofObject(method, value, node) {
    if (value.kind !== 'object')
      return method === 'fromEntries' ? unknown(node) : unknown(node, value.parameter);
    const entries = [...value.properties];
    if (method === 'keys') return list(entries.map(([key]) => literal(key)));
    if (method === 'values') return list(entries.map(([, get]) => get()));
    if (method === 'entries') return list(entries.map(([key, get]) => list([literal(key), get()])));
    return unknown(node);
  }

  ofList(of, method, node, scope) {
    const each = () => {
      const called = this.evaluate(node.arguments[0], scope);
      return of.items.map((item, index) =>
        called.kind === 'function' ? this.apply(called, [() => item, () => literal(index)]) : unknown(node),
      );
    };
    switch (method) {
      case 'map':
        return list(each());
      case 'flatMap':
        return list(each().flatMap((value) => (value.kind === 'list' ? value.items : [value])));
      case 'filter': {
        const kept = node.arguments[0].getText() === 'Boolean' ? of.items.map(() => unknown(node)) : each();
        return list(
          of.items.filter(
            (item, index) => !isNothing(item) && !(kept[index].kind === 'literal' && !kept[index].value),
          ),
        );
      }
      case 'concat':
        return list([
          ...of.items,
          ...[...node.arguments].flatMap((one) => {
            const more = this.evaluate(one, scope);
            return more.kind === 'list' ? more.items : [more];
          }),
        ]);
      case 'slice':
      case 'toSorted':
      case 'toReversed':
        return of;
      case 'at':
      case 'find':
        return this.picked(of.items, node);
      case 'join': {
        const between = node.arguments[0] ? this.known(this.evaluate(node.arguments[0], scope)) : ',';
        const texts = of.items.map((item) => this.known(item, node));
        return texts.includes(undefined) ? unknown(node) : literal(texts.join(between));
      }
      default:
        return unknown(node);
    }
  }

  /** A list that comes from outside is taken as one of a single item. */
  ofUnknown(of, method, node, scope) {
    const [callback] = node.arguments;
    if ((method === 'map' || method === 'flatMap') && callback) {
      const called = this.evaluate(callback, scope);
      if (called.kind !== 'function') return unknown(node, of.parameter);
      const [parameter] = called.node.parameters;
      const item = unknown(parameter?.name ?? node, of.parameter);
      const value = this.apply(called, [() => item, () => literal(0)]);
      return method === 'flatMap' && value.kind === 'list' ? value : list([value]);
    }
    return unknown(node, of.parameter);
  }

  /** The value a function answers for these arguments. */
  apply(called, values, from) {
    const scope = new Scope(called.scope);
    this.bind(scope, called.node, values, from);
    const { body } = called.node;
    if (!body) return unknown(called.node);
    if (body.kind !== ts.SyntaxKind.Block) return this.evaluate(body, scope);
    const ways = [];
    this.run(body.statements, scope, ways);
    return ways.length > 0 ? this.oneOf(ways) : literal(undefined);
  }

  /** Gives the parameters of a function their values. */
  bind(scope, node, values, from) {
    [...node.parameters].forEach((parameter, index) => {
      const given = values[index];
      const get = () => {
        const value = given?.();
        if (parameter.initializer && (!value || (value.kind === 'literal' && value.value === undefined))) {
          return this.evaluate(parameter.initializer, scope);
        }
        return value ?? literal(undefined);
      };
      if (!parameter.dotDotDotToken) this.bindName(scope, parameter, get);
      else this.bindName(scope, parameter, () => list(values.slice(index).map((value) => value())));
    });
    [...(node.typeParameters ?? [])].forEach((parameter, index) => {
      const type = from?.types[index];
      const symbol = type && this.symbolOf(parameter.name);
      if (symbol) scope.types.set(symbol.id, { type, scope: from.scope });
    });
  }

  bindName(scope, declaration, get) {
    const { name } = declaration;
    if (name.kind === ts.SyntaxKind.Identifier) {
      const symbol = this.symbolOf(name);
      if (symbol) scope.values.set(symbol.id, get);
      return;
    }
    for (const element of name.elements) {
      if (!element.name) continue;
      this.bindName(scope, element, () => {
        const value = this.destructured(element, get(), element.name);
        const isMissing = value.kind === 'literal' && value.value === undefined;
        return isMissing && element.initializer ? this.evaluate(element.initializer, scope) : value;
      });
    }
  }

  /** Collects the ways a body answers, in order; answers whether what follows is never reached. */
  run(statements, scope, ways) {
    const { SyntaxKind: K } = ts;
    for (const statement of statements) {
      if (statement.kind === K.ReturnStatement) {
        if (statement.expression) ways.push(() => this.evaluate(statement.expression, scope));
        return true;
      }
      if (statement.kind === K.ThrowStatement) return true;
      if (statement.kind === K.Block && this.run(statement.statements, scope, ways)) return true;
      if (statement.kind === K.SwitchStatement) {
        for (const clause of statement.caseBlock.clauses) this.run(clause.statements, scope, ways);
      }
      if (statement.kind !== K.IfStatement) continue;
      const condition = this.evaluate(statement.expression, scope);
      const isKnown = condition.kind === 'literal';
      const inThen = (!isKnown || condition.value) && this.run([statement.thenStatement], scope, ways);
      const inElse =
        (!isKnown || !condition.value) &&
        statement.elseStatement &&
        this.run([statement.elseStatement], scope, ways);
      if (isKnown ? inThen || inElse : inThen && inElse) return true;
    }
    return false;
  }
}
