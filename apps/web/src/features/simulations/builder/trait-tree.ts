import type { TreeNode } from '../../../ui/lists/tree-rows.ts';
import type { SimulationOptions } from '../simulations.api.ts';

/** A tree of what can be chosen, with what is open in it so that everything found is in sight. */
export interface TraitTree {
  readonly nodes: readonly TreeNode[];
  readonly open: ReadonlySet<string>;
}

const has = (text: string, q: string) => text.toLocaleLowerCase().includes(q);

/** Categories, traits and subtraits whose name, or the name above them, has the words; all without words. */
export function traitTree(
  options: Pick<SimulationOptions, 'categories' | 'traits'>,
  words: string,
  noteOf: (subtrait_id: string) => string | undefined,
): TraitTree {
  const q = words.trim().toLocaleLowerCase();
  const nodes = options.categories.flatMap(({ category_id, category }) => {
    const wholeCategory = q === '' || has(category, q);
    const children = options.traits
      .filter((trait) => trait.category_id === category_id)
      .flatMap((trait) => {
        const whole = wholeCategory || has(trait.trait, q);
        const found = trait.subtraits
          .filter((each) => whole || has(each.subtrait, q))
          .map(({ subtrait_id, subtrait }): TreeNode => {
            const note = noteOf(subtrait_id);
            return {
              id: subtrait_id,
              label: subtrait,
              children: [],
              ...(note === undefined ? {} : { note }),
            };
          });
        return found.length === 0 ? [] : [{ id: trait.trait_id, label: trait.trait, children: found }];
      });
    return children.length === 0 ? [] : [{ id: category_id, label: category, children }];
  });
  return {
    nodes,
    open: new Set(nodes.flatMap((node) => [node.id, ...node.children.map((each) => each.id)])),
  };
}
