import { describe, expect, it } from 'vitest';
import { fillMail, mailFieldProblem } from './stage-mail.ts';
import { MAIL_EXAMPLE } from './stage-mail-example.ts';

describe('merge fields of a mail', () => {
  it('are checked: unknown ones are named, braces that stay open are seen', () => {
    expect(mailFieldProblem('Hello {{ candidate_first_name }}, {position} {x}')).toBeNull();
    expect(mailFieldProblem('{{position}} {{salary}}')).toEqual({ kind: 'unknown', name: 'salary' });
    expect(mailFieldProblem('{{}}')).toEqual({ kind: 'unknown', name: '' });
    for (const open of ['{{position', 'position}}', '{{position}']) {
      expect(mailFieldProblem(open)).toEqual({ kind: 'open' });
    }
  });

  it('are filled in one pass: braces in a name stay what they are', () => {
    const facts = { ...MAIL_EXAMPLE.en, candidate_name: '{{position}}', sender: '' };
    expect(fillMail('{{ candidate_name }}|{{sender}}|{{toString}}', facts)).toBe(
      '{{position}}||{{toString}}',
    );
  });
});
