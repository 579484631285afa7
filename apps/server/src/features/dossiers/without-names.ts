import type { DossierDocument } from './dossier-document.ts';
import type { DossierSubject } from './dossier-rows.queries.ts';

const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Addresses of mailboxes, web pages, and runs of digits as long as telephone numbers. */
const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S+|\+?\d[\d ()./-]{7,}\d/g;

interface Named {
  readonly label: string;
  readonly name: string;
  readonly email: string;
}

/** What a person is called, the longest first, so that a whole name goes before its parts. */
function namesOf({ name, email }: { readonly name: string; readonly email: string }): string[] {
  return [email, name, ...name.split(/[\s-]+/)].filter((word) => word.length > 1);
}

/**
 * A dossier without names: labels stand for people, wherever a text names them; contact data, the file names of CV and
 * answers, and free contact fields are left out. Whoever described the person in other words is not changed.
 */
export function withoutNames(
  document: DossierDocument,
  subject: DossierSubject,
  colleagues: readonly Named[],
): DossierDocument {
  const person = { label: 'candidate', name: subject.applicant_name, email: subject.applicant_email };
  const given = Object.entries(subject.basic_info).flatMap(([key, value]) =>
    ['phone', 'location', 'linkedin', 'email'].includes(key) && typeof value === 'string' && value.length > 2
      ? [value]
      : [],
  );
  const words = new Map<string, string>();
  for (const value of given) words.set(value.toLowerCase(), person.label);
  for (const each of [person, ...colleagues]) {
    for (const word of namesOf(each)) {
      if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), each.label);
    }
  }
  const longest = [...words.keys()].sort((a, b) => b.length - a.length);
  const pattern = longest.map((word) => word.replace(SIGNS, '\\$&')).join('|');
  const anyOfThem =
    pattern === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
  const masked = (text: string): string => {
    const unnamed = anyOfThem
      ? text.replace(anyOfThem, (found) => words.get(found.toLowerCase()) ?? '…')
      : text;
    return unnamed.replace(CONTACT, (found) => (IS_TIME.test(found) ? found : '…'));
  };
  const { application, cv, questions } = document;
  const { basic_info: _, ...facts } = application;
  return {
    ...(masks(document, masked) as DossierDocument),
    organization: document.organization,
    people: document.people,
    application: masks(facts, masked) as DossierDocument['application'],
    cv: cv.map(({ name: _name, ...file }) => file),
    questions: questions.map((question) => {
      const { answer } = question;
      const isFile = typeof answer === 'object' && answer !== null && 'sha256' in answer;
      if (!isFile) return masks(question, masked) as typeof question;
      const { name: _name, ...file } = answer as { name?: unknown };
      return { ...(masks(question, masked) as typeof question), answer: file };
    }),
  };
}

const IS_TIME = /^\d{4}-\d{2}-\d{2}/;
/** Ids, times and digests are no text. */
const IS_PLAIN =
  /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{40,128}|\d{4}-\d{2}-\d{2}T[\d:.]+Z|\d{4}-\d{2}-\d{2})$/;

function masks(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return IS_PLAIN.test(value) ? value : mask(value);
  if (Array.isArray(value)) return value.map((each) => masks(each, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masks(each, mask)]));
}
