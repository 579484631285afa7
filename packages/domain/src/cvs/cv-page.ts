/** A run of text of one page with where it lies, in points (1/72 inch) from the page's top left corner. */
export interface CvWord {
  readonly text: string;
  readonly x: number;
  /** Of the run's baseline, counted downwards. */
  readonly y: number;
  readonly width: number;
  /** Height of the type, about its size in points. */
  readonly size: number;
  /** Tells faces of type apart; what it is called does not matter. */
  readonly font: string;
}

/** A page as it was laid out. */
export interface CvPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly CvWord[];
}

/** A line of a CV in reading order. */
export interface CvLine {
  /** What stands on it, with wide gaps as breaks between its parts; never empty. */
  readonly parts: readonly string[];
  /** Where each part begins, in points from the left. */
  readonly starts: readonly number[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** Size of its largest type, in points. */
  readonly size: number;
  /** Face of most of its letters. */
  readonly font: string;
  /** Counted from 0. */
  readonly page: number;
  /** Blank space above it in heights of its own type; 0 where a column or page begins. */
  readonly gap: number;
  /** Begins with a sign of a list, which its parts no longer hold. */
  readonly is_bullet: boolean;
  /** The first line of a column or of a part of the page that is read by itself. */
  readonly begins_column: boolean;
}

/** The text of a line. */
export const lineText = (line: Pick<CvLine, 'parts'>): string => line.parts.join(' ');
