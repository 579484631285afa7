import { useText } from '../../platform/i18n/use-text.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { useLookAround } from './demo.api.ts';
import { messages } from './demo.messages.ts';
import classes from './demo-bar.module.css';

/** A visitor of the demo is never far from its next step. */
export function DemoBar() {
  const t = useText(messages);
  const look = useLookAround();
  return (
    <aside className={classes.bar} aria-label={t('demo.bar')}>
      <p>{t('demo.bar')}</p>
      <button
        type="button"
        className={classes.button}
        onClick={() => look.mutate('recruiter')}
        disabled={look.isPending}
      >
        {t('demo.bar_recruiter')}
      </button>
      <LinkButton to="/demo" variant="default" size="sm">
        {t('demo.bar_steps')}
      </LinkButton>
    </aside>
  );
}
