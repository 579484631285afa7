const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The line, from 1, of a place such as `data_points[2].min` in a JSON text; of the nearest thing around it when the
 * place itself is not there.
 */
export function lineOf(text: string, path: string): number {
  const wanted = path === '' ? [] : path.split(/\.|(?=\[)/);
  let best = { depth: -1, line: 1 };
  const open: { isList: boolean; index: number; key: string }[] = [];
  let expectsKey = false;

  function note(at: number): void {
    const steps = open.map(({ isList, index, key }) => (isList ? `[${index}]` : key));
    const isAround = steps.length <= wanted.length && steps.every((step, depth) => step === wanted[depth]);
    if (isAround && steps.length > best.depth) {
      best = { depth: steps.length, line: text.slice(0, at).split('\n').length };
    }
  }

  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    const around = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
      expectsKey = false;
    } else if (token === ',') {
      if (around?.isList) around.index += 1;
      expectsKey = around?.isList === false;
    } else if (token === ':') {
      expectsKey = false;
    } else if (expectsKey && around) {
      around.key = JSON.parse(token);
      note(at);
    } else {
      if (around?.isList) note(at);
      if (token === '{' || token === '[') open.push({ isList: token === '[', index: 0, key: '' });
      expectsKey = token === '{';
    }
  }
  return best.line;
}
