import { escapeHtml } from '@tryout/domain/text/escape-html';
import { expect, it } from 'vitest';
import { forScript } from './markup.ts';

it('writes text that stays text, also within quotes', () => {
  expect(escapeHtml(`<b a="1" b='2'>&`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;');
});

it('writes JSON that cannot leave its script, and means the same', () => {
  const value = { text: '</script><script>alert(1)</script><!-- \u2028 &' };
  const json = forScript(JSON.stringify(value));
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual(value);
});
