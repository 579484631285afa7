import { lazyPage } from '../../../ui/states/lazy-page.tsx';

// Pages that few visits lead to. The first load of every page names this file alone, and this file names theirs.
export const ImportPage = lazyPage(() => import('./import-page.tsx'), 'ImportPage');
export const DuplicatesPage = lazyPage(() => import('./duplicates-page.tsx'), 'DuplicatesPage');
export const SourcesPage = lazyPage(() => import('./sources-page.tsx'), 'SourcesPage');
export const ReferralsPage = lazyPage(() => import('./referrals-page.tsx'), 'ReferralsPage');
