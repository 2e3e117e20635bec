import type { SpecRow } from './names.ts'

/** The types, inputs, enums and arguments of specification document 1 (overview, subscription, servicing), written from it by hand. */
export const DOCUMENT_1: readonly SpecRow[] = [
  ['§2.2', 'Mutation.agencySignIn', 'email code'],
  ['§2.2', 'AgencySignInPayload', 'agencyUser errors'],
  ['§2.2', 'UserError', 'message path'],
  ['§3', 'AgencyUser', 'id email name state agency', { preferences: 'preferences' }],
  ['§3', 'AgencyUserState', 'ACTIVE DISABLED'],
  ['§3', 'Agency', 'id name mailingAddress configuration subscription'],
  ['§3', 'Address', 'line1 city zone postalCode'],
  [
    '§3',
    'ServiceRequest',
    `id type state createdAt updatedAt dueAt assignee account clientName clientEmail clientPhone details
      businessPolicy resolution addAdditionalInsured cancelPolicy createCertificate documentRequest
      endorsePolicy question calls emailThreads comments versionHistory`,
  ],
  ['§3', 'ServiceRequestResolution', 'notes files'],
  ['§3', 'AddAdditionalInsuredRequest', 'name relationship address'],
  ['§3', 'CancelPolicyRequest', 'policyId reason'],
  [
    '§3',
    'CreateCertificateRequest',
    `name address additionalInsured additionalInsuredRelationship
      additionalInsuredRelationshipDescription`,
  ],
  ['§3', 'DocumentRequest', 'type'],
  ['§3', 'EndorsePolicyRequest', 'policyId'],
  ['§3', 'QuestionRequest', 'policyId question type'],
  ['§3', 'ServiceRequestCall', 'transcript'],
  ['§3', 'CallTranscriptEntry', 'role content'],
  ['§3', 'ServiceRequestEmailThread', 'attachments participantEmails'],
  ['§3', 'ServiceRequestEmail', 'sentAt senderRole body'],
  ['§3', 'ServiceRequestFile', 'id name url'],
  ['§3', 'ServiceRequestComment', 'id content createdAt agencyUser'],
  ['§3', 'ServiceRequestVersion', 'version createdAt updateTypes updateInitiatorType updateInitiatorId snapshot'],
  ['§3', 'ServiceRequestSnapshot', 'assignee dueAt notes'],
  [
    '§3',
    'ServiceRequestType',
    `ADD_ADDITIONAL_INSURED CANCEL_POLICY CREATE_CERTIFICATE DOCUMENT_REQUEST ENDORSE_POLICY OTHER
      QUESTION QUOTE_REQUEST`,
  ],
  ['§4', 'ServiceRequestState', 'OPEN CLOSED'],
  ['§3', 'ServiceRequestUpdateType', 'ADD_COMMENT ASSIGN CLOSE CREATE ENRICH UPDATE UPDATE_DUE_DATE'],
  ['§3', 'ServiceRequestInitiatorType', 'AGENCY_CLIENT AGENCY_USER ANONYMOUS CRONJOB OYSTER WORKFLOW'],
  ['§7', 'Query.serviceRequest', 'id'],
  ['§7', 'Mutation.resolveServiceRequest', 'id input'],
  ['§7', 'ResolveServiceRequestInput', 'notes files'],
  ['§7', 'Mutation.updateServiceRequest', 'id input'],
  ['§7', 'UpdateServiceRequestInput', 'assigneeId dueAt'],
  ['§7', 'Mutation.addServiceRequestComment', 'id input'],
  ['§7', 'ServiceRequestCommentInput', 'content'],
  [
    '§3',
    // GraphQL keeps "Subscription" for live updates.
    'AgencySubscription',
    `plan period state numSeats numSeatsActive numVoiceAgents nextBillingAmount nextBillingDate trialEndDate
    entitlements`,
    { voice: 'numVoiceAgentsActive' },
  ],
  ['§3', 'SubscriptionPlan', 'BASIC STANDARD PRO ENTERPRISE'],
  ['§3', 'SubscriptionPeriod', 'MONTHLY ANNUAL'],
  ['§3', 'SubscriptionState', 'ACTIVE EXPIRED OVERDUE PAUSED TRIAL'],
  ['§3', 'Entitlement', 'ADVANCED_VOICE_CUSTOMIZATION COPILOT_PDF_EDITOR'],
  ['§3', 'SubscriptionPreview', 'checkoutUrl clientSecret invoicePreview'],
  ['§3', 'InvoicePreview', 'lineItems subTotal taxTotal discountTotal total amountPaid amountDue isNextInvoice'],
  ['§3', 'InvoiceLineItem', 'name quantity unitAmount totalAmount'],
  ['§3', 'PlanTier', 'id name description featured contactSales basePrice pricePerSeat features'],
  ['§7', 'SubscriptionManagementLinks', 'previewUpdateSubscription updatePaymentMethodUrl'],
  ['§7', 'UpdateSubscriptionInput', 'plan period seats voiceAgents'],
  ['§7', 'UpdateSubscriptionPayload', 'plan period numSeats numVoiceAgents errors'],
  ['§7', 'CreateAgencyUserInput', 'name email'],
  ['§7', 'Mutation.disableAgencyUser', 'id'],
  ['§7', 'Mutation.enableAgencyUser', 'id'],
]
