/** Most characters of one object; what is longer is none that was asked for. */
const LONGEST_OBJECT = 5_000;

/** Reads the objects of the first list of a JSON text while it comes, each as soon as it is whole. */
export function readObjects(): { push(part: string): unknown[] } {
  let isInList = false;
  let depth = 0;
  let object = '';
  let isInText = false;
  let isEscaped = false;
  return {
    push(part) {
      const whole: unknown[] = [];
      for (const sign of part) {
        if (!isInList) {
          isInList = sign === '[';
          continue;
        }
        if (depth > 0) object += sign;
        if (object.length > LONGEST_OBJECT) return [...whole, null];
        if (isInText) {
          if (isEscaped) isEscaped = false;
          else if (sign === '\\') isEscaped = true;
          else if (sign === '"') isInText = false;
          continue;
        }
        if (sign === '"') isInText = true;
        else if (sign === '{') {
          if (depth === 0) object = sign;
          depth += 1;
        } else if (sign === '}' && depth > 0) {
          depth -= 1;
          if (depth > 0) continue;
          whole.push(objectOf(object));
          object = '';
        }
      }
      return whole;
    },
  };
}

/** Null: it is no JSON. */
function objectOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
