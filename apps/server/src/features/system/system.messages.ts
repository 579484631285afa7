import { defineMessages } from '../../platform/language/say.ts';

export const systemSay = defineMessages('system');
