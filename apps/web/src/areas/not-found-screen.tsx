import { NotFoundPage } from '../features/landing/pages/not-found-page.tsx';
import { PublicFrame } from './public-shell.tsx';

/** An address that leads nowhere, in the open frame. */
export function NotFoundScreen() {
  return (
    <PublicFrame>
      <NotFoundPage />
    </PublicFrame>
  );
}
