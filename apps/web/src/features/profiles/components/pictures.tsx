import { useQueryClient } from '@tanstack/react-query';
import { updateCoverPicture, updateProfilePicture } from '@tryout/contract/profiles/profiles';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { Profile } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import classes from './pictures.module.css';

const MAX_BYTES = 2 * 1_048_576;
const ACCEPT = '.png,.jpg,.jpeg,.webp';

/** Picture and cover. */
export function Pictures({ profile }: { profile: Profile }) {
  const t = useText(messages);
  const client = useQueryClient();
  const parts = [
    { label: t('profiles.picture'), path: profile.profile_picture_path, route: updateProfilePicture },
    { label: t('profiles.cover'), path: profile.cover_picture_path, route: updateCoverPicture },
  ] as const;
  return (
    <div id="pictures">
      <Panel title={t('profiles.pictures')}>
        <Stack gap={5}>
          {parts.map((part) => (
            <div key={part.label}>
              {part.path && <img src={part.path} alt={part.label} className={classes.picture} />}
              <FileDrop
                accept={ACCEPT}
                maxBytes={MAX_BYTES}
                label={part.label}
                hint={t('profiles.picture.hint')}
                upload={(file, options) => uploadFile(part.route, { file, ...options })}
                onDone={() => void invalidateFeature(client, 'profiles')}
              />
            </div>
          ))}
        </Stack>
      </Panel>
    </div>
  );
}
