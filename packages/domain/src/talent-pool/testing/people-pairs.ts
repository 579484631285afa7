import type { Random } from '../../statistics/random.ts';
import type { ComparedFacts } from '../duplicate-people.ts';

/** Two people and whether they are one. */
export interface LabelledPair {
  readonly one: ComparedFacts;
  readonly other: ComparedFacts;
  readonly isSame: boolean;
  /** The rule that made the pair, to say where errors are. */
  readonly rule: string;
}

/** Names that a set is made of. Those of a set that judges are others than those of the set that rules were tuned with. */
export interface NameStock {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly hosts: readonly string[];
}

/** What the rules were tuned with. */
export const TUNING_NAMES: NameStock = {
  first: [
    'Anna',
    'Ben',
    'Carla',
    'David',
    'Elif',
    'Fatma',
    'Georg',
    'Hanna',
    'Ivan',
    'Julia',
    'Karim',
    'Lena',
  ],
  last: ['Berger', 'Öztürk', 'Nowak', 'García', 'Smith', 'Jensen', 'Rossi', 'Ali', 'Müller', 'Dubois'],
  hosts: ['gmail.com', 'example.org', 'post.test'],
};

/** What the set that judges is made of. */
export const JUDGING_NAMES: NameStock = {
  first: [
    'Aaliyah',
    'Bogdan',
    'Chiara',
    'Dmitri',
    'Eleonora',
    'Fiona',
    'Gabriel',
    'Hyun',
    'Ingrid',
    'Jamal',
    'Katarzyna',
    'Lucía',
    'Matteo',
    'Naomi',
    'Oskar',
    'Priya',
    'Quentin',
    'Renée',
    'Søren',
    'Tariq',
    'Ursula',
    'Valentin',
    'Wanda',
    'Xenia',
    'Yusuf',
    'Zuzana',
    'Maria',
    'Mario',
    'Daniel',
    'Daniela',
    'Jan',
    'Jana',
    'Alexander',
    'Alexandra',
    'Simon',
    'Simone',
    'Andrea',
    'Andreas',
    'Anna Maria',
    'Jean-Pierre',
    'Li',
    'Mohammed',
    'عمر',
    'ليلى',
  ],
  last: [
    'Abramowicz',
    'Bauer',
    'Castillo',
    'Drăgulescu',
    'Eriksen',
    'Fernández',
    'Großmann',
    'Hernandez',
    'Ivanova',
    'Johansson',
    'Kowalczyk',
    'Lindqvist',
    'Mbeki',
    'Nguyen',
    'O’Connor',
    'Pettersson',
    'Quispe',
    'Rahman',
    'Sánchez',
    'Takahashi',
    'Ueda',
    'van der Berg',
    'Weiß',
    'Xu',
    'Yılmaz',
    'Žižka',
    'Schröder',
    'Łukasik',
    'Kim',
    'Al-Hassan',
    'الخطيب',
    'حداد',
  ],
  hosts: ['gmail.com', 'googlemail.com', 'example.com', 'mail.test', 'work.example', 'kontor.test'],
};

const digit = (random: Random) => String(random.int(10));
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

interface Drawing {
  readonly random: Random;
  readonly names: NameStock;
}

/** Somebody with everything a form asks for, and a number of their own in all of it. */
function somebody({ random, names }: Drawing): ComparedFacts {
  const [first_name, last_name] = [random.pick(names.first), random.pick(names.last)];
  const own = Array.from({ length: 5 }, () => digit(random)).join('');
  const local = [plain(first_name), plain(last_name)].filter((part) => part !== '').join('.');
  return {
    first_name,
    last_name,
    email: `${local || 'person'}.${own}@${random.pick(names.hosts)}`,
    phone: `+49 1${Array.from({ length: 9 }, () => digit(random)).join('')}`,
    linkedin: `https://www.linkedin.com/in/${local || 'person'}-${own}`,
    cv_digests: [Array.from({ length: 16 }, () => digit(random)).join('')],
  };
}

type Noise = (person: ComparedFacts, drawing: Drawing) => ComparedFacts;

/** Ways in which the same name is written a second time. */
const NAME_NOISE: readonly Noise[] = [
  (person) => ({ ...person, first_name: person.last_name, last_name: person.first_name }),
  (person) => ({
    ...person,
    first_name: person.first_name.toUpperCase(),
    last_name: person.last_name.toUpperCase(),
  }),
  (person) => ({
    ...person,
    first_name: person.first_name.normalize('NFKD').replace(/\p{Mn}+/gu, ''),
    last_name: person.last_name.normalize('NFKD').replace(/\p{Mn}+/gu, ''),
  }),
  (person) => ({
    ...person,
    last_name: person.last_name
      .replace(/ä/g, 'ae')
      .replace(/ö/g, 'oe')
      .replace(/ü/g, 'ue')
      .replace(/ß/g, 'ss'),
  }),
  (person) => ({ ...person, first_name: [...person.first_name][0] ?? '' }),
  (person, { random, names }) => ({
    ...person,
    first_name: `${person.first_name} ${random.pick(names.first)}`,
  }),
  (person, { random }) => ({ ...person, last_name: mistyped(person.last_name, random) }),
  (person, { random }) => ({ ...person, first_name: mistyped(person.first_name, random) }),
  (person) => ({ ...person, first_name: `Dr. ${person.first_name}` }),
  (person) => ({ ...person, first_name: '', last_name: `${person.first_name} ${person.last_name}` }),
];

/** One slip of the hand anywhere in a word: a letter left out, doubled, replaced or swapped. */
function mistyped(text: string, random: Random): string {
  const letters = [...text];
  if (letters.length < 4) return text;
  const at = random.int(letters.length - 1);
  const here = letters[at] ?? '';
  switch (random.int(4)) {
    case 0:
      letters.splice(at, 1);
      break;
    case 1:
      letters.splice(at, 0, here);
      break;
    case 2:
      letters[at] = random.pick([...'aeinrst']);
      break;
    default:
      letters.splice(at, 2, letters[at + 1] ?? '', here);
  }
  return letters.join('');
}

const PHONE_NOISE: readonly Noise[] = [
  (person) => ({ ...person, phone: `0${person.phone.replace(/^\+49 /, '')}` }),
  (person) => ({ ...person, phone: person.phone.replace(/^\+49 /, '0049 (0)') }),
  (person) => ({ ...person, phone: person.phone.replace(/(\d{3})(?=\d)/g, '$1-') }),
];

/** What is different when the same person comes a second time: nearly always the address, the rest by chance. */
function again(person: ComparedFacts, drawing: Drawing): { other: ComparedFacts; rule: string } {
  const { random, names } = drawing;
  let other: ComparedFacts = { ...person };
  const done: string[] = [];
  const chance = (share: number) => random.next() < share;
  if (chance(0.5)) {
    other = random.pick(NAME_NOISE)(other, drawing);
    done.push('name');
  }
  // What still joins the two; the rest may be different or missing.
  const kept =
    random.next() < 0.05 ? 'nothing' : random.pick(['email', 'phone', 'cv', 'linkedin', 'phone+cv']);
  const [local = '', host = ''] = other.email.split('@');
  if (kept === 'email') {
    const written =
      host === 'gmail.com' || host === 'googlemail.com'
        ? `${local.replaceAll('.', '')}@${chance(0.5) ? 'gmail.com' : 'googlemail.com'}`
        : `${local}+jobs@${host}`;
    other = { ...other, email: written };
  } else if (chance(0.85)) {
    other = {
      ...other,
      email: `${local.split('.')[0] ?? 'x'}${digit(random)}${digit(random)}@${random.pick(names.hosts)}`,
    };
  } else other = { ...other, email: '' };
  other = kept.includes('phone')
    ? random.pick(PHONE_NOISE)(other, drawing)
    : { ...other, phone: chance(0.5) ? '' : somebody(drawing).phone };
  if (!kept.includes('cv')) other = { ...other, cv_digests: chance(0.5) ? [] : somebody(drawing).cv_digests };
  if (kept !== 'linkedin') other = { ...other, linkedin: '' };
  return { other, rule: [kept, ...done].join(' ') };
}

/** Two who are not one, and have something in common that makes them look like it. */
const LOOKALIKES: readonly [string, (person: ComparedFacts, drawing: Drawing) => ComparedFacts][] = [
  [
    'namesakes',
    (person, drawing) => ({
      ...somebody(drawing),
      first_name: person.first_name,
      last_name: person.last_name,
    }),
  ],
  [
    'family: one telephone',
    (person, drawing) => ({
      ...somebodyElse(person, drawing),
      last_name: person.last_name,
      phone: person.phone,
    }),
  ],
  ['office: one telephone', (person, drawing) => ({ ...somebodyElse(person, drawing), phone: person.phone })],
  [
    'somebody else’s CV by mistake',
    (person, drawing) => ({ ...somebodyElse(person, drawing), cv_digests: person.cv_digests }),
  ],
  [
    'two of a household with one mailbox',
    (person, drawing) => {
      const [local = '', host = ''] = person.email.split('@');
      const other = somebodyElse(person, drawing);
      return { ...other, last_name: person.last_name, email: `${local}+${plain(other.first_name)}@${host}` };
    },
  ],
  [
    'same name before the @ at another host',
    (person, drawing) => ({
      ...somebody(drawing),
      first_name: person.first_name,
      last_name: person.last_name,
      email: `${person.email.split('@')[0]}@elsewhere.test`,
    }),
  ],
  ['strangers', (_, drawing) => somebody(drawing)],
];

/** Somebody of another first name. */
function somebodyElse(person: ComparedFacts, drawing: Drawing): ComparedFacts {
  for (;;) {
    const other = somebody(drawing);
    if (other.first_name !== person.first_name) return other;
  }
}

/** Pairs of people, half of them one person, made by rules of what people do to their data when they come again. */
export function labelledPairs(random: Random, names: NameStock, count: number): LabelledPair[] {
  const drawing = { random, names };
  return Array.from({ length: count }, (_, place) => {
    const one = somebody(drawing);
    if (place % 2 === 0) {
      const { other, rule } = again(one, drawing);
      return { one, other, isSame: true, rule };
    }
    const [rule, make] = random.pick(LOOKALIKES);
    return { one, other: make(one, drawing), isSame: false, rule };
  });
}
