// Holds the columns that a statement answers against the row type its template declares.
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

/** What is wrong with the declared row; null where the declaration is open (`unknown`, a type parameter). */
export function compareRow(statement, fields, schema, checker) {
  const row = rowOf(statement, checker);
  if (!row) return null;
  const wrong = [];
  const columns = new Map(fields.map((field) => [field.name, field]));
  for (const [name, declared] of row) {
    const field = columns.get(name);
    if (!field) {
      if (!declared.isOptional)
        wrong.push(`the row declares \`${name}\`, which the statement does not answer`);
      continue;
    }
    const delivered = schema.deliveredAs(field.dataTypeID);
    const type = kindsOf(declared.type, checker);
    if (!agrees(delivered, type)) {
      wrong.push(
        `\`${name}\` is ${schema.typeName(field.dataTypeID)}, which arrives as ${written(delivered)}, not ${checker.typeToString(declared.type)}`,
      );
    }
    const column = schema.columns.get(`${field.tableID}.${field.columnID}`);
    if (!column || type.isNullable || declared.isOptional || statement.present.includes(name)) continue;
    if (isSurelyPresent(statement.text, column)) continue;
    if (!column.is_present)
      wrong.push(`\`${name}\` is declared as always present, and ${column.name} may be null`);
    else if (isJoinedOuter(statement.text, column)) {
      wrong.push(`\`${name}\` is declared as always present, and ${column.table} is joined from outside`);
    }
  }
  for (const name of columns.keys()) {
    if (!row.isOpen && !row.has(name))
      wrong.push(`the statement answers \`${name}\`, which the row does not declare`);
  }
  return wrong;
}

/** Whether the statement itself keeps rows away in which the column is null: it asks for it, or compares it. */
function isSurelyPresent(text, { column }) {
  return new RegExp(`\\b${column} (is not null|=|<|>|in \\()`).test(text);
}

/** Whether the column's table stands in the statement once, and there in a left join. */
function isJoinedOuter(text, { table }) {
  const joined = [...text.matchAll(new RegExp(`(left )?(join|from|,)\\s+"?${table}\\b`, 'g'))];
  return joined.length === 1 && joined[0][1] !== undefined;
}

function rowOf({ rowType, scope }, checker) {
  let from = scope;
  let type = rowType && checker.getTypeFromTypeNode(rowType);
  for (let depth = 0; type?.isTypeParameter() && depth < 4; depth++) {
    const id = type.getSymbol()?.id;
    const given = from?.type(id) ?? scope?.type(id);
    if (!given) return null;
    from = given.scope;
    type = checker.getTypeFromTypeNode(given.type);
  }
  if (!type || type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return null;
  if (checker.getIndexInfosOfType(type).length > 0) return null;
  if (type.isUnionType()) return null;
  const symbols = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(symbols);
  const properties = symbols.map((symbol, index) => [
    symbol.name,
    { type: types[index], isOptional: (symbol.flags & SymbolFlags.Optional) !== 0 },
  ]);
  const isOpen = type.isIntersectionType() && type.getTypes().some((one) => one.isTypeParameter());
  return Object.assign(new Map(properties), { isOpen });
}

/** The kinds of value a type admits; lists in lists in lists (JSON is made of itself) are not looked into. */
function kindsOf(type, checker, depth = 0) {
  const kinds = { of: new Set(), lists: [], isNullable: false, depth };
  if (depth > 2) kinds.of.add('any');
  else add(type, kinds, checker);
  return kinds;
}

function add(type, kinds, checker) {
  const { flags } = type;
  if (type.isUnionType()) for (const one of type.getTypes()) add(one, kinds, checker);
  else if (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) {
    kinds.of.add('any');
    kinds.isNullable = true;
  } else if (flags & (TypeFlags.Null | TypeFlags.Undefined)) kinds.isNullable = true;
  else if (flags & TypeFlags.StringLike) kinds.of.add('string');
  else if (flags & TypeFlags.NumberLike) kinds.of.add('number');
  else if (flags & TypeFlags.BooleanLike) kinds.of.add('boolean');
  else if (type.isIntersectionType()) {
    const inner = { ...kinds, of: new Set() };
    for (const one of type.getTypes()) add(one, inner, checker);
    const plain = [...inner.of].filter((kind) => kind !== 'object');
    for (const kind of plain.length > 0 ? plain : inner.of) kinds.of.add(kind);
  } else if (checker.isArrayLikeType(type)) {
    kinds.of.add('list');
    const [element] = checker.getTypeArguments(type);
    kinds.lists.push(
      element ? kindsOf(element, checker, kinds.depth + 1) : { of: new Set(['any']), lists: [] },
    );
  } else if (flags & TypeFlags.Object) {
    kinds.of.add(/^(Buffer|Uint8Array)/.test(type.getSymbol()?.name ?? '') ? 'buffer' : 'object');
  } else kinds.of.add('any');
}

function agrees(delivered, type) {
  if (delivered === 'any' || type.of.has('any') || type.of.size === 0) return true;
  if (typeof delivered === 'string') return [...type.of].every((kind) => kind === delivered);
  if (![...type.of].every((kind) => kind === 'list')) return false;
  return type.lists.every((element) => agrees(delivered.list, element));
}

function written(delivered) {
  return typeof delivered === 'string' ? delivered : `a list of ${written(delivered.list)}`;
}
