export { keepReportOfPeople, type PeopleOfGroup } from './report-of-people.ts';
