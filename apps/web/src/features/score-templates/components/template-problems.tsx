import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { type NamedProblem, partId } from '../problem-text.ts';
import { messages } from '../template-editor.messages.ts';
import classes from './template-problems.module.css';

/** Goes to a part: opens what it lies in and puts the focus there. */
function show(at: readonly number[]): void {
  const part = at.length === 0 ? null : document.getElementById(partId(at));
  for (let up = part?.parentElement ?? null; up; up = up.parentElement) {
    if (up instanceof HTMLDetailsElement) up.open = true;
  }
  const own = part?.querySelector('details');
  if (own) own.open = true;
  part?.focus();
  part?.scrollIntoView({ block: 'center' });
}

/** What stands against publishing, each with a way there. */
export function TemplateProblems({ problems }: { problems: readonly NamedProblem[] }) {
  const t = useText(messages);
  const { number } = useFormat();
  if (problems.length === 0) return <p className={classes.ready}>{t('template.ready')}</p>;
  return (
    <ul className={classes.list}>
      {problems.map(({ code, sum, names, at }) => {
        const what = t(`template.problem.${code}`, {
          sum: sum === null ? '–' : number(sum, { maximumFractionDigits: 2 }),
        });
        return (
          <li key={`${code}-${at.join('-')}`}>
            {names.length === 0 ? (
              what
            ) : (
              <button type="button" className={classes.link} onClick={() => show(at)}>
                <bdi>{names.join(' › ')}</bdi>: {what}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
