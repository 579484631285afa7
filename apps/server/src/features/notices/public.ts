export { aedtOf, postAedtNotice } from './aedt-notice.ts';
export { measuredFor, whatNoticesNeed } from './candidate-notice.ts';
