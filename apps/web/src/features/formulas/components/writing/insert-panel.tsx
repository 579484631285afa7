import { memo, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { messages } from '../../formula-page.messages.ts';
import type { Insertable } from '../../insertables.ts';
import classes from './insert-panel.module.css';

interface InsertPanelProps {
  items: readonly Insertable[];
  readOnly: boolean;
  onInsert: (template: string) => void;
}

const GROUPS = [
  ['data_point', 'formulas.insert.points'],
  ['condition', 'formulas.insert.conditions'],
  ['keyword', 'formulas.insert.keywords'],
  ['operator', 'formulas.insert.operators'],
] as const;

/** What may be put into the text, found by name; a press or Enter puts it in at the cursor. */
export const InsertPanel = memo(function InsertPanel({ items, readOnly, onInsert }: InsertPanelProps) {
  const t = useText(messages);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const found = items.filter(({ label, name }) => `${label} ${name}`.toLocaleLowerCase().includes(wanted));
  return (
    <Panel title={t('formulas.insert')}>
      <input
        type="text"
        inputMode="search"
        aria-label={t('formulas.insert.search')}
        placeholder={t('formulas.insert.search')}
        value={words}
        className={classes.search}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.groups}>
        {found.length === 0 && <p className={classes.none}>{t('formulas.insert.none')}</p>}
        {GROUPS.map(([kind, title]) => (
          <InsertGroup
            key={kind}
            title={t(title)}
            items={found.filter((item) => item.kind === kind)}
            isOpen={kind === 'data_point' || wanted !== ''}
            readOnly={readOnly}
            onInsert={onInsert}
          />
        ))}
      </div>
    </Panel>
  );
});

interface InsertGroupProps extends InsertPanelProps {
  title: string;
  isOpen: boolean;
}

function InsertGroup({ title, items, isOpen, readOnly, onInsert }: InsertGroupProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (items.length === 0) return null;
  return (
    <Disclosure label={title} open={chosen ?? isOpen} onToggle={setChosen}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={classes.item}
              disabled={readOnly}
              onClick={() => onInsert(item.template)}
            >
              <code className={classes.label} dir="ltr">
                {item.label}
              </code>
              {item.name !== '' && item.name !== item.label && <span>{item.name}</span>}
              {item.detail !== '' && (
                <bdi className={classes.detail} dir={item.kind === 'operator' ? 'ltr' : undefined}>
                  {item.detail}
                </bdi>
              )}
              {item.means !== '' && <span className={classes.detail}>{item.means}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
