export { newestImpactReport } from './read-reports.ts';
export { keepReportOfPeople, type PeopleOfGroup } from './report-of-people.ts';
