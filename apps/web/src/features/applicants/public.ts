export { useReasonText } from './reason-text.ts';
