/** What a mail server's report says of one mail that could not be delivered for good (RFC 3464). */
export interface ReturnedMail {
  /** Lower-cased. */
  readonly email: string;
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  readonly status: string;
  /** What the other server said, in one line; may be empty. */
  readonly diagnostic: string;
  /** The part before `@` of the returned mail's Message-ID; null: the report does not carry it. */
  readonly message_id: string | null;
}

const MOST_LETTERS = 300;

/** Lines of a header that go on begin with a blank (RFC 5322 §2.2.3). */
const unfolded = (text: string): string => text.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');

const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';

/**
 * Reads a report on delivery. Only what failed for good counts (`Action: failed` with a status of class 5, or without one);
 * what is delayed, relayed or delivered answers nothing.
 * @param message the report as it came, headers and body
 * @returns what came back, one entry a recipient; empty where it is no such report
 */
export function readDeliveryReport(message: string): ReturnedMail[] {
  const text = unfolded(message);
  const ids = [...text.matchAll(/^Message-ID:[ \t]*<([^@>\s]+)@[^>]*>/gim)].map((found) => found[1] ?? '');
  // The report has an id of its own; the returned mail's comes last.
  const message_id = ids.length > 1 ? (ids.at(-1) ?? null) : null;
  return text
    .split(/\n\s*\n/)
    .filter((block) => /^Final-Recipient:/im.test(block))
    .flatMap((block): ReturnedMail[] => {
      const email = fieldOf(block, 'Final-Recipient')
        .replace(/^[^;]*;/, '')
        .trim()
        .replace(/^<|>$/g, '')
        .toLowerCase();
      const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf(block, 'Status'))?.[0] ?? '';
      const hasFailed = fieldOf(block, 'Action').toLowerCase() === 'failed';
      if (!email.includes('@') || !hasFailed || (status !== '' && !status.startsWith('5'))) return [];
      const diagnostic = fieldOf(block, 'Diagnostic-Code')
        .replace(/^[^;]*;/, '')
        .trim()
        .slice(0, MOST_LETTERS);
      return [{ email, status, diagnostic, message_id }];
    });
}

/**
 * Whether a refusal says that the mailbox does not exist, so that nothing will ever arrive: 5.1.x (no such address) or 5.2.1
 * (switched off). Anything else may be about the mail or the sender.
 * @param response what the server answered, such as `550 5.1.1 User unknown`
 */
export function isNoMailbox(response: string): boolean {
  if (/\b5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)\b/.test(response)) return true;
  return (
    /^55[013]\b/.test(response) &&
    /\b(?:user unknown|no such (?:user|mailbox)|unknown (?:user|mailbox)|mailbox (?:unavailable|not found)|does not exist)\b/i.test(
      response,
    )
  );
}
