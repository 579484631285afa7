export { aedtOf, postAedtNotice } from './aedt-notice.ts';
export { acceptNoticeForVisitor, measuredFor, whatNoticesNeed } from './candidate-notice.ts';
