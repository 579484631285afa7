import { IconBuilding, IconCheck, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { MenuItem } from '../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { beginAgain, useChooseWorkingFor, workingForQuery } from '../recruiter-links.api.ts';
import { workingMessages } from '../working-for.messages.ts';
import classes from './working-switch.module.css';

/**
 * "Working for: Harbour": for whom an independent recruiter works, and the others they can work for. What another tab
 * chose, or an end of the link, takes this page with it.
 */
export function WorkingSwitch({ narrow }: { narrow: boolean }) {
  const t = useText(workingMessages);
  const query = useQuery(workingForQuery());
  const choose = useChooseWorkingFor();
  const [open, setOpen] = useState(false);
  const first = useRef<string | null | undefined>(undefined);
  const working = query.data;
  const companyId = working?.company_id;
  useEffect(() => {
    if (companyId === undefined) return;
    if (first.current === undefined) first.current = companyId;
    else if (first.current !== companyId) beginAgain();
  }, [companyId]);
  useShortcut('g w', t('working.switch'), () => setOpen(true), working !== undefined);
  if (!working) return null;
  const label = t('working.label', { name: working.name });
  const choices = [{ company_id: null, name: working.own_name, unread: 0 }, ...working.clients];
  return (
    <Popup
      label={t('working.switch')}
      open={open}
      onOpenChange={setOpen}
      button={(props) =>
        narrow ? (
          <button type="button" className={classes.narrow} title={label} {...props}>
            <IconBuilding size={20} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{label}</span>
          </button>
        ) : (
          <button type="button" className={classes.button} {...props}>
            <span className={classes.words}>
              <span className={classes.label}>{t('working.for')}</span>
              <bdi className={classes.name}>{working.name}</bdi>
            </span>
            <IconSelector size={18} stroke={1.75} aria-hidden />
          </button>
        )
      }
    >
      {(close) => (
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
            label={
              working.pending > 0 ? t('working.pending', { pending: working.pending }) : t('working.manage')
            }
            onClick={close}
          />
        </>
      )}
    </Popup>
  );
}
