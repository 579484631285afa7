import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { mixOf, ONET_ELEMENTS, STARTER_CROSSWALK } from '@tryout/domain/relevance/crosswalk';
import { familiesOf } from '@tryout/domain/relevance/job-families';
import { jobSentences, plainJobText, stemOf, stemsOf } from '@tryout/domain/relevance/job-text';
import { foldsOf, ndcg, spearman } from '@tryout/domain/relevance/measure-relevance';
import { type JobText, rankSubtraits } from '@tryout/domain/relevance/rank-subtraits';
import { fromBase64, openRelevanceModel, toBase64 } from '@tryout/domain/relevance/relevance-model';
import { indexTitles, occupationsNamed } from '@tryout/domain/relevance/title-index';
import { type RatedOccupation, standardised, trainRelevance } from '@tryout/domain/relevance/train-relevance';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const folder = new URL('../../../seeds/relevance/', import.meta.url);
const packed = (name: string) => JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString('utf8'));
const model = openRelevanceModel(JSON.parse(readFileSync(new URL('model.json', folder), 'utf8')));
const { occupations }: { occupations: RatedOccupation[] } = packed('onet-29.3-occupations.json.gz');
const titlesOf: Record<string, string[]> = packed('onet-29.3-titles.json.gz');
const titles = indexTitles(occupations, titlesOf, standardised(occupations));
const MEASURED = Object.keys(STARTER_CROSSWALK);
const rank = (job: JobText, measured: readonly string[] = MEASURED) =>
  rankSubtraits(model, titles, STARTER_CROSSWALK, measured, job);
const first = (job: JobText, n = 8) =>
  rank(job)
    .subtraits.slice(0, n)
    .map(({ key }) => key);

const NURSE =
  'Provide direct patient care on a busy ward, administer medication, comfort families and keep calm in emergencies. Document observations accurately.';
const AROUND = `About us
We are a leading global logistics company founded in 1985 with over 4,000 employees. Our engineers and scientists drive innovation.
Benefits
401k, health insurance, paid time off, free gym membership, management training programs.
`;
const LAW =
  'Acme is an equal opportunity employer. All applicants receive consideration without regard to race, color, religion or sex.\nWe offer a competitive salary.\n';

test('the elements are those of the trained model, and every anchor is one of them', () => {
  expect(model.elements).toEqual(ONET_ELEMENTS);
  for (const anchors of Object.values(STARTER_CROSSWALK)) {
    expect(Object.keys(anchors).every((each) => (ONET_ELEMENTS as readonly string[]).includes(each))).toBe(
      true,
    );
    expect(mixOf(anchors, model.elements)?.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 9);
  }
});

test.each([
  ['Registered Nurse', NURSE, ['customer_focus', 'emotional_stability', 'collaboration']],
  [
    'Account Executive',
    'Own the sales cycle, negotiate contracts, build relationships with customers.',
    ['expected_value_choice'],
  ],
  [
    'Senior Data Analyst (m/f/d)',
    'Analyse large data sets with SQL and statistics.',
    ['numerical_reasoning', 'abstract_reasoning'],
  ],
  [
    'HGV Driver',
    'Drive articulated lorries, perform vehicle checks, load freight.',
    ['reaction_speed', 'sustained_attention'],
  ],
  [
    'Quality Control Inspector',
    'Inspect and measure parts, record defects.',
    ['accuracy', 'sustained_attention'],
  ],
  [
    'Store Manager',
    'Lead a team of twelve, plan shifts and budgets, hire and train staff.',
    ['task_judgement', 'prioritising'],
  ],
])('%s: what matters comes first', (title, text, wanted) => {
  expect(first({ title, text })).toEqual(expect.arrayContaining(wanted));
});

test('what every advert says around the work changes nothing', () => {
  const bare = rank({ title: 'Ward help', text: NURSE });
  const full = rank({ title: 'Ward help', text: `${AROUND}\nThe role\n${NURSE}\n${AROUND}${LAW}` });
  expect(full.subtraits.map(({ key, relevance }) => [key, relevance])).toEqual(
    bare.subtraits.map(({ key, relevance }) => [key, relevance]),
  );
});

test('markup, entities, hidden signs and spelling do not matter', () => {
  const plain = rank({ title: 'Data analyst', text: 'Analyze data & organize labor programs' });
  const marked = rank({
    title: '<b>Data</b> analyst',
    text: '<p>Analyse d\u200bata &amp; organise<br>labour programmes</p><script>nurse nurse</script><!-- nurse -->',
  });
  expect(marked.subtraits.map(({ key }) => key)).toEqual(plain.subtraits.map(({ key }) => key));
  expect(plainJobText('<ul><li>One</li><li>Two &constructor; &#x3c;</li></ul>')).toBe(
    'One\nTwo &constructor; <',
  );
  expect(first({ title: '', text: 'comunicate with custommers and resolv complants' })).toContain(
    'customer_focus',
  );
});

test('quotes are words of the advert, and only for what matters more than usual', () => {
  const { subtraits } = rank({ title: 'Registered Nurse', text: NURSE });
  for (const { quotes, relevance } of subtraits) {
    if (relevance <= 0) expect(quotes).toEqual([]);
    for (const { from, text } of quotes) expect(from === 'text' ? NURSE : 'Registered Nurse').toContain(text);
  }
  expect(subtraits[0]?.quotes.length).toBeGreaterThan(0);
});

test('it says how sure it is, and asks for a text where there is only a title', () => {
  expect(rank({ title: 'Bookkeeper', text: '' })).toMatchObject({ basis: 'title', asks_for_text: true });
  expect(rank({ title: 'Zzzz', text: '' })).toMatchObject({
    basis: 'none',
    certainty: 'low',
    expected_rho: 0,
  });
  expect(rank({ title: '', text: 'constructor __proto__ hasOwnProperty' }).certainty).toBe('low');
  const telling = rank({ title: 'Registered Nurse', text: `${NURSE} ${occupations[100]?.description}` });
  expect(telling).toMatchObject({ asks_for_text: false, certainty: 'high' });
  const vague = rank({
    title: '',
    text: 'Work on many topics with several offices and prepare different kinds of documents as needed each week.',
  });
  expect(vague.expected_rho).toBeLessThan(telling.expected_rho);
});

test('Arabic adverts are read by their job family', () => {
  expect(rank({ title: 'محاسب', text: 'نبحث عن محاسب لإعداد القوائم المالية' })).toMatchObject({
    basis: 'family',
    certainty: 'low',
  });
  expect(first({ title: 'محاسب', text: '' }, 2)).toContain('numerical_reasoning');
  expect(familiesOf('', 'مطلوب سائقين للتوصيل')[0]?.key).toBe('driving');
});

test('what the library cannot measure is never proposed, nor what has no anchor', () => {
  const { subtraits, unanchored } = rank({ title: 'Nurse', text: NURSE }, [
    'accuracy',
    'trusting',
    'made_up',
  ]);
  expect(subtraits.map(({ key }) => key)).toEqual(['accuracy']);
  expect(unanchored).toEqual(['trusting', 'made_up']);
});

test('sections and sentences that tell of something else do not count', () => {
  const told = jobSentences(
    plainJobText(
      `Who we are\nWe love teaching.\nKey responsibilities:\n• Weld pipes. Read drawings.\nBenefits: pension\nApply now at www.example.org`,
    ),
  );
  expect(told.filter(({ counts }) => counts).map(({ text }) => text)).toEqual([
    'Weld pipes.',
    'Read drawings.',
  ]);
});

test('stems of British and American spelling are the same', () => {
  for (const [british, american] of [
    ['organisation', 'organization'],
    ['analysing', 'analyzing'],
    ['colour', 'color'],
    ['labelling', 'labeling'],
    ['programmes', 'programs'],
    ['centre', 'center'],
    ['prioritise', 'prioritize'],
  ] as const)
    expect(stemOf(british)).toBe(stemOf(american));
  for (const kept of ['exercise', 'supervise', 'advise', 'four', 'hour'])
    expect(stemOf(kept)).not.toMatch(/iz|for$|hor$/);
  expect(stemsOf('constructor of C++ and C#')).toEqual(['constructor', 'c++', 'c#']);
});

test('a title with levels, genders and places names its occupation', () => {
  expect(occupationsNamed(titles, 'Senior Registered Nurse (m/f/d) – Night shift')[0]).toMatchObject({
    code: '29-1141.00',
    likeness: expect.closeTo(1, 6),
  });
  expect(occupationsNamed(titles, 'Senior')).toEqual(expect.any(Array));
  expect(occupationsNamed(titles, '')).toEqual([]);
});

test('folds leave out whole minor groups', () => {
  const folds = foldsOf(occupations);
  const ofGroup = new Map<string, number>();
  for (const [i, { code }] of occupations.entries()) {
    const group = code.slice(0, 4);
    expect(ofGroup.get(group) ?? folds[i]).toBe(folds[i]);
    ofGroup.set(group, folds[i] ?? -1);
  }
  expect(new Set(folds).size).toBe(5);
});

test('measures of ranking', () => {
  expect(spearman([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
  expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  expect(ndcg([9, 5, 1], [3, 2, 1], 2)).toBeCloseTo(1);
  expect(ndcg([1, 5, 9], [3, 2, 1], 1)).toBe(0);
});

test('training gives the same weights twice, and reads a pattern that is there', () => {
  const made = Array.from({ length: 24 }, (_, i) => ({
    code: `${10 + (i % 6)}-1000.00`,
    title: i % 2 ? 'welder' : 'teacher',
    description: i % 2 ? 'weld metal pipes' : 'teach children classes',
    importance: i % 2 ? [5, 1] : [1, 5],
  }));
  const settings = { penalty: 0.1, stems: 50, rank: 2 };
  const trained = trainRelevance(made, {}, ['metal', 'people'], settings);
  expect(trainRelevance(made, {}, ['metal', 'people'], settings)).toEqual(trained);
  const small = openRelevanceModel({
    ...trained,
    source: '',
    certainty: [],
    measured: { rho: 0, ndcg_8: 0, occupations: 0 },
  });
  const found = rankSubtraits(small, null, { a: { metal: 1 }, b: { people: 1 } }, ['a', 'b'], {
    title: '',
    text: 'weld pipes',
  });
  expect(found.subtraits[0]).toMatchObject({ key: 'a' });
  expect(found.subtraits[0]?.relevance).toBeGreaterThan(0.5);
});

test('base64 goes there and back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
    }),
    { numRuns: 50 },
  );
});

test('any text is read without failing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 60 }),
      (text, title) => {
        const { subtraits } = rank({ title, text });
        expect(subtraits.every(({ relevance }) => Number.isFinite(relevance))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
