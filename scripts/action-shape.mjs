// Keeps the one shape of action (docs/decisions/0059): `(act, input) → result`. Routes name actions and decide nothing.
import { isTest } from './imports.mjs';

const FEATURES = 'apps/server/src/features/';

/** What only an action does. */
const DECIDES =
  /\b(?:new Refusal|notFound|invalidField|audit|recordSecurityEvent|withTransaction|afterCommit)\(/;
/** The call of one route, as only its handler gets it. */
const CALL = /\bCall<(?!AnyRoute>)/;
const FUNCTION = /\bfunction\*? (\w+)(?:<[^(]*>)?\(/g;
const TYPE = /\b(?:interface (\w+)(?: extends ([\w, <>]+))?|type (\w+) =) \{([^{}]*)\}/g;
const DB = /\bdb\??: Db\b/;
const SERVICES = /\bservices\??: /;

/** All breaches among `files` (`{ path, text }`, paths from the root). Pure. */
export function shapeBreaches(files) {
  return files
    .filter(({ path }) => path.startsWith(FEATURES) && !isTest(path))
    .flatMap(({ path, text }) => {
      const breaches = path.endsWith('.routes.ts') ? decisionsIn(text) : misshapenIn(text);
      return breaches.map((breach) => `${path}: ${breach}`);
    });
}

function decisionsIn(text) {
  const decision = DECIDES.exec(text);
  return decision ? [`${decision[0]}…) decides or writes, which is for an action; a route names one`] : [];
}

function misshapenIn(text) {
  const found = CALL.test(text)
    ? ['only the handler of a route takes its Call; an action takes an Act and what it is asked']
    : [];
  for (const [, name, extended, alias, members] of text.matchAll(TYPE)) {
    if (DB.test(members) && SERVICES.test(members) && !extended?.includes('Act'))
      found.push(`${name ?? alias} is an Act by another name`);
  }
  for (const match of text.matchAll(FUNCTION)) {
    const parameters = parametersFrom(text, match.index + match[0].length);
    if (DB.test(parameters) && SERVICES.test(parameters))
      found.push(`${match[1]} takes a database handle and services, which is an Act`);
  }
  return found;
}

/** The text between the bracket before `start` and the one that closes it. */
function parametersFrom(text, start) {
  let open = 1;
  let end = start;
  for (; end < text.length && open > 0; end += 1) {
    if (text[end] === '(') open += 1;
    if (text[end] === ')') open -= 1;
  }
  return text.slice(start, end - 1);
}
