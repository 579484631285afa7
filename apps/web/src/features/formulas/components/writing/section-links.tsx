import { Link } from '@tanstack/react-router';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../formulas.messages.ts';
import classes from './section-links.module.css';

/** From formulas to the conditions they share and the operators they are written with, and back. */
export function SectionLinks() {
  const t = useText(messages);
  return (
    <nav aria-label={t('formulas.sections')} className={classes.row}>
      <Link
        to="/user/admin/formulas"
        activeOptions={{ exact: true, includeSearch: false }}
        className={classes.link}
      >
        {t('formulas.title')}
      </Link>
      <Link
        to="/user/admin/formulas/conditions"
        activeOptions={{ exact: true, includeSearch: false }}
        className={classes.link}
      >
        {t('formulas.conditions')}
      </Link>
      <Link to="/user/admin/formulas/operators" className={classes.link}>
        {t('formulas.operators')}
      </Link>
    </nav>
  );
}
