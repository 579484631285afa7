export { AedtStated } from './components/aedt-stated.tsx';
export { NoticeText } from './components/notice-text.tsx';
export { acceptHere, noticeQuery } from './notices.api.ts';
