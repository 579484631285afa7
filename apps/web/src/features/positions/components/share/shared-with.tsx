import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { hiringManagersQuery } from '../../positions.api.ts';
import { messages } from '../../positions.messages.ts';
import { vocabulary } from '../../vocabulary.messages.ts';
import classes from './shared-with.module.css';

/** The addresses a position is shared with, in short. */
export function SharedWith({ positionId }: { positionId: string }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const query = useQuery(hiringManagersQuery(positionId));
  return (
    <QueryView query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{t('positions.overview.nobody')}</p>
        ) : (
          <ul className={classes.people}>
            {items.map((person) => (
              <li key={person.id}>
                <span className={classes.name}>{person.name ?? person.email}</span>
                <span className={classes.level}>
                  {v(`positions.level_name.${person.level}`)}
                  {person.status === 'new' && ` · ${v('positions.privilege.new')}`}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
