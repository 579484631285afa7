import { emailsIn, linksIn, nameOfCv, phonesIn, placesIn } from './cv-contact.ts';
import { type CvEducation, type CvExperience, educationIn, experienceIn } from './cv-entries.ts';
import { type CvLine, lineText } from './cv-page.ts';
import { type CvPart, partsOfCv } from './cv-sections.ts';
import { type CvLanguage, knownIn, languagesIn, skillsIn } from './cv-skills.ts';

/** What a CV says about its owner, as far as it could be read; offered to the owner, never scored. */
export interface CvReading {
  /** Empty where none was found. */
  readonly name: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly places: readonly string[];
  readonly links: readonly string[];
  readonly experience: readonly CvExperience[];
  readonly education: readonly CvEducation[];
  readonly skills: readonly string[];
  readonly languages: readonly CvLanguage[];
}

/**
 * Reads a CV from its lines in reading order: sections by their headings, then fields by what stands where. `known`
 * are skills that the platform has a name for; where a CV has no part about skills, only those count. `linked` are
 * addresses behind texts that do not show them. Pure; a CV that says nothing gives empty fields.
 */
export function readCv(
  lines: readonly CvLine[],
  known: readonly string[],
  linked: readonly string[] = [],
): CvReading {
  const parts = partsOfCv(lines);
  const of = (...kinds: readonly CvPart['kind'][]): CvLine[] =>
    parts.filter((part) => kinds.includes(part.kind)).flatMap((part) => part.lines);
  const references = new Set(of('references'));
  const own = lines.filter((line) => !references.has(line));
  const about = of('head', 'contact', 'summary');
  const text = (some: readonly CvLine[]) =>
    some
      .map((line) => line.parts.join('  '))
      .join('\n')
      // A narrow column breaks addresses.
      .replace(
        /(?<=\S@\S*)\n(?=\.[a-z]{2,})|(?<=\S)\n(?=@)|(?<=@)\n|(?<=\S@\S+\.)\n(?=[a-z]{2,10}(?:\n|$))/gi,
        '',
      );
  const mails = linked.flatMap((link) => /^mailto:([^?]+)/i.exec(link)?.[1] ?? []);
  const emails = firstOf(emailsIn(text(about)), emailsIn(text(own)), emailsIn(mails.join('\n')));
  const tels = linked.flatMap((link) => /^tel:(.+)/i.exec(link)?.[1] ?? []);
  const phones = firstOf(
    phonesIn(text(about)),
    phonesIn(text(own.filter((line) => !about.includes(line)))).slice(0, 1),
    phonesIn(tels.join('\n')),
  );
  const pages = linked.filter((link) => /^https?:/i.test(link)).join('\n');
  const skills = skillsIn(of('skills'), known);
  return {
    name: nameOfCv(own, parts, emails),
    emails,
    phones,
    places: placesIn(of('head', 'contact')),
    links: distinct([...linksIn(text(own), emails), ...linksIn(pages, emails)]).slice(0, 10),
    experience: experienceIn(of('experience')),
    education: educationIn(of('education')),
    skills: skills.length > 0 ? skills : knownIn(text(own), known).slice(0, 60),
    languages: languagesIn(languageLines(of('languages'), of('skills', 'head', 'contact'))),
  };
}

/** Lines about languages: their own part, or those elsewhere that a label names. */
function languageLines(own: readonly CvLine[], others: readonly CvLine[]): readonly CvLine[] {
  if (own.length > 0) return own;
  return others.filter((line) =>
    /^(?:languages?|sprachen|langues|idiomas|lingue|اللغات)\b/iu.test(lineText(line)),
  );
}

function firstOf(...lists: readonly (readonly string[])[]): string[] {
  return distinct(lists.flat()).slice(0, 10);
}

/** Each once, whatever its blanks and capitals; the first way of writing is kept. */
function distinct(found: readonly string[]): string[] {
  const seen = new Set<string>();
  return found.filter((one) => {
    const key = one.toLowerCase().replace(/[\s()./-]/g, '');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
