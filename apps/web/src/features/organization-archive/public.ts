export { ArchiveImport } from './components/archive-import.tsx';
export { OrganizationExport } from './components/organization-export.tsx';
