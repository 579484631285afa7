import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { editableTemplates } from './editable-templates.queries.ts';

/** Templates to be changed: the platform's by the super admin alone, an organization's by its own people alone. */
export const scoreTemplateLoaders: RefLoaders = {
  async editable_score_template(db, ids, actor) {
    const rows = await editableTemplates(db, ids, actor?.user_type === 'super_admin');
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row: { ...row },
    }));
  },
};
