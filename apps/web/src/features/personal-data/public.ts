export { ApplicationReviews } from './components/application-reviews.tsx';
export { OrganizationRetention } from './components/organization-retention.tsx';
export { OwnDataSettings } from './components/own-data-settings.tsx';
export { PlaceHold } from './components/place-hold.tsx';
export { RightsPanel } from './components/rights-panel.tsx';
