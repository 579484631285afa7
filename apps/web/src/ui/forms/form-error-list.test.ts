import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormErrorList } from './form-error-list.tsx';

const shown = (...errors: { field: string; message: string }[]): string =>
  renderToStaticMarkup(createElement(FormErrorList, { errors })).replaceAll(/<[^>]+>/g, ' ');

it('counts fields to fix, and names none where the whole form failed', () => {
  const whole = { field: '', message: 'The server could not be reached.' };
  const email = { field: 'email', message: 'Enter your email address.' };
  expect(shown(whole)).toContain(whole.message);
  expect(shown(whole)).not.toContain('Please fix');
  expect(shown(email)).toContain('Please fix 1 field');
  expect(shown(email, whole)).toContain('Please fix 1 field');
});
