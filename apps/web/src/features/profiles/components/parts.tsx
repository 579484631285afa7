import type { Availability, KnownLanguage } from '@tryout/domain/profiles/profile-parts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { usePartWords } from '../part-words.ts';
import { messages } from '../profiles.messages.ts';
import type { ProfileInHand } from '../use-profile-drafts.ts';
import { AvailabilityEditor } from './availability-editor.tsx';
import { DraftNote } from './draft-note.tsx';
import { PartRow } from './part-row.tsx';
import { TagsShown } from './tags-shown.tsx';
import { TextEditor, type TextPart } from './text-editor.tsx';

const TagsEditor = lazyPiece(() => import('./tags-editor.tsx'));
const LanguagesEditor = lazyPiece(() => import('./languages-editor.tsx'));

const TEXTS = ['tagline', 'bio', 'phone', 'location', 'linkedin'] as const;
const TAGS = ['skills', 'technical_skills'] as const;

/** The parts of the profile that are changed one by one. */
export function Parts({ hand }: { hand: ProfileInHand }) {
  const t = useText(messages);
  const words = usePartWords();
  const { profile } = hand;
  const text = (part: TextPart) => (
    <PartRow
      key={part}
      id={`part-${part}`}
      label={t(`profiles.${part}`)}
      none={t(`profiles.none.${part}`)}
      shown={profile[part] === '' ? null : <bdi>{profile[part]}</bdi>}
      note={<DraftNote at={part} state={hand.stateOf(part)} hand={hand} shown={String} />}
      editor={(close) => (
        <TextEditor
          part={part}
          value={profile[part]}
          onSave={(value) => hand.change(part, value)}
          onClose={close}
        />
      )}
    />
  );
  const languages = (value: unknown) => (value as KnownLanguage[]).map(words.language).join(', ');
  return (
    <>
      <Panel title={t('profiles.about')}>{TEXTS.map(text)}</Panel>
      <Panel title={t('profiles.skills')}>
        {TAGS.map((part) => (
          <PartRow
            key={part}
            id={`part-${part}`}
            label={t(`profiles.${part}`)}
            none={t(`profiles.none.${part}`)}
            shown={profile[part].length === 0 ? null : <TagsShown tags={profile[part]} />}
            note={
              <DraftNote
                at={part}
                state={hand.stateOf(part)}
                hand={hand}
                shown={(value) => (value as string[]).join(', ')}
              />
            }
            editor={(close) => (
              <TagsEditor
                part={part}
                value={profile[part]}
                onSave={(value: readonly string[]) => hand.change(part, value)}
                onClose={close}
              />
            )}
          />
        ))}
        <PartRow
          id="part-languages"
          label={t('profiles.languages')}
          none={t('profiles.none.languages')}
          shown={
            profile.languages.length === 0 ? null : <TagsShown tags={profile.languages.map(words.language)} />
          }
          note={<DraftNote at="languages" state={hand.stateOf('languages')} hand={hand} shown={languages} />}
          editor={(close) => (
            <LanguagesEditor
              value={profile.languages}
              onSave={(value: readonly KnownLanguage[]) => hand.change('languages', value)}
              onClose={close}
            />
          )}
        />
      </Panel>
      <Panel title={t('profiles.starting')}>
        <PartRow
          id="part-availability"
          label={t('profiles.availability')}
          none={t('profiles.availability.unsaid')}
          shown={words.availability(profile.availability)}
          note={
            <DraftNote
              at="availability"
              state={hand.stateOf('availability')}
              hand={hand}
              shown={(value) =>
                words.availability(value as Availability) ?? t('profiles.availability.unsaid')
              }
            />
          }
          editor={(close) => (
            <AvailabilityEditor
              value={profile.availability}
              onSave={(value) => hand.change('availability', value)}
              onClose={close}
            />
          )}
        />
        {text('work_permit')}
      </Panel>
    </>
  );
}
