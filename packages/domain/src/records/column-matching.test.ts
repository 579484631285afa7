import { expect, it } from 'vitest';
import { mappingProblems, matchColumns } from './column-matching.ts';

const FIELDS = [
  { key: 'email', names: ['E-mail', 'Email address', 'البريد الإلكتروني'], required: true },
  { key: 'first_name', names: ['Given name', 'Prénom'] },
  { key: 'last_name', names: ['Surname'] },
];

it.each([
  [
    ['email', 'first_name'],
    ['email', 'first_name'],
  ],
  [
    ['E-MAIL', ' First  Name ', 'last-name'],
    ['email', 'first_name', 'last_name'],
  ],
  [
    ['Email Address', 'prenom', 'Shoe size'],
    ['email', 'first_name', null],
  ],
  [['البريد الإلكتروني'], ['email']],
  [
    ['email', 'e-mail'],
    ['email', null],
  ],
  [
    ['', '—'],
    [null, null],
  ],
  [[], []],
])('reads %j as %j', (headings, expected) => {
  expect(matchColumns(headings, FIELDS)).toEqual(expected);
});

it.each([
  [['email'], []],
  [['first_name', null], [{ code: 'missing', field: 'email' }]],
  [['email', 'last_name', 'last_name'], [{ code: 'twice', field: 'last_name' }]],
  [['email', 'email'], [{ code: 'twice', field: 'email' }]],
])('judges %j', (mapping, problems) => {
  expect(mappingProblems(mapping, FIELDS)).toEqual(problems);
});
