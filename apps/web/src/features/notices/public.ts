export { AedtPanel } from './components/aedt-panel.tsx';
export { OrganizationNotice } from './components/organization-notice.tsx';
