import { Message, useWords } from '../harbour/words.tsx';
import type { GlyphGridStimulus } from './core.ts';
import styles from './view.module.css';
import { aspectsOf, describeAspect } from './words.ts';

/** The item as a table of words, one tile a row: the same item for somebody who listens. */
export function AttributeTable({ stimulus }: { readonly stimulus: GlyphGridStimulus }) {
  const intl = useWords();
  const aspects = aspectsOf(stimulus);
  const rows = [
    ...stimulus.tiles.map((tile, at) => ({
      tile,
      name: intl.formatMessage(
        { id: 'glyph-grid.cell' },
        { row: Math.floor(at / 3) + 1, column: (at % 3) + 1 },
      ),
    })),
    ...stimulus.options.map((tile, option) => ({
      tile,
      name: intl.formatMessage({ id: 'glyph-grid.option_name' }, { option: option + 1 }),
    })),
  ];
  return (
    <table className={styles.attributes}>
      <caption>
        <Message id="glyph-grid.table" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Message id="glyph-grid.table_tile" />
          </th>
          {aspects.map((aspect) => (
            <th key={aspect} scope="col">
              <Message id={`glyph-grid.aspect_${aspect}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ tile, name }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {aspects.map((aspect) => (
              <td key={aspect}>{describeAspect(intl, tile, aspect)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
