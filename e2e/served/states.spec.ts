import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from '../setup/accounts.ts';
import { launchBrowser, newPerson } from '../setup/browser.ts';
import { findPosition } from '../setup/find-position.ts';
import { findSimulation } from '../setup/find-simulation.ts';
import { allPages, lookAtStates, type PageRoute } from './states.ts';

/** One of each kind, the one with most pages first. */
const WHO = ['company_admin', 'super_admin', 'candidate', 'staffing_agency_admin', 'employee'] as const;
type Who = (typeof WHO)[number] | 'visitor';

/** What stands in an address in place of `$`, where it is not any id at all: of that there is nothing here. */
const PARTS: Readonly<Record<string, string>> = {
  $organization_slug: 'harbour-logistics',
  $position_slug: 'quay-operations-planner',
  $part: 'reasons',
  $report: 'impact',
  $doc: 'privacy',
  $token: 'some-token',
  $provider: 'google',
};
/** Not opened here: a frame around others that nothing leads to. */
const ELSEWHERE = new Set(['/public']);
const NO_SUCH_ID = '01900000-0000-7000-8000-000000000000';

function whoOpens({ pattern, roles }: PageRoute): Who {
  if (!pattern.startsWith('/user')) return 'visitor';
  return WHO.find((who) => roles === null || roles.includes(who)) ?? 'company_admin';
}

describe('every page of the app says that it is loading, not for everybody, broken or empty:', () => {
  let browser: Browser;
  let pages: readonly PageRoute[];
  let ids: { readonly position: string; readonly simulation: string };
  beforeAll(async () => {
    browser = await launchBrowser();
    const person = await newPerson(browser);
    const page = await signedInPage(person, ACCOUNTS.super_admin);
    pages = await allPages(page);
    ids = {
      position: await findPosition(person, 'Quay operations planner'),
      simulation: await findSimulation(person),
    };
    await person.close();
  });
  afterAll(() => browser.close());

  function addressOf(pattern: string): string {
    const filled = pattern
      .replace(/positions\/\$\w+/, `positions/${ids.position}`)
      .replace(/simulations\/\$\w+/, `simulations/${ids.simulation}`)
      .replace('billing/$part', 'billing/plans')
      .replace('/ai/$part', '/ai/log')
      .replace(/positions\/(.*)\$step/, 'positions/$1basics')
      .replace(/simulations\/(.*)\$step/, 'simulations/$1purpose');
    return filled.replace(/\$\w*/g, (part) => PARTS[part] ?? NO_SUCH_ID);
  }

  test.each([...WHO, 'visitor'] as const)('of %s', async (who) => {
    const person: BrowserContext = await newPerson(browser);
    const page = who === 'visitor' ? await person.newPage() : await signedInPage(person, ACCOUNTS[who]);
    const own = pages.filter((each) => !ELSEWHERE.has(each.pattern) && whoOpens(each) === who);
    expect(
      await lookAtStates(
        page,
        own.map(({ pattern }) => addressOf(pattern)),
      ),
    ).toBe('');
    await person.close();
  });
});
