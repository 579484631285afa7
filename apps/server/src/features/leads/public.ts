export { convertLeads } from './convert-leads.ts';
