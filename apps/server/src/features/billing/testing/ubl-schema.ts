// The part of the schema of UBL 2.1 (OASIS Standard, November 2013: xsd/maindoc/UBL-Invoice-2.1.xsd and
// UBL-CreditNote-2.1.xsd with their common components) that an invoice or credit note can hold here: every element's children
// in the order of its sequence, with how often each may come, and what texts are. An element that a sequence has and that
// is never written is listed as well where it must come, so that leaving it out is found.

/** `?` at most once, `*` any number, `+` at least once; without a mark exactly once. */
const SEQUENCES: Readonly<Record<string, string>> = {
  Invoice: `UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID? IssueDate IssueTime? DueDate?
    InvoiceTypeCode? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode?
    PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric? BuyerReference? InvoicePeriod*
    OrderReference? BillingReference* DespatchDocumentReference* ReceiptDocumentReference* StatementDocumentReference*
    OriginatorDocumentReference* ContractDocumentReference* AdditionalDocumentReference* ProjectReference* Signature*
    AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty? SellerSupplierParty?
    TaxRepresentativeParty? Delivery* DeliveryTerms? PaymentMeans* PaymentTerms* PrepaidPayment* AllowanceCharge*
    TaxExchangeRate? PricingExchangeRate? PaymentExchangeRate? PaymentAlternativeExchangeRate? TaxTotal*
    WithholdingTaxTotal* LegalMonetaryTotal InvoiceLine+`,
  CreditNote: `UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID? IssueDate IssueTime?
    TaxPointDate? CreditNoteTypeCode? Note* DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode?
    PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric? BuyerReference? InvoicePeriod*
    DiscrepancyResponse* OrderReference? BillingReference* DespatchDocumentReference* ReceiptDocumentReference*
    ContractDocumentReference* AdditionalDocumentReference* StatementDocumentReference* OriginatorDocumentReference*
    Signature* AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty? SellerSupplierParty?
    TaxRepresentativeParty? Delivery* DeliveryTerms* PaymentMeans* PaymentTerms* TaxExchangeRate? PricingExchangeRate?
    PaymentExchangeRate? PaymentAlternativeExchangeRate? AllowanceCharge* TaxTotal* LegalMonetaryTotal CreditNoteLine+`,
  OrderReference:
    'ID SalesOrderID? CopyIndicator? UUID? IssueDate? IssueTime? CustomerReference? OrderTypeCode? DocumentReference?',
  BillingReference:
    'InvoiceDocumentReference? SelfBilledInvoiceDocumentReference? CreditNoteDocumentReference? SelfBilledCreditNoteDocumentReference? DebitNoteDocumentReference? ReminderDocumentReference? AdditionalDocumentReference? BillingReferenceLine*',
  InvoiceDocumentReference:
    'ID CopyIndicator? UUID? IssueDate? IssueTime? DocumentTypeCode? DocumentType? XPath* LanguageID? LocaleCode? VersionID? DocumentStatusCode? DocumentDescription* Attachment? ValidityPeriod? IssuerParty? ResultOfVerification?',
  AccountingSupplierParty:
    'CustomerAssignedAccountID? AdditionalAccountID* DataSendingCapability? Party? DespatchContact? AccountingContact? SellerContact?',
  AccountingCustomerParty:
    'CustomerAssignedAccountID? SupplierAssignedAccountID? AdditionalAccountID* Party? DeliveryContact? AccountingContact? BuyerContact?',
  Party:
    'MarkCareIndicator? MarkAttentionIndicator? WebsiteURI? LogoReferenceID? EndpointID? IndustryClassificationCode? PartyIdentification* PartyName* Language? PostalAddress? PhysicalLocation? PartyTaxScheme* PartyLegalEntity* Contact? Person* AgentParty? ServiceProviderParty* PowerOfAttorney* FinancialAccount?',
  PartyName: 'Name',
  PostalAddress:
    'ID? AddressTypeCode? AddressFormatCode? Postbox? Floor? Room? StreetName? AdditionalStreetName? BlockName? BuildingName? BuildingNumber? InhouseMail? Department? MarkAttention? MarkCare? PlotIdentification? CitySubdivisionName? CityName? PostalZone? CountrySubentity? CountrySubentityCode? Region? District? TimezoneOffset? AddressLine* Country? LocationCoordinate*',
  Country: 'IdentificationCode? Name?',
  PartyTaxScheme:
    'RegistrationName? CompanyID? TaxLevelCode? ExemptionReasonCode? ExemptionReason* RegistrationAddress? TaxScheme',
  TaxScheme: 'ID? Name? TaxTypeCode? CurrencyCode? JurisdictionRegionAddress*',
  PartyLegalEntity:
    'RegistrationName? CompanyID? RegistrationDate? RegistrationExpirationDate? CompanyLegalFormCode? CompanyLegalForm? SoleProprietorshipIndicator? CompanyLiquidationStatusCode? CorporateStockAmount? FullyPaidSharesIndicator? RegistrationAddress? CorporateRegistrationScheme? HeadOfficeParty? ShareholderParty*',
  Contact: 'ID? Name? Telephone? Telefax? ElectronicMail? Note* OtherCommunication*',
  TaxTotal: 'TaxAmount RoundingAmount? TaxEvidenceIndicator? TaxIncludedIndicator? TaxSubtotal*',
  TaxSubtotal:
    'TaxableAmount? TaxAmount CalculationSequenceNumeric? TransactionCurrencyTaxAmount? Percent? BaseUnitMeasure? PerUnitAmount? TierRange? TierRatePercent? TaxCategory',
  TaxCategory:
    'ID? Name? Percent? BaseUnitMeasure? PerUnitAmount? TaxExemptionReasonCode? TaxExemptionReason* TierRange? TierRatePercent? TaxScheme',
  LegalMonetaryTotal:
    'LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? AllowanceTotalAmount? ChargeTotalAmount? PrepaidAmount? PayableRoundingAmount? PayableAmount PayableAlternativeAmount?',
  InvoiceLine:
    'ID UUID? Note* InvoicedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode? AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? InvoicePeriod* OrderLineReference* DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference* PricingReference? OriginatorParty? Delivery* PaymentTerms* AllowanceCharge* TaxTotal* WithholdingTaxTotal* Item Price? DeliveryTerms? SubInvoiceLine* ItemPriceExtension?',
  CreditNoteLine:
    'ID UUID? Note* CreditedQuantity? LineExtensionAmount? TaxPointDate? AccountingCostCode? AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? InvoicePeriod* OrderLineReference* DiscrepancyResponse* DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference* PricingReference? OriginatorParty? Delivery* PaymentTerms* TaxTotal* AllowanceCharge* Item? Price? DeliveryTerms* SubCreditNoteLine* ItemPriceExtension?',
  AllowanceCharge:
    'ID? ChargeIndicator AllowanceChargeReasonCode? AllowanceChargeReason* MultiplierFactorNumeric? PrepaidIndicator? SequenceNumeric? Amount BaseAmount? AccountingCostCode? AccountingCost? PerUnitAmount? TaxCategory* TaxTotal? PaymentMeans*',
  Item: 'Description* PackQuantity? PackSizeNumeric? CatalogueIndicator? Name? HazardousRiskIndicator? AdditionalInformation* Keyword* BrandName* ModelName* BuyersItemIdentification? SellersItemIdentification? ManufacturersItemIdentification* StandardItemIdentification? CatalogueItemIdentification? AdditionalItemIdentification* CatalogueDocumentReference? ItemSpecificationDocumentReference* OriginCountry? CommodityClassification* TransactionConditions* HazardousItem* ClassifiedTaxCategory* AdditionalItemProperty* ManufacturerParty* InformationContentProviderParty? OriginAddress* ItemInstance* Certificate* Dimension*',
  Price:
    'PriceAmount BaseQuantity? PriceChangeReason* PriceTypeCode? PriceType? OrderableUnitFactorRate? ValidityPeriod* PriceList? AllowanceCharge* PricingExchangeRate?',
};
const SAME: Readonly<Record<string, string>> = { ClassifiedTaxCategory: 'TaxCategory' };

/** What texts are, by the last word of an element's name: the unqualified types of the schema. */
const TEXTS: readonly (readonly [RegExp, RegExp, string | null])[] = [
  [/Date$/, /^\d{4}-\d\d-\d\d$/, null],
  [/Amount$/, /^-?\d+(\.\d+)?$/, 'currencyID'],
  [/Quantity$/, /^-?\d+(\.\d+)?$/, 'unitCode'],
  [/(Percent|Numeric|Rate)$/, /^-?\d+(\.\d+)?$/, null],
  [/Indicator$/, /^(true|false)$/, null],
  [/(ID|Code|Name|Reason|Mail|Zone|Subentity|Note|Description)$/, /\S/, null],
];

/** An element with what is in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: string;
  readonly children: XmlElement[];
  text: string;
}

/** Reads XML without comments or sections. @throws Error where tags do not close each other */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  for (const [, close, name = '', attributes = '', text = ''] of xml
    .replace(/^<\?xml[^>]*\?>\n/, '')
    .matchAll(/<(\/?)([\w:]+)([^>]*)>([^<]*)/g)) {
    const top = open.at(-1) as XmlElement;
    if (close) {
      if (name !== top.name) throw new Error(`</${name}> closes <${top.name}>`);
      open.pop();
      continue;
    }
    const element: XmlElement = { name, attributes, children: [], text };
    top.children.push(element);
    open.push(element);
  }
  const [first] = root.children;
  if (open.length !== 1 || !first || root.children.length > 1) throw new Error('not one element, closed');
  return first;
}

const bare = (name: string) => name.replace(/^c[ab]c:/, '');

/** Where an element and all in it are not as the schema has them; empty: it is valid. */
export function ublFaults(element: XmlElement, path = bare(element.name)): string[] {
  const name = bare(element.name);
  if (element.name.startsWith('cbc:')) return textFaults(element, path);
  const sequence = SEQUENCES[SAME[name] ?? name];
  if (!sequence) return [`${path}: not an element that is known`];
  const faults: string[] = [];
  const places = sequence.split(/\s+/).map((each) => {
    const [, child = '', mark = ''] = /^(\w+)([?*+]?)$/.exec(each) ?? [];
    return {
      child,
      least: mark === '' || mark === '+' ? 1 : 0,
      most: mark === '*' || mark === '+' ? Infinity : 1,
    };
  });
  let at = 0;
  for (const child of element.children) {
    const place = places.findIndex(({ child: one }) => one === bare(child.name));
    if (place === -1) faults.push(`${path}: ${child.name} has no place in it`);
    else if (place < at) faults.push(`${path}: ${child.name} comes too late`);
    else at = place;
    faults.push(...ublFaults(child, `${path}/${bare(child.name)}`));
  }
  for (const { child, least, most } of places) {
    const count = element.children.filter((one) => bare(one.name) === child).length;
    if (count < least || count > most) faults.push(`${path}: ${child} comes ${count} times`);
  }
  return faults;
}

function textFaults(element: XmlElement, path: string): string[] {
  if (element.children.length > 0) return [`${path}: a text with elements in it`];
  const type = TEXTS.find(([ends]) => ends.test(element.name));
  if (!type) return [`${path}: of no type that is known`];
  const [, shape, attribute] = type;
  return [
    ...(shape.test(element.text) ? [] : [`${path}: "${element.text}" is none of its type`]),
    ...(attribute && !element.attributes.includes(`${attribute}="`) ? [`${path}: without ${attribute}`] : []),
  ];
}
