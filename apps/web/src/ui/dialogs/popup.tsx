import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './popup.module.css';

interface PopupButton {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface PopupProps {
  /** The button that opens it: spread the given props on a `<button>`. */
  button: (props: PopupButton) => ReactNode;
  /** Names the panel. */
  label: string;
  /** Opens upwards, as from a bottom bar. */
  above?: boolean;
  width?: number;
  children: (close: () => void) => ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const MARGIN = 8;

/**
 * A panel that opens from a button: Escape and a press outside close it, focus goes in and comes back. Small on
 * purpose: the frames that everyone loads use it. Arrow keys move between its links and buttons.
 */
export function Popup({ button, label, above = false, width = 260, children, ...control }: PopupProps) {
  const [own, setOwn] = useState(false);
  const open = control.open ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    control.onOpenChange?.(next);
  };
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = (back: boolean) => {
    setOpen(false);
    if (back) anchor.current?.focus();
  };

  usePlace(open, anchor, panel, above, width);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !anchor.current?.contains(target)) close(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.stopPropagation();
      if (event.key === 'Escape' || leaves(event, panel.current)) close(true);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event, panel.current);
  };

  return (
    <>
      {button({
        ref: anchor,
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open &&
        createPortal(
          <div
            ref={panel}
            id={id}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            className={classes.panel}
            style={{ inlineSize: `min(${width}px, calc(100vw - ${2 * MARGIN}px))` }}
            onKeyDown={onKeyDown}
          >
            {children(() => close(true))}
          </div>,
          document.body,
        )}
    </>
  );
}

const stops = (panel: HTMLElement | null): HTMLElement[] =>
  panel
    ? [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)')]
    : [];

/** Tab past the last or before the first control leaves the panel. */
function leaves(event: KeyboardEvent, panel: HTMLElement | null): boolean {
  const all = stops(panel);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  return document.activeElement === edge || document.activeElement === panel;
}

function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const all = stops(panel);
  if (all.length === 0) return;
  event.preventDefault();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const next = at < 0 && step < 0 ? all.length - 1 : (at + step + all.length) % all.length;
  all[next]?.focus();
}

/** Puts the panel under (or over) the button, aligned to the side where it has room, and gives it the focus. */
function usePlace(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  above: boolean,
  width: number,
): void {
  useLayoutEffect(() => {
    if (!open || !anchor.current || !panel.current) return;
    const from = anchor.current.getBoundingClientRect();
    const size = panel.current.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const rightAligned = from.left + from.width / 2 > clientWidth / 2;
    const x = rightAligned ? from.right - size.width : from.left;
    const up =
      above || (from.bottom + size.height + MARGIN > clientHeight && from.top > size.height + MARGIN);
    const y = up ? from.top - size.height - 4 : from.bottom + 4;
    // Physical on purpose: these are measured screen coordinates.
    panel.current.style.translate = `${clamp(x, clientWidth - width)}px ${clamp(y, clientHeight - size.height)}px`;
    (stops(panel.current)[0] ?? panel.current).focus({ preventScroll: true });
  }, [open, anchor, panel, above, width]);
}

const clamp = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
