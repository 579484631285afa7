import { expect, test } from 'vitest';
import { inlineScriptSources } from './inline-scripts.ts';

test('only what runs is named, by the digest of what stands between its tags', () => {
  const html = `<head><script>alert('Hello, world.');</script><script src="/a.js"></script>
    <script type="application/ld+json">{"a":1}</script></head>`;
  // The example of the specification, https://www.w3.org/TR/CSP3/#external-hash
  expect(inlineScriptSources(html)).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
  expect(inlineScriptSources('<html></html>')).toEqual([]);
});
