// Writes the reference data that is taken from elsewhere: node scripts/make-reference-seeds.mjs
// Countries, languages and time zones as the Unicode data of the project's Node name them, and job titles that people in
// the occupations of O*NET reported.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { onNodeWithTypeScript, root } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { cityOf } = await import('../packages/domain/src/interviews/zoned-text.ts');

const seeds = join(root, 'apps/server/seeds');
const write = (name, rows) => {
  writeFileSync(
    join(seeds, 'reference', name),
    `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
  );
  console.log(`${name}: ${rows.length}`);
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that have a name and are no country of today: unions, the world, withdrawn and test codes. */
const NO_COUNTRIES = 'AN BU CS DD EU EZ FX NT QO SU TP UK UN VD XA XB YD YU ZR ZZ'.split(' ');
const named = (type, locale) => new Intl.DisplayNames([locale], { type, fallback: 'none' });
const [en, ar] = [named('region', 'en'), named('region', 'ar')];
const countries = letters
  .flatMap((one) => letters.map((other) => one + other))
  // Withdrawn codes are named as what they became.
  .filter((code) => new Intl.Locale(`und-${code}`).region === code)
  .filter((code) => !NO_COUNTRIES.includes(code) && en.of(code))
  .map((code) => ({ kind: 'country', name: en.of(code), ar: ar.of(code), code }));

/** Spoken by many, or asked for by many employers; others are typed. */
const LANGUAGES =
  'ar am az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku lo lt lv mk ml mn mr ms my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yo zh zu'.split(
    ' ',
  );
const [spoken, spokenAr] = [named('language', 'en'), named('language', 'ar')];
const languages = LANGUAGES.map((code) => ({
  kind: 'language',
  name: spoken.of(code),
  ar: spokenAr.of(code),
  code,
}));

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC']
  .filter((code, i, all) => all.indexOf(code) === i)
  .map((code) => ({ kind: 'time_zone', name: cityOf(code), ar: cityOf(code, 'ar'), code }));
// Where two zones' cities are called alike, both say their region too.
for (const zone of zones) {
  const twin = zones.some((one) => one !== zone && cityOf(one.code) === cityOf(zone.code));
  if (twin) zone.name = `${zone.name} (${zone.code.split('/').slice(0, -1).join(', ').replaceAll('_', ' ')})`;
}
write('unicode.json', [...countries, ...languages, ...zones]);

/** In O*NET's lists the titles that people reported come first and in the order of the alphabet, then all others. */
const titles = JSON.parse(
  gunzipSync(readFileSync(join(seeds, 'relevance/onet-29.3-titles.json.gz'))).toString('utf8'),
);
const found = new Map();
for (const [, ...rest] of Object.values(titles)) {
  const end = rest.findIndex((title, i) => i > 0 && title.localeCompare(rest[i - 1], 'en') < 0);
  for (const title of rest.slice(0, end === -1 ? 10 : end)) {
    const [, outside, inside] = /^(.+?) \((.+)\)$/.exec(title) ?? [null, title, ''];
    const isShort = outside.length < inside.length;
    const [name, alias] = isShort ? [inside, outside] : [outside, inside];
    if (name.length > 60 || !/^[A-Z]/.test(name)) continue;
    const key = name.toLowerCase();
    const entry = found.get(key) ?? { name, aliases: [] };
    if (alias && alias.length <= 60 && !entry.aliases.includes(alias)) entry.aliases.push(alias);
    found.set(key, entry);
  }
}
const lines = [...found.values()]
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, aliases }) => [name, ...aliases].join('\t'));
writeFileSync(join(seeds, 'reference/job-titles.txt'), `${lines.join('\n')}\n`);
console.log(`job-titles.txt: ${lines.length}`);
