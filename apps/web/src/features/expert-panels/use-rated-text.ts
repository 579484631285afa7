import { useQuery } from '@tanstack/react-query';
import { gameWordsIn } from '@tryout/games/harbour/game-words';
import { wordsOf } from '@tryout/games/harbour/words.tsx';
import type { SayRated, TaskViewModule } from '@tryout/games/task-view';
import { hasTaskView, taskViews } from '@tryout/games/views';
import { intlTag, useLocale } from '../../platform/i18n/locale.ts';

/** What a game is called and what its items say, in the reader's language. */
export interface RatedText {
  readonly title: string;
  readonly say: (item: { readonly key: string; readonly group: string }) => ReturnType<SayRated>;
}

async function textIn(game: string, locale: string, tag: string): Promise<RatedText> {
  if (!hasTaskView(game)) throw new Error(`There is no game ${game}`);
  const module: TaskViewModule = await taskViews[game]();
  const { messages, sayRated } = module;
  if (!sayRated) throw new Error(`Nothing of ${game} is rated`);
  const words = wordsOf(tag, locale === 'en' ? messages.en : await gameWordsIn(messages, locale));
  return {
    title: words.formatMessage({ id: `${game}.title` }),
    say: (item) => sayRated(words, item),
  };
}

/** The texts of a game's items, from the game itself, as candidates read them. */
export function useRatedText(game: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['game-words', game, locale],
    queryFn: () => textIn(game, locale, intlTag(locale)),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
