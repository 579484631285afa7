import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import { chooseWorkingFor, type readWorkingFor } from '@tryout/contract/recruiter-links/working-for';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { MenuItem } from '../../../ui/dialogs/menu-item.tsx';
import { choicesMessages } from '../working-choices.messages.ts';
import { beginAgain } from '../working-for.api.ts';

/** For whom the recruiter can work, in the panel of the switch. */
export function WorkingChoices({
  working,
  close,
}: {
  working: RouteResult<typeof readWorkingFor>;
  close: () => void;
}) {
  const t = useText(choicesMessages);
  // Everything on the page was of whom the recruiter worked for before, so the app begins again at home.
  const choose = useMutation({
    mutationFn: (company_id: string | null) => callRoute(chooseWorkingFor, { body: { company_id } }),
    onSuccess: beginAgain,
  });
  const choices = [{ company_id: null, name: working.own_name, unread: 0 }, ...working.clients];
  return (
    <>
      {choices.map(({ company_id, name, unread }) => (
        <MenuItem
          key={company_id ?? 'own'}
          {...(company_id === working.company_id ? { icon: IconCheck } : {})}
          disabled={choose.isPending}
          label={
            unread > 0
              ? t('working.unread', { name, unread })
              : company_id === working.company_id
                ? t('working.now', { name })
                : name
          }
          onClick={() => {
            if (company_id !== working.company_id) choose.mutate(company_id);
            close();
          }}
        />
      ))}
      <MenuItem
        to="/user/organization/recruiters"
        label={working.pending > 0 ? t('working.pending', { pending: working.pending }) : t('working.manage')}
        onClick={close}
      />
    </>
  );
}
