/** Countries whose businesses have VAT numbers of the European Union (ISO 3166). */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const digitsOf = (text: string) => [...text].map(Number);

const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0);

/** Sum of the digits of a number below 100. */
const crossSum = (value: number) => Math.floor(value / 10) + (value % 10);

/** ISO 7064, MOD 11,10: the last digit checks the others. */
function mod1110(digits: readonly number[]): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digits.at(-1);
}

function luhn(digits: readonly number[]): boolean {
  const sum = digits
    .toReversed()
    .reduce((total, digit, i) => total + (i % 2 === 0 ? digit : crossSum(digit * 2)), 0);
  return sum % 10 === 0;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function irish(text: string): boolean {
  // The older form has a letter or sign at the second place.
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(text);
  const body = old ? `0${old[2]}${old[1]}${old[3]}` : text;
  const match = /^(\d{7})([A-W])([A-I])?$/.exec(body);
  if (!match) return false;
  const extra = match[3] ? ALPHABET.indexOf(match[3]) + 1 : 0;
  const sum = weighted(digitsOf(match[1] ?? ''), [8, 7, 6, 5, 4, 3, 2]) + 9 * extra;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === match[2];
}

const DNI = 'TRWAGMYFPDXBNJZSQVHLCKE';

function spanish(text: string): boolean {
  const person = /^([\dXYZKLM])(\d{7})([A-Z])$/.exec(text);
  if (person) {
    const lead = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' }[person[1] ?? ''] ?? person[1];
    return DNI[Number(`${lead}${person[2]}`) % 23] === person[3];
  }
  const company = /^[ABCDEFGHJNPQRSUVW](\d{7})([\dA-J])$/.exec(text);
  if (!company) return false;
  const digits = digitsOf(company[1] ?? '');
  const sum = digits.reduce((total, digit, i) => total + (i % 2 === 0 ? crossSum(digit * 2) : digit), 0);
  const check = (10 - (sum % 10)) % 10;
  return company[2] === String(check) || company[2] === 'JABCDEFGHI'[check];
}

function french(text: string): boolean {
  const match = /^([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(text);
  if (!match) return false;
  const [, key = '', siren = ''] = match;
  // Keys with letters are given without a rule that can be checked; the number behind them has one.
  if (/[A-Z]/.test(key)) return luhn(digitsOf(siren));
  return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

function dutch(text: string): boolean {
  const match = /^(\d{9})B(\d{2})$/.exec(text);
  if (!match) return false;
  const digits = digitsOf(match[1] ?? '');
  if (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8]) return true;
  // Numbers of people since 2020: ISO 7064, MOD 97,10 over the whole with letters as numbers from 10.
  const spelled = [...`NL${text}`].map((sign) =>
    /\d/.test(sign) ? sign : String(ALPHABET.indexOf(sign) + 10),
  );
  return BigInt(spelled.join('')) % 97n === 1n;
}

function czech(text: string): boolean {
  const digits = digitsOf(text);
  if (text.length === 8) {
    return text[0] !== '9' && (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digits[7];
  }
  if (text.length === 9 && text[0] === '6') {
    const left = 11 - (weighted(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11);
    return [8, 7, 6, 5, 4, 3, 2, 1, 0, 9, 8][left - 1] === digits[8];
  }
  // Numbers of people are dates of birth; those of nine digits have no check digit.
  const month = Number(text.slice(2, 4)) % 50;
  const isDate = [month, month - 20].some((each) => each >= 1 && each <= 12);
  return isDate && (text.length === 9 || Number(text) % 11 === 0 || Number(text.slice(0, 9)) % 11 === 10);
}

function bulgarian(text: string): boolean {
  const digits = digitsOf(text);
  if (text.length === 9) {
    const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? (weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === digits[8];
  }
  const egn = (weighted(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreign = weighted(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return [egn, foreign, other].includes(digits[9] ?? -1);
}

function lithuanian(text: string): boolean {
  const digits = digitsOf(text);
  const body = digits.slice(0, -1);
  const from = (start: number) =>
    body.reduce((sum, digit, i) => sum + digit * (((start - 1 + i) % 9) + 1), 0) % 11;
  const first = from(1);
  const check = first === 10 ? from(3) % 10 : first;
  return digits.at(text.length === 9 ? 7 : 10) === 1 && check === digits.at(-1);
}

function latvian(text: string): boolean {
  const digits = digitsOf(text);
  // Numbers of people begin with a date of birth or with 32, and carry no check that is published.
  if ((digits[0] ?? 0) <= 3) return /^(32|[0-3]\d[01]\d)/.test(text);
  const rest = weighted(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11;
  if (rest === 4) return digits[0] !== 9 && digits[10] === 0;
  return (rest > 4 ? 14 - rest : 3 - rest) === digits[10];
}

function cypriot(text: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = digitsOf(text.slice(0, 8)).reduce(
    (total, digit, i) => total + (i % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  );
  return !text.startsWith('12') && ALPHABET[sum % 26] === text[8];
}

function romanian(text: string): boolean {
  const digits = digitsOf(text.padStart(10, '0'));
  return ((weighted(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digits[9];
}

interface Form {
  /** As VAT numbers write the country; Greece is EL. */
  readonly prefix: string;
  readonly form: RegExp;
  readonly check: (text: string) => boolean;
}

const byWeights =
  (weights: readonly number[], check: (sum: number) => number) =>
  (text: string): boolean =>
    check(weighted(digitsOf(text), weights)) === Number(text.at(weights.length));

/** Forms and check digits of VAT numbers by country, as the national authorities publish them. */
const FORMS: Readonly<Record<string, Form>> = {
  AT: {
    prefix: 'AT',
    form: /^U\d{8}$/,
    check: (text) => {
      const digits = digitsOf(text.slice(1));
      const sum = digits
        .slice(0, 7)
        .reduce((total, digit, i) => total + (i % 2 === 0 ? digit : crossSum(digit * 2)), 0);
      return (96 - sum) % 10 === digits[7];
    },
  },
  BE: {
    prefix: 'BE',
    form: /^[01]?\d{9}$/,
    check: (text) => 97 - (Number(text.slice(0, -2)) % 97) === Number(text.slice(-2)),
  },
  BG: { prefix: 'BG', form: /^\d{9,10}$/, check: bulgarian },
  CY: { prefix: 'CY', form: /^[0-59]\d{7}[A-Z]$/, check: cypriot },
  CZ: { prefix: 'CZ', form: /^\d{8,10}$/, check: czech },
  DE: { prefix: 'DE', form: /^[1-9]\d{8}$/, check: (text) => mod1110(digitsOf(text)) },
  DK: {
    prefix: 'DK',
    form: /^[1-9]\d{7}$/,
    check: (text) => weighted(digitsOf(text), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  EE: {
    prefix: 'EE',
    form: /^10\d{7}$/,
    check: byWeights([3, 7, 1, 3, 7, 1, 3, 7], (s) => (10 - (s % 10)) % 10),
  },
  ES: { prefix: 'ES', form: /^[\dA-Z]\d{7}[\dA-Z]$/, check: spanish },
  FI: {
    prefix: 'FI',
    form: /^\d{8}$/,
    check: byWeights([7, 9, 10, 5, 8, 4, 2], (s) => (11 - (s % 11)) % 11),
  },
  FR: { prefix: 'FR', form: /^[\dA-Z]{2}\d{9}$/, check: french },
  GR: {
    prefix: 'EL',
    form: /^\d{9}$/,
    check: byWeights([256, 128, 64, 32, 16, 8, 4, 2], (s) => (s % 11) % 10),
  },
  HR: { prefix: 'HR', form: /^\d{11}$/, check: (text) => mod1110(digitsOf(text)) },
  HU: { prefix: 'HU', form: /^\d{8}$/, check: byWeights([9, 7, 3, 1, 9, 7, 3], (s) => (10 - (s % 10)) % 10) },
  IE: { prefix: 'IE', form: /^\d[\dA-Z+*]\d{5}[A-W][A-I]?$/, check: irish },
  IT: { prefix: 'IT', form: /^\d{11}$/, check: (text) => luhn(digitsOf(text)) },
  LT: { prefix: 'LT', form: /^(\d{9}|\d{12})$/, check: lithuanian },
  LU: {
    prefix: 'LU',
    form: /^\d{8}$/,
    check: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
  },
  LV: { prefix: 'LV', form: /^\d{11}$/, check: latvian },
  MT: {
    prefix: 'MT',
    form: /^[1-9]\d{7}$/,
    check: (text) => 37 - (weighted(digitsOf(text), [3, 4, 6, 7, 8, 9]) % 37) === Number(text.slice(6)),
  },
  NL: { prefix: 'NL', form: /^\d{9}B\d{2}$/, check: dutch },
  PL: { prefix: 'PL', form: /^\d{10}$/, check: byWeights([6, 5, 7, 2, 3, 4, 5, 6, 7], (s) => s % 11) },
  PT: {
    prefix: 'PT',
    form: /^[1-9]\d{8}$/,
    check: byWeights([9, 8, 7, 6, 5, 4, 3, 2], (s) => (s % 11 < 2 ? 0 : 11 - (s % 11))),
  },
  RO: { prefix: 'RO', form: /^[1-9]\d{1,9}$/, check: romanian },
  SE: { prefix: 'SE', form: /^\d{10}(0[1-9]|[1-9]\d)$/, check: (text) => luhn(digitsOf(text.slice(0, 10))) },
  SI: {
    prefix: 'SI',
    form: /^[1-9]\d{7}$/,
    check: (text) => {
      const check = 11 - (weighted(digitsOf(text), [8, 7, 6, 5, 4, 3, 2]) % 11);
      return check !== 11 && check % 10 === Number(text[7]);
    },
  },
  SK: { prefix: 'SK', form: /^[1-9]\d[2-47-9]\d{7}$/, check: (text) => Number(text) % 11 === 0 },
};

/** A VAT number without blanks, dots and dashes, in capitals, with its country's letters in front. */
export function normalVatNumber(country: string, text: string): string {
  const bare = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const form = FORMS[country];
  if (!form) return bare;
  return bare.startsWith(form.prefix) ? bare : `${form.prefix}${bare}`;
}

/**
 * Whether a text has the form and the check digits of a VAT number of a country of the European Union (ISO 3166). That the
 * number was given to somebody only its authority knows.
 */
export function isVatNumber(country: string, text: string): boolean {
  const form = FORMS[country];
  if (!form) return false;
  const bare = normalVatNumber(country, text).slice(2);
  return form.form.test(bare) && form.check(bare);
}
