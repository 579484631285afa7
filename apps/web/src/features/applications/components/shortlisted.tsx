import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { ApplicationSummary } from '../applications.api.ts';
import { messages } from '../standing.messages.ts';
import classes from './application-card.module.css';
import { useStandingLine } from './use-standing-line.ts';

/** Applications that are on a shortlist, said first on the home page. */
export function Shortlisted({ applications }: { applications: readonly ApplicationSummary[] }) {
  const t = useText(messages);
  const line = useStandingLine();
  return applications
    .filter(({ status }) => status === 'short_listed')
    .map((application) => (
      <Panel key={application.application_id} title={t('standing.shortlisted')} tone="selected">
        <p>
          {t('standing.shortlisted_text', {
            position: application.position_title,
            organization: application.organization_name,
          })}
        </p>
        <p className={classes.facts}>{line(application)}</p>
        <div className={classes.buttons}>
          <LinkButton
            to="/user/applications/$id"
            params={{ id: application.application_id }}
            variant="default"
          >
            {t('standing.open')}
            <span className="visually-hidden">: {application.position_title}</span>
          </LinkButton>
        </div>
      </Panel>
    ));
}
