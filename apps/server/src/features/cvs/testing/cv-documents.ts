import { zipOf } from '../sample-documents.ts';
import { CV_HEADINGS, type CvPerson, headingOf, writtenDates } from './cv-people.ts';

/** A document of a person's CV. */
export interface CvDocument {
  readonly kind: 'docx' | 'odt' | 'rtf' | 'txt';
  readonly content: Buffer;
}

/** Layouts of documents that are no pages yet, by name. */
export const DOCUMENT_LAYOUTS: Readonly<Record<string, (person: CvPerson, n: number) => CvDocument>> = {
  'docx plain': docxPlain,
  'docx table': docxTable,
  'docx dates in a column': docxDates,
  'odt tabs': odtTabs,
  'rtf table': rtfTable,
  txt: txtPlain,
};

/** Those of them that nothing was tuned on. */
export const KEPT_DOCUMENTS: readonly string[] = ['docx dates in a column', 'odt tabs', 'rtf table'];

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly size?: number;
}

const run = ({ text, bold, size }: Run): string =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}</w:rPr>${text
    .split('\t')
    .map((piece) => `<w:t xml:space="preserve">${escaped(piece)}</w:t>`)
    .join('<w:tab/>')}</w:r>`;
const p = (text: string | readonly Run[], over: Omit<Run, 'text'> & { list?: boolean } = {}): string =>
  `<w:p><w:pPr>${over.list ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}</w:pPr>${(typeof text === 'string' ? [{ text, ...over }] : text).map(run).join('')}</w:p>`;
const cell = (content: string): string => `<w:tc><w:tcPr/>${content === '' ? '<w:p/>' : content}</w:tc>`;
const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

function docx(body: string): CvDocument {
  const content = zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
  return { kind: 'docx', content };
}

const heading = (person: CvPerson, part: Parameters<typeof headingOf>[1], n: number): string =>
  p(headingOf(person, part, n).toUpperCase(), { bold: true, size: 13 });
const named = (person: CvPerson): string => `${person.first} ${person.last}`;

function docxPlain(person: CvPerson, n: number): CvDocument {
  return docx(
    [
      p(named(person), { bold: true, size: 22 }),
      p(`${person.email} | ${person.phone} | ${person.place} | ${person.link}`),
      heading(person, 'summary', n),
      p(person.summary),
      heading(person, 'experience', n),
      ...person.jobs.flatMap((job) => [
        p([{ text: job.title, bold: true }, { text: `\t${writtenDates(person, job.from, job.to, n % 4)}` }]),
        p(`${job.company}, ${job.place}`),
        ...job.points.map((point) => p(point, { list: true })),
        p(''),
      ]),
      heading(person, 'education', n),
      ...person.schools.flatMap((school) => [
        p([
          { text: `${school.degree}, ${school.field}`, bold: true },
          { text: `\t${school.from} – ${school.to}` },
        ]),
        p(school.school),
      ]),
      heading(person, 'skills', n),
      p(person.skills.join(', ')),
      heading(person, 'languages', n),
      ...person.languages.map(({ name, level }) => p(`${name} – ${level}`)),
    ].join(''),
  );
}

function docxTable(person: CvPerson, n: number): CvDocument {
  const side = [
    p(CV_HEADINGS[person.language].contact, { bold: true, size: 13 }),
    p(person.phone),
    p(person.email),
    p(person.place),
    p(person.link),
    heading(person, 'skills', n),
    ...person.skills.map((skill) => p(skill, { list: true })),
    heading(person, 'languages', n),
    ...person.languages.map(({ name, level }) => p(`${name} (${level})`)),
  ];
  const main = [
    p(named(person).toUpperCase(), { bold: true, size: 26 }),
    p(person.headline, { size: 14 }),
    heading(person, 'experience', n),
    ...person.jobs.flatMap((job) => [
      p(job.company, { bold: true }),
      p(`${job.title} | ${writtenDates(person, job.from, job.to, n % 4)}`),
      ...job.points.map((point) => p(point, { list: true })),
    ]),
    heading(person, 'education', n),
    ...person.schools.flatMap((school) => [
      p(school.school, { bold: true }),
      p(`${school.degree} ${school.field}, ${school.from}–${school.to}`),
    ]),
  ];
  return docx(table([[side.join(''), main.join('')]]));
}

function docxDates(person: CvPerson, n: number): CvDocument {
  return docx(
    [
      p(CV_HEADINGS[person.language].title, { bold: true, size: 18 }),
      table([
        [p('Name'), p(named(person))],
        [p('E-Mail'), p(person.email)],
        [p('Tel.'), p(person.phone)],
        [p(person.language === 'de' ? 'Anschrift' : 'Address'), p(person.place)],
      ]),
      heading(person, 'experience', n),
      table(
        person.jobs.map((job) => [
          p(writtenDates(person, job.from, job.to, n % 4)),
          [
            p(job.title, { bold: true }),
            p(`${job.company}, ${job.place}`),
            ...job.points.map((point) => p(point, { list: true })),
          ].join(''),
        ]),
      ),
      heading(person, 'education', n),
      table(
        person.schools.map((school) => [
          p(`${school.from} – ${school.to}`),
          [p(school.school, { bold: true }), p(`${school.degree} in ${school.field}`)].join(''),
        ]),
      ),
      heading(person, 'skills', n),
      p(person.skills.join(' · ')),
      heading(person, 'languages', n),
      p(person.languages.map(({ name, level }) => `${name}: ${level}`).join(', ')),
    ].join(''),
  );
}

function odtTabs(person: CvPerson, n: number): CvDocument {
  const line = (text: string) => `<text:p>${text.split('\t').map(escaped).join('<text:tab/>')}</text:p>`;
  const head = (part: Parameters<typeof headingOf>[1]) =>
    `<text:h text:outline-level="1">${escaped(headingOf(person, part, n))}</text:h>`;
  const body = [
    line(named(person)),
    line(person.place),
    line(person.phone),
    line(person.email),
    head('education'),
    ...person.schools.map((school) =>
      line(`${school.from}–${school.to}\t${school.degree} ${school.field}, ${school.school}`),
    ),
    head('experience'),
    ...person.jobs.flatMap((job) => [
      line(`${writtenDates(person, job.from, job.to, n % 4)}\t${job.company}`),
      line(`\t${job.title}`),
      `<text:list>${job.points.map((point) => `<text:list-item>${line(point)}</text:list-item>`).join('')}</text:list>`,
    ]),
    head('languages'),
    ...person.languages.map(({ name, level }) => line(`${name}\t${level}`)),
    head('skills'),
    `<text:list>${person.skills.map((skill) => `<text:list-item>${line(skill)}</text:list-item>`).join('')}</text:list>`,
  ];
  const content = zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body><office:text>${body.join('')}</office:text></office:body></office:document-content>`,
  });
  return { kind: 'odt', content };
}

const rtfText = (text: string): string =>
  [...text]
    .map((sign) => {
      if ('\\{}'.includes(sign)) return `\\${sign}`;
      const code = sign.codePointAt(0) ?? 0;
      return code < 128 ? sign : `\\u${code > 32_767 ? code - 65_536 : code}?`;
    })
    .join('');

function rtfTable(person: CvPerson, n: number): CvDocument {
  const par = (text: string, bold = false) => `{${bold ? '\\b\\fs28 ' : ''}${rtfText(text)}}\\par\n`;
  const row = (left: string, right: readonly string[]) =>
    `\\trowd\\cellx2500\\cellx9000\\pard\\intbl ${rtfText(left)}\\cell ${right.map(rtfText).join('\\par ')}\\cell\\row\n`;
  const body = [
    par(named(person), true),
    par(`${person.email}, ${person.phone}`),
    par(person.place),
    par(headingOf(person, 'experience', n), true),
    ...person.jobs.map((job) =>
      row(writtenDates(person, job.from, job.to, n % 4), [`${job.title}, ${job.company}`, ...job.points]),
    ),
    '\\pard ',
    par(headingOf(person, 'education', n), true),
    ...person.schools.map((school) =>
      row(`${school.from} - ${school.to}`, [`${school.degree}, ${school.field}`, school.school]),
    ),
    '\\pard ',
    par(headingOf(person, 'skills', n), true),
    par(person.skills.join(', ')),
    par(headingOf(person, 'languages', n), true),
    par(person.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
  ];
  return {
    kind: 'rtf',
    content: Buffer.from(`{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}\\f0\\fs22 ${body.join('')}}`),
  };
}

function txtPlain(person: CvPerson, n: number): CvDocument {
  const lines = [
    named(person),
    person.email,
    person.phone,
    person.place,
    '',
    headingOf(person, 'experience', n).toUpperCase(),
    '',
    ...person.jobs.flatMap((job) => [
      `${job.title} at ${job.company}`,
      writtenDates(person, job.from, job.to, n % 4),
      ...job.points.map((point) => `- ${point}`),
      '',
    ]),
    headingOf(person, 'education', n).toUpperCase(),
    '',
    ...person.schools.map(
      (school) => `${school.degree} ${school.field}, ${school.school} (${school.from}-${school.to})`,
    ),
    '',
    headingOf(person, 'skills', n).toUpperCase(),
    '',
    person.skills.join(', '),
    '',
    headingOf(person, 'languages', n).toUpperCase(),
    '',
    person.languages.map(({ name, level }) => `${name}: ${level}`).join('; '),
  ];
  return { kind: 'txt', content: Buffer.from(lines.join('\n')) };
}
