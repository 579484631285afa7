/** Spoken by many, or asked for by many employers; others are typed. */
const CODES =
  'ar am az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku lo lt lv mk ml mn mr ms my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yo zh zu'.split(
    ' ',
  );

function nameIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (code) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}

/** Names of languages in the reader's, in the order of its alphabet. */
export function spokenLanguages(locale: string): string[] {
  return [...new Set(CODES.map(nameIn(locale)))].sort(new Intl.Collator(locale).compare);
}

/** The English name of a language in the reader's; the same where it is not known. */
export function spokenLanguage(english: string, locale: string): string {
  const inEnglish = nameIn('en');
  const code = CODES.find((one) => inEnglish(one).toLowerCase() === english.toLowerCase());
  return code === undefined ? english : nameIn(locale)(code);
}
