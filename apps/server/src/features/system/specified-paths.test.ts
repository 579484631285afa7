import { ALL_ROUTES } from '@tryout/contract/all-routes';
import { expect, it } from 'vitest';
import { describeApi } from '../../platform/http/openapi.ts';
import { NOT_YET_SERVED, SPECIFIED_PATHS } from './specified-paths.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** What `/api/openapi.json` answers; its route sends this very document. */
const { paths } = describeApi(ALL_ROUTES) as { paths: Paths };

/** Names of parameters are not the specification's: any one part stands for another. */
const shapeOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}');

function isServed(specified: string): boolean {
  const [, method, path = '', query = ''] = /^(?:([A-Z]+) )?([^?]+)\??(.*)$/.exec(specified) ?? [];
  const names = query.split('&').flatMap((part) => (part === '' ? [] : [part.replace('=', '')]));
  return Object.entries(paths).some(([served, operations]) => {
    const shape = shapeOf(served);
    const wanted = `/api${shapeOf(path)}`;
    if (wanted.endsWith('/') ? !shape.startsWith(wanted) : shape !== wanted) return false;
    return Object.entries(operations).some(
      ([verb, { parameters = [] }]) =>
        (method === undefined || verb === method.toLowerCase()) &&
        names.every((name) => parameters.some((one) => one.in === 'query' && one.name === name)),
    );
  });
}

it('every path of the specification is in the API document, but those that are listed as not yet served', () => {
  expect(SPECIFIED_PATHS.filter((path) => !isServed(path))).toEqual(NOT_YET_SERVED);
});

it('names each path once', () => {
  expect(new Set(SPECIFIED_PATHS).size).toBe(SPECIFIED_PATHS.length);
});
