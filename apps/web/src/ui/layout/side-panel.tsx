import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import classes from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  /** Says what closing does. */
  closeLabel: string;
  onClose: () => void;
  /** What it is about: another one takes the focus again. */
  subject: string;
  children: ReactNode;
}

/**
 * Something of a list beside the list, which stays as it is and goes on working. It is no dialog: nothing is locked,
 * Escape within it closes it, and the focus goes back to where it was.
 */
export function SidePanel({ title, closeLabel, onClose, subject, children }: SidePanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject takes the focus
  useEffect(() => {
    const panel = heading.current?.closest('aside');
    if (!panel?.contains(document.activeElement)) before.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    if (panel) panel.scrollTop = 0;
  }, [subject]);
  const close = () => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape in a dialog or a menu of the panel is theirs.
    const isOthers =
      event.target instanceof Element && event.target.closest('dialog, [role=menu], [role=dialog]') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || isOthers) return;
    event.preventDefault();
    close();
  };
  return (
    <aside className={classes.panel} aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={IconX} onClick={close} />
      </div>
      {children}
    </aside>
  );
}
