import { useNavigate } from '@tanstack/react-router';
import { useCurrentUser } from '../../platform/session/session.ts';
import type { CompareSearch, TemplatesSearch } from './templates-search.ts';

/** Where the pages of this feature are for whoever is signed in. */
export function useTemplatePlaces() {
  const isPlatform = useCurrentUser().user_type === 'super_admin';
  const navigate = useNavigate();
  const list = isPlatform ? '/user/admin/score-templates' : '/user/score-templates';
  return {
    isPlatform,
    list,
    toList: (search: TemplatesSearch = {}, replace = false) => void navigate({ to: list, search, replace }),
    toTemplate: (templateId: string) =>
      void navigate(
        isPlatform
          ? { to: '/user/admin/score-templates/$templateId', params: { templateId } }
          : { to: '/user/score-templates/$templateId', params: { templateId } },
      ),
    toCompare: (search: CompareSearch, replace = false) =>
      void navigate({
        to: isPlatform ? '/user/admin/score-templates/compare' : '/user/score-templates/compare',
        search,
        replace,
      }),
  } as const;
}
