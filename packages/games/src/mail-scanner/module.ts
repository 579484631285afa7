import type { TaskViewModule } from '../task-view.ts';
import { mailScannerMessages } from './messages.ts';
import { createMailScannerPractice } from './practice.ts';
import { MailScannerView } from './view.tsx';

/** The browser half of Mail Scanner. */
export const View: TaskViewModule['View'] = MailScannerView;
export const createPractice: TaskViewModule['createPractice'] = createMailScannerPractice;
export const messages: TaskViewModule['messages'] = mailScannerMessages;
