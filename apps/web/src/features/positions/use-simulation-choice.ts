import { useQueryClient } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  type listPositionSimulations,
  type SimulationChoice,
  setPositionSimulations,
} from '@tryout/contract/positions/positions';
import { useRef, useState } from 'react';
import { announce } from '../../platform/announce.ts';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { toast } from '../../ui/states/toast.ts';
import { positionQuery, positionSimulationsQuery } from './positions.api.ts';

/** A move that would begin a new revision, until somebody says yes or no. */
interface AskedMove {
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

/** How a change is undone: from what is added by then. */
interface Undoing {
  readonly back: (added: readonly SimulationChoice[]) => readonly SimulationChoice[];
  readonly words: string;
  /** Ids of the row's buttons; the first that can be pressed gets the focus. */
  readonly focus: readonly string[];
  /** Moves of one simulation after another are undone together: to where the first began. */
  readonly moved?: string;
}

/** Changes on their way: each is sent after the one before, and the page shows the last one all the while. */
interface Sending {
  /** How many changes were made. */
  made: number;
  /** Settles once the server has answered all of them. */
  answered: Promise<void>;
  /** What the server holds, as far as it has said. */
  held: RouteResult<typeof listPositionSimulations> | null;
}

/**
 * Stores which simulations are added and in which order: shown at once, said aloud or offered for
 * Undo when stored, put back when refused.
 * Where people have applied already it asks before a new revision begins. `focusLater` is given where the
 * focus belongs once a change is undone.
 */
export function useSimulationChoice(positionId: string, focusLater: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = positionSimulationsQuery(positionId);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const sending = useRef<Sending>({ made: 0, answered: Promise.resolve(), held: null });
  const lastMove = useRef<{ readonly toast: number; readonly undo: Undoing } | null>(null);
  const offerUndo = (words: string, given: Undoing) => {
    const earlier = lastMove.current;
    const goesOn = earlier !== null && given.moved !== undefined && earlier.undo.moved === given.moved;
    const undo = goesOn ? earlier.undo : given;
    if (goesOn) toast.dismiss(earlier.toast);
    const shown = toast.undo({
      message: words,
      onUndo: () => {
        lastMove.current = null;
        const now = client.getQueryData(queryKey);
        if (!now) return;
        focusLater(undo.focus);
        void store(undo.back(now.added), undo.words);
      },
      onGone: () => {
        if (lastMove.current?.toast === shown) lastMove.current = null;
      },
    });
    lastMove.current = { toast: shown, undo };
  };
  const store = async (
    added: readonly SimulationChoice[],
    words: string,
    undo: Undoing | null = null,
    newRevision = false,
  ): Promise<void> => {
    setAsked(null);
    const before = client.getQueryData(queryKey);
    if (!before) return;
    const ids = added.map((each) => each.id);
    const all = [...before.added, ...before.available];
    client.setQueryData(queryKey, {
      ...before,
      added: [...added],
      available: all.filter((each) => !ids.includes(each.id)),
      minutes_total: added.reduce((sum, each) => sum + each.minutes, 0),
    });
    const { current } = sending;
    const change = ++current.made;
    // The answer to an earlier change says nothing about a later one that is shown already.
    const isLast = () => change === current.made;
    const turn = current.answered;
    const { promise: answered, resolve: letNextGo } = Promise.withResolvers<void>();
    current.answered = answered;
    await turn;
    try {
      current.held ??= before;
      const { data, message } = await callRouteForMessage(setPositionSimulations, {
        params: { position_id: positionId },
        body: { simulation_ids: ids, new_revision: newRevision },
      });
      current.held = data;
      if (isLast()) client.setQueryData(queryKey, data);
      if (undo) offerUndo(words, undo);
      else announce(words);
      if (message) toast.say({ message });
    } catch (error) {
      if (isLast()) client.setQueryData(queryKey, current.held ?? before);
      if (error instanceof ApiError && error.current?.allowed.includes('new_revision')) {
        setAsked({
          confirm: () => void store(added, words, undo, true),
          dismiss: () => setAsked(null),
        });
        return;
      }
      toast.say({ message: errorText(error), tone: 'danger' });
    } finally {
      if (isLast()) current.held = null;
      letNextGo();
    }
    await client.invalidateQueries({ queryKey: positionQuery(positionId).queryKey });
  };
  return { store, asked };
}
