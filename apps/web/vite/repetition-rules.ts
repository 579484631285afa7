import type { Plugin } from 'vite';

const ASKS = '"default" in rruleAll ? rruleAll.default.RRule : rruleAll.RRule';

/**
 * The kit's schedule looks for a default export that the rules of repetition do not have in the form that a build takes;
 * here it takes the one they have. A version of the kit that asks otherwise stops the build.
 */
export function repetitionRules(): Plugin {
  return {
    name: 'repetition-rules',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('expand-recurring-events.mjs')) return null;
      if (!code.includes(ASKS)) throw new Error(`${id} no longer asks for its rules of repetition as it did`);
      return { code: code.replace(ASKS, 'rruleAll.RRule'), map: null };
    },
  };
}
