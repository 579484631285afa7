import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { useShortcutList } from '../platform/shortcuts/shortcuts.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { messages as uiMessages } from '../ui/ui.messages.ts';
import { messages } from './areas.messages.ts';
import classes from './command-palette.module.css';
import type { NavigationItem } from './navigation.ts';
import { paletteMessages } from './palette.messages.ts';
import { useFoundApplicants } from './use-found-applicants.ts';

interface Command {
  /** Where labels may be alike. */
  readonly id?: string;
  readonly label: string;
  readonly keys: string;
  readonly run: () => void;
}

/** Ctrl or ⌘ K: places of the area, what the page has a key for, and applicants of all positions, found by typing. */
export function CommandPalette({
  places,
  onClose,
}: {
  places: readonly NavigationItem[];
  onClose: () => void;
}) {
  const t = useText(messages);
  const ui = useText(uiMessages);
  const say = useText(paletteMessages);
  const navigate = useNavigate();
  const shortcuts = useShortcutList();
  const listId = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);

  const ofPlaces: Command[] = places.map((place) => ({
    label: t(place.label),
    keys: place.keys ?? '',
    run: () => void navigate({ to: place.to }),
  }));
  const known = new Set(ofPlaces.map((command) => command.label));
  const commands: Command[] = [
    ...ofPlaces,
    ...shortcuts.filter((s) => s.keys !== 'ctrl+k' && !known.has(s.label)),
  ];
  const wanted = words.trim().toLocaleLowerCase();
  const { people, isSearching } = useFoundApplicants(words);
  const found = [
    ...commands.filter((command) => command.label.toLocaleLowerCase().includes(wanted)),
    ...people.map(
      (person): Command => ({
        id: person.application_id,
        label: say('areas.palette.applicant', { name: person.name, position: person.position_title }),
        keys: '',
        run: () =>
          void navigate({
            to: '/user/positions/$id/applicants/$applicationId',
            params: { id: person.position_id, applicationId: person.application_id },
          }),
      }),
    ),
  ];
  const current = Math.min(active, Math.max(0, found.length - 1));

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setActive((current + move + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[current]);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={ui('ui.palette.label')}>
      <input
        data-autofocus
        className={classes.input}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${current}` : undefined}
        aria-label={ui('ui.palette.search')}
        placeholder={ui('ui.palette.search')}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={ui('ui.palette.label')} className={classes.list}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox above holds focus and keys
          <div
            key={command.id ?? `${command.label}${command.keys}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            className={classes.command}
            onMouseMove={() => setActive(index)}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            {command.keys && <kbd>{command.keys}</kbd>}
          </div>
        ))}
      </div>
      {isSearching && <p className={classes.none}>{say('areas.palette.searching')}</p>}
      {found.length === 0 && !isSearching && <p className={classes.none}>{ui('ui.palette.none')}</p>}
    </Dialog>
  );
}
