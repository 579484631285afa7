import { describe, expect, it } from 'vitest';
import { webAddress } from './picture-credit.ts';
import { lineBody, pictureScene, SCENES } from './picture-scene.ts';
import { findPictures, pictureIndex, wordStem } from './picture-search.ts';
import { pictureServiceUrl, readPictureAnswer } from './picture-services.ts';

const one = (id: string, en: string, ar: string, words: readonly string[], rank = 0) => ({
  id,
  title: { en, ar },
  words,
  rank,
});
const INDEX = pictureIndex(
  [
    one('sign:users-group', 'Users group', 'Users group', ['team', 'people'], 0),
    one('art:handshake', 'Handshake', 'مصافحة', ['agreement', 'meeting', 'اجتماع'], 10),
    one('art:nurse', 'Health worker', 'ممرضة', ['nurse', 'doctor', 'رعاية صحية'], 10),
    one('art:box', 'Boxes', 'صناديق', ['package'], 10),
    one('scene:help-line', 'A help line', 'خط مساعدة', ['customers', 'phone'], 30),
    one('art:cook', 'Cook', 'طاه', ['person'], 10),
    one('art:cookie', 'Cookie', 'بسكويت', ['sweet'], 10),
  ],
  [
    { said: ['teamwork', 'عمل جماعي'], meant: ['handshake', 'users group'] },
    { said: ['customer service'], meant: ['help line'] },
    { said: ['nurse', 'ممرض'], meant: ['health worker'] },
  ],
);
const found = (text: string) => findPictures(INDEX, text).map(({ id }) => id);

describe('a word', () => {
  it.each([
    ['nurses', 'nurse'],
    ['boxes', 'box'],
    ['companies', 'company'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['ties', 'ties'],
    ['الفريق', 'فريق'],
    ['الي', 'الي'],
    ['', ''],
  ])('%s is compared as %s', (word, stem) => {
    expect(wordStem(word)).toBe(stem);
  });
});

describe('pictures', () => {
  it.each([
    ['teamwork', ['art:handshake', 'sign:users-group']],
    ['عمل جماعي', ['art:handshake', 'sign:users-group']],
    ['TEAM', ['sign:users-group']],
    ['nurses', ['art:nurse']],
    ['ممرضه', ['art:nurse']],
    ['الممرض', ['art:nurse']],
    ['customer service', ['scene:help-line']],
    ['box', ['art:box']],
    // The whole word before those that begin with it.
    ['cook', ['art:cook', 'art:cookie']],
    ['cooki', ['art:cookie']],
    // All words, or where nothing has all of them, any.
    ['help phone', ['scene:help-line']],
    ['handshake volcano', ['art:handshake']],
    ['c', []],
    ['volcano', []],
    ["'; drop table files --", []],
  ])('are found by %s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it('are all there without a word, scenes first', () => {
    expect(found('  ')).toHaveLength(7);
    expect(found('')[0]).toBe('scene:help-line');
  });
});

describe('a scene', () => {
  const body = '<path d="M0 0h4"/>';

  it('is one document of its size with the drawing in its middle', () => {
    const svg = pictureScene({ body, size: 32, is_line: false }, '#0a4d8c', SCENES.band);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600" height="400" /);
    expect(svg).toContain('translate(688 88) scale(7)');
    expect(svg).toContain(body);
    expect(svg).toContain('fill="#e7edf4"');
    expect(svg).not.toContain('stroke=');
  });

  it.each([null, '', 'red', '#FFF', '"/><script>'])('has the product’s colour for %j', (colour) => {
    const svg = pictureScene({ body, size: 24, is_line: true }, colour, SCENES.picture);
    expect(svg).toBe(pictureScene({ body, size: 24, is_line: true }, '#1f5c4d', SCENES.picture));
    expect(svg).toContain('stroke="#1f5c4d"');
  });

  it('takes only what draws of a line drawing', () => {
    expect(
      lineBody([
        ['path', { d: 'M5 7a4 4 0 1 0 8 0', onload: 'alert(1)', fill: 'currentColor' }],
        ['script', { href: 'x' }],
        ['circle', { cx: 3, cy: '"><script', r: 1 }],
      ]),
    ).toBe('<path d="M5 7a4 4 0 1 0 8 0"/><circle cx="3" cy="script" r="1"/>');
  });
});

describe('an answer of a service', () => {
  const openverse = {
    title: ' A nurse\u0007 ',
    creator: 'Ann',
    license: 'BY',
    license_version: '4.0',
    license_url: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'flickr',
    foreign_landing_url: 'https://photos.test/1',
    url: 'https://photos.test/1.jpg',
    thumbnail: 'https://photos.test/1.small.jpg',
  };

  it('of Openverse is read with its credit', () => {
    expect(readPictureAnswer('openverse', { result_count: 90_000, results: [openverse] })).toEqual({
      total: 240,
      pictures: [
        {
          title: 'A nurse',
          author: 'Ann',
          licence: 'CC BY 4.0',
          licence_url: 'https://creativecommons.org/licenses/by/4.0/',
          source: 'Openverse (flickr)',
          source_url: 'https://photos.test/1',
          image_url: 'https://photos.test/1.jpg',
          thumb_url: 'https://photos.test/1.small.jpg',
        },
      ],
    });
  });

  it.each([
    ['share-alike', { license: 'by-sa' }],
    ['no licence', { license: undefined }],
    ['no name where one is asked for', { creator: '' }],
    ['a script for a source', { foreign_landing_url: 'javascript:alert(1)' }],
    ['no file', { url: '' }],
  ])('leaves out a picture with %s', (_, change) => {
    expect(readPictureAnswer('openverse', { results: [{ ...openverse, ...change }] })?.pictures).toEqual([]);
  });

  it('of Pexels is read with its credit', () => {
    const photo = {
      alt: 'A team',
      photographer: 'Bo',
      url: 'https://www.pexels.com/photo/1/',
      src: { large2x: 'https://images.test/l.jpg', medium: 'https://images.test/m.jpg' },
    };
    expect(readPictureAnswer('pexels', { total_results: 1, photos: [photo, null, 7, {}] })).toMatchObject({
      total: 1,
      pictures: [
        { author: 'Bo', licence: 'Pexels License', image_url: 'https://images.test/l.jpg', title: 'A team' },
      ],
    });
  });

  it.each([null, 7, 'text', [], {}, { photos: {} }, { results: 'x' }])('is none: %j', (answer) => {
    expect(readPictureAnswer('pexels', answer)).toBeNull();
    expect(readPictureAnswer('openverse', answer)).toBeNull();
  });

  it('is asked for at the address that was set', () => {
    expect(pictureServiceUrl('pexels', 'https://api.pexels.com/', 'a & b', 2)).toBe(
      'https://api.pexels.com/v1/search?query=a+%26+b&page=2&per_page=20',
    );
    const url = new URL(pictureServiceUrl('openverse', 'http://localhost:1/base', 'x', 1));
    expect([url.pathname, url.searchParams.get('license')]).toEqual(['/base/v1/images/', 'cc0,pdm,by']);
  });
});

describe('an address in a credit', () => {
  it.each([
    ['https://a.test/b', 'https://a.test/b'],
    ['javascript:alert(1)', ''],
    ['https://me:secret@a.test/', ''],
    ['nonsense', ''],
    [undefined, ''],
    [`https://a.test/${'x'.repeat(1000)}`, ''],
  ])('%s', (given, kept) => {
    expect(webAddress(given)).toBe(kept);
  });
});
