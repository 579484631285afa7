import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptSources } from './inline-scripts.ts';

const sources = (html: string) => inlineScriptSources(new TextEncoder().encode(html));
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['<script>a()</script>', ['a()']],
  ['<SCRIPT type="module">\na()\n</SCRIPT ><p><script>b()</script>', ['\na()\n', 'b()']],
  ['<script>a()\r\nb()</script>', ['a()\nb()']],
  ['<script data-a="x>y">a("é")</script>', ['a("é")']],
  ['<script src="game.js">ignored</script><script async src=b.js></script>', []],
  ['<script data-src="x">a()</script>', ['a()']],
  ['<scripting>a()</scripting>', []],
  ['<script>never closed', []],
  ['<script>a()</script><script>a()</script>', ['a()']],
  ['', []],
])('%j', (html, scripts) => {
  expect(sources(html)).toEqual(scripts.map(source));
});

it('takes fifty scripts and no more, and a page made to cost time costs little', () => {
  expect(sources(Array.from({ length: 80 }, (_, i) => `<script>${i}</script>`).join(''))).toHaveLength(50);
  expect(sources('<script '.repeat(60_000))).toEqual([]);
  expect(sources(`<script '`.repeat(60_000))).toEqual([]);
  expect(sources('<script>'.repeat(60_000))).toEqual([]);
});
