import { describe, expect, it } from 'vitest';
import { decideProtected, decidePublic, type SessionState } from './guard-decision.ts';
import type { CurrentUser } from './user.ts';

const user = (user_type: string) =>
  ({
    user_type,
    email: 'recruiter@harbour.test',
    signup_step: 5,
    has_password: true,
    terms_to_accept: [] as CurrentUser['terms_to_accept'],
  }) as CurrentUser;
const signedIn = (type: string): SessionState => ({ status: 'in', user: user(type) });

describe('decideProtected', () => {
  it('leads a member who has to set up a second step there, whatever the page, before texts to accept', () => {
    const owing = {
      ...user('company_recruiter'),
      must_add_factor: true,
      terms_to_accept: [{ terms_id: 'a', kind: 'terms', title: 'Terms', version: 2 }],
    };
    for (const roles of [undefined, ['company_recruiter'], ['candidate']]) {
      expect(decideProtected({ status: 'in', user: owing }, { roles })).toEqual({ kind: 'to_factor' });
    }
    const new_ = { ...owing, signup_step: 3 };
    expect(decideProtected({ status: 'in', user: new_ })).toEqual({ kind: 'to_signup', step: 3 });
  });

  it('loads the user first when it is not known', () => {
    expect(decideProtected({ status: 'unknown' }, { roles: ['candidate'] })).toEqual({ kind: 'load' });
  });

  it('sends a visitor to the landing page', () => {
    expect(decideProtected({ status: 'out' }, { roles: ['candidate'] })).toEqual({ kind: 'to_landing' });
  });

  it('lets the named roles in, and everyone signed in where none are named', () => {
    expect(decideProtected(signedIn('candidate'), { roles: ['candidate', 'employee'] })).toEqual({
      kind: 'allow',
    });
    expect(decideProtected(signedIn('something_new'))).toEqual({ kind: 'allow' });
  });

  it('signs out an account of another type and names it', () => {
    expect(decideProtected(signedIn('company_recruiter'), { roles: ['candidate'] })).toEqual({
      kind: 'sign_out',
      account: 'recruiter@harbour.test',
      userType: 'company_recruiter',
    });
  });

  it('keeps an account signed in that the product itself led to a page of another type', () => {
    expect(
      decideProtected(signedIn('staffing_agency_admin'), { roles: ['employee'], ledHere: true }),
    ).toEqual({
      kind: 'deny',
    });
    expect(decideProtected(signedIn('employee'), { roles: ['employee'], ledHere: true })).toEqual({
      kind: 'allow',
    });
    expect(decideProtected({ status: 'out' }, { roles: ['employee'], ledHere: true })).toEqual({
      kind: 'to_landing',
    });
  });

  it('says that a page’s part of the product is not on yet, once the account may open the page at all', () => {
    const flags = (...on: string[]): SessionState => ({
      status: 'in',
      user: { ...user('company_recruiter'), flags: on },
    });
    const page = { roles: ['company_recruiter'], flag: 'what_if' };
    expect(decideProtected(flags('duplicates'), page)).toEqual({ kind: 'not_on' });
    expect(decideProtected(flags('what_if'), page)).toEqual({ kind: 'allow' });
    expect(decideProtected(flags(), { roles: page.roles })).toEqual({ kind: 'allow' });
    expect(decideProtected(flags(), { ...page, roles: ['candidate'] })).toMatchObject({ kind: 'sign_out' });
    expect(decideProtected({ status: 'out' }, page)).toEqual({ kind: 'to_landing' });
  });

  it('goes on with a sign-up that is not finished', () => {
    const halfway: SessionState = { status: 'in', user: { ...user('candidate'), signup_step: 3 } };
    expect(decideProtected(halfway, { roles: ['candidate'] })).toEqual({ kind: 'to_signup', step: 3 });
    expect(decidePublic(halfway, 'restricted')).toEqual({ kind: 'allow' });
  });

  it('leads to a changed text first, but never away from a page that is shown, nor from the text itself', () => {
    const terms = [{ terms_id: 't', kind: 'terms', title: 'Terms', version: 2 }];
    const asked: SessionState = {
      status: 'in',
      user: { ...user('candidate'), terms_to_accept: terms } as CurrentUser,
    };
    expect(decideProtected(asked, { roles: ['candidate'] })).toEqual({ kind: 'to_terms' });
    expect(decideProtected(asked, { shown: true })).toEqual({ kind: 'allow' });
    expect(decideProtected(asked, { beforeTerms: true })).toEqual({ kind: 'allow' });
    expect(decideProtected(asked, { roles: ['employee'] })).toMatchObject({ kind: 'sign_out' });
    expect(decidePublic(asked, 'authLinks')).toEqual({ kind: 'to_area', tell: false });
  });

  it('asks those without a password as well', () => {
    const terms = [{ terms_id: 't', kind: 'terms', title: 'Terms', version: 2 }];
    const applicant = { ...user('candidate'), has_password: false, terms_to_accept: terms } as CurrentUser;
    expect(decideProtected({ status: 'in', user: applicant })).toEqual({ kind: 'to_terms' });
  });

  it('tells a failed load apart from being signed out', () => {
    const error = new Error('down');
    expect(decideProtected({ status: 'failed', error })).toEqual({ kind: 'fail', error });
  });
});

describe('decidePublic', () => {
  it('lets visitors in, also when the user could not be loaded', () => {
    expect(decidePublic({ status: 'out' }, 'restricted')).toEqual({ kind: 'allow' });
    expect(decidePublic({ status: 'failed', error: null }, 'authLinks')).toEqual({ kind: 'allow' });
  });

  it('sends the signed-in on, with a word only in restricted mode', () => {
    expect(decidePublic(signedIn('employee'), 'restricted')).toEqual({ kind: 'to_area', tell: true });
    expect(decidePublic(signedIn('employee'), 'authLinks')).toEqual({ kind: 'to_area', tell: false });
  });

  it('waits while it is not known', () => {
    expect(decidePublic({ status: 'unknown' }, 'restricted')).toEqual({ kind: 'load' });
  });
});
