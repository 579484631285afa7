import { saidOfField } from '../../platform/http/field-phrases.ts';
import { type Said, verbatim } from '../../platform/language/say.ts';
import { tasksSay } from './tasks.messages.ts';

/** What a game has against a setting; in the reader's language where it says it as the contract would. */
export function saidByGame(problem: string): Said {
  const [setting = '', ...words] = problem.split(' ');
  const said = saidOfField(words.join(' '));
  return said ? tasksSay('tasks.setting_problem', { setting, problem: said }) : verbatim(problem);
}
