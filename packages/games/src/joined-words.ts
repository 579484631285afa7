type Words = Readonly<Record<string, string>>;
type KeysOf<Part> = Part extends unknown ? keyof Part & string : never;

/** The words of several games in one. Marked `@__PURE__` where it is called, so that a page takes one language only. */
export function joinedWords<const Parts extends readonly Words[]>(
  ...parts: Parts
): Readonly<Record<KeysOf<Parts[number]>, string>> {
  return Object.assign({}, ...parts);
}
