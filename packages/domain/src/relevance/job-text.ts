/**
 * Reading a job advert: which of its sentences tell of the work, and the word stems that the relevance model counts.
 * Everything is pure and language-neutral where it can be; stems are made for English, families have Arabic words too.
 */

/** A sentence of an advert. */
export interface JobSentence {
  /** As it stands in the plain text, so that it can be quoted. */
  readonly text: string;
  /** False for what is said of the employer, pay, benefits, law or how to apply: nothing of it counts. */
  readonly counts: boolean;
}

/** Longest text that is read, in characters; what comes after is left out. */
export const LONGEST_JOB_TEXT = 40_000;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    bull: '•',
    middot: '•',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
  }),
);

/** A text without markup: tags gone (their ends of lines kept), comments, scripts and styles gone, entities read. */
export function plainJobText(given: string): string {
  const text = given.slice(0, LONGEST_JOB_TEXT);
  const bare = /<[a-z!/]/i.test(text)
    ? text
        .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
        .replace(/<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
        .replace(
          /<\/?(p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|header|footer|dt|dd)\b[^<>]*>/gi,
          '\n',
        )
        .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    : text;
  return bare
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
      const hex = /^#x/i.test(name);
      const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
      return code > 31 && code < 0x11_0000 && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : ' ';
    })
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Headings under which nothing tells of the work itself. */
const ASIDE_HEADING =
  /^(about (us|the (company|team|organi[sz]ation|employer|business)|our (company|team|culture)|[A-Z][\w&.' -]{1,30})|who we are|our (story|mission|values|culture|company|benefits|commitment)|(company|employer) (overview|profile|description|information)|(employee |our |key |the )?(benefits|perks|package|rewards)( .{0,30})?|what (we|you('|’)?ll) (offer|get|receive)( you)?|what('|’)?s in it for you|we offer|why (join|work|us|you).{0,40}|(compensation|salary|pay)( .{0,40})?|equal .{0,40}|diversity.{0,50}|eeo.{0,30}|accommodations?.{0,30}|legal.{0,30}|(data )?privacy.{0,30}|disclaimer.{0,30}|(how|when|where) to apply.{0,30}|(the )?(application|interview|recruitment|hiring|selection) (process|procedure)s?|apply( now)?|contact( us)?|next steps|working hours|hours|location|(additional|further|other) information|background checks?.{0,30}|agenc(y|ies).{0,40}|من نحن|عن الشركة|نبذة عن .{1,30}|المزايا.{0,20}|ما نقدمه.{0,20}|كيفية التقديم)$/i;

/** Headings under which the work is told again. */
const WORK_HEADING =
  /^(about (the|this|your) (role|job|position|opportunity|work)|(the|your) (role|job|position|opportunity|mission|impact|profile)|(job |role |position )?(summary|description|purpose|overview|duties|tasks)|(key |main |core |primary |essential |your |job |day.to.day )*(duties|tasks|responsibilities|functions|accountabilities|activities)( .{0,40})?|what you('|’)?(ll| will) (do|be doing|bring|need)|what (we('|’)?re|we are) looking for|who you are|about you|(minimum |preferred |basic |required |desired |key |essential |job )*(requirements?|qualifications?|skills?|experience|competenc(y|ies)|criteria)( .{0,40})?|you (have|bring|are|will)|a day in the life.{0,20}|(المهام|المسؤوليات|الواجبات|المتطلبات|المؤهلات|المهارات|الوصف الوظيفي|عن الوظيفة)( .{0,30})?)$/i;

/** Sentences that every advert could have. */
const ASIDE_SENTENCE =
  /equal[ -](employment )?opportunit|regardless of|without regard to|protected (veteran|class|characteristic|status)|affirmative action|sexual orientation|gender identity|marital status|national origin|reasonable (accommodation|adjustment)|e-?verify|background check|drug (test|screen|free)|\b401\s?\(?k\b|\b(health|dental|vision|medical|life) (insurance|cover|plan)|paid (time off|vacation|holiday|leave)|\bpto\b|annual leave|days('|’)? (holiday|vacation|leave)|pension|(parental|maternity|sick) leave|stock options|signing bonus|gym membership|cycle.to.work|free (lunch|fruit|coffee|parking|snacks)|company car|tuition reimburse|competitive (salary|pay|compensation|package)|salary (range|of|is)|per (hour|annum|year)\b.{0,30}$|[$€£]\s?\d|\bgdpr\b|personal data|privacy (policy|notice)|data protection|apply (now|today|via|online|here|by)|(send|submit|forward|email) (us )?your (cv|r[ée]sum[ée]|application)|(we are|we’re|we're|is|as) (a|an|the|one of the) (leading|global|fast|award|world|rapidly|family|premier|largest|top|market|privately|proud)|founded in|established in|headquartered|\b(fortune|ftse) ?\d+|our (values|mission|culture|benefits)|join (our|us|a) |no agencies|recruitment agenc|unsolicited|click (here|the)|visit (our|us at)|https?:\/\/|www\.|@[a-z0-9-]+\.[a-z]|great place to work|years in business|customers in \d+ countr|office(s)? in \d+|work permit|right to work|visa sponsorship|only shortlisted|background screening|criminal (record|history)|تكافؤ الفرص|تأمين (صحي|طبي)|الراتب|إجازة سنوية|أرسل سيرتك/i;

function isHeading(line: string): boolean {
  return line.length <= 60 && line.split(' ').length <= 8 && !/[.!?;,،؛]$/.test(line);
}

/** The sentences of a plain text, each with whether it tells of the work. Lines, bullets and full stops part them. */
export function jobSentences(plain: string): JobSentence[] {
  const sentences: JobSentence[] = [];
  let aside = false;
  for (const raw of plain.split('\n')) {
    const line = raw.replace(/^[\s•·●▪◦■□–—*+>#-]+/, '').trim();
    if (line === '') continue;
    const [, lead = '', rest = ''] = /^([^:：]{2,50})[:：]\s*(.*)$/.exec(line) ?? [];
    const heading = (lead === '' ? line : lead).replace(/[*_#:：]+/g, '').trim();
    if (isHeading(heading)) {
      const isWork = WORK_HEADING.test(heading);
      const isAside = !isWork && ASIDE_HEADING.test(heading);
      if (isWork) aside = false;
      if (isAside) aside = true;
      if ((isWork || isAside) && (lead === '' || rest === '')) continue;
    }
    for (const text of line.split(/(?<=[.!?؟])\s+(?=[^a-z])/)) {
      if (text.trim() !== '')
        sentences.push({ text: text.trim(), counts: !aside && !ASIDE_SENTENCE.test(text) });
    }
  }
  return sentences;
}

const STOP = new Set(
  'a about across all also am an and any are as at be been being but by can could do does each etc every for from had has have he her his how i if in including into is it its like may more most must my new no not of on one or other our out over per she should so some such than that the their them then there these they this those through to under up us use used using very via was we well were what when where which while who whom whose will with within without would you your yours job role position candidate ideal looking seek seeking join team opportunity company work working environment ability able strong excellent good great experience experienced years year plus required preferred requirement requirements responsibility responsibilities duty duties include includes skill skills knowledge successful'.split(
    ' ',
  ),
);

const RESPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    programme: 'program',
    programmes: 'programs',
    centre: 'center',
    centres: 'centers',
    theatre: 'theater',
    labour: 'labor',
    colour: 'color',
    colours: 'colors',
    behaviour: 'behavior',
    behavioural: 'behavioral',
    behaviours: 'behaviors',
    cheque: 'check',
    cheques: 'checks',
    tyre: 'tire',
    tyres: 'tires',
    aluminium: 'aluminum',
    modelling: 'modeling',
    labelling: 'labeling',
    travelling: 'traveling',
    counselling: 'counseling',
    counsellor: 'counselor',
    jewellery: 'jewelry',
    catalogue: 'catalog',
    analyse: 'analyze',
    analyses: 'analyze',
    analysing: 'analyzing',
    paediatric: 'pediatric',
    orthopaedic: 'orthopedic',
    anaesthetic: 'anesthetic',
    anaesthesia: 'anesthesia',
    gynaecology: 'gynecology',
    defence: 'defense',
    licence: 'license',
    practise: 'practice',
    fulfil: 'fulfill',
    instal: 'install',
    enrol: 'enroll',
    grey: 'gray',
    plough: 'plow',
    lorry: 'truck',
    lorries: 'trucks',
    hgv: 'truck',
    lgv: 'truck',
    solicitor: 'lawyer',
    barrister: 'lawyer',
    receptionists: 'receptionist',
    dev: 'developer',
    devs: 'developer',
    swe: 'software',
    sysadmin: 'administrator',
    healthcare: 'health',
    ecommerce: 'commerce',
    barkeeper: 'bartender',
    postman: 'mail',
  }),
);

const SUFFIXES: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ements', ''],
  ['ement', ''],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ions', ''],
  ['ion', ''],
  ['ers', 'er'],
  ['ors', 'or'],
  ['ally', ''],
  ['ical', 'ic'],
  ['es', ''],
  ['ed', ''],
  ['ly', ''],
  ['al', ''],
  ['s', ''],
  ['e', ''],
];

/** The stem of an English word in small letters; British spelling gives the stem of the American one. */
export function stemOf(word: string): string {
  const us = (RESPELLED.get(word) ?? word)
    .replace(/is(e|es|ed|ing|ation|ations|er|ers)$/, (whole, end: string) =>
      word.length - whole.length >= 4 &&
      !/(prom|exerc|superv|adv|rev|dev|surpr|franch|merchand|expert|enterpr|comprom|telev|prec|conc|dec|prov|v|ra|no|prem|ar)$/.test(
        word.slice(0, -whole.length),
      )
        ? `iz${end}`
        : whole,
    )
    .replace(/([^aeiou])our(s|ed|ing|al)?$/, (whole, before: string, end: string = '') =>
      word.length >= 6 ? `${before}or${end}` : whole,
    );
  for (const [suffix, instead] of SUFFIXES)
    if (us.endsWith(suffix) && us.length - suffix.length >= 3)
      return undoubled(us.slice(0, us.length - suffix.length) + instead);
  return us;
}

function undoubled(stem: string): string {
  return /([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** The stems of a text, in order, without words that tell nothing of the work. `known` keeps stems between many texts. */
export function stemsOf(text: string, known?: Map<string, string>): string[] {
  const small = text.toLowerCase();
  const plain = /[^\0-\x7f]/.test(small) ? small.normalize('NFKD').replace(/\p{M}/gu, '') : small;
  const stems: string[] = [];
  for (const word of plain.replace(/[’']s\b/g, '').match(/[a-z][a-z+#]*/g) ?? []) {
    if (word.length < 2 || STOP.has(word)) continue;
    const stem = known?.get(word) ?? stemOf(word);
    known?.set(word, stem);
    stems.push(stem);
  }
  return stems;
}
