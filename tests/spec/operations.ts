import type { Area } from './names.ts'

/** The operations of the three documents that are built, by root type. Where a document gives no name, the name is ours (†). */
export const OPERATIONS = {
  Query: `agencyUser agencyUsers serviceRequests serviceRequest caraWorkspaces caraWorkspace accounts account contacts carriers
    businessPolicies businessPolicy certificateOfLiabilityInsurance presets customPresets customPreset htmlDocumentTemplates htmlDocumentTemplate
    knowledgeBases knowledgeBase knowledgeBaseDocument`,
  Mutation: `agencySignIn agencySignOut resolveServiceRequest updateServiceRequest addServiceRequestComment createCaraWorkspace
    addCaraWorkspaceMessage updateCaraWorkspaces updateCaraWorkspaceArtifact createAccount updateAccount createBusinessPolicies
    updateBusinessPolicy deleteBusinessPolicy cancelBusinessPolicy renewBusinessPolicy reinstateBusinessPolicy uploadPolicyFile
    deleteFile createCertificate updateSubscription createAgencyUser disableAgencyUser enableAgencyUser updateAgencyUserPreferences
    createCustomPreset updateCustomPreset createHtmlDocumentTemplate updateHtmlDocumentTemplate uploadKnowledgeBaseFileDocument
    createKnowledgeBaseTextDocument updateKnowledgeBaseDocument deleteKnowledgeBaseDocument`,
  SubscriptionManagementLinks: 'previewUpdateSubscription updatePaymentMethodUrl',
  Subscription: 'watchCaraWorkspace',
} as const

/** The operations that are not built yet, by the area they come with. Move a name up when it is built. */
export const MISSING_OPERATIONS: Partial<Record<Area, string>> = {
  calls: 'calls call',
  emails: 'emailThreads emailThread',
  integrations: 'integrations integration hubspotTicketPipelines connectIntegration updateIntegration syncIntegration', // †: connect
  voice: 'voiceAgents voiceAgent createVoiceAgent updateVoiceAgent', // †: create
}
