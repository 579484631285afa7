import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import type { TemplateDraft } from '../template-draft.ts';
import { messages } from '../template-editor.messages.ts';
import classes from './template-outline.module.css';

/** A template in a few lines, to compare by eye. */
export function TemplateOutline({ draft }: { draft: TemplateDraft }) {
  const t = useText(messages);
  const { number } = useFormat();
  const named = useLibraryNames();
  const percent = (weight: number | null) => (weight === null ? '–' : `${number(weight)} %`);
  return (
    <>
      <p>
        <bdi>{named('simulations', draft.name)}</bdi>
      </p>
      {draft.coverage !== undefined && (
        <p>
          {t('template.coverage_is', { percent: draft.coverage === null ? '–' : number(draft.coverage) })}
        </p>
      )}
      <ul className={classes.list}>
        {draft.categories.map((category) => (
          <li key={category.id}>
            {`${named('entries', category.name)} ${percent(category.weight)}`}
            {category.boost !== 1 && ` × ${number(category.boost)}`}
            <ul className={classes.list}>
              {category.traits.map((trait) => (
                <li key={trait.id}>
                  {`${named('entries', trait.name)} ${percent(trait.weight)}: `}
                  {trait.subtraits
                    .map((subtrait) => `${named('entries', subtrait.name)} ${percent(subtrait.weight)}`)
                    .join(' · ')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
