import type { Random } from '@tryout/domain/statistics/random';
import { GOODS, type TableFigure } from '../core.ts';
import { at, between, type Levels, some } from '../draw.ts';
import { quantity, word } from '../quantities.ts';

/** A soup of four goods for some portions; grams for each portion come out even in fives. */
function drawRecipe(random: Random) {
  const goods = some(random, GOODS, 4);
  const portions = random.pick([4, 5, 6, 8, 10]);
  const each = some(random, [15, 20, 25, 30, 35, 40, 45, 60, 75, 90], 4);
  const table: TableFigure = {
    kind: 'table',
    caption: word('recipe', portions),
    columns: [word('good'), word('grams')],
    rows: goods.map((good, i) => ({ head: word(good), cells: [quantity('g', portions * at(each, i))] })),
  };
  const chosen = random.int(4);
  const good = word(at(goods, chosen));
  return { goods, portions, each, table, good, per: at(each, chosen), needed: portions * at(each, chosen) };
}

/** Ratios: more portions, as many portions as one good is enough for, as many as the scarcest is enough for. */
export const RECIPE: Levels = [
  (random) => {
    const { portions, table, good, per, needed } = drawRecipe(random);
    const wanted = between(random, 3, 24);
    if (wanted % portions === 0) return null;
    return {
      figures: [table],
      question: { key: 'recipe_scale', values: { good, wanted: quantity('portions', wanted) } },
      unit: 'g',
      right: per * wanted,
      errors: [
        needed * (wanted - portions),
        needed + 10 * (wanted - portions),
        needed * Math.floor(wanted / portions),
        needed * Math.ceil(wanted / portions),
        Math.round((needed * portions) / wanted),
        per * (wanted - 1),
        per * (wanted + 1),
      ],
      grain: per,
    };
  },
  (random) => {
    const { portions, table, good, per, needed } = drawRecipe(random);
    const right = between(random, 6, 40);
    if (right % portions === 0) return null;
    const stock = per * right;
    return {
      figures: [table],
      question: { key: 'recipe_portions', values: { good, stock: quantity('g', stock) } },
      unit: 'portions',
      right,
      errors: [
        Math.round(stock / needed),
        portions * Math.floor(stock / needed),
        portions * Math.ceil(stock / needed),
        Math.round((stock - needed) / 10) + portions,
        right - portions,
        right + portions,
      ],
      grain: 1,
    };
  },
  (random) => {
    const { goods, portions, each, table } = drawRecipe(random);
    const reach = some(
      random,
      Array.from({ length: 24 }, (_, i) => i + 7),
      4,
    );
    const right = Math.min(...reach);
    const stock: TableFigure = {
      ...table,
      columns: [...table.columns, word('grams_in_stock')],
      rows: goods.map((good, i) => ({
        head: word(good),
        cells: [quantity('g', portions * at(each, i)), quantity('g', at(each, i) * at(reach, i))],
      })),
    };
    const grams = reach.map((count, i) => count * at(each, i));
    const least = grams.indexOf(Math.min(...grams));
    // The good of which there is least must not be the one that runs out first, or no thought is needed.
    if (at(reach, least) === right || right % portions === 0) return null;
    return {
      figures: [stock],
      question: { key: 'recipe_scarcest', values: {} },
      unit: 'portions',
      right,
      errors: [...reach.filter((count) => count !== right), right - portions, right + portions],
      grain: 1,
    };
  },
];
