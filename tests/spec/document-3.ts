import type { SpecRow } from './names.ts'

/** The types, inputs, enums and arguments of specification document 3 (accounts, policies, communication, voice), written from it by hand. */
export const DOCUMENT_3: readonly SpecRow[] = [
  ['§3', 'AgencyConfiguration', 'liabilityCOIConfiguration'],
  ['§3', 'LiabilityCOIConfiguration', 'contactName contactEmail contactPhone'],
  [
    '§3',
    'Account',
    `id type createdAt email name phone mailingAddress dba website business individual contacts
      businessPolicies certificatesOfLiabilityInsurance serviceRequests`,
  ],
  [
    '§3',
    'CertificateOfLiabilityInsurance',
    `id certificateNumber createdAt holder additionalInsured descriptionOfOperations accountId viewUrl
      downloadUrl`,
  ],
  ['§3', 'CertificateHolder', 'name address'],
  ['§7', 'CreateCertificateInput', 'accountId additionalInsured descriptionOfOperations holder'],
  ['§7', 'CertificateHolderInput', 'name address'],
  ['§7', 'Mutation.createCertificate', 'input'],
  ['§3', 'AccountType', 'BUSINESS INDIVIDUAL'],
  ['§3', 'BusinessAccount', 'name dba email phone mailingAddress'],
  ['§3', 'IndividualAccount', 'name email phone mailingAddress'],
  ['§3', 'Contact', 'id name email phone'],
  ['§3', 'CreateAccountInput', 'business individual associateContactId'],
  ['§3', 'BusinessAccountInput', 'name dba website email phone mailingAddress contact'],
  ['§3', 'AccountContactInput', 'name email phone'],
  ['§5', 'AddressInput', 'line1 line2 city zone postalCode'],
  ['§7', 'Query.account', 'id'],
  ['§7', 'Mutation.createAccount', 'input'],
  ['§7', 'Mutation.updateAccount', 'id input'],
  ['§3', 'Carrier', 'id name isCarrier isBroker'],
  [
    '§3',
    'BusinessPolicy',
    `id policyNumber quoteNumber state type market issuedAt inforceAt expiresAt carrier broker account
      agencyUser files source details limits pricing cancellation reinstatement renewal`,
  ],
  [
    '§3',
    'PolicyDetails',
    `blanketAdditionalInsureds carrier coverageDescriptions exclusionDescriptions deductible extraLimits
      insured locations namedAdditionalInsureds policyNumber summary`,
  ],
  ['§3', 'BlanketAdditionalInsured', 'type description'],
  ['§3', 'PolicyDescription', 'title description policyQuotes'],
  ['§3', 'ExtraLimit', 'name limit'],
  ['§3', 'PolicyParty', 'name address'],
  [
    '§3',
    'PolicyLimits',
    `cyberAggregateLimit cyberRetentionLimit glAggregateLimit glMedicalPerOccurrenceLimit
      glMedicalPerPersonLimit glPerOccurrenceLimit glPersonalAndAdvertisingInjuryLimit
      glProductsAndCompletedOperationsLimit glRentedPremisesDamageLimit propertyBuildingLimit
      propertyContentsLimit umbrellaOrExcessAggregateLimit umbrellaOrExcessPerOccurrenceLimit
      wcPerAccidentLimit wcPerDiseaseEmployeeLimit wcPerDiseasePolicyLimit`,
  ],
  [
    '§3',
    'PolicyLimitsInput',
    `cyberAggregateLimit cyberRetentionLimit glAggregateLimit glMedicalPerOccurrenceLimit
      glMedicalPerPersonLimit glPerOccurrenceLimit glPersonalAndAdvertisingInjuryLimit
      glProductsAndCompletedOperationsLimit glRentedPremisesDamageLimit propertyBuildingLimit
      propertyContentsLimit umbrellaOrExcessAggregateLimit umbrellaOrExcessPerOccurrenceLimit
      wcPerAccidentLimit wcPerDiseaseEmployeeLimit wcPerDiseasePolicyLimit`,
  ],
  [
    '§3',
    'PolicyPricing',
    `billingType paymentIntervalType intervalType premium agencyFees brokerFees policyFees otherFees
      taxes total estimatedCommission`,
  ],
  [
    '§3',
    'PolicyPricingInput',
    `billingType paymentIntervalType premium agencyFees brokerFees policyFees otherFees taxes
      estimatedCommission minimumEarnedPremium`,
  ],
  [
    '§3',
    'PolicyCancellation',
    'canceledAt canceledBy effectiveAt type reason reasonDescription returnCommission returnPremium',
  ],
  [
    '§3',
    'CancelBusinessPolicyInput',
    'canceledBy effectiveAt type reason reasonDescription returnCommission returnPremium',
  ],
  ['§3', 'PolicyReinstatement', 'reinstatedAt effectiveAt reasonDescription'],
  ['§3', 'PolicyRenewal', 'nextPolicies previousPolicies'],
  ['§3', 'PolicyFile', 'id name mimeType type notes url createdAt'],
  ['§3', 'PolicyFileInput', 'file type notes visible'],
  ['§3', 'PolicySource', 'AGENCY DIRECT UNKNOWN'],
  ['§3', 'CreateBusinessPoliciesInput', 'accountId policies'],
  [
    '§3',
    'NewBusinessPolicyInput',
    `policyNumber quoteNumber type market issuedAt inforceAt expiresAt carrierId brokerId agencyUserId
      source details limits pricing`,
  ],
  ['§3', 'UpdateBusinessPolicyInput', 'updateReason'],
  ['§4', 'PolicyState', 'BINDING INFORCE PENDING EXPIRED CANCELED UNKNOWN'],
  ['§4', 'CancellationType', 'CANCELLATION NONRENEWAL QUOTE_EXPIRED'],
  ['§4', 'CanceledBy', 'CARRIER INSURED AGENCY'],
  [
    '§4',
    'CancellationReason',
    `AGENCY_FOUND_BETTER_COVERAGE AGENCY_FOUND_BETTER_PRICE CARRIER_CLOSED_CLASS CARRIER_LOSS_HISTORY
      CARRIER_NONPAYMENT CARRIER_UNDERWRITING_REASON INSURED_CLOSED_BUSINESS INSURED_FOUND_BETTER_COVERAGE
      INSURED_FOUND_BETTER_PRICE INSURED_NONPAYMENT INSURED_NO_EXPOSURE OTHER`,
  ],
  ['§4', 'PolicyMarket', 'ADMITTED EXCESS_AND_SURPLUS'],
  ['§4', 'BillingType', 'DIRECT AGENCY'],
  ['§4', 'PaymentIntervalType', 'ANNUAL MONTHLY QUARTERLY NONE'],
  [
    '§4',
    'PolicyFileType',
    `APPLICATION_FORM BINDER CERTIFICATE ENDORSEMENT INVOICE LOST_POLICY_RELEASE NOTICE_OF_CANCELLATION
      OTHER POLICY_DOCUMENT QUOTE_DOCUMENT`,
  ],
  [
    '§4',
    'PolicyType',
    `ACCIDENT_AND_HEALTH BUSINESS_OWNERS COMMERCIAL_AUTO CYBER DIRECTORS_AND_OFFICERS
      EMPLOYMENT_PRACTICES_LIABILITY ERRORS_AND_OMISSION EXCESS GENERAL_LIABILITY JEWELERS_BLOCK OTHER
      PACKAGE PRODUCT_LIABILITY PROFESSIONAL_LIABILITY PROPERTY RENTAL SHIPPING_AND_TRANSPORTATION
      UMBRELLA WORKERS_COMPENSATION`,
  ],
  ['§7', 'Query.businessPolicy', 'id'],
  ['§7', 'Mutation.createBusinessPolicies', 'input'],
  ['§7', 'Mutation.updateBusinessPolicy', 'id input'],
  ['§7', 'Mutation.deleteBusinessPolicy', 'id'],
  ['§7', 'Mutation.cancelBusinessPolicy', 'id input'],
  ['§7', 'Mutation.renewBusinessPolicy', 'id input'],
  ['§7', 'Mutation.reinstateBusinessPolicy', 'id input'],
  ['§7', 'Mutation.uploadPolicyFile', 'policyId file'],
  ['§7', 'Mutation.deleteFile', 'fileId'],
  [
    '§3',
    'Call',
    '',
    { calls: 'id account status startedAt endedAt fromName fromNumber disconnectionReason transcript' },
  ],
  ['§4', 'CallStatus', '', { calls: 'REGISTERED IN_PROGRESS COMPLETED ERROR' }],
  ['§3', 'CallTranscript', '', { calls: 'recordingUrl sentiment successful summary serviceRequests entries' }],
  ['§3', 'CallTranscriptEntry', '', { calls: 'toolCallId toolName toolArgumentsJson' }],
  [
    '§3',
    'EmailThread',
    '',
    {
      emails: `id account fromEmail fromName state subject waitingFor createdAt updatedAt summary attachments
      workspace serviceRequests participantEmails`,
    },
  ],
  ['§3', 'ParticipantEmail', '', { emails: 'id body subject sentAt senderRole from to' }],
  ['§4', 'EmailThreadState', '', { emails: 'ACTIVE ENDED' }],
  ['§4', 'ParticipantRole', '', { emails: 'AGENT CARA CLIENT PARTICIPANT' }],
  ['§3', 'Integration', '', { integrations: 'id type state createdAt updatedAt lastSyncedAt configuration syncLogs' }],
  [
    '§4',
    'IntegrationType',
    '',
    { integrations: 'AMS_APPLIED_EPIC AMS_HAWKSOFT AMS_NOWCERTS CRM_AGENCY_ZOOM CRM_HUBSPOT ZAPIER' },
  ],
  ['§4', 'IntegrationState', '', { integrations: 'ACTIVE PENDING CREATED DISABLED' }],
  ['§3', 'HawksoftConfiguration', '', { integrations: 'agencyId enableSyncCallNotes enableSyncServiceRequests' }],
  ['§3', 'NowCertsConfiguration', '', { integrations: 'username enableSyncTasks enableSyncCalls' }],
  ['§3', 'AgencyZoomConfiguration', '', { integrations: 'username enableSyncTasks' }],
  [
    '§3',
    'HubspotConfiguration',
    '',
    {
      integrations: `enableSyncTasks taskSyncType taskPipelineId taskStageId enableSyncCalls callSyncType callPipelineId
      callStageId callFieldMappings taskFieldMappings`,
    },
  ],
  ['§3', 'HubspotFieldMappings', '', { integrations: 'ticketFields dealFields' }],
  ['§3', 'HubspotFieldMapping', '', { integrations: 'hubspotField caraField' }],
  ['§3', 'ZapierConfiguration', '', { integrations: 'apiKey' }],
  ['§4', 'SyncedRecordKind', '', { integrations: 'DEAL ENGAGEMENT_CALL ENGAGEMENT_NOTE TICKET' }],
  ['§4', 'TaskSyncType', '', { integrations: 'DEAL ENGAGEMENT_TASK TICKET' }],
  [
    '§3',
    'SyncLog',
    '',
    { integrations: 'id type state startedAt completedAt entitiesSynced initiatorType initiatorId lastError' },
  ],
  ['§4', 'SyncLogState', '', { integrations: 'IN_PROGRESS COMPLETED FAILED' }],
  ['§3', 'CrmTicketPipeline', '', { integrations: 'id label displayOrder archived createdAt updatedAt stages' }],
  ['§3', 'CrmTicketStage', '', { integrations: 'id label displayOrder archived ticketState' }],
  ['§3', 'VoiceAgent', '', { voice: 'id name phoneNumber state createdAt updatedAt agency configuration' }],
  [
    '§3',
    'VoiceAgentConfiguration',
    '',
    {
      voice: `agentName language introPhrase globalCustomInstructions agency callBehavior model notifications
      taskBehavior transfer`,
    },
  ],
  ['§3', 'VoiceAgency', '', { voice: 'name phone email address website businessHours' }],
  [
    '§3',
    'VoiceCallBehavior',
    '',
    { voice: 'rapportBuilding requiredContactInfo repeatCriticalInfo referencePolicyInfo' },
  ],
  ['§3', 'VoiceModel', '', { voice: 'voice responsiveness voiceSpeed voiceTemperature voiceVolume' }],
  [
    '§3',
    'VoiceNotifications',
    '',
    { voice: 'staticEmails enableDynamicEmailRoutingToAgencyUsers dynamicEmailRoutingCustomInstructions' },
  ],
  ['§3', 'VoiceTaskBehavior', '', { voice: 'businessLines quote service fnol coi lpr' }],
  [
    '§3',
    'VoiceQuoteBehavior',
    '',
    {
      voice: `enabled qualification commercialCommon auto commercialLiability commercialProperty
      workersCompensation custom`,
    },
  ],
  ['§3', 'VoiceQuestionSet', '', { voice: 'questions customQuestions' }],
  ['§3', 'VoiceCustomQuote', '', { voice: 'lineOfBusiness questions' }],
  ['§3', 'VoiceServiceBehavior', '', { voice: 'enabled addDriver addVehicle addLocation other' }],
  [
    '§3',
    'VoiceFnolBehavior',
    '',
    { voice: 'enabled customInstructions auto commercialLiability commercialProperty workersCompensation' },
  ],
  ['§3', 'VoiceCoiBehavior', '', { voice: 'enabled customInstructions' }],
  ['§3', 'VoiceLprBehavior', '', { voice: 'enabled customInstructions' }],
  [
    '§3',
    'VoiceTransfer',
    '',
    { voice: 'enabled behavior collectPurpose warmTransfer fallbackAttempts directory hours' },
  ],
  ['§3', 'VoiceTransferEntry', '', { voice: 'label number transferCriteria' }],
  ['§3', 'VoiceTransferHours', '', { voice: 'timezone monday tuesday wednesday thursday friday saturday sunday' }],
  ['§3', 'VoiceTransferDay', '', { voice: 'enabled startHour startMinute endHour endMinute' }],
  ['§4', 'VoiceName', '', { voice: 'CHARLOTTE CHLOE ELEANOR GRACE ISABEL KATE MARISSA SUSAN ZURI' }],
  [
    '§4',
    'VoiceLanguage',
    '',
    {
      voice: `EN_US EN_GB EN_AU EN_IN EN_NZ ES_419 ES_ES FR_FR FR_CA DE_DE IT_IT PT_BR PT_PT NL_NL NL_BE JA_JP
      KO_KR ZH_CN HI_IN RU_RU PL_PL TR_TR SV_SE DA_DK NO_NO FI_FI EL_GR HU_HU RO_RO BG_BG SK_SK CA_ES
      ID_ID TH_TH VI_VN MULTI`,
    },
  ],
  ['§4', 'VoiceTone', '', { voice: 'BUILD_RAPPORT CORDIAL NEUTRAL TASK_FOCUSED' }],
  ['§4', 'ContactMethod', '', { voice: 'EMAIL PHONE' }],
  ['§4', 'TransferBehavior', '', { voice: 'ATTEMPT_HANDLING IMMEDIATE' }],
  ['§4', 'BusinessLineFilter', '', { voice: 'ALL COMMERCIAL OTHER PERSONAL' }],
]
