export { MailDialog } from './components/mail-dialog.tsx';
