/** In this order: later ones call themselves by the names of earlier ones as well. */
const FAMILIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
];

/** Family and major version of a browser, such as `Chrome 141`, and nothing finer, so that it tells of nobody. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of FAMILIES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version.slice(0, 4)}`;
  }
  return 'another browser';
}
