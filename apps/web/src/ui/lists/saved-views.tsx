import { Button, TextInput } from '@mantine/core';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { RouteSend } from '@tryout/contract/define-route';
import { deleteView, listSavedViews, saveView } from '@tryout/contract/saved-views/saved-views';
import { type FormEvent, useState } from 'react';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Popup } from '../dialogs/popup.tsx';
import { toast } from '../states/toast.ts';
import { messages } from './saved-views.messages.ts';
import classes from './saved-views.module.css';

type List = RouteSend<typeof listSavedViews>['query']['list'];

/** The address's search without the place in the list, which is nothing to keep. */
export function searchToKeep(searchText: string): string {
  const search = new URLSearchParams(searchText);
  search.delete('page');
  search.delete('cursor');
  return search.toString();
}

/** Views of a list that the person keeps: open one, keep what is shown now, forget one. */
export function SavedViews({ list }: { list: List }) {
  const t = useText(messages);
  return (
    <Popup
      label={t('ui.views.title')}
      width={320}
      button={(props) => <IconButton label={t('ui.views.title')} icon={IconBookmark} {...props} />}
    >
      {(close) => <Views list={list} onOpen={close} />}
    </Popup>
  );
}

function Views({ list, onOpen }: { list: List; onOpen: () => void }) {
  const t = useText(messages);
  const client = useQueryClient();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const options = routeQuery(listSavedViews, { query: { list } });
  const views = useQuery(options).data?.items ?? [];
  const [name, setName] = useState('');
  const done = async ({ message }: { message: string | null }) => {
    if (message) toast.say({ message, tone: 'success' });
    await client.invalidateQueries({ queryKey: options.queryKey });
  };
  const keep = useMutation({
    mutationFn: () =>
      callRouteForMessage(saveView, { body: { list, name, search: searchToKeep(searchStr) } }),
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
        <ul className={classes.list}>
          {views.map((view) => (
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
              </button>
              <IconButton
                label={t('ui.views.delete', { name: view.name })}
                icon={IconX}
                onClick={() => forget.mutate(view.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit}>
        <TextInput
          label={t('ui.views.name')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={keep.isPending} disabled={!name.trim()}>
          {t('ui.views.save')}
        </Button>
      </form>
    </div>
  );
}
