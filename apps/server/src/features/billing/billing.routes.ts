import {
  buyAddOn,
  changeCard,
  exportInvoices,
  invoiceFile,
  listCompanyInvoices,
  listOwnOrders,
  listSubscriptions,
  moveSubscription,
  openPortal,
  payByTestCard,
  payOrder,
  readBillingDetails,
  readQuote,
  readTestPayment,
  saveBillingDetails,
  sharedInvoice,
  subscribePlan,
  takeWebhook,
  verifyAddOnOrder,
  verifyPlanOrder,
} from '@tryout/contract/billing/billing';
import { type Handled, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { organizationOf } from '../organizations/public.ts';
import { billingSay } from './billing.messages.ts';
import { readDetails, saveDetails } from './details.ts';
import { sendInvoiceFile, sendInvoiceRows, sendSharedInvoice } from './invoices/send-invoice.ts';
import { invoicesOf } from './invoices/show-invoice.ts';
import { placeOrder } from './orders/place-order.ts';
import { ordersOf, payOrderAgain, showOrder, verifyOrder } from './orders/show-order.ts';
import { showQuote } from './orders/show-quote.ts';
import { changeCard as takeCard } from './payments/change-card.ts';
import { portalOf } from './payments/portal.ts';
import { takeSigned } from './payments/take-signed.ts';
import { payWithTestCard, showTestPayment } from './payments/test-checkout.ts';
import { moveSubscription as move } from './subscriptions/move-subscription.ts';
import { subscriptionsShown } from './subscriptions/show-subscriptions.ts';
import { handleOutsideWhenOn, handleWhenOn } from './when-on.routes.ts';

/** Buying, paying, and what an organization sees of it. */
export const billingHandlers: readonly Handled[] = [
  handleWhenOn(readQuote, async (call) => {
    const act = signedAct(call);
    const organization = organizationOf(act.actor, call.query.organization_id);
    return { data: await showQuote(act, organization, call.query, languageOf(call.request)) };
  }),
  handleOutsideWhenOn(subscribePlan, async (call) => {
    const act = signedAct(call);
    const organization = organizationOf(act.actor, call.body.organization_id);
    const choice = { ...call.body, quantity: 1 };
    const placed = await placeOrder(act, organization, choice, languageOf(call.request));
    return {
      data: {
        order: placed.order && (await showOrder(act, placed.order)),
        checkout_url: placed.checkout_url,
      },
    };
  }),
  handleOutsideWhenOn(buyAddOn, async (call) => {
    const act = signedAct(call);
    const organization = organizationOf(act.actor, call.body.organization_id);
    const placed = await placeOrder(act, organization, call.body, languageOf(call.request));
    return {
      data: {
        order: placed.order && (await showOrder(act, placed.order)),
        checkout_url: placed.checkout_url,
      },
    };
  }),
  handleOutsideWhenOn(verifyPlanOrder, async (call) => ({
    data: await verifyOrder(signedAct(call), call.refs.row(call.body.order_id), 'plan'),
  })),
  handleOutsideWhenOn(verifyAddOnOrder, async (call) => ({
    data: await verifyOrder(signedAct(call), call.refs.row(call.body.order_id), 'addon'),
  })),
  handleOutsideWhenOn(payOrder, async (call) => ({
    data: await payOrderAgain(signedAct(call), call.refs.row(call.body.order_id)),
  })),
  handleWhenOn(listOwnOrders, async (call) => {
    const act = signedAct(call);
    return { data: await ordersOf(act, organizationOf(act.actor, call.query.organization_id), call.query) };
  }),
  handleWhenOn(listCompanyInvoices, async (call) => {
    const act = signedAct(call);
    return { data: await invoicesOf(act, organizationOf(act.actor, call.query.organization_id), call.query) };
  }),
  handleWhenOn(invoiceFile, async (call) =>
    sendInvoiceFile(call.reply, call.refs.row(call.query.invoice_id), call.query.format),
  ),
  handleWhenOn(sharedInvoice, async (call) => sendSharedInvoice(call, call.reply, call.params.token)),
  handleWhenOn(exportInvoices, async (call) => {
    const act = signedAct(call);
    const organization = organizationOf(act.actor, call.query.organization_id);
    return sendInvoiceRows(act, call.reply, { ...call.query, organization_id: organization });
  }),
  handleWhenOn(listSubscriptions, async (call) => {
    const act = signedAct(call);
    return { data: await subscriptionsShown(act, organizationOf(act.actor, call.query.organization_id)) };
  }),
  handleWhenOn(moveSubscription, async (call) => {
    const act = signedAct(call);
    const row = call.refs.row(call.body.subscription_id);
    await move(act, row, call.body);
    return {
      data: await subscriptionsShown(act, row.organization_id),
      message: billingSay(`billing.moved_${call.body.at_period_end}`),
    };
  }),
  handleWhenOn(readBillingDetails, async (call) => {
    const act = signedAct(call);
    return { data: await readDetails(act, organizationOf(act.actor, call.query.organization_id)) };
  }),
  handleWhenOn(saveBillingDetails, async (call) => {
    const act = signedAct(call);
    const organization = organizationOf(act.actor, call.body.organization_id);
    return {
      data: await saveDetails(act, organization, call.body),
      message: billingSay('billing.details_saved'),
    };
  }),
  handleOutsideWhenOn(openPortal, async (call) => {
    const act = signedAct(call);
    return { data: await portalOf(act, organizationOf(act.actor, call.body.organization_id)) };
  }),
  handleOutsideWhenOn(changeCard, async (call) => {
    const act = signedAct(call);
    const organization = organizationOf(act.actor, call.body.organization_id);
    return {
      data: await takeCard(act, organization, call.body.card),
      message: billingSay('billing.card_kept'),
    };
  }),
  handleOutsideWhenOn(takeWebhook, async (call) => ({
    data: await takeSigned(call, call.params.driver, call.body, call.request.headers['stripe-signature']),
  })),
  handleWhenOn(readTestPayment, async (call) => ({
    data: await showTestPayment(signedAct(call), call.refs.row(call.query.order_id)),
  })),
  handleOutsideWhenOn(payByTestCard, async (call) => {
    const act = signedAct(call);
    const order = call.refs.row(call.body.order_id);
    return {
      data: await payWithTestCard(act, order, call.body),
    };
  }),
];
