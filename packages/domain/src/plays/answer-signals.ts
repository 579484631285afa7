/**
 * What a browser tells of how an answer was given. All of it may be a lie: none of it enters a score or ends a play, it
 * is shown as facts for people to look at.
 */

/** What an answer can be given with. */
export const ANSWER_DEVICES = ['mouse', 'touch', 'pen', 'keyboard'] as const;
export type AnswerDevice = (typeof ANSWER_DEVICES)[number];

/** What a browser tells of one input of a play. */
export interface AnswerSignals {
  /**
   * Whether the browser vouches that a device made the event which gave the answer (`isTrusted`, DOM standard); false:
   * a script made it. null where no event gave it, as when the time was up.
   */
  readonly trusted: boolean | null;
  /** What it was given with; null where no event gave it, or a script. */
  readonly device: AnswerDevice | null;
  /** Whether the browser says that software controls it (`navigator.webdriver`, W3C WebDriver). */
  readonly automated: boolean;
  /** Whether the page was in view all the time since the input before. */
  readonly visible: boolean;
  /** Times that something was pasted since the input before. */
  readonly pastes: number;
  /** Frames drawn between what is answered and the answer, or since the input before; null: not counted. */
  readonly frames: number | null;
}

/** Counts of a whole play; all but `inputs` are of those inputs of which the browser told something. */
export interface PlaySignals {
  readonly inputs: number;
  readonly told: number;
  readonly automated: number;
  /** Given by a script, where no assistive program explains it: those of some people act through scripts. */
  readonly scripted: number;
  readonly hidden: number;
  readonly undrawn: number;
  readonly pastes: number;
  readonly by: Readonly<Record<AnswerDevice, number>>;
}

/** What is read of a stored event. */
export interface SignalledEvent {
  readonly type: string;
  readonly signals?: AnswerSignals | null;
}

/**
 * Adds up what the browser told of the inputs of a play.
 * @param isAssisted whether the person asked for a screen reader or the keyboard alone, and may have a program act for
 * them: then no answer counts as scripted
 */
export function readSignals(log: readonly SignalledEvent[], isAssisted: boolean): PlaySignals {
  const inputs = log.filter(({ type }) => type === 'input');
  const told = inputs.flatMap(({ signals }) => signals ?? []);
  const count = (is: (signals: AnswerSignals) => boolean) => told.filter(is).length;
  const givenWith = (device: AnswerDevice) => count((signals) => signals.device === device);
  return {
    inputs: inputs.length,
    told: told.length,
    automated: count(({ automated }) => automated),
    scripted: isAssisted ? 0 : count(({ trusted }) => trusted === false),
    hidden: count(({ visible }) => !visible),
    undrawn: count(({ trusted, frames }) => trusted !== null && frames === 0),
    pastes: told.reduce((sum, { pastes }) => sum + pastes, 0),
    by: {
      mouse: givenWith('mouse'),
      touch: givenWith('touch'),
      pen: givenWith('pen'),
      keyboard: givenWith('keyboard'),
    },
  };
}
