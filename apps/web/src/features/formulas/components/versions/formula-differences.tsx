import { useText } from '../../../../platform/i18n/use-text.ts';
import { DifferenceList } from '../../../../ui/forms/difference-list.tsx';
import { useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../formula-page.messages.ts';
import classes from './formula-differences.module.css';
import { type Comparable, differencePlace, versionDifferences } from './version-differences.ts';

interface FormulaDifferencesProps {
  before: Partial<Comparable>;
  after: Partial<Comparable>;
  beforeName?: string;
  afterName?: string;
}

/** What differs between two versions of a formula or a condition; texts keep their lines. */
export function FormulaDifferences({ before, after, beforeName, afterName }: FormulaDifferencesProps) {
  const t = useText(messages);
  const words = useMeasureWords();
  return (
    <DifferenceList
      differences={versionDifferences(before, after, t, words)}
      label={(path) => differencePlace(path, t)}
      value={(value, path) =>
        path[0] === 'source' ? (
          <code className={classes.source} dir="ltr">
            {String(value)}
          </code>
        ) : Array.isArray(value) ? (
          value.join(' · ')
        ) : (
          String(value)
        )
      }
      before={beforeName}
      after={afterName}
    />
  );
}
