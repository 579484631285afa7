import {
  fillMail,
  MAIL_LANGUAGES,
  MAIL_STAGES,
  mailFieldProblem,
} from '@tryout/domain/organizations/stage-mail';
import { MAIL_EXAMPLE } from '@tryout/domain/organizations/stage-mail-example';
import { expect, it } from 'vitest';
import { givenMail } from './given-mail.ts';

it.each(MAIL_STAGES.flatMap((stage) => MAIL_LANGUAGES.map((language) => [stage, language] as const)))(
  'the mail of %s in %s greets, names the position and has only fields that are filled',
  (stage, language) => {
    const { subject, body } = givenMail(stage)[language];
    expect(subject).toContain('{{position}}');
    expect(body).toContain('{{candidate_first_name}}');
    expect([mailFieldProblem(subject), mailFieldProblem(body)]).toEqual([null, null]);
    expect(fillMail(subject + body, MAIL_EXAMPLE[language])).not.toMatch(/[{}]/);
  },
);
