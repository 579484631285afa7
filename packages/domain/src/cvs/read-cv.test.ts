import { describe, expect, it } from 'vitest';
import { datesIn } from './cv-dates.ts';
import { linesOfPages, linesOfText } from './cv-lines.ts';
import type { CvPage, CvWord } from './cv-page.ts';
import { personName } from './person-name.ts';
import { readCv } from './read-cv.ts';

const word = (text: string, x: number, y: number, size = 10): CvWord => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font: 'f',
});
const page = (words: readonly CvWord[]): CvPage => ({ width: 595, height: 842, words });

describe('dates of a CV', () => {
  it.each([
    ['Jan 2019 – Present', '2019-01', null, true],
    ['03/2019 - 04/2024', '2019-03', '2024-04', false],
    ['März 2018 bis heute', '2018-03', null, true],
    ['01.10.2018 – 31.12.2020', '2018-10', '2020-12', false],
    ['depuis septembre 2020', '2020-09', null, true],
    ['2015–2018', '2015', '2018', false],
    ['2015-18', '2015', '2018', false],
    ['مارس ٢٠١٩ - حتى الآن', '2019-03', null, true],
  ])('%s', (text, from, to, is_current) => {
    expect(datesIn(text)).toMatchObject({ from, to, is_current });
  });

  it('are none in numbers of other kinds', () => {
    for (const text of ['+49 30 1234567', '18 %', '200 pallets', '12345 Berlin']) {
      expect(datesIn(text), text).toBeNull();
    }
  });
});

describe('a page in two columns', () => {
  const side = ['Contact', 'noor@example.test', '+49 30 1234567', 'Skills', 'Excel', 'Forecasting'];
  const main = [
    'Experience',
    'Quay planner, Elbe Logistics GmbH, 2019 – 2024',
    'Planned the week of forty people and nine cranes',
    'Crane driver, North Port Ltd, 2015 – 2018',
    'Education',
    'BSc Logistics, University of Hamburg, 2012 – 2015',
  ];
  const read = (sideX: number, mainX: number) =>
    readCv(
      linesOfPages([
        page([
          word('Noor Halim', 60, 50, 24),
          ...side.map((text, i) => word(text, sideX, 100 + i * 15)),
          ...main.map((text, i) => word(text, mainX, 103 + i * 15)),
        ]),
      ]),
      [],
    );

  it.each([
    ['left', 50, 230],
    ['right', 400, 50],
  ])('keeps its columns apart, the narrow one %s', (_, sideX, mainX) => {
    expect(read(sideX, mainX)).toMatchObject({
      name: 'Noor Halim',
      emails: ['noor@example.test'],
      phones: ['+49 30 1234567'],
      skills: ['Excel', 'Forecasting'],
      experience: [
        { title: 'Quay planner', company: 'Elbe Logistics GmbH', from: '2019', to: '2024' },
        { title: 'Crane driver', company: 'North Port Ltd' },
      ],
      education: [{ school: 'University of Hamburg', degree: 'BSc', field: 'Logistics' }],
    });
  });
});

it('leaves out what repeats on the edge of pages', () => {
  const pages = [1, 2].map((number) =>
    page([word('Noor Halim', 60, 30), word(`Page ${number} of 2`, 500, 820)]),
  );
  expect(linesOfPages(pages).map((line) => line.parts.join(' '))).toEqual(['Noor Halim']);
});

it('says nothing of a text that is no CV, and does not fail on any', () => {
  for (const text of [
    '',
    '\n\n',
    '@',
    '2019',
    'x'.repeat(50_000),
    '•\n•\n•',
    '((((((((((',
    '- - - - 2019 -',
  ]) {
    expect(readCv(linesOfText(text), ['Excel'])).toMatchObject({ name: '', experience: [], skills: [] });
  }
});

it.each([
  ['Noor Halim', 'Noor', 'Halim'],
  ['Anna Maria van der Berg', 'Anna Maria', 'van der Berg'],
  ['Noor', 'Noor', ''],
])('parts the name %s', (name, first_name, last_name) => {
  expect(personName(name)).toEqual({ first_name, last_name });
});

it.each([
  ['Priya Sharma', 'Priya Sharma'],
  ['Dr. Anna Berg, Ph.D., MBA', 'Anna Berg'],
  ['Anna Berg MSc', 'Anna Berg'],
  ['AMINA OKAFOR (she/her)', 'Amina Okafor'],
  ['Jack Ma', 'Jack Ma'],
  ['Omar Ba', 'Omar Ba'],
  ['Lena Ahmad', 'Lena Ahmad'],
])('takes the name of "%s" whole, without titles', (first, name) => {
  const text = `${first}\n${name.toLowerCase().replace(' ', '.')}@example.test\n\nExperience\nPlanner, Elbe GmbH, 2019 – 2024`;
  expect(readCv(linesOfText(text), []).name).toBe(name);
});

it('puts numbers and names from lines that run from right to left the right way round', () => {
  const text = 'نور حسن\nnour@example.test | 4315 123 50 966+\n\nالمهارات\n#C\n++C\nExcel';
  expect(readCv(linesOfText(text), [])).toMatchObject({
    phones: ['+966 50 123 4315'],
    skills: ['C#', 'C++', 'Excel'],
  });
});
