import { normalizeEmail } from '@tryout/domain/accounts/email';
import { CANDIDATE_INVITE_CSV_ROWS } from '@tryout/domain/positions/candidate-invite-status';
import { invalidField } from '../../../platform/http/refusal.ts';
import { invitationsSay } from './invitations.messages.ts';

/** A line of a list of people to invite, as typed, its address normalised. */
export interface ListedPerson {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Addresses parted by lines, commas or semicolons; `Name Surname <address>` gives the name too. */
export function readPasted(text: string): ListedPerson[] {
  const people = text.split(/\r\n|\r|\n/).flatMap((line, i) =>
    line
      .split(/[,;\t]/)
      .map((part) => clean(part))
      .filter((part) => part !== '')
      .map((part) => {
        const match = /^(.*)<([^<>]*)>$/.exec(part);
        const [first = '', ...rest] = clean((match?.[1] ?? '').replace(/["']/g, '')).split(' ');
        return {
          line: i + 1,
          email: normalizeEmail(match?.[2] ?? part).slice(0, 400),
          first_name: first.slice(0, 80),
          last_name: rest.join(' ').slice(0, 80),
        };
      }),
  );
  return limited(people, 'pasted');
}

const HEADINGS: Readonly<Record<string, keyof Omit<ListedPerson, 'line'>>> = {
  email: 'email',
  mail: 'email',
  emailaddress: 'email',
  firstname: 'first_name',
  givenname: 'first_name',
  lastname: 'last_name',
  surname: 'last_name',
  familyname: 'last_name',
};

/** Rows of a CSV by its heading line; commas, semicolons or tabs, quoted as usual. Cells are text, whatever they begin with. */
export function readCsv(text: string): ListedPerson[] {
  const rows = parseCsv(text.replace(/^\ufeff/, ''));
  const heading = rows.shift();
  const columns = (heading?.cells ?? []).map((cell) => HEADINGS[cell.toLowerCase().replace(/[^a-z]/g, '')]);
  const at = (name: keyof Omit<ListedPerson, 'line'>) => columns.indexOf(name);
  if (at('email') < 0) throw invalidField('csv', invitationsSay('positions.invitations.no_heading'));
  const people = rows
    .filter((row) => row.cells.some((cell) => clean(cell) !== ''))
    .map((row) => {
      const cell = (name: keyof Omit<ListedPerson, 'line'>) => clean(row.cells[at(name)] ?? '');
      return {
        line: row.line,
        email: normalizeEmail(cell('email')).slice(0, 400),
        first_name: cell('first_name').slice(0, 80),
        last_name: cell('last_name').slice(0, 80),
      };
    });
  return limited(people, 'csv');
}

interface CsvRow {
  readonly line: number;
  readonly cells: string[];
}

function parseCsv(text: string): CsvRow[] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const parted = [',', ';', '\t'].map((sign) => [firstLine.split(sign).length, sign] as const);
  const separator = parted.reduce((best, each) => (each[0] > best[0] ? each : best))[1];
  const rows: CsvRow[] = [];
  let [line, cell, cells, quoted] = [1, '', [] as string[], false];
  let rowLine = 1;
  const endRow = () => {
    rows.push({ line: rowLine, cells: [...cells, cell] });
    [cells, cell] = [[], ''];
  };
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    const isBreak = sign === '\n' || (sign === '\r' && text.charAt(i + 1) !== '\n');
    if (isBreak) line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(i + 1) === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') [cell, quoted] = ['', true];
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (isBreak) {
      endRow();
      rowLine = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** One line without control characters, trimmed. */
function clean(text: string): string {
  return text
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function limited(people: ListedPerson[], field: string): ListedPerson[] {
  if (people.length <= CANDIDATE_INVITE_CSV_ROWS) return people;
  throw invalidField(
    field,
    invitationsSay('positions.invitations.too_many', {
      count: people.length,
      limit: CANDIDATE_INVITE_CSV_ROWS,
    }),
  );
}
