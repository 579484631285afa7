import { lazyPage } from '../../ui/states/lazy-page.tsx';

export { BillingHead } from './components/billing-head.tsx';
export { SellerContact } from './components/seller-contact.tsx';

/** Parts of `/user/billing/$part` beside the plans. */
export const paymentPages = {
  checkout: lazyPage(() => import('./pages/checkout-page.tsx'), 'CheckoutPage'),
  test: lazyPage(() => import('./pages/test-checkout-page.tsx'), 'TestCheckoutPage'),
  return: lazyPage(() => import('./pages/return-page.tsx'), 'ReturnPage'),
  invoices: lazyPage(() => import('./pages/invoices-page.tsx'), 'InvoicesPage'),
  orders: lazyPage(() => import('./pages/orders-page.tsx'), 'OrdersPage'),
  details: lazyPage(() => import('./pages/details-page.tsx'), 'DetailsPage'),
} as const;
