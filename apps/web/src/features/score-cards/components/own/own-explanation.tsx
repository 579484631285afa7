import type { LinkProps } from '@tanstack/react-router';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../../platform/library-names.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { messages } from '../../own.messages.ts';
import type { OwnCard } from '../../score-cards.api.ts';
import classes from './own-explanation.module.css';

const MEANS = [
  'own.means.is',
  'own.means.ends',
  'own.means.luck',
  'own.means.not',
  'own.means.people',
] as const;

/** What the card means and does not mean, what it was made of, and how to have a person look at it. */
export function OwnExplanation({ card }: { card: OwnCard }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { list } = useFormat();
  const organization = card.organization_name;
  return (
    <div className={classes.sheet}>
      <Panel title={t('own.means.title')}>
        <ul className={classes.points}>
          {MEANS.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('own.how.title')}>
        <ul className={classes.points}>
          <li>{t('own.how.tasks', { tasks: list(card.tasks.map((task) => named('tasks', task.name))) })}</li>
          <li>{t('own.how.practice')}</li>
          <li>{t('own.how.count')}</li>
          <li>{t('own.how.missing')}</li>
          <li>{t('own.how.seen', { organization })}</li>
          <li>{t('own.how.kept')}</li>
        </ul>
      </Panel>
      <Panel title={t('own.ask.title')}>
        <p className={classes.text}>{t('own.ask.text', { organization })}</p>
        <p className="no-print">
          <LinkButton to={`/user/applications/${card.application_id}` as LinkProps['to']}>
            {t('own.ask.button')}
          </LinkButton>
        </p>
      </Panel>
    </div>
  );
}
