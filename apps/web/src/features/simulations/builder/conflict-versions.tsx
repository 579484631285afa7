import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { type Difference, differencesOf } from '@tryout/domain/records/differences';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConflictDialog } from '../../../ui/forms/conflict-dialog.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import { draftOf } from './builder-draft.ts';
import type { Catalog } from './catalog.ts';
import { type IdNames, useDifferenceWords } from './difference-words.ts';
import type { Builder } from './use-builder.ts';

interface ConflictVersionsProps {
  readonly builder: Builder;
  readonly theirs: SimulationRecord;
  readonly catalog: Catalog;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The own version beside the one that somebody else stored: where they differ. */
export function ConflictVersions({ builder, theirs, catalog, opened, onClose }: ConflictVersionsProps) {
  const found = differencesOf(draftOf(theirs), builder.draft);
  const entries = new Map([...theirs.tasks, ...builder.draft.tasks].map((task) => [task.id, task.task_id]));
  const groups = new Map([...theirs.groups, ...builder.draft.groups].map((group) => [group.id, group.name]));
  const names: IdNames = {
    ...catalog,
    task: (id) => catalog.task(entries.get(id) ?? id),
    category: (id) => catalog.category(id) || (groups.get(id) ?? ''),
  };
  return (
    <ConflictDialog
      opened={opened}
      mine={<Side differences={found} side="after" names={names} />}
      theirs={<Side differences={found} side="before" names={names} />}
      busy={builder.autosave.state === 'saving'}
      onTakeTheirs={() => void builder.takeTheirs()}
      onKeepMine={() => void builder.keepMine()}
      onClose={onClose}
    />
  );
}

interface SideProps {
  readonly differences: readonly Difference[];
  readonly side: 'before' | 'after';
  readonly names: IdNames;
}

function Side({ differences, side, names }: SideProps) {
  const t = useText(messages);
  const words = useDifferenceWords(names);
  if (differences.length === 0) return <p>{t('builder.conflict.same')}</p>;
  return (
    <dl className={classes.places}>
      {differences.map((difference) => (
        <div key={difference.path.join('/')}>
          <dt>{words.place(difference.path)}</dt>
          <dd dir="auto">{words.value(difference[side], difference.path)}</dd>
        </div>
      ))}
    </dl>
  );
}
