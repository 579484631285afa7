import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import {
  deleteView,
  listSavedViews,
  type SavedViewList,
  saveView,
} from '@tryout/contract/saved-views/saved-views';
import { isInGroup } from '@tryout/domain/access/roles';
import { type FormEvent, useState } from 'react';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { CheckBox } from '../forms/check-box.tsx';
import { toast } from '../states/toast.ts';
import { messages } from './saved-views.messages.ts';
import classes from './saved-views.module.css';
import { searchToKeep } from './search-to-keep.ts';

/** Views of a list that the person keeps or colleagues share: open one, keep what is shown now, delete one. */
export default function ViewList({ list, onOpen }: { list: SavedViewList; onOpen: () => void }) {
  const t = useText(messages);
  const client = useQueryClient();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const options = routeQuery(listSavedViews, { query: { list } });
  const views = useQuery(options).data?.items ?? [];
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const { user_type, memberships } = useCurrentUser();
  const mayShare =
    isInGroup(user_type, 'recruiters') && memberships.some(({ kind }) => kind !== 'independent');
  const own = views.filter((view) => view.shared_by === null);
  const shared = views.filter((view) => view.shared_by !== null);
  const done = async ({ message }: { message: string | null }) => {
    if (message) toast.say({ message, tone: 'success' });
    await client.invalidateQueries({ queryKey: options.queryKey });
  };
  const keep = useMutation({
    mutationFn: () =>
      callRouteForMessage(saveView, {
        body: { list, name, search: searchToKeep(searchStr), is_shared: mayShare && isShared },
      }),
    onSuccess: (answer) => {
      setName('');
      return done(answer);
    },
  });
  const forget = useMutation({
    mutationFn: (saved_view_id: string) => callRouteForMessage(deleteView, { params: { saved_view_id } }),
    onSuccess: done,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) keep.mutate();
  };
  return (
    <div className={classes.views}>
      {views.length === 0 ? (
        <p>{t('ui.views.none')}</p>
      ) : (
        [own, shared].map(
          (some) =>
            some.length > 0 && (
              <section
                key={some === own ? 'own' : 'shared'}
                aria-label={t(some === own ? 'ui.views.own' : 'ui.views.shared')}
              >
                {shared.length > 0 && <h3>{t(some === own ? 'ui.views.own' : 'ui.views.shared')}</h3>}
                <ul className={classes.list}>
                  {some.map((view) => (
                    <li key={view.id}>
                      <button
                        type="button"
                        className={classes.open}
                        aria-current={view.search === searchToKeep(searchStr) || undefined}
                        onClick={() => {
                          onOpen();
                          router.history.push(view.search ? `${pathname}?${view.search}` : pathname);
                        }}
                      >
                        <bdi>{view.name}</bdi>
                        {view.is_shared && (
                          <small>
                            {view.shared_by === null
                              ? t('ui.views.is_shared')
                              : t('ui.views.shared_by', { name: view.shared_by })}
                          </small>
                        )}
                      </button>
                      {view.shared_by === null && (
                        <IconButton
                          label={t('ui.views.delete', { name: view.name })}
                          icon={IconX}
                          onClick={() => forget.mutate(view.id)}
                        />
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )
      )}
      <form onSubmit={submit}>
        <TextInput
          label={t('ui.views.name')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {mayShare && <CheckBox label={t('ui.views.share')} checked={isShared} onChange={setShared} />}
        <Button type="submit" variant="default" loading={keep.isPending} disabled={!name.trim()}>
          {t('ui.views.save')}
        </Button>
      </form>
    </div>
  );
}
