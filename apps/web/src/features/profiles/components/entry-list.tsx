import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { messages } from '../profiles.messages.ts';
import classes from './entry-list.module.css';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly text?: string;
}

interface EntryListProps {
  id: string;
  title: string;
  none: string;
  addLabel: string;
  entries: readonly Entry[];
  onAdd: () => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Jobs or schools, each with change and remove. */
export function EntryList(props: EntryListProps) {
  const t = useText(messages);
  return (
    <div id={props.id}>
      <Panel
        title={props.title}
        actions={
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={props.onAdd}
          >
            {props.addLabel}
          </Button>
        }
      >
        {props.entries.length === 0 ? (
          <p>{props.none}</p>
        ) : (
          <ul className={classes.entries}>
            {props.entries.map((entry) => (
              <li key={entry.id} className={classes.entry}>
                <div className={classes.words}>
                  <strong>{entry.title}</strong>
                  <span className={classes.detail}>{entry.detail}</span>
                  {entry.text && <p className={classes.text}>{entry.text}</p>}
                </div>
                <IconButton
                  label={t('profiles.edit', { name: entry.title })}
                  icon={IconPencil}
                  onClick={() => props.onEdit(entry.id)}
                />
                <IconButton
                  label={t('profiles.remove', { name: entry.title })}
                  icon={IconTrash}
                  onClick={() => props.onRemove(entry.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
