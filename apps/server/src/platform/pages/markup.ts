/** JSON as it may stand in a script element: nothing in it can end the element or begin another. */
export function forScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
