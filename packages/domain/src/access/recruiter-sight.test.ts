import { expect, it } from 'vitest';
import { knowsOfPosition, RECRUITERS_SEE } from './recruiter-sight.ts';

it('knows of a position by the team, the role, a share, or because neither it nor the organization hides it', () => {
  for (const recruiters_see of RECRUITERS_SEE) {
    for (let bits = 0; bits < 16; bits++) {
      const [is_confidential, on_team, administers, is_shared_with] = [1, 2, 4, 8].map(
        (bit) => (bits & bit) !== 0,
      ) as [boolean, boolean, boolean, boolean];
      const knows = knowsOfPosition({
        is_confidential,
        recruiters_see,
        on_team,
        administers,
        is_shared_with,
      });
      const hidden = is_confidential || recruiters_see === 'own_and_shared';
      expect(knows).toBe(!hidden || on_team || administers || is_shared_with);
    }
  }
});
