import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useFlag } from '../../../platform/session/flagged.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Template } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { useTemplatePlaces } from '../use-template-places.ts';
import { messages as whatIfMessages } from '../what-if.messages.ts';

/** Simulations and positions that weigh with a version. */
export function TemplateUses({ used }: { used: Template['used_in'] }) {
  const t = useText(messages);
  const words = useText(whatIfMessages);
  const { isPlatform } = useTemplatePlaces();
  const triesWeights = useFlag('what_if');
  const more = used.positions_total - new Set(used.positions.map((position) => position.id)).size;
  return (
    <Panel title={t('templates.used_in')}>
      {used.simulations.length + used.positions_total === 0 ? (
        <p>{t('templates.used.none')}</p>
      ) : (
        <ul>
          {used.simulations.map((simulation) => (
            <li key={simulation.id}>{t('templates.used.simulation', simulation)}</li>
          ))}
          {used.positions.map((position) => (
            <li key={`${position.id}-${position.revision}`}>
              {isPlatform ? (
                position.title
              ) : (
                <Link to="/user/positions/$id" params={{ id: position.id }}>
                  {t('templates.used.position', { title: position.title, revision: position.revision })}
                </Link>
              )}
              {position.is_current && ` (${t('templates.used.current')})`}
              {position.is_current && !isPlatform && triesWeights && (
                <>
                  {' · '}
                  <Link to="/user/positions/$id/what-if" params={{ id: position.id }}>
                    {words('what_if.try')}
                    <span className="visually-hidden">{`: ${position.title}`}</span>
                  </Link>
                </>
              )}
            </li>
          ))}
          {more > 0 && <li>{t('templates.used.more', { count: more })}</li>}
        </ul>
      )}
    </Panel>
  );
}
