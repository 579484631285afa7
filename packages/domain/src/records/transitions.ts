/**
 * One engine for every state table. A table lists, for each state, the states that may follow, who may go there and
 * whether a reason is needed; guards that need facts live beside the table they belong to.
 */

/** One allowed move. */
export interface TransitionRule<State extends string, Actor extends string = string> {
  readonly to: State;
  /** The move is refused without a reason. */
  readonly needs_reason?: boolean;
  /** Who may do it; left out: anyone who may act on the object at all. */
  readonly by?: readonly Actor[];
}

/** For each state the moves that leave it. */
export type TransitionTable<State extends string, Actor extends string = string> = Readonly<
  Record<State, readonly TransitionRule<State, Actor>[]>
>;

/** Who wants to move and with what. */
export interface TransitionRequest<Actor extends string = string> {
  readonly by?: Actor;
  readonly has_reason?: boolean;
}

/** Why a move is refused. */
export type TransitionRefusal =
  | 'unknown_state'
  | 'same_state'
  | 'not_allowed'
  | 'wrong_actor'
  | 'reason_required';

/** Answer to whether a move is allowed. */
export type TransitionAnswer<State extends string> =
  | { readonly allowed: true; readonly needs_reason: boolean }
  | {
      readonly allowed: false;
      readonly code: TransitionRefusal;
      /** Where the same actor may go from here, in table order. */
      readonly allowed_targets: readonly State[];
    };

/** May the object go from `from` to `to`? */
export function canTransition<State extends string, Actor extends string = string>(
  table: TransitionTable<State, Actor>,
  from: State,
  to: State,
  request: TransitionRequest<Actor> = {},
): TransitionAnswer<State> {
  const allowed_targets = allowedTargets(table, from, request.by);
  if (!Object.hasOwn(table, from) || !Object.hasOwn(table, to)) {
    return { allowed: false, code: 'unknown_state', allowed_targets };
  }
  const rules = table[from].filter((candidate) => candidate.to === to);
  const rule = rules.find((candidate) => isActor(candidate, request.by));
  if (rule === undefined) {
    const code = rules.length > 0 ? 'wrong_actor' : from === to ? 'same_state' : 'not_allowed';
    return { allowed: false, code, allowed_targets };
  }
  if (rule.needs_reason === true && request.has_reason !== true) {
    return { allowed: false, code: 'reason_required', allowed_targets };
  }
  return { allowed: true, needs_reason: rule.needs_reason === true };
}

/** The states that may follow, in table order; with an actor, only those that this actor may choose. */
export function allowedTargets<State extends string, Actor extends string = string>(
  table: TransitionTable<State, Actor>,
  from: State,
  by?: Actor,
): State[] {
  if (!Object.hasOwn(table, from)) return [];
  return table[from].filter((rule) => isActor(rule, by)).map((rule) => rule.to);
}

/** Does the move from `from` to `to` need a reason? false where there is no such move. */
export function needsReason<State extends string, Actor extends string = string>(
  table: TransitionTable<State, Actor>,
  from: State,
  to: State,
): boolean {
  return (
    Object.hasOwn(table, from) && table[from].some((rule) => rule.to === to && rule.needs_reason === true)
  );
}

/** The states of a table. */
export function statesOf<State extends string>(table: TransitionTable<State, never>): State[] {
  return Object.keys(table) as State[];
}

function isActor<State extends string, Actor extends string>(
  rule: TransitionRule<State, Actor>,
  by: Actor | undefined,
): boolean {
  return rule.by === undefined || by === undefined || rule.by.includes(by);
}
