import { isUserType } from '@tryout/domain/access/roles';
import type { Text } from '../platform/i18n/use-text.ts';
import type { RoleMessage } from './roles.messages.ts';

/** A user type in the reader's language; one that is not among the eight as it stands. */
export const roleName = (t: Text<RoleMessage>, userType: string): string =>
  isUserType(userType) ? t(`areas.role.${userType}`) : userType;
