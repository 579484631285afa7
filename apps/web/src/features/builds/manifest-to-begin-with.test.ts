import { parseManifestText } from '@tryout/game-sdk/manifest';
import { expect, test } from 'vitest';
import { manifestToBeginWith } from './manifest-to-begin-with.ts';

test('what a person begins with is a manifest that is taken', () => {
  const text = manifestToBeginWith(
    { slug: 'balloon', name: 'Balloon' },
    { version: '1.0', entry: 'index.html', profile: 'compat' },
  );
  const { manifest, problems } = parseManifestText(text);
  expect(problems).toEqual([]);
  expect(manifest).toMatchObject({ slug: 'balloon', version: '1.0', profile: 'compat' });
});
