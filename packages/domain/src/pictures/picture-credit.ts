/** Who made a picture and on what terms it is used; kept with the file and shown beside it. */
export interface PictureCredit {
  /** What it is called where it came from; empty: it has no name. */
  readonly title: string;
  /** Empty: not told. */
  readonly author: string;
  /** Name of the licence, such as `MIT` or `CC BY 4.0`. */
  readonly licence: string;
  /** Where the licence can be read; empty: not told. */
  readonly licence_url: string;
  /** The package or service that it came from. */
  readonly source: string;
  /** Where it can be seen there. */
  readonly source_url: string;
}

/** Longest address that is kept. */
const LONGEST_ADDRESS = 1000;

/** An address of the web that may stand in a link; empty for anything else, such as `javascript:`. */
export function webAddress(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS || !URL.canParse(value)) return '';
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '' ? value : '';
}
