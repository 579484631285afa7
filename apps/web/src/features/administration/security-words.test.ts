import { SECURITY_ACTIONS } from '@tryout/domain/access/security-actions';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { messages } from './security-log.messages.ts';
import { actionWords, detailWords, lineWord } from './security-words.ts';

const t = textOf(messages, 'en');
const list = (names: readonly string[]) => names.join(', ');

describe('a line of the security log', () => {
  it.each(['en', 'ar'] as const)('says in words what happened, whatever it was (%s)', (locale) => {
    const words = SECURITY_ACTIONS.map((action) => actionWords(textOf(messages, locale), action));
    expect(words.filter((one) => one === '' || /[._]/.test(one))).toEqual([]);
    expect(new Set(words).size).toBe(SECURITY_ACTIONS.length);
  });

  it('shows a kind that is gone as it was written, without its signs', () => {
    expect(actionWords(t, 'old_thing.happened')).toBe('old thing happened');
    expect(lineWord(t, 'about', 'old_thing')).toBe('old thing');
  });

  it('tells what was changed, before and after', () => {
    expect(detailWords(t, { user_type: ['employee', 'company_admin'], ended: 2, by: null }, list)).toEqual([
      'role: hiring manager → company admin',
      'sessions ended: 2',
      'by: –',
    ]);
    expect(detailWords(t, null, list)).toEqual([]);
    expect(detailWords(textOf(messages, 'ar'), { is_request: false, status: 'draft' }, list)).toEqual([
      'طلب وظيفة: لا',
      'الحالة: مسودة',
    ]);
  });

  it('names what was changed where only the names are kept, two of them too', () => {
    expect(detailWords(t, { fields: ['title', 'salary_min_cents'] }, list)).toEqual([
      'fields: title, lowest salary',
    ]);
    expect(detailWords(textOf(messages, 'ar'), { fields: ['openings'] }, list)).toEqual(['الحقول: الشواغر']);
    expect(detailWords(t, { permissions: ['view', 'invite'], scope: 'listed' }, list)).toEqual([
      'permissions: view positions and applicants, invite candidates',
      'positions: selected positions',
    ]);
    expect(detailWords(t, { permissions: [['view'], ['view', 'decide']] }, list)).toEqual([
      'permissions: view positions and applicants → view positions and applicants, approve and reject',
    ]);
  });
});
