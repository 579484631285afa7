import { Button } from '@mantine/core';
import { IconDownload, IconEye, IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { Completeness } from '../components/completeness.tsx';
import { EntryList } from '../components/entry-list.tsx';
import { Parts } from '../components/parts.tsx';
import { Pictures } from '../components/pictures.tsx';
import { type Profile, profileQuery, useSaveResume } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import { useProfileDrafts } from '../use-profile-drafts.ts';

const ResumeImport = lazyPiece(() => import('../components/resume-import.tsx'));

/** C12: the candidate's own profile, changed part by part, with what is missing. */
export function ProfilePage() {
  const t = useText(messages);
  const query = useQuery(profileQuery());
  return (
    <Page width="text">
      <PageHeader
        title={t('profiles.title')}
        actions={
          <>
            <LinkButton
              to="/user/profile/preview"
              variant="default"
              leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
            >
              {t('profiles.preview.open')}
            </LinkButton>
            <LinkButton to="/user/stats" variant="default">
              {t('profiles.stats.open')}
            </LinkButton>
          </>
        }
      />
      <QueryView query={query} skeleton={<FormSkeleton lines={6} />}>
        {({ user_id, candidate }) =>
          candidate ? <OwnProfile userId={user_id} stored={candidate} /> : <NotFoundState />
        }
      </QueryView>
    </Page>
  );
}

function OwnProfile({ userId, stored }: { userId: string; stored: Profile }) {
  const t = useText(messages);
  const hand = useProfileDrafts(userId, stored);
  useShortcut('e', t('profiles.shortcut'), () =>
    document.querySelector<HTMLButtonElement>('[data-part-edit]')?.click(),
  );
  return (
    <>
      <Completeness completeness={stored.completeness} />
      <Fill />
      <Parts hand={hand} />
      <EntryList kind="experience" hand={hand} />
      <EntryList kind="education" hand={hand} />
      <Pictures profile={stored} />
    </>
  );
}

/** Ways to fill the profile at once, and to take it along. */
function Fill() {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const save = useSaveResume();
  return (
    <Panel title={t('profiles.fill')}>
      <p>{t('profiles.fill.about')}</p>
      <Row gap={2}>
        <LinkButton to="/user/cvs" variant="default">
          {t('profiles.fill.cv')}
        </LinkButton>
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('profiles.resume.import')}
        </Button>
        <Button
          variant="default"
          loading={save.isPending}
          onClick={() => save.mutate()}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        >
          {t('profiles.resume.download')}
        </Button>
      </Row>
      {isOpen && (
        <Suspense>
          <ResumeImport onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
