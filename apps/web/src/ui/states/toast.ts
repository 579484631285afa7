import { useStore } from '../../platform/use-store.ts';

export const UNDO_MS = 10_000;
const SAY_MS = 6_000;

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'plain' | 'success' | 'danger';
  readonly reference: string | null;
  readonly undo: (() => void) | null;
  /** What is offered to do next; null: nothing. */
  readonly offer: { readonly label: string; readonly run: () => void } | null;
  readonly onGone: (() => void) | null;
  readonly lasts: number;
}

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function add(entry: Omit<Toast, 'id'>): number {
  const id = nextId++;
  change([...shown.slice(-3), { ...entry, id }]);
  return id;
}

function take(id: number): Toast | undefined {
  const found = shown.find((entry) => entry.id === id);
  if (found) change(shown.filter((entry) => entry.id !== id));
  return found;
}

export const toast = {
  say: (entry: { message: string; tone?: Toast['tone']; reference?: string | null }): number =>
    add({
      message: entry.message,
      tone: entry.tone ?? 'plain',
      reference: entry.reference ?? null,
      undo: null,
      offer: null,
      onGone: null,
      lasts: entry.tone === 'danger' ? UNDO_MS : SAY_MS,
    }),
  /** Something was done at once and can be taken back for 10 s. `onGone` runs when that time is over unused. */
  undo: (entry: { message: string; onUndo: () => void; onGone?: () => void }): number =>
    add({
      message: entry.message,
      tone: 'plain',
      reference: null,
      undo: entry.onUndo,
      offer: null,
      onGone: entry.onGone ?? null,
      lasts: UNDO_MS,
    }),
  /** Offers to do something next; nothing is lost where it is passed over. */
  offer: (entry: { message: string; label: string; run: () => void }): number =>
    add({
      message: entry.message,
      tone: 'plain',
      reference: null,
      undo: null,
      offer: { label: entry.label, run: entry.run },
      onGone: null,
      lasts: UNDO_MS,
    }),
  dismiss: (id: number): void => take(id)?.onGone?.(),
  /** All of them, such as when the person they are for has left. */
  clear: (): void => {
    for (const { id } of shown) toast.dismiss(id);
  },
  undoEntry: (id: number): void => take(id)?.undo?.(),
  takeOffer: (id: number): void => take(id)?.offer?.run(),
  /** Takes back the newest undoable change; answers whether there was one. */
  undoLast: (): boolean => {
    const last = shown.findLast((entry) => entry.undo !== null);
    if (last) toast.undoEntry(last.id);
    return last !== undefined;
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] => useStore(subscribe, () => shown);
