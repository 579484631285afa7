/** Groups whose content is no text of the document. */
const SILENT = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'header',
  'footer',
  'headerl',
  'headerr',
  'footerl',
  'footerr',
  'listtable',
  'listoverridetable',
  'themedata',
  'generator',
  'rsidtbl',
  'datastore',
]);

const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n\n',
  page: '\n\n',
  tab: '\t',
  cell: '\t',
  row: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi;
const CP1252 = new TextDecoder('windows-1252');

interface Group {
  silent: boolean;
  /** Characters that stand for a Unicode sign in readers that do not know it. */
  skip: number;
}

/** The words of an RTF document: groups, control words, escaped and Unicode signs; the rest is left out. */
export function rtfToText(rtf: string): string {
  const out: string[] = [];
  const stack: Group[] = [];
  let group: Group = { silent: false, skip: 1 };
  let toSkip = 0;
  const say = (text: string) => {
    const heard = text.slice(Math.min(toSkip, text.length));
    toSkip -= text.length - heard.length;
    if (!group.silent) out.push(heard);
  };
  for (const [, word, number, hex, sign, brace, plain] of rtf.matchAll(TOKEN)) {
    if (brace === '{') {
      stack.push(group);
      group = { ...group };
    } else if (brace === '}') {
      group = stack.pop() ?? group;
      toSkip = 0;
    } else if (word !== undefined) {
      const name = word.toLowerCase();
      if (SILENT.has(name)) group.silent = true;
      else if (name === 'uc') group.skip = Number(number ?? 1);
      else if (name === 'u' && number !== undefined) {
        toSkip = 0;
        say(String.fromCharCode((Number(number) + 65_536) % 65_536));
        toSkip = group.skip;
      } else if (name === 'bin') toSkip += Math.max(0, Number(number ?? 0));
      else if (BREAKS[name] !== undefined) say(BREAKS[name]);
    } else if (hex !== undefined) say(CP1252.decode(Buffer.from(hex, 'hex')));
    else if (sign === '*') group.silent = true;
    else if (sign === '~') say(' ');
    else if (sign === '\\' || sign === '{' || sign === '}') say(sign);
    else if (sign === '\n' || sign === '\r') say('\n');
    else if (plain !== undefined) say(plain.replace(/[\r\n]/g, ''));
  }
  return out.join('');
}
