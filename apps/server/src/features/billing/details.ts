import type { BillingDetailsShown } from '@tryout/contract/billing/billing';
import { isReverseCharge } from '@tryout/domain/billing/tax';
import { EU_COUNTRIES, isVatNumber, normalVatNumber } from '@tryout/domain/billing/vat-numbers';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { billingSay } from './billing.messages.ts';
import { type BillingDetails, findBuyer, storeDetails } from './billing.queries.ts';
import { findSeller } from './sellers.queries.ts';

/** Who the invoices of an organization are made out to. */
export async function readDetails(
  { db }: Pick<Act, 'db'>,
  organizationId: string,
): Promise<BillingDetailsShown> {
  const buyer = await findBuyer(db, organizationId);
  if (!buyer) throw notFound();
  const seller = await findSeller(db);
  const { legal_name, email, address, tax_id, language, is_filled_in } = buyer;
  const from = { country: seller.address.country, region: null, tax_id: seller.tax_id };
  const to = { country: address.country, region: null, tax_id: tax_id || null };
  return {
    legal_name,
    email,
    address,
    tax_id,
    language: language || 'en',
    is_filled_in,
    is_reverse_charge: isReverseCharge(from, to),
  };
}

/** What is wrong with where something is sent; nothing is stored then. */
function checkDetails(details: BillingDetails): void {
  const { country } = details.address;
  if (
    country !== '' &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country) === undefined
  )
    throw invalidField('address.country', billingSay('billing.not_a_country'));
  if (details.email !== '' && !/^[^\s@<>]+@[^\s@<>]+$/.test(details.email))
    throw invalidField('email', billingSay('billing.not_an_email'));
  if (details.tax_id !== '' && EU_COUNTRIES.includes(country) && !isVatNumber(country, details.tax_id))
    throw invalidField('tax_id', billingSay('billing.not_a_vat_number'));
}

/** Changes who invoices are made out to; those that were issued stay as they are. */
export async function saveDetails(
  act: SignedAct,
  organizationId: string,
  details: BillingDetails,
): Promise<BillingDetailsShown> {
  checkDetails(details);
  const { country } = details.address;
  const tax_id =
    EU_COUNTRIES.includes(country) && details.tax_id
      ? normalVatNumber(country, details.tax_id)
      : details.tax_id;
  await storeDetails(act.db, organizationId, { ...details, tax_id }, act.services.now());
  await audit(act, {
    event_type: 'update',
    action: 'billing.details_changed',
    target_type: 'organization',
    target_id: organizationId,
    organization_id: organizationId,
  });
  return readDetails(act, organizationId);
}
