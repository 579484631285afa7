export { busyPeople } from './busy-people.ts';
