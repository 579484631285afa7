export { keepErasureList, readErasureList } from './erasure-list.ts';
