import type { AtRule, Rule } from 'postcss';

/**
 * Parts of the kit's components that the app never draws, by the classes the kit gives them: groups of buttons, and the
 * loaders of bars and of dots. Their rules stand in the sheet that every first load carries.
 */
export const SPARED_CLASSES = [
  'm_80d6d844',
  'm_70be2a01',
  'm_7a2bd4cd',
  'm_870bb79',
  'm_5d2b3b9d',
  'm_4e3f22d7',
  'm_870c4af',
  'm_aac34a1',
] as const;

const SPARED = new RegExp(`\\b(${SPARED_CLASSES.join('|')})\\b`);

/** Leaves the rules out that only such parts have. */
export const sparedStyles = {
  postcssPlugin: 'spared-styles',
  Rule(rule: Rule): void {
    const kept = rule.selectors.filter((selector) => !SPARED.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
  AtRule: {
    keyframes(rule: AtRule): void {
      if (SPARED.test(rule.params)) rule.remove();
    },
  },
};
