/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountContactInput = {
  email?: string | null | undefined;
  /** The id of the primary contact to change; omitted for a new one. */
  id?: string | null | undefined;
  name?: string | null | undefined;
  /** In any usual format. */
  phone?: string | null | undefined;
};

export type AccountDocumentFilter = {
  /** Words that must all be in the name or the notes. */
  search?: string | null | undefined;
  types?: Array<AccountDocumentType> | null | undefined;
};

export type AccountDocumentInput = {
  file: File;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  notes?: string | null | undefined;
  type: AccountDocumentType;
};

export type AccountDocumentType =
  | 'APPLICATION'
  | 'AUTHORIZATION'
  | 'CONTRACT'
  | 'CORRESPONDENCE'
  | 'FINANCIAL'
  | 'LOSS_RUNS'
  | 'OTHER'
  | 'PHOTO'
  | 'SCHEDULE';

export type AccountFilter = {
  /** Only those that lack one of these. */
  missing?: Array<AccountGap> | null | undefined;
  /** Words that must all be in the name, DBA, e-mail, phone, website, address or contacts. */
  search?: string | null | undefined;
  sort?: AccountSort | null | undefined;
  types?: Array<AccountType> | null | undefined;
  /** Users of the agency; only accounts whose producer or service representative is one of them. */
  userIds?: Array<string> | null | undefined;
  /** States of the mailing address: "OH". */
  zones?: Array<string> | null | undefined;
};

export type AccountGap =
  | 'ADDRESS'
  | 'EMAIL'
  | 'PHONE';

export type AccountLikeness =
  | 'ADDRESS'
  | 'EMAIL'
  | 'NAME'
  | 'PHONE';

export type AccountRecordType =
  | 'ACCOUNT'
  | 'CERTIFICATE'
  | 'CONTACT'
  | 'POLICY'
  | 'SERVICE_REQUEST';

export type AccountSort =
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'UPDATED_DESC';

export type AccountType =
  | 'BUSINESS'
  | 'INDIVIDUAL';

/** A contact that is written, or one that the agency has. */
export type AddAccountContactInput = {
  /** An existing contact, in place of one that is written. */
  associateContactId?: string | null | undefined;
  email?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  name?: string | null | undefined;
  /** In any usual format. */
  phone?: string | null | undefined;
  /** BILLING, CLAIMS, CERTIFICATES, OWNER, OTHER: who is the primary contact says the order. */
  role?: ContactRole | null | undefined;
};

export type AddAdditionalInsuredInput = {
  address?: AddressInput | null | undefined;
  name?: string | null | undefined;
  relationship?: string | null | undefined;
};

/** An address in the United States. */
export type AddressInput = {
  city?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  /** 12345 or 12345-6789. */
  postalCode?: string | null | undefined;
  /** The state: "OH". */
  zone?: string | null | undefined;
};

export type AgencyConfigurationInput = {
  liabilityCOIConfiguration: LiabilityCoiConfigurationInput;
};

export type AgencyInvitationState =
  | 'EXPIRED'
  | 'OPEN'
  | 'USED';

export type AgencyUserRole =
  | 'OWNER'
  | 'PRODUCER'
  | 'READ_ONLY'
  | 'SERVICE';

export type AgencyUserSight =
  | 'ALL_ACCOUNTS'
  | 'ASSIGNED_ACCOUNTS';

export type AgencyUserState =
  | 'ACTIVE'
  | 'DISABLED';

export type ArrangePagesInput = {
  /** The account whose documents the new file goes to. */
  accountId?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  name: string;
  pages: Array<PagePickInput>;
  /** The policy it is kept with, instead. */
  policyId?: string | null | undefined;
};

export type ArtifactType =
  | 'DOCUMENT'
  | 'DOCUMENT_HTML'
  | 'EMAIL'
  | 'HTML_DOCUMENT'
  | 'PDF_FILE'
  | 'REVIEW';

export type ArtifactVersionReason =
  | 'CARA'
  | 'EDITED'
  | 'RESTORED';

export type BillingType =
  | 'AGENCY'
  | 'DIRECT';

export type BlankReason =
  | 'CLEARED'
  | 'CONFLICT'
  | 'DOUBTED'
  | 'EXCLUDED'
  | 'INCLUDED'
  | 'LEFT'
  | 'NOT_INCLUDED'
  | 'NOT_MENTIONED'
  | 'REFUSED';

export type BlanketAdditionalInsuredInput = {
  description?: string | null | undefined;
  type: string;
};

export type BusinessAccountInput = {
  /** The primary contact, unless associateContactId names one. */
  contact?: AccountContactInput | null | undefined;
  dba?: string | null | undefined;
  email?: string | null | undefined;
  mailingAddress?: AddressInput | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  /** A user of the agency. */
  producerId?: string | null | undefined;
  /** A user of the agency. */
  serviceRepId?: string | null | undefined;
  website?: string | null | undefined;
};

export type BusinessPolicyFilter = {
  accountId?: string | null | undefined;
  carrierIds?: Array<string> | null | undefined;
  /** Those that have not ended and expire within so many days from today. */
  expiringWithin?: number | null | undefined;
  /** True for only those whose coverage runs today. */
  isInForce?: boolean | null | undefined;
  /** Words that must all be in the account's name or e-mail, the numbers, the carrier or the line of business. */
  search?: string | null | undefined;
  sort?: PolicySort | null | undefined;
  states?: Array<PolicyState> | null | undefined;
  /** Only those of a tab of the list; when omitted, all. */
  tab?: PolicyTab | null | undefined;
  types?: Array<PolicyType> | null | undefined;
  /** Users of the agency; only policies whose agent, producer or service representative is one of them. */
  userIds?: Array<string> | null | undefined;
};

/** Defaults: canceled by the carrier (for nonpayment: by the insured), effective today, nothing returned. */
export type CancelBusinessPolicyInput = {
  canceledBy?: CanceledBy | null | undefined;
  effectiveAt?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  reason?: CancellationReason | null | undefined;
  reasonDescription?: string | null | undefined;
  returnCommission?: string | null | undefined;
  returnPremium?: string | null | undefined;
  type?: CancellationType | null | undefined;
};

export type CancelPolicyRequestInput = {
  reason?: string | null | undefined;
};

export type CanceledBy =
  | 'AGENCY'
  | 'CARRIER'
  | 'INSURED';

export type CancellationReason =
  | 'AGENCY_FOUND_BETTER_COVERAGE'
  | 'AGENCY_FOUND_BETTER_PRICE'
  | 'CARRIER_CLOSED_CLASS'
  | 'CARRIER_LOSS_HISTORY'
  | 'CARRIER_NONPAYMENT'
  | 'CARRIER_UNDERWRITING_REASON'
  | 'INSURED_CLOSED_BUSINESS'
  | 'INSURED_FOUND_BETTER_COVERAGE'
  | 'INSURED_FOUND_BETTER_PRICE'
  | 'INSURED_NONPAYMENT'
  | 'INSURED_NO_EXPOSURE'
  | 'OTHER';

export type CancellationType =
  | 'CANCELLATION'
  | 'NONRENEWAL'
  | 'QUOTE_EXPIRED';

export type CaraMessageRole =
  | 'AGENT'
  | 'TOOL_INVOCATION'
  | 'TOOL_RESULT'
  | 'USER';

export type CaraPreset =
  | 'CERTIFICATE_REVIEW'
  | 'CLAIMS_REVIEW'
  | 'COMMERCIAL_CLASSIFICATION'
  | 'CONTRACT_REVIEW'
  | 'COVERAGE_COMPARISON'
  | 'COVERAGE_GAP_ANALYSIS'
  | 'DOCUMENT_EXPLORATION'
  | 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE'
  | 'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE'
  | 'GENERATE_QUOTE_PROPOSAL'
  | 'GENERATE_TEMPLATE'
  | 'LOSS_RUN_ANALYSIS'
  | 'UNDERWRITING_ANALYSIS';

/** V0 is archived, V1 is current. */
export type CaraSchemaVersion =
  | 'V0'
  | 'V1';

export type CaraWorkspaceDate =
  | 'any'
  | 'month'
  | 'today'
  | 'week'
  | 'year'
  | 'yesterday';

export type CaraWorkspaceFilter = {
  agencyUserIds?: Array<string> | null | undefined;
  /** With `presets`, those of either. */
  customPresetIds?: Array<string> | null | undefined;
  /** When it was changed last, by the agency's clock. */
  date?: CaraWorkspaceDate | null | undefined;
  presets?: Array<CaraPreset> | null | undefined;
  /** Words that must all be in the title, client name, keywords or user name. */
  search?: string | null | undefined;
  sort?: CaraWorkspaceSort | null | undefined;
  states?: Array<CaraWorkspaceState> | null | undefined;
  updatedAfter?: string | null | undefined;
  updatedBefore?: string | null | undefined;
};

export type CaraWorkspaceGroup =
  | 'DATE'
  | 'PRESET'
  | 'STATUS'
  | 'USER';

export type CaraWorkspaceGrouping = {
  by: CaraWorkspaceGroup;
  /** When the day began; when omitted, at the agency. */
  today?: string | null | undefined;
};

export type CaraWorkspaceMessageInput = {
  /** The client it is about, where the workspace is about none yet. */
  accountId?: string | null | undefined;
  /** Files the agency has already, of the workspace or its knowledge base: the message is about these. */
  documentIds?: Array<string> | null | undefined;
  files?: Array<File> | null | undefined;
  /** A UUID made by the client; sent again, it adds nothing. */
  key?: string | null | undefined;
  message: string;
};

export type CaraWorkspaceSort =
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'UPDATED_ASC'
  | 'UPDATED_DESC';

export type CaraWorkspaceState =
  | 'CREATED'
  | 'IDLE'
  | 'WAITING_FOR_INPUT'
  | 'WORKING';

export type CarrierFilter = {
  /** Those that are one of these. */
  roles?: Array<CarrierRole> | null | undefined;
  /** Words of the name. */
  search?: string | null | undefined;
};

export type CarrierRole =
  | 'BROKER'
  | 'CARRIER';

/** On which form each holder gets one; AS_HELD: on that of the certificate it has. */
export type CertificateBatchForm =
  | 'ACORD_24'
  | 'ACORD_25'
  | 'ACORD_27'
  | 'ACORD_28'
  | 'AS_HELD';

export type CertificateBatchItemState =
  | 'BLOCKED'
  | 'FAILED'
  | 'ISSUED'
  | 'ISSUING'
  | 'LEFT_OUT'
  | 'WAITING';

export type CertificateBatchSettlement =
  | 'LEAVE_OUT'
  | 'TRY_AGAIN'
  | 'WITHOUT_ADDITIONAL_INSURED';

export type CertificateFilter = {
  accountId?: string | null | undefined;
  /** Current ones whose first policy ends within so many days. */
  endingWithin?: number | null | undefined;
  /** Words in the holder or the number; in a list of all accounts, also in the account. */
  search?: string | null | undefined;
  sort?: CertificateSort | null | undefined;
  states?: Array<CertificateState> | null | undefined;
};

export type CertificateForm =
  | 'ACORD_24'
  | 'ACORD_25'
  | 'ACORD_27'
  | 'ACORD_28';

export type CertificateHolderInput = {
  address: AddressInput;
  name: string;
};

export type CertificateOriginKind =
  | 'ACCOUNT'
  | 'AGENCY'
  | 'POLICY'
  | 'REQUEST';

export type CertificateParticularsInput = {
  /** Which interest the holder has, where a policy on file says so. */
  interest?: PropertyInterest | null | undefined;
  loanNumber?: string | null | undefined;
  /** Which of several locations of the policy it is for. */
  location?: string | null | undefined;
};

export type CertificateSort =
  | 'CREATED_DESC'
  | 'HOLDER_ASC';

export type CertificateStanding =
  | 'GENUINE'
  | 'REPLACED'
  | 'REVOKED';

export type CertificateState =
  | 'CURRENT'
  | 'EXPIRED'
  | 'REPLACED'
  | 'REVOKED';

export type ClassCodeFilter = {
  /** Words of the code or the title. */
  search?: string | null | undefined;
};

export type ContactRole =
  | 'BILLING'
  | 'CERTIFICATES'
  | 'CLAIMS'
  | 'OTHER'
  | 'OWNER'
  | 'PRIMARY';

/** Either a business or an individual. */
export type CreateAccountInput = {
  /** An existing contact that becomes the primary one. */
  associateContactId?: string | null | undefined;
  business?: BusinessAccountInput | null | undefined;
  individual?: IndividualAccountInput | null | undefined;
  /** A UUID made by the client; sent again, it gives the same account. */
  key?: string | null | undefined;
};

export type CreateAgencyUserInput = {
  email?: string | null | undefined;
  key?: string | null | undefined;
  name?: string | null | undefined;
  /** OWNER when omitted. */
  role?: AgencyUserRole | null | undefined;
  /** ALL_ACCOUNTS when omitted. */
  sees?: AgencyUserSight | null | undefined;
};

export type CreateBusinessPoliciesInput = {
  accountId: string;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  policies: Array<NewBusinessPolicyInput>;
};

export type CreateCaraWorkspaceInput = {
  /** The client it is about. */
  accountId?: string | null | undefined;
  /** A preset of the agency: its instructions and files go along, and the message may be blank. */
  customPresetId?: string | null | undefined;
  /** Files the agency has already. */
  documentIds?: Array<string> | null | undefined;
  /** The inputs of the preset that these are for. */
  documentSlots?: Array<DocumentSlotInput> | null | undefined;
  files?: Array<File> | null | undefined;
  /** A UUID made by the client; sent again, it gives the same workspace. */
  key?: string | null | undefined;
  message: string;
  preset?: CaraPreset | null | undefined;
  /** The service request it is opened from; it is about the account of that. */
  serviceRequestId?: string | null | undefined;
};

export type CreateCarrierInput = {
  isBroker: boolean;
  isCarrier: boolean;
  key?: string | null | undefined;
  name: string;
};

export type CreateCertificateInput = {
  accountId: string;
  additionalInsured: boolean;
  descriptionOfOperations: string;
  form?: CertificateForm | null | undefined;
  holder: CertificateHolderInput;
  /** A UUID made by the client; sent again, it gives the same certificate. */
  key?: string | null | undefined;
  /** What only forms of property ask for. */
  particulars?: CertificateParticularsInput | null | undefined;
  /** The policies in force to certify; when omitted, all that fit. */
  policyIds?: Array<string> | null | undefined;
  /** The certificate it replaces. */
  replaces?: string | null | undefined;
  /** The request of the account that it answers; it is added to the history of that request. */
  serviceRequestId?: string | null | undefined;
};

export type CreateCertificateRequestInput = {
  additionalInsured?: boolean | null | undefined;
  additionalInsuredRelationship?: string | null | undefined;
  additionalInsuredRelationshipDescription?: string | null | undefined;
  address?: AddressInput | null | undefined;
  name?: string | null | undefined;
};

export type CreateCertificatesInput = {
  accountId: string;
  /** The default for lines that do not say. */
  additionalInsured: boolean;
  descriptionOfOperations: string;
  form?: CertificateBatchForm | null | undefined;
  /** A pasted list or the text of a CSV file, one holder a line. */
  holders: string;
  /** A UUID made by the client; sent again, it gives the same request. */
  key?: string | null | undefined;
  policyIds?: Array<string> | null | undefined;
};

export type CreateDocumentTemplateInput = {
  artifactId: string;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  replacements?: Array<PlaceReplacementInput> | null | undefined;
  title?: string | null | undefined;
  /** The version of the document that was looked at. */
  version: number;
  workspaceId: string;
};

export type CreateImportInput = {
  file: File;
  kind: ImportKind;
};

/** What a client asked for, with the fields of its type. */
export type CreateServiceRequestInput = {
  /** The client; without one, `clientName` says who asks. */
  accountId?: string | null | undefined;
  addAdditionalInsured?: AddAdditionalInsuredInput | null | undefined;
  assigneeId?: string | null | undefined;
  cancelPolicy?: CancelPolicyRequestInput | null | undefined;
  clientEmail?: string | null | undefined;
  clientName?: string | null | undefined;
  /** In any usual format. */
  clientPhone?: string | null | undefined;
  createCertificate?: CreateCertificateRequestInput | null | undefined;
  details?: string | null | undefined;
  documentRequest?: DocumentRequestInput | null | undefined;
  /** ISO 8601. */
  dueAt?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  /** The policy it is about. */
  policyId?: string | null | undefined;
  question?: QuestionRequestInput | null | undefined;
  /** What is asked for; required. */
  type?: ServiceRequestType | null | undefined;
};

export type CustomPresetFilter = {
  /** Those that are archived, or those that are not; when omitted, both. */
  archived?: boolean | null | undefined;
  /** Words of the title or the description. */
  search?: string | null | undefined;
  sort?: CustomPresetSort | null | undefined;
};

/** Nothing is required here: a missing value is reported at its field. */
export type CustomPresetInput = {
  /** When omitted, yes. */
  allowFileUpload?: boolean | null | undefined;
  basePrompt?: string | null | undefined;
  /** About one sentence. */
  description?: string | null | undefined;
  /** The files that stay; when omitted, all. */
  fileIds?: Array<string> | null | undefined;
  inheritFromPreset?: CaraPreset | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  /** Two to four words. */
  title?: string | null | undefined;
  uploadFiles?: Array<File> | null | undefined;
};

export type CustomPresetSort =
  | 'TITLE_ASC'
  | 'UPDATED_DESC';

export type DateOrder =
  | 'DMY'
  | 'MDY'
  | 'SERIAL'
  | 'SERIAL_1904';

export type DayGroup =
  | 'LATE'
  | 'LATER'
  | 'TODAY'
  | 'WEEK';

export type DayKind =
  | 'CANCELLATION'
  | 'EXPIRY'
  | 'REQUEST'
  | 'TASK'
  | 'WORKSPACE';

export type DayScope =
  | 'MINE'
  | 'TEAM';

export type DocumentArtifactInput = {
  content: string;
  title?: string | null | undefined;
};

export type DocumentPageSize =
  | 'A4'
  | 'LETTER';

export type DocumentRequestInput = {
  type?: RequestedDocumentType | null | undefined;
};

/** The prefix of an input, "[Policy]", as the name of a file that is sent would begin with it. */
export type DocumentSlotInput = {
  documentId: string;
  slot: string;
};

export type DocumentTemplateFilter = {
  /** Words of the title. */
  search?: string | null | undefined;
};

export type DocumentTemplateInput = {
  /** Its text, with places as [[WORDS]]. */
  html?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  /** The revision that was changed. */
  rev?: number | null | undefined;
  title?: string | null | undefined;
};

export type DocumentTemplateSort =
  | 'TITLE_ASC'
  | 'UPDATED_DESC';

export type EmailArtifactInput = {
  attachments?: Array<EmailAttachmentInput> | null | undefined;
  body?: string | null | undefined;
  cc?: string | null | undefined;
  completed?: boolean | null | undefined;
  subject?: string | null | undefined;
  toEmail?: string | null | undefined;
  toName?: string | null | undefined;
  withSignature?: boolean | null | undefined;
};

/** One of both: a document of this workspace or one of its files. */
export type EmailAttachmentInput = {
  artifactId?: string | null | undefined;
  fileId?: string | null | undefined;
};

export type ErrorCode =
  | 'CONFLICT'
  | 'EXPIRED'
  | 'INVALID'
  | 'LIMIT_REACHED'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'OUTSIDE_FAILED'
  | 'SIGNED_OUT';

export type ExtraLimitInput = {
  limit: string;
  name: string;
};

export type FavoritePresetsInput = {
  customPresetIds: Array<string>;
  presets: Array<CaraPreset>;
};

export type FieldState =
  | 'BLANK'
  | 'EDITED'
  | 'INFERRED'
  | 'SOURCED';

export type FileHomeKind =
  | 'ACCOUNT'
  | 'KNOWLEDGE'
  | 'POLICY'
  | 'REQUEST'
  | 'WORKSPACE';

export type FileState =
  | 'FAILED'
  | 'PENDING'
  | 'READ'
  | 'READING';

/** What has been typed about a client so far. */
export type FindDuplicateAccountsInput = {
  email?: string | null | undefined;
  /** The account that is being edited. */
  exceptId?: string | null | undefined;
  mailingAddress?: AddressInput | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
};

export type FindingSeverity =
  | 'ERROR'
  | 'WARNING';

export type FormArtifactInput = {
  fields: Array<FormFieldInput>;
};

export type FormFieldInput = {
  name: string;
  value: string;
};

export type FormFieldType =
  | 'AMOUNT'
  | 'CHOICE'
  | 'CHOICES'
  | 'CODE'
  | 'DATE'
  | 'MULTILINE'
  | 'TEXT'
  | 'TICK';

export type HistoryActor =
  | 'CARA'
  | 'HOUSE'
  | 'OPERATOR'
  | 'USER';

export type HistoryKind =
  | 'ACCOUNTS_MERGED'
  | 'ACCOUNTS_PARTED'
  | 'ACCOUNT_CHANGED'
  | 'ACCOUNT_CONTACT_ADDED'
  | 'ACCOUNT_CONTACT_CHANGED'
  | 'ACCOUNT_CONTACT_REMOVED'
  | 'ACCOUNT_CREATED'
  | 'ACCOUNT_DOCUMENT_ADDED'
  | 'ACCOUNT_DOCUMENT_DELETED'
  | 'AGENCY_CHANGED'
  | 'AGENCY_CLASS_CODES_DELETED'
  | 'AGENCY_CLASS_CODES_IMPORTED'
  | 'AGENCY_KNOWLEDGE_ADDED'
  | 'AGENCY_KNOWLEDGE_CHANGED'
  | 'AGENCY_KNOWLEDGE_DELETED'
  | 'AGENCY_PLAN_CHANGED'
  | 'AGENCY_STYLE_ADDED'
  | 'AGENCY_STYLE_CHANGED'
  | 'AGENCY_STYLE_DELETED'
  | 'AGENCY_STYLE_USED'
  | 'AGENCY_TEMPLATE_ADDED'
  | 'AGENCY_TEMPLATE_CHANGED'
  | 'AGENCY_TEMPLATE_DELETED'
  | 'AGENCY_USER_ADDED'
  | 'AGENCY_USER_CHANGED'
  | 'AGENCY_USER_DISABLED'
  | 'AGENCY_USER_ENABLED'
  | 'AGENCY_USER_RIGHTS_CHANGED'
  | 'CARRIERS_MERGED'
  | 'CARRIER_CHANGED'
  | 'CARRIER_CREATED'
  | 'CERTIFICATES_RESUMED'
  | 'CERTIFICATES_STOPPED'
  | 'CERTIFICATE_ISSUED'
  | 'CERTIFICATE_LINK_CLOSED'
  | 'CERTIFICATE_LINK_OPENED'
  | 'CERTIFICATE_REVOKED'
  | 'NOTE'
  | 'POLICY_BEGAN'
  | 'POLICY_CANCELED'
  | 'POLICY_CANCELLATION_RECORDED'
  | 'POLICY_CHANGED'
  | 'POLICY_CREATED'
  | 'POLICY_DELETED'
  | 'POLICY_EXPIRED'
  | 'POLICY_FILE_ADDED'
  | 'POLICY_FILE_DELETED'
  | 'POLICY_REINSTATED'
  | 'POLICY_RENEWED'
  | 'POLICY_VALUES_ACCEPTED'
  | 'POLICY_VALUES_LEFT'
  | 'POLICY_VALUES_OFFERED_AGAIN'
  | 'PRESET_ARCHIVED'
  | 'PRESET_BROUGHT_BACK'
  | 'PRESET_CHANGED'
  | 'PRESET_CREATED'
  | 'REQUEST_OPENED'
  | 'REQUEST_REOPENED'
  | 'REQUEST_RESOLVED'
  | 'TASK_ADDED'
  | 'TASK_CHANGED'
  | 'TASK_DELETED'
  | 'TASK_DONE'
  | 'TASK_REOPENED'
  | 'WORKSPACE_STARTED';

export type HtmlDocumentTemplateFilter = {
  /** Words of the title or description. */
  search?: string | null | undefined;
};

export type HtmlDocumentTemplateInput = {
  /** "#1f4e5f"; blank for that of the base style. */
  accentColor?: string | null | undefined;
  baseStyleId?: string | null | undefined;
  description?: string | null | undefined;
  key?: string | null | undefined;
  /** The logo that stays. */
  logoFileId?: string | null | undefined;
  /** LETTER or A4. */
  pageSize?: string | null | undefined;
  /** The start pages that stay; without it they go. */
  prefixFileId?: string | null | undefined;
  /** The revision that was changed. */
  rev?: number | null | undefined;
  secondColor?: string | null | undefined;
  /** The end pages that stay. */
  suffixFileId?: string | null | undefined;
  title?: string | null | undefined;
  /** A PNG or JPEG. */
  uploadLogo?: File | null | undefined;
  /** A PDF in place of the start pages. */
  uploadPrefixFile?: File | null | undefined;
  uploadSuffixFile?: File | null | undefined;
};

export type HtmlDocumentTemplateSort =
  | 'TITLE_ASC'
  | 'UPDATED_DESC';

export type ImportClassCodesInput = {
  /** A CSV or XLSX file with codes and their titles. */
  file: File;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  /** The id of the table it takes the place of; none when there is none yet. */
  replaces?: string | null | undefined;
};

export type ImportColumnInput = {
  dateOrder?: DateOrder | null | undefined;
  field?: string | null | undefined;
};

export type ImportColumnReason =
  | 'ERRORS'
  | 'HAND'
  | 'NAME'
  | 'NONE'
  | 'VALUES';

export type ImportKind =
  | 'ACCOUNTS'
  | 'POLICIES';

export type ImportRowGap =
  | 'ADDRESS'
  | 'CONTACT'
  | 'EMAIL'
  | 'PHONE';

export type ImportRowOutcome =
  | 'CHANGE'
  | 'CREATE'
  | 'LEAVE'
  | 'REFUSE'
  | 'SAME';

export type ImportState =
  | 'CHECKING'
  | 'DONE'
  | 'IMPORTING'
  | 'READING'
  | 'READY'
  | 'STOPPED'
  | 'UNDOING'
  | 'UNDONE';

export type IndexingState =
  | 'COMPLETED'
  | 'FAILED'
  | 'INDEXING'
  | 'UNKNOWN';

export type IndividualAccountInput = {
  email?: string | null | undefined;
  mailingAddress?: AddressInput | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  /** A user of the agency. */
  producerId?: string | null | undefined;
  /** A user of the agency. */
  serviceRepId?: string | null | undefined;
};

export type InvoiceState =
  | 'OPEN'
  | 'PAID';

export type KnowledgeBaseDocumentFilter = {
  /** Only documents of this knowledge base. */
  baseId?: string | null | undefined;
  /** Words of the title. */
  search?: string | null | undefined;
};

export type KnowledgeBaseDocumentSort =
  | 'CREATED_DESC'
  | 'TITLE_ASC';

/** Nothing is required here: a missing value is reported at its field. */
export type KnowledgeBaseTextDocumentInput = {
  baseId?: string | null | undefined;
  /** Its text, as HTML. */
  content?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  title?: string | null | undefined;
};

export type LiabilityCoiConfigurationInput = {
  contactEmail?: string | null | undefined;
  contactName?: string | null | undefined;
  contactPhone?: string | null | undefined;
};

export type NewBusinessPolicyInput = {
  agencyUserId?: string | null | undefined;
  brokerId?: string | null | undefined;
  carrierId?: string | null | undefined;
  details?: PolicyDetailsInput | null | undefined;
  expiresAt?: string | null | undefined;
  fromFile?: PolicyFromFileInput | null | undefined;
  inforceAt?: string | null | undefined;
  issuedAt?: string | null | undefined;
  limits?: PolicyLimitsInput | null | undefined;
  market?: PolicyMarket | null | undefined;
  policyNumber?: string | null | undefined;
  pricing?: PolicyPricingInput | null | undefined;
  producerId?: string | null | undefined;
  quoteNumber?: string | null | undefined;
  serviceRepId?: string | null | undefined;
  source?: PolicySource | null | undefined;
  type: PolicyType;
};

export type OfferedPolicyValueInput = {
  /** Of the offer. */
  id: string;
  /** Which of its values. */
  value: string;
};

/** CONFIRM: the card's holder has to; REFUSED: by the bank; LAPSED: not confirmed in time, nothing was charged. */
export type OpenPaymentState =
  | 'CONFIRM'
  | 'LAPSED'
  | 'REFUSED';

export type PagePickInput = {
  fileId: string;
  /** Counted from 1. */
  page: number;
  /** By how many degrees clockwise: 0, 90, 180 or 270. */
  turn?: number | null | undefined;
};

export type PaymentIntervalType =
  | 'ANNUAL'
  | 'MONTHLY'
  | 'NONE'
  | 'QUARTERLY';

export type PdfEditorOperation =
  | 'FILL_FORM_FIELDS'
  | 'INSPECT_FORM_FIELDS';

export type PlaceReplacementInput = {
  /** At which of their occurrences, counted from 0; when omitted, at all. */
  at?: Array<number> | null | undefined;
  /** The place they become. */
  name: string;
  /** Words of the document. */
  words: string;
};

export type PlanStageEventType =
  | 'THOUGHT'
  | 'TOOL_CALL';

export type PlanStageType =
  | 'PROCESS_ATTACHMENTS'
  | 'TASK';

export type PlanState =
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PLANNED'
  | 'SUCCESS';

export type PolicyCheckAgainst =
  | 'EXPIRING'
  | 'QUOTE';

export type PolicyDescriptionInput = {
  description?: string | null | undefined;
  policyQuotes?: Array<string> | null | undefined;
  title: string;
};

export type PolicyDetailsInput = {
  blanketAdditionalInsureds?: Array<BlanketAdditionalInsuredInput> | null | undefined;
  carrier?: PolicyPartyInput | null | undefined;
  coverageDescriptions?: Array<PolicyDescriptionInput> | null | undefined;
  deductible?: string | null | undefined;
  exclusionDescriptions?: Array<PolicyDescriptionInput> | null | undefined;
  extraLimits?: Array<ExtraLimitInput> | null | undefined;
  insured?: PolicyPartyInput | null | undefined;
  locations?: Array<string> | null | undefined;
  namedAdditionalInsureds?: Array<string> | null | undefined;
  summary?: string | null | undefined;
};

export type PolicyFileInput = {
  file: File;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  notes?: string | null | undefined;
  type: PolicyFileType;
  /** Whether the client sees it; when omitted, the default of its type. */
  visible?: boolean | null | undefined;
};

export type PolicyFileType =
  | 'APPLICATION_FORM'
  | 'BINDER'
  | 'CERTIFICATE'
  | 'ENDORSEMENT'
  | 'INVOICE'
  | 'LOST_POLICY_RELEASE'
  | 'NOTICE_OF_CANCELLATION'
  | 'OTHER'
  | 'POLICY_DOCUMENT'
  | 'QUOTE_DOCUMENT';

/** The file a policy is made from; values the form left as offered keep their source in it. */
export type PolicyFromFileInput = {
  fileId: string;
  values: Array<OfferedPolicyValueInput>;
};

export type PolicyLimitsInput = {
  cyberAggregateLimit?: string | null | undefined;
  cyberRetentionLimit?: string | null | undefined;
  glAggregateLimit?: string | null | undefined;
  glMedicalPerOccurrenceLimit?: string | null | undefined;
  glMedicalPerPersonLimit?: string | null | undefined;
  glPerOccurrenceLimit?: string | null | undefined;
  glPersonalAndAdvertisingInjuryLimit?: string | null | undefined;
  glProductsAndCompletedOperationsLimit?: string | null | undefined;
  glRentedPremisesDamageLimit?: string | null | undefined;
  propertyBuildingLimit?: string | null | undefined;
  propertyContentsLimit?: string | null | undefined;
  umbrellaOrExcessAggregateLimit?: string | null | undefined;
  umbrellaOrExcessPerOccurrenceLimit?: string | null | undefined;
  wcPerAccidentLimit?: string | null | undefined;
  wcPerDiseaseEmployeeLimit?: string | null | undefined;
  wcPerDiseasePolicyLimit?: string | null | undefined;
};

export type PolicyMarket =
  | 'ADMITTED'
  | 'EXCESS_AND_SURPLUS';

/** DIFFERS: the policy has another value. UNSURE: the file has several values, or was not read clearly. AGREES: the policy has none, the file has one. SAME: both have the same. */
export type PolicyOfferGroup =
  | 'AGREES'
  | 'DIFFERS'
  | 'SAME'
  | 'UNSURE';

export type PolicyPartyInput = {
  address?: string | null | undefined;
  name?: string | null | undefined;
};

export type PolicyPricingInput = {
  agencyFees?: string | null | undefined;
  billingType?: BillingType | null | undefined;
  brokerFees?: string | null | undefined;
  estimatedCommission?: string | null | undefined;
  minimumEarnedPremium?: string | null | undefined;
  otherFees?: string | null | undefined;
  paymentIntervalType?: PaymentIntervalType | null | undefined;
  policyFees?: string | null | undefined;
  premium?: string | null | undefined;
  taxes?: string | null | undefined;
};

export type PolicySort =
  | 'ACCOUNT_ASC'
  | 'CREATED_DESC'
  | 'EXPIRES_ASC'
  | 'PREMIUM_DESC';

export type PolicySource =
  | 'AGENCY'
  | 'DIRECT'
  | 'UNKNOWN';

export type PolicyState =
  | 'BINDING'
  | 'CANCELED'
  | 'EXPIRED'
  | 'INFORCE'
  | 'PENDING'
  | 'UNKNOWN';

/** A tab of the list of policies: all, those that expire within so many days, or those of a state. */
export type PolicyTab =
  | 'ALL'
  | 'BINDING'
  | 'CANCELED'
  | 'EXPIRES_30'
  | 'EXPIRES_60'
  | 'EXPIRES_90';

/** Lines of business. */
export type PolicyType =
  | 'ACCIDENT_AND_HEALTH'
  | 'BUSINESS_OWNERS'
  | 'COMMERCIAL_AUTO'
  | 'CYBER'
  | 'DIRECTORS_AND_OFFICERS'
  | 'EMPLOYMENT_PRACTICES_LIABILITY'
  | 'ERRORS_AND_OMISSION'
  | 'EXCESS'
  | 'GENERAL_LIABILITY'
  | 'JEWELERS_BLOCK'
  | 'OTHER'
  | 'PACKAGE'
  | 'PRODUCT_LIABILITY'
  | 'PROFESSIONAL_LIABILITY'
  | 'PROPERTY'
  | 'RENTAL'
  | 'SHIPPING_AND_TRANSPORTATION'
  | 'UMBRELLA'
  | 'WORKERS_COMPENSATION';

export type PropertyInterest =
  | 'ADDITIONAL_INSURED'
  | 'CONTRACT_OF_SALE'
  | 'LENDERS_LOSS_PAYABLE'
  | 'LOSS_PAYEE'
  | 'MORTGAGEE';

export type QuestionRequestInput = {
  question?: string | null | undefined;
  type?: ServiceRequestQuestionType | null | undefined;
};

export type ReinstateBusinessPolicyInput = {
  /** Left out: today. */
  effectiveAt?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  reasonDescription?: string | null | undefined;
};

/** Omitted fields are taken from the policy that is renewed. */
export type RenewBusinessPolicyInput = {
  agencyUserId?: string | null | undefined;
  brokerId?: string | null | undefined;
  carrierId?: string | null | undefined;
  details?: PolicyDetailsInput | null | undefined;
  expiresAt?: string | null | undefined;
  inforceAt?: string | null | undefined;
  issuedAt?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  limits?: PolicyLimitsInput | null | undefined;
  market?: PolicyMarket | null | undefined;
  policyNumber?: string | null | undefined;
  pricing?: PolicyPricingInput | null | undefined;
  producerId?: string | null | undefined;
  quoteNumber?: string | null | undefined;
  serviceRepId?: string | null | undefined;
  source?: PolicySource | null | undefined;
  type?: PolicyType | null | undefined;
  /** The reason, which is kept in the history. */
  updateReason?: string | null | undefined;
};

export type ReopenServiceRequestInput = {
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  reason: string;
};

export type RequestedDocumentType =
  | 'DECLARATIONS'
  | 'ENDORSEMENT'
  | 'ID_CARD'
  | 'INVOICE'
  | 'LOSS_RUN'
  | 'OTHER'
  | 'POLICY';

export type ResolveServiceRequestInput = {
  files?: Array<File> | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  notes?: string | null | undefined;
};

export type ReviewDraft =
  | 'DOCUMENT'
  | 'EMAIL';

export type ReviewKind =
  | 'CERTIFICATE_REVIEW'
  | 'CLAIMS_REVIEW'
  | 'COMMERCIAL_CLASSIFICATION'
  | 'CONTRACT_REVIEW'
  | 'COVERAGE_COMPARISON'
  | 'COVERAGE_GAP_ANALYSIS'
  | 'GENERATE_QUOTE_PROPOSAL'
  | 'LOSS_RUN_ANALYSIS'
  | 'POLICY_EXCLUSIONS'
  | 'POLICY_SUMMARY'
  | 'UNDERWRITING_ANALYSIS';

export type ReviewMarkInput = {
  /** Whether the user has dealt with them; left out, that stays. */
  dealt?: boolean | null | undefined;
  /** Their ids. */
  findings: Array<string>;
  /** The note that stood there when this one was begun, "" for none; CONFLICT when another stands there now. */
  noteSeen?: string | null | undefined;
  /** What the user notes about them; blank takes a note away. */
  remark?: string | null | undefined;
};

export type ReviewSeverity =
  | 'HIGH'
  | 'LOW'
  | 'MODERATE'
  | 'NONE';

export type ReviewVerdict =
  | 'AMBIGUOUS'
  | 'BETTER'
  | 'CONTRADICTS'
  | 'DIFFERS'
  | 'EQUAL'
  | 'EXCEEDED'
  | 'FOUND'
  | 'GAP'
  | 'LIKELY_COVERED'
  | 'MET'
  | 'MISSING'
  | 'NOT_COVERED'
  | 'NOT_SHOWN'
  | 'ONLY_ONE'
  | 'SHORT'
  | 'UNSURE'
  | 'WORSE';

export type RevokeCertificateInput = {
  key?: string | null | undefined;
  reason: string;
};

export type RuleCut =
  | 'LETTERS'
  | 'PAGES'
  | 'WHOLE';

export type RunState =
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING'
  | 'STOPPED'
  | 'SUCCESS'
  | 'WAITING_FOR_INPUT';

export type SearchKind =
  | 'ACCOUNT'
  | 'CERTIFICATE'
  | 'CONTACT'
  | 'POLICY'
  | 'REQUEST'
  | 'WORKSPACE';

export type ServiceRequestChannel =
  | 'EMAIL'
  | 'PHONE'
  | 'STAFF';

export type ServiceRequestDue =
  | 'NONE'
  | 'OVERDUE'
  | 'TODAY'
  | 'WEEK';

export type ServiceRequestFilter = {
  accountId?: string | null | undefined;
  /** "none" for unassigned requests. */
  assigneeIds?: Array<string> | null | undefined;
  due?: ServiceRequestDue | null | undefined;
  /** Words that must all be in the client, the person who asked, the type or the details. */
  search?: string | null | undefined;
  sort?: ServiceRequestSort | null | undefined;
  /** All when none is named. */
  states?: Array<ServiceRequestState> | null | undefined;
  types?: Array<ServiceRequestType> | null | undefined;
};

export type ServiceRequestInitiatorType =
  | 'AGENCY_CLIENT'
  | 'AGENCY_USER'
  | 'ANONYMOUS'
  | 'CRONJOB'
  | 'OYSTER'
  | 'WORKFLOW';

export type ServiceRequestQuestionType =
  | 'BILLING'
  | 'CLAIM'
  | 'COVERAGE'
  | 'OTHER'
  | 'POLICY';

export type ServiceRequestSort =
  | 'DUE_ASC'
  | 'LATE_FIRST'
  | 'OPENED_DESC'
  | 'UPDATED_DESC';

export type ServiceRequestState =
  | 'CLOSED'
  | 'OPEN';

export type ServiceRequestType =
  | 'ADD_ADDITIONAL_INSURED'
  | 'CANCEL_POLICY'
  | 'CREATE_CERTIFICATE'
  | 'DOCUMENT_REQUEST'
  | 'ENDORSE_POLICY'
  | 'OTHER'
  | 'QUESTION'
  | 'QUOTE_REQUEST';

export type ServiceRequestUpdateType =
  | 'ADD_COMMENT'
  | 'ASSIGN'
  | 'CLOSE'
  | 'CREATE'
  | 'ENRICH'
  | 'MERGE'
  | 'REOPEN'
  | 'UPDATE'
  | 'UPDATE_DUE_DATE';

export type SetAgencyUserRightsInput = {
  id: string;
  key?: string | null | undefined;
  role: AgencyUserRole;
  sees: AgencyUserSight;
  /** The role that was read. */
  wasRole?: AgencyUserRole | null | undefined;
  /** What the user saw when it was read. */
  wasSees?: AgencyUserSight | null | undefined;
};

export type SetImportColumnsInput = {
  /** One for each column of the sheet; none to use what was guessed. */
  columns: Array<ImportColumnInput>;
  sheet: number;
};

export type SetImportRowsInput = {
  /** All rows that the sheet hides. */
  hidden?: boolean | null | undefined;
  /** False includes them again. */
  leaveOut: boolean;
  /** The numbers of the rows in the file. */
  positions?: Array<number> | null | undefined;
};

export type SourceKind =
  | 'DOCUMENT'
  | 'MESSAGE'
  | 'RECORD'
  | 'RULE'
  | 'WEB';

export type SubscriptionPeriod =
  | 'ANNUAL'
  | 'MONTHLY';

export type SubscriptionPlan =
  | 'BASIC'
  | 'ENTERPRISE'
  | 'PRO'
  | 'STANDARD';

export type SubscriptionState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'OVERDUE'
  | 'PAUSED'
  | 'TRIAL';

/** The record a follow-up is about. */
export type TaskRecordInput = {
  id: string;
  kind: TaskRecordKind;
};

export type TaskRecordKind =
  | 'ACCOUNT'
  | 'POLICY'
  | 'REQUEST';

export type ToolKind =
  | 'COMPLETE_TASK'
  | 'DRAFT_DOCUMENT'
  | 'DRAFT_EMAIL'
  | 'FILE_EDITOR'
  | 'FILL_TEMPLATE'
  | 'LOOK_UP_ACCOUNT'
  | 'PDF_EDITOR'
  | 'PEEK_FILE'
  | 'REQUEST_TEMPLATE_TOOLS'
  | 'REVIEW_DOCUMENTS'
  | 'SEARCH_FILE'
  | 'SEARCH_KNOWLEDGE_BASE'
  | 'SEARCH_KNOWLEDGE_GRAPH'
  | 'SEARCH_WEB'
  | 'THINK';

/** The new values of the contact, for all its accounts. */
export type UpdateAccountContactInput = {
  email?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  name?: string | null | undefined;
  /** In any usual format. */
  phone?: string | null | undefined;
  /** The `rev` of the account that was read. */
  rev: number;
  /** For this account. BILLING, CLAIMS, CERTIFICATES, OWNER, OTHER: who is the primary contact says the order. Left out, it stays. */
  role?: ContactRole | null | undefined;
};

/** All fields of the account. */
export type UpdateAccountInput = {
  /** An existing contact that becomes the primary one. */
  associateContactId?: string | null | undefined;
  business?: BusinessAccountInput | null | undefined;
  individual?: IndividualAccountInput | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  /** The `rev` that was read. */
  rev: number;
};

export type UpdateAgencyUserInput = {
  key?: string | null | undefined;
  name?: string | null | undefined;
  /** Up to 1,000 characters of plain text; blank for none. */
  signature?: string | null | undefined;
};

export type UpdateBusinessPolicyInput = {
  agencyUserId?: string | null | undefined;
  brokerId?: string | null | undefined;
  carrierId?: string | null | undefined;
  details?: PolicyDetailsInput | null | undefined;
  expiresAt?: string | null | undefined;
  inforceAt?: string | null | undefined;
  issuedAt?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing and gets the same answer. */
  key?: string | null | undefined;
  limits?: PolicyLimitsInput | null | undefined;
  market?: PolicyMarket | null | undefined;
  policyNumber?: string | null | undefined;
  pricing?: PolicyPricingInput | null | undefined;
  producerId?: string | null | undefined;
  quoteNumber?: string | null | undefined;
  /** The revision this was written on; CONFLICT says what was changed since. */
  rev: number;
  serviceRepId?: string | null | undefined;
  source?: PolicySource | null | undefined;
  type?: PolicyType | null | undefined;
  /** The reason, which is kept in the history. */
  updateReason?: string | null | undefined;
};

export type UpdateCaraWorkspaceArtifactInput = {
  document?: DocumentArtifactInput | null | undefined;
  email?: EmailArtifactInput | null | undefined;
  form?: FormArtifactInput | null | undefined;
};

export type UpdateCaraWorkspacesInput = {
  archive?: boolean | null | undefined;
  title?: string | null | undefined;
  /** The title the new one was written on; CONFLICT when a user has renamed it since. */
  titleWas?: string | null | undefined;
};

export type UpdateCarrierInput = {
  isBroker: boolean;
  isCarrier: boolean;
  key?: string | null | undefined;
  name: string;
};

/** Omitted fields stay unchanged; null clears them. */
export type UpdateServiceRequestInput = {
  assigneeId?: string | null | undefined;
  /** ISO 8601. */
  dueAt?: string | null | undefined;
  /** A UUID made by the client; sent again, it changes nothing more. */
  key?: string | null | undefined;
  /** The `rev` that was read: CONFLICT at what was changed since. Only for a single request. */
  rev?: number | null | undefined;
};

export type UploadFormTemplateInput = {
  file: File;
  licenceConfirmed: boolean;
};

export type SourcePartsFragment = { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null };

export type FilePartsFragment = { id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null };

export type ArtifactPartsFragment = { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null };

export type FindingPartsFragment = { id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null };

export type ReviewCellPartsFragment = { text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null };

export type WorkspacePartsFragment = { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, customPreset: { id: string, title: string, inheritFromPreset: CaraPreset | null } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, serviceRequest: { id: string, state: ServiceRequestState, title: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchKnowledgeBase: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchWeb: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }>, visited: Array<{ url: string, note: string | null }> } | null, searchKnowledgeGraph: { results: Array<{ query: string, answer: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, pdfEditor: { operation: PdfEditorOperation, fileId: string | null, version: number | null } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number } | null };

export type WorkspaceQueryVariables = Exact<{
  id: string;
}>;


export type WorkspaceQuery = { caraWorkspace: { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, customPreset: { id: string, title: string, inheritFromPreset: CaraPreset | null } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, serviceRequest: { id: string, state: ServiceRequestState, title: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchKnowledgeBase: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchWeb: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }>, visited: Array<{ url: string, note: string | null }> } | null, searchKnowledgeGraph: { results: Array<{ query: string, answer: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, pdfEditor: { operation: PdfEditorOperation, fileId: string | null, version: number | null } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number } | null } | null };

export type WatchWorkspaceSubscriptionVariables = Exact<{
  id: string;
}>;


export type WatchWorkspaceSubscription = { watchCaraWorkspace: { words: Array<{ eventId: string, offset: number, text: string }>, changed: { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, customPreset: { id: string, title: string, inheritFromPreset: CaraPreset | null } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, serviceRequest: { id: string, state: ServiceRequestState, title: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchKnowledgeBase: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchWeb: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }>, visited: Array<{ url: string, note: string | null }> } | null, searchKnowledgeGraph: { results: Array<{ query: string, answer: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, pdfEditor: { operation: PdfEditorOperation, fileId: string | null, version: number | null } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number } | null } | null } };

export type WorkspaceArtifactQueryVariables = Exact<{
  workspaceId: string;
  id: string;
  version?: number | null | undefined;
}>;


export type WorkspaceArtifactQuery = { caraWorkspaceArtifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null } };

export type NearAccountsQueryVariables = Exact<{
  text: string;
}>;


export type NearAccountsQuery = { search: Array<{ kind: SearchKind, hits: Array<{ id: string, title: string }> }> };

export type CertificateRowFragment = { id: string, certificateNumber: string, form: string, createdAt: string, state: CertificateState, endsOn: string | null, endsByCancellation: boolean, accountId: string, account: { name: string } | null, holder: { name: string, address: { city: string | null, zone: string | null } }, place: { cursor: string, group: string | null } | null };

export type CertificatePageQueryVariables = Exact<{
  filter?: CertificateFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type CertificatePageQuery = { certificatesOfLiabilityInsurance: Array<{ id: string, certificateNumber: string, form: string, createdAt: string, state: CertificateState, endsOn: string | null, endsByCancellation: boolean, accountId: string, account: { name: string } | null, holder: { name: string, address: { city: string | null, zone: string | null } }, place: { cursor: string, group: string | null } | null }>, certificateTotals?: Array<{ key: string, count: number }> };

export type HistoryPartsFragment = { id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null };

export type NameDocumentsQueryVariables = Exact<{
  words: string;
}>;


export type NameDocumentsQuery = { knowledgeBaseDocuments: Array<{ id: string, title: string, pages: number, indexingStatus: { status: IndexingState } }> };

export type NamePoliciesQueryVariables = Exact<{
  filter: BusinessPolicyFilter;
}>;


export type NamePoliciesQuery = { businessPolicies: Array<{ id: string, type: PolicyType, policyNumber: string | null, state: PolicyState, inforceAt: string | null, expiresAt: string | null, carrier: { name: string } | null }> };

export type PolicyRowFragment = { id: string, state: PolicyState, type: PolicyType, policyNumber: string | null, expiresAt: string | null, pricing: { premium: string }, account: { id: string, name: string, email: string }, carrier: { id: string, name: string } | null, place: { cursor: string, group: string | null } | null };

export type PolicyPageQueryVariables = Exact<{
  filter?: BusinessPolicyFilter | null | undefined;
  all?: BusinessPolicyFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type PolicyPageQuery = { businessPolicies: Array<{ id: string, state: PolicyState, type: PolicyType, policyNumber: string | null, expiresAt: string | null, pricing: { premium: string }, account: { id: string, name: string, email: string }, carrier: { id: string, name: string } | null, place: { cursor: string, group: string | null } | null }>, businessPolicyTotals?: Array<{ key: string, count: number }>, carriers?: Array<{ id: string, name: string, isCarrier: boolean }> };

export type InForceQueryVariables = Exact<{
  accountId: string;
}>;


export type InForceQuery = { businessPolicies: Array<{ id: string }> };

export type OnFileQueryVariables = Exact<{
  accountId: string;
  filter: BusinessPolicyFilter;
}>;


export type OnFileQuery = { businessPolicies: Array<{ id: string, type: PolicyType, policyNumber: string | null, files: Array<{ id: string, name: string, type: PolicyFileType }> }>, accountDocuments: Array<{ id: string, name: string, type: AccountDocumentType }> };

export type CustomPresetRowFragment = { id: string, title: string, description: string, allowFileUpload: boolean, inheritFromPreset: CaraPreset | null, updatedAt: string, archivedAt: string | null, createdBy: { id: string, name: string } | null, place: { cursor: string } | null };

export type CustomPresetFileFragment = { id: string, shownName: string, url: string, size: number };

export type CustomPresetToRunQueryVariables = Exact<{
  id: string;
  runs: number;
}>;


export type CustomPresetToRunQuery = { customPreset: { id: string, title: string, description: string, allowFileUpload: boolean, inheritFromPreset: CaraPreset | null, updatedAt: string, archivedAt: string | null, files: Array<{ id: string, shownName: string, url: string, size: number }>, createdBy: { id: string, name: string } | null, place: { cursor: string } | null }, caraWorkspaces: Array<{ id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, customPreset: { id: string, title: string } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, metadata: { clientName: string | null } }> };

export type WorkspaceRowFragment = { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, customPreset: { id: string, title: string } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, metadata: { clientName: string | null } };

export type WorkspaceRowsQueryVariables = Exact<{
  filter?: CaraWorkspaceFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type WorkspaceRowsQuery = { caraWorkspaces: Array<{ id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, customPreset: { id: string, title: string } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, metadata: { clientName: string | null } }> };

export type SuggestAddressesQueryVariables = Exact<{
  text: string;
}>;


export type SuggestAddressesQuery = { suggestAddresses: Array<{ line1: string, city: string, zone: string, postalCode: string }> };

export type CreateWorkspaceMutationVariables = Exact<{
  input: CreateCaraWorkspaceInput;
}>;


export type CreateWorkspaceMutation = { createCaraWorkspace: { id: string | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ kind: SearchKind, hits: Array<{ kind: SearchKind, id: string, title: string, detail: string | null, accountId: string | null, matches: Array<{ start: number, end: number }> }> }> };

export type RequestRowFragment = { id: string, type: ServiceRequestType, state: ServiceRequestState, title: string, createdAt: string, dueAt: string | null, clientName: string | null, assignee: { id: string, name: string } | null, account: { id: string, name: string } | null, place: { cursor: string, group: string | null } | null };

export type RequestPageQueryVariables = Exact<{
  filter?: ServiceRequestFilter | null | undefined;
  all?: ServiceRequestFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type RequestPageQuery = { serviceRequests: Array<{ id: string, type: ServiceRequestType, state: ServiceRequestState, title: string, createdAt: string, dueAt: string | null, clientName: string | null, assignee: { id: string, name: string } | null, account: { id: string, name: string } | null, place: { cursor: string, group: string | null } | null }>, serviceRequestTotals?: Array<{ key: string, count: number }> };

export type TaskPartsFragment = { id: string, title: string, dueOn: string, doneAt: string | null, rev: number, assignee: { id: string, name: string } | null };

export type TasksOfQueryVariables = Exact<{
  record: TaskRecordInput;
  open: number;
  done: number;
}>;


export type TasksOfQuery = { open: Array<{ id: string, title: string, dueOn: string, doneAt: string | null, rev: number, assignee: { id: string, name: string } | null }>, done: Array<{ id: string, title: string, dueOn: string, doneAt: string | null, rev: number, assignee: { id: string, name: string } | null }>, taskTotals: Array<{ key: string, count: number }> };

export type CreateTaskMutationVariables = Exact<{
  record: TaskRecordInput;
  title: string;
  dueOn: string;
  assigneeId?: string | null | undefined;
  key: string;
}>;


export type CreateTaskMutation = { createTask: { errors: Array<{ code: ErrorCode, message: string, path: Array<string> }> } };

export type UpdateTaskMutationVariables = Exact<{
  id: string;
  title: string;
  dueOn: string;
  assigneeId?: string | null | undefined;
  rev: number;
  key: string;
}>;


export type UpdateTaskMutation = { updateTask: { errors: Array<{ code: ErrorCode, message: string, path: Array<string>, rev: number | null }> } };

export type CompleteTaskMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type CompleteTaskMutation = { completeTask: { errors: Array<{ code: ErrorCode, message: string, path: Array<string> }> } };

export type ReopenTaskMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ReopenTaskMutation = { reopenTask: { errors: Array<{ code: ErrorCode, message: string, path: Array<string> }> } };

export type DeleteTaskMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type DeleteTaskMutation = { deleteTask: { errors: Array<{ code: ErrorCode, message: string, path: Array<string> }> } };

export type AccountAddressFragment = { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null };

export type AccountRowFragment = { id: string, type: AccountType, name: string, email: string, phone: string, updatedAt: string, mailingAddress: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null }, policySummary: { count: number, premium: string, nextExpiry: string | null }, place: { cursor: string, group: string | null } | null };

export type AccountPageQueryVariables = Exact<{
  filter?: AccountFilter | null | undefined;
  all?: AccountFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type AccountPageQuery = { accounts: Array<{ id: string, type: AccountType, name: string, email: string, phone: string, updatedAt: string, mailingAddress: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null }, policySummary: { count: number, premium: string, nextExpiry: string | null }, place: { cursor: string, group: string | null } | null }>, accountTotals?: Array<{ key: string, count: number }> };

export type AccountContactFragment = { id: string, role: ContactRole | null, name: string, email: string, phone: string, accounts: Array<{ id: string, name: string }> };

export type FindContactsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FindContactsQuery = { contacts: Array<{ id: string, role: ContactRole | null, name: string, email: string, phone: string, place: { cursor: string } | null, accounts: Array<{ id: string, name: string }> }> };

export type AccountPartsFragment = { id: string, type: AccountType, name: string, dba: string | null, website: string | null, email: string, phone: string, createdAt: string, rev: number, mailingAddress: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null }, producer: { id: string, name: string } | null, serviceRep: { id: string, name: string } | null, contacts: Array<{ id: string, role: ContactRole | null, name: string, email: string, phone: string, accounts: Array<{ id: string, name: string }> }> };

export type AccountQueryVariables = Exact<{
  id: string;
}>;


export type AccountQuery = { accountDocumentCount: number, serviceRequestTotals: Array<{ key: string, count: number }>, certificateTotals: Array<{ key: string, count: number }>, businessPolicyTotals: Array<{ key: string, count: number }>, account: { id: string, type: AccountType, name: string, dba: string | null, website: string | null, email: string, phone: string, createdAt: string, rev: number, policySummary: { count: number, premium: string, nextExpiry: string | null }, mailingAddress: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null }, producer: { id: string, name: string } | null, serviceRep: { id: string, name: string } | null, contacts: Array<{ id: string, role: ContactRole | null, name: string, email: string, phone: string, accounts: Array<{ id: string, name: string }> }> } | null };

export type AccountLookalikeFragment = { reasons: Array<AccountLikeness>, account: { id: string, name: string, email: string } };

export type AccountOverviewQueryVariables = Exact<{
  id: string;
  first: number;
  kinds?: Array<HistoryKind> | HistoryKind | null | undefined;
}>;


export type AccountOverviewQuery = { account: { history: Array<{ id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null }>, duplicates: Array<{ reasons: Array<AccountLikeness>, account: { id: string, name: string, email: string } }>, merges: Array<{ id: string, mergedAt: string, merged: { id: string, name: string } | null }>, businessPolicies: Array<{ id: string, state: PolicyState, type: PolicyType, expiresAt: string | null, carrier: { name: string } | null }> } | null };

export type AccountHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  kinds?: Array<HistoryKind> | HistoryKind | null | undefined;
}>;


export type AccountHistoryQuery = { account: { history: Array<{ id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null }> } | null };

export type FindDuplicateAccountsQueryVariables = Exact<{
  input: FindDuplicateAccountsInput;
}>;


export type FindDuplicateAccountsQuery = { findDuplicateAccounts: Array<{ reasons: Array<AccountLikeness>, account: { id: string, name: string, email: string } }> };

export type CreateAccountMutationVariables = Exact<{
  input: CreateAccountInput;
}>;


export type CreateAccountMutation = { createAccount: { account: { id: string, name: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateAccountMutationVariables = Exact<{
  id: string;
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { account: { id: string, rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type AddAccountNoteMutationVariables = Exact<{
  accountId: string;
  text: string;
  key: string;
}>;


export type AddAccountNoteMutation = { addAccountNote: { account: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type AccountMergePreviewQueryVariables = Exact<{
  keepId: string;
  mergeId: string;
}>;


export type AccountMergePreviewQuery = { previewAccountMerge: { kept: { id: string, name: string, email: string, createdAt: string }, merged: { id: string, name: string, email: string, createdAt: string }, differences: Array<{ label: string, kept: string | null, merged: string | null }>, filled: Array<{ label: string, kept: string | null, merged: string | null }>, contacts: Array<{ id: string, name: string }>, moved: Array<{ table: string, count: number }> } };

export type MergeAccountsMutationVariables = Exact<{
  keepId: string;
  mergeId: string;
  key?: string | null | undefined;
}>;


export type MergeAccountsMutation = { mergeAccounts: { mergeId: string | null, account: { id: string, name: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UndoAccountMergeMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type UndoAccountMergeMutation = { undoAccountMerge: { parted: { id: string, name: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type OtherAccountsQueryVariables = Exact<{
  filter?: AccountFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type OtherAccountsQuery = { accounts: Array<{ id: string, name: string, email: string, place: { cursor: string } | null }> };

export type AddAccountContactMutationVariables = Exact<{
  accountId: string;
  input: AddAccountContactInput;
}>;


export type AddAccountContactMutation = { addAccountContact: { account: { id: string, rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateAccountContactMutationVariables = Exact<{
  accountId: string;
  contactId: string;
  input: UpdateAccountContactInput;
}>;


export type UpdateAccountContactMutation = { updateAccountContact: { account: { id: string, rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type RemoveAccountContactMutationVariables = Exact<{
  accountId: string;
  contactId: string;
  key: string;
}>;


export type RemoveAccountContactMutation = { removeAccountContact: { account: { id: string, rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type MakePrimaryContactMutationVariables = Exact<{
  accountId: string;
  contactId: string;
  key: string;
}>;


export type MakePrimaryContactMutation = { makePrimaryContact: { account: { id: string, rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type AccountDocumentRowFragment = { id: string, name: string, url: string, size: number, pages: number | null, type: AccountDocumentType, notes: string | null, createdAt: string, createdBy: { id: string, name: string } | null, place: { cursor: string, group: string | null } | null };

export type AccountDocumentPageQueryVariables = Exact<{
  accountId: string;
  filter?: AccountDocumentFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type AccountDocumentPageQuery = { accountDocumentCount?: number, accountDocuments: Array<{ id: string, name: string, url: string, size: number, pages: number | null, type: AccountDocumentType, notes: string | null, createdAt: string, createdBy: { id: string, name: string } | null, place: { cursor: string, group: string | null } | null }> };

export type UploadAccountDocumentMutationVariables = Exact<{
  accountId: string;
  input: AccountDocumentInput;
}>;


export type UploadAccountDocumentMutation = { uploadAccountDocument: { document: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteAccountDocumentMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
  key: string;
}>;


export type DeleteAccountDocumentMutation = { deleteAccountDocument: { id: string | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CertificateHoldersQueryVariables = Exact<{
  accountId: string;
  search: string;
}>;


export type CertificateHoldersQuery = { certificateHolders: Array<{ name: string, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } }> };

export type CertificateCandidatesQueryVariables = Exact<{
  accountId: string;
}>;


export type CertificateCandidatesQuery = { certificateCandidates: Array<{ warning: string | null, ACORD_25: string | null, ACORD_24: string | null, ACORD_27: string | null, ACORD_28: string | null, policy: { id: string, type: PolicyType, policyNumber: string | null, expiresAt: string | null, carrier: { name: string } | null, details: { locations: Array<string> } } }> };

export type CertificateDetailsFragment = { id: string, certificateNumber: string, createdAt: string, accountId: string, state: CertificateState, endsOn: string | null, endsByCancellation: boolean, form: string, formId: CertificateForm, worksheet: boolean, additionalInsured: boolean, descriptionOfOperations: string, viewUrl: string, downloadUrl: string, checkUrl: string | null, revokedAt: string | null, revokeReason: string | null, particulars: { interest: PropertyInterest | null, loanNumber: string | null, location: string | null }, pages: Array<{ number: number, width: number, height: number }>, holder: { name: string, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } }, issuedBy: { name: string } | null, replaces: { id: string, certificateNumber: string } | null, replacedBy: { id: string, certificateNumber: string } | null };

export type CertificateViewQueryVariables = Exact<{
  id: string;
}>;


export type CertificateViewQuery = { certificateOfLiabilityInsurance: { id: string, certificateNumber: string, createdAt: string, accountId: string, state: CertificateState, endsOn: string | null, endsByCancellation: boolean, form: string, formId: CertificateForm, worksheet: boolean, additionalInsured: boolean, descriptionOfOperations: string, viewUrl: string, downloadUrl: string, checkUrl: string | null, revokedAt: string | null, revokeReason: string | null, values: Array<{ section: string, label: string, value: string, kind: CertificateOriginKind, from: string, policyId: string | null, source: { fileId: string, fileName: string, page: number, quote: string } | null }>, particulars: { interest: PropertyInterest | null, loanNumber: string | null, location: string | null }, pages: Array<{ number: number, width: number, height: number }>, holder: { name: string, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } }, issuedBy: { name: string } | null, replaces: { id: string, certificateNumber: string } | null, replacedBy: { id: string, certificateNumber: string } | null } | null };

export type CertificateReissueQueryVariables = Exact<{
  id: string;
}>;


export type CertificateReissueQuery = { certificateOfLiabilityInsurance: { id: string, certificateNumber: string, createdAt: string, accountId: string, state: CertificateState, endsOn: string | null, endsByCancellation: boolean, form: string, formId: CertificateForm, worksheet: boolean, additionalInsured: boolean, descriptionOfOperations: string, viewUrl: string, downloadUrl: string, checkUrl: string | null, revokedAt: string | null, revokeReason: string | null, particulars: { interest: PropertyInterest | null, loanNumber: string | null, location: string | null }, pages: Array<{ number: number, width: number, height: number }>, holder: { name: string, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } }, issuedBy: { name: string } | null, replaces: { id: string, certificateNumber: string } | null, replacedBy: { id: string, certificateNumber: string } | null } | null, certificateReissue: { policyIds: Array<string> | null, problem: string | null, renewals: Array<string>, changes: Array<{ section: string, label: string, was: string | null, is: string | null }> } };

export type RequestedCertificateQueryVariables = Exact<{
  id: string;
}>;


export type RequestedCertificateQuery = { serviceRequest: { createCertificate: { name: string, additionalInsured: boolean, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null } | null };

export type CertificateReissueOfQueryVariables = Exact<{
  id: string;
  policyIds?: Array<string> | string | null | undefined;
}>;


export type CertificateReissueOfQuery = { certificateReissue: { policyIds: Array<string> | null, problem: string | null, renewals: Array<string>, changes: Array<{ section: string, label: string, was: string | null, is: string | null }> } };

export type ReissuePartsFragment = { policyIds: Array<string> | null, problem: string | null, renewals: Array<string>, changes: Array<{ section: string, label: string, was: string | null, is: string | null }> };

export type CreateCertificateMutationVariables = Exact<{
  input: CreateCertificateInput;
}>;


export type CreateCertificateMutation = { createCertificate: { certificate: { id: string, certificateNumber: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, links: Array<{ label: string, to: string }> }> } };

export type RevokeCertificateMutationVariables = Exact<{
  id: string;
  input: RevokeCertificateInput;
}>;


export type RevokeCertificateMutation = { revokeCertificate: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SetCertificateCheckLinkMutationVariables = Exact<{
  id: string;
  open: boolean;
  key: string;
}>;


export type SetCertificateCheckLinkMutation = { setCertificateCheckLink: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type BatchDetailsFragment = { id: string, accountId: string, repeats: number, endedAt: string | null, stopped: boolean, items: Array<{ position: number, state: CertificateBatchItemState, message: string | null, additionalInsured: boolean, formId: CertificateForm, holder: { name: string, address: { line1: string | null, city: string | null, zone: string | null } }, certificate: { id: string, certificateNumber: string, downloadUrl: string } | null }> };

export type CertificateBatchQueryVariables = Exact<{
  id: string;
}>;


export type CertificateBatchQuery = { certificateBatch: { id: string, accountId: string, repeats: number, endedAt: string | null, stopped: boolean, items: Array<{ position: number, state: CertificateBatchItemState, message: string | null, additionalInsured: boolean, formId: CertificateForm, holder: { name: string, address: { line1: string | null, city: string | null, zone: string | null } }, certificate: { id: string, certificateNumber: string, downloadUrl: string } | null }> } };

export type CheckCertificateHoldersQueryVariables = Exact<{
  holders: string;
}>;


export type CheckCertificateHoldersQuery = { checkCertificateHolders: { holders: number, repeats: number, unused: Array<string>, problems: Array<{ line: number, text: string, problem: string }> } };

export type CreateCertificatesMutationVariables = Exact<{
  input: CreateCertificatesInput;
}>;


export type CreateCertificatesMutation = { createCertificates: { certificateBatch: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, links: Array<{ label: string, to: string }> }> } };

export type StopCertificatesMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type StopCertificatesMutation = { stopCertificates: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ResumeCertificatesMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ResumeCertificatesMutation = { resumeCertificates: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SettleCertificateMutationVariables = Exact<{
  id: string;
  position: number;
  how: CertificateBatchSettlement;
  key: string;
}>;


export type SettleCertificateMutation = { settleCertificate: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CheckCertificateQueryVariables = Exact<{
  token: string;
}>;


export type CheckCertificateQuery = { checkCertificate: { certificateNumber: string, issuedOn: string, holderName: string, standing: CertificateStanding } | null };

export type DayRowFragment = { item: string, kind: DayKind, group: DayGroup, at: string, isDue: boolean, serviceRequest: { id: string, title: string, type: ServiceRequestType, channel: ServiceRequestChannel, createdAt: string, clientName: string | null, account: { id: string, name: string } | null, businessPolicy: { id: string } | null } | null, businessPolicy: { id: string, type: PolicyType, policyNumber: string | null, pricing: { premium: string }, account: { id: string, name: string }, carrier: { name: string } | null, cancellation: { reason: CancellationReason } | null } | null, caraWorkspace: { id: string, title: string, metadata: { clientName: string | null } } | null, task: { id: string, title: string, dueOn: string, account: { id: string, name: string } | null, businessPolicy: { id: string, type: PolicyType, policyNumber: string | null, account: { name: string } } | null, serviceRequest: { id: string, title: string } | null } | null, place: { cursor: string } };

export type DayQueryVariables = Exact<{
  scope: DayScope;
  after?: string | null | undefined;
}>;


export type DayQuery = { day: Array<{ item: string, kind: DayKind, group: DayGroup, at: string, isDue: boolean, serviceRequest: { id: string, title: string, type: ServiceRequestType, channel: ServiceRequestChannel, createdAt: string, clientName: string | null, account: { id: string, name: string } | null, businessPolicy: { id: string } | null } | null, businessPolicy: { id: string, type: PolicyType, policyNumber: string | null, pricing: { premium: string }, account: { id: string, name: string }, carrier: { name: string } | null, cancellation: { reason: CancellationReason } | null } | null, caraWorkspace: { id: string, title: string, metadata: { clientName: string | null } } | null, task: { id: string, title: string, dueOn: string, account: { id: string, name: string } | null, businessPolicy: { id: string, type: PolicyType, policyNumber: string | null, account: { name: string } } | null, serviceRequest: { id: string, title: string } | null } | null, place: { cursor: string } }> };

export type DayTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type DayTotalsQuery = { mine: Array<{ key: string, count: number }>, team: Array<{ key: string, count: number }>, done: Array<{ id: string }> };

export type DoneTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type DoneTodayQuery = { doneToday: Array<{ id: string, at: string, serviceRequest: { id: string, title: string, clientName: string | null, account: { name: string } | null } | null, task: { id: string, title: string, dueOn: string, account: { id: string, name: string } | null, businessPolicy: { id: string, type: PolicyType, policyNumber: string | null, account: { name: string } } | null, serviceRequest: { id: string, title: string } | null } | null, event: { kind: HistoryKind, actor: HistoryActor, policyId: string | null, certificateId: string | null, accountId: string | null, about: Array<{ name: string, value: string }> } | null }> };

export type PutOffDayItemMutationVariables = Exact<{
  item: string;
  key: string;
}>;


export type PutOffDayItemMutation = { putOffDayItem: { until: string | null, errors: Array<{ code: ErrorCode, message: string, path: Array<string> }> } };

export type BringBackDayItemMutationVariables = Exact<{
  item: string;
  key: string;
}>;


export type BringBackDayItemMutation = { bringBackDayItem: { item: string | null, errors: Array<{ code: ErrorCode, message: string, path: Array<string> }> } };

export type FileHeadFragment = { id: string, shownName: string, url: string, size: number, pages: number | null, error: string | null, mimeType: string };

export type ViewedFileQueryVariables = Exact<{
  id: string;
}>;


export type ViewedFileQuery = { viewedFile: { state: FileState, progress: number, readingKind: string | null, isFillable: boolean, file: { id: string, shownName: string, url: string, size: number, pages: number | null, error: string | null, mimeType: string }, pages: Array<{ number: number, width: number, height: number }>, homes: Array<{ kind: FileHomeKind, id: string, name: string, accountId: string | null }> } };

export type PageLinesQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type PageLinesQuery = { viewedFile: { lines: Array<{ text: string, box: Array<number> }> } };

export type FindInFileQueryVariables = Exact<{
  id: string;
  words: string;
}>;


export type FindInFileQuery = { viewedFile: { found: Array<{ page: number, line: string, boxes: Array<Array<number>> }> } };

export type FilesBesideQueryVariables = Exact<{
  id: string;
}>;


export type FilesBesideQuery = { viewedFile: { beside: Array<{ id: string, shownName: string, url: string, size: number, pages: number | null, error: string | null, mimeType: string }> } };

export type ArrangePagesMutationVariables = Exact<{
  input: ArrangePagesInput;
}>;


export type ArrangePagesMutation = { arrangePages: { file: { id: string, shownName: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type AccountsToKeepQueryVariables = Exact<{
  filter?: AccountFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AccountsToKeepQuery = { accounts: Array<{ id: string, name: string, email: string, place: { cursor: string } | null }> };

export type FavoritePartsFragment = { id: string, preferences: { favoritePresets: { presets: Array<CaraPreset>, customPresets: Array<{ id: string }> } | null } | null };

export type HomeQueryVariables = Exact<{
  recent: number;
  presets: number;
}>;


export type HomeQuery = { caraWorkspaces: Array<{ id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, customPreset: { id: string, title: string } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, metadata: { clientName: string | null } }>, agencyUser: { id: string, preferences: { favoritePresets: { presets: Array<CaraPreset>, customPresets: Array<{ id: string }> } | null } | null } | null, customPresets: Array<{ id: string, title: string, description: string }> };

export type UpdatePreferencesMutationVariables = Exact<{
  favoritePresets: FavoritePresetsInput;
  key: string;
}>;


export type UpdatePreferencesMutation = { updateAgencyUserPreferences: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ImportSummaryFragment = { id: string, kind: ImportKind, fileName: string, state: ImportState, done: number, total: number, createdAt: string, endedAt: string | null, undoUntil: string | null, counts: { refuse: number, change: number, create: number, same: number, leave: number, back: number, kept: number, gaps: Array<{ gap: ImportRowGap, count: number }> }, askedBy: { id: string, name: string } | null, startedBy: { id: string, name: string } | null, undoneBy: { id: string, name: string } | null, place: { cursor: string } | null };

export type ImportDetailsFragment = { sheet: number, id: string, kind: ImportKind, fileName: string, state: ImportState, done: number, total: number, createdAt: string, endedAt: string | null, undoUntil: string | null, sheets: Array<{ name: string, rows: number, headAt: number, footAt: number, hidden: number, warning: string | null, otherMatched: number | null }>, columns: Array<{ head: string, samples: Array<string>, field: string | null, why: ImportColumnReason, dateOrder: DateOrder | null, unsure: string | null }>, counts: { refuse: number, change: number, create: number, same: number, leave: number, back: number, kept: number, gaps: Array<{ gap: ImportRowGap, count: number }> }, askedBy: { id: string, name: string } | null, startedBy: { id: string, name: string } | null, undoneBy: { id: string, name: string } | null, place: { cursor: string } | null };

export type ImportedRowFragment = { position: number, outcome: ImportRowOutcome, title: string, gaps: Array<ImportRowGap>, undone: boolean, kept: string | null, changes: Array<{ label: string, was: string | null, is: string | null }>, problems: Array<{ field: string | null, message: string }>, place: { cursor: string } };

export type ImportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportsQuery = { imports: Array<{ id: string, kind: ImportKind, fileName: string, state: ImportState, done: number, total: number, createdAt: string, endedAt: string | null, undoUntil: string | null, counts: { refuse: number, change: number, create: number, same: number, leave: number, back: number, kept: number, gaps: Array<{ gap: ImportRowGap, count: number }> }, askedBy: { id: string, name: string } | null, startedBy: { id: string, name: string } | null, undoneBy: { id: string, name: string } | null, place: { cursor: string } | null }> };

export type ImportQueryVariables = Exact<{
  id: string;
}>;


export type ImportQuery = { import: { sheet: number, id: string, kind: ImportKind, fileName: string, state: ImportState, done: number, total: number, createdAt: string, endedAt: string | null, undoUntil: string | null, sheets: Array<{ name: string, rows: number, headAt: number, footAt: number, hidden: number, warning: string | null, otherMatched: number | null }>, columns: Array<{ head: string, samples: Array<string>, field: string | null, why: ImportColumnReason, dateOrder: DateOrder | null, unsure: string | null }>, counts: { refuse: number, change: number, create: number, same: number, leave: number, back: number, kept: number, gaps: Array<{ gap: ImportRowGap, count: number }> }, askedBy: { id: string, name: string } | null, startedBy: { id: string, name: string } | null, undoneBy: { id: string, name: string } | null, place: { cursor: string } | null }, imports: Array<{ id: string, kind: ImportKind, fileName: string, state: ImportState, done: number, total: number, createdAt: string, endedAt: string | null, undoUntil: string | null, counts: { refuse: number, change: number, create: number, same: number, leave: number, back: number, kept: number, gaps: Array<{ gap: ImportRowGap, count: number }> }, askedBy: { id: string, name: string } | null, startedBy: { id: string, name: string } | null, undoneBy: { id: string, name: string } | null, place: { cursor: string } | null }> };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  outcome?: ImportRowOutcome | null | undefined;
  kept?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportRowsQuery = { importRows: Array<{ position: number, outcome: ImportRowOutcome, title: string, gaps: Array<ImportRowGap>, undone: boolean, kept: string | null, changes: Array<{ label: string, was: string | null, is: string | null }>, problems: Array<{ field: string | null, message: string }>, place: { cursor: string } }> };

export type CreateImportMutationVariables = Exact<{
  input: CreateImportInput;
  key?: string | null | undefined;
}>;


export type CreateImportMutation = { createImport: { import: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SetImportColumnsMutationVariables = Exact<{
  id: string;
  input: SetImportColumnsInput;
  key?: string | null | undefined;
}>;


export type SetImportColumnsMutation = { setImportColumns: { import: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SetImportKindMutationVariables = Exact<{
  id: string;
  kind: ImportKind;
  key?: string | null | undefined;
}>;


export type SetImportKindMutation = { setImportKind: { import: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SetImportRowsMutationVariables = Exact<{
  id: string;
  input: SetImportRowsInput;
  key?: string | null | undefined;
}>;


export type SetImportRowsMutation = { setImportRows: { import: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type BeginImportMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type BeginImportMutation = { beginImport: { import: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type StopImportMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type StopImportMutation = { stopImport: { import: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UndoImportMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type UndoImportMutation = { undoImport: { import: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type KnowledgeRowFragment = { id: string, title: string, createdAt: string, createdBy: { name: string } | null, indexingStatus: { status: IndexingState, error: string | null, progress: number }, place: { cursor: string } | null };

export type KnowledgeBasesQueryVariables = Exact<{ [key: string]: never; }>;


export type KnowledgeBasesQuery = { knowledgeBases: Array<{ id: string, title: string }> };

export type KnowledgePageQueryVariables = Exact<{
  filter: KnowledgeBaseDocumentFilter;
  sort: KnowledgeBaseDocumentSort;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type KnowledgePageQuery = { knowledgeBaseDocuments: Array<{ id: string, title: string, createdAt: string, createdBy: { name: string } | null, indexingStatus: { status: IndexingState, error: string | null, progress: number }, place: { cursor: string } | null }>, knowledgeBaseDocumentTotals?: Array<{ key: string, count: number }> };

export type SearchKnowledgeQueryVariables = Exact<{
  query: string;
  baseId?: string | null | undefined;
}>;


export type SearchKnowledgeQuery = { searchKnowledge: Array<{ page: number, words: string, told: Array<{ words: string, quote: string }>, document: { id: string, title: string, pages: number, file: { id: string } | null } }> };

export type KnowledgeDocumentViewQueryVariables = Exact<{
  id: string;
}>;


export type KnowledgeDocumentViewQuery = { knowledgeBaseDocument: { id: string, title: string, baseId: string, rev: number, pages: number, ruleFor: Array<CaraPreset>, createdAt: string, updatedAt: string, replacedAt: string | null, ruleCuts: Array<{ preset: CaraPreset, cut: RuleCut }>, createdBy: { name: string } | null, indexingStatus: { status: IndexingState, error: string | null, progress: number }, metadata: { title: string, summary: string | null, purpose: string | null }, text: { __typename: 'KnowledgeBaseText' } | null, file: { id: string, shownName: string, size: number } | null } };

export type KnowledgeTextQueryVariables = Exact<{
  id: string;
}>;


export type KnowledgeTextQuery = { knowledgeBaseDocument: { id: string, title: string, rev: number, text: { content: string } | null } };

export type UploadKnowledgeMutationVariables = Exact<{
  files: Array<File> | File;
  baseId?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type UploadKnowledgeMutation = { uploadKnowledgeBaseFileDocument: { ids: Array<string>, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CreateKnowledgeTextMutationVariables = Exact<{
  input: KnowledgeBaseTextDocumentInput;
}>;


export type CreateKnowledgeTextMutation = { createKnowledgeBaseTextDocument: { knowledgeBaseDocument: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ChangeKnowledgeDocumentMutationVariables = Exact<{
  id: string;
  baseId?: string | null | undefined;
  ruleFor?: Array<CaraPreset> | CaraPreset | null | undefined;
  file?: File | null | undefined;
  rev?: number | null | undefined;
  key?: string | null | undefined;
}>;


export type ChangeKnowledgeDocumentMutation = { updateKnowledgeBaseDocument: { knowledgeBaseDocument: { rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type SaveKnowledgeTextMutationVariables = Exact<{
  id: string;
  title?: string | null | undefined;
  content?: string | null | undefined;
  rev?: number | null | undefined;
  key?: string | null | undefined;
}>;


export type SaveKnowledgeTextMutation = { updateKnowledgeBaseDocument: { errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type DeleteKnowledgeDocumentMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type DeleteKnowledgeDocumentMutation = { deleteKnowledgeBaseDocument: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type IndexKnowledgeDocumentMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type IndexKnowledgeDocumentMutation = { indexKnowledgeBaseDocument: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type StopKnowledgeDocumentMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type StopKnowledgeDocumentMutation = { stopKnowledgeBaseDocument: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CreateKnowledgeBaseMutationVariables = Exact<{
  title?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type CreateKnowledgeBaseMutation = { createKnowledgeBase: { knowledgeBase: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RenameKnowledgeBaseMutationVariables = Exact<{
  id: string;
  title?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type RenameKnowledgeBaseMutation = { updateKnowledgeBase: { knowledgeBase: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteKnowledgeBaseMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type DeleteKnowledgeBaseMutation = { deleteKnowledgeBase: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type PolicyAccountFragment = { id: string, type: AccountType, name: string, contacts: Array<{ id: string, name: string }> };

export type PolicyAccountQueryVariables = Exact<{
  id: string;
}>;


export type PolicyAccountQuery = { account: { id: string, type: AccountType, name: string, contacts: Array<{ id: string, name: string }> } | null };

export type FindAccountsQueryVariables = Exact<{
  filter?: AccountFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FindAccountsQuery = { accounts: Array<{ id: string, type: AccountType, name: string, place: { cursor: string } | null, contacts: Array<{ id: string, name: string }> }> };

export type CheckPartsFragment = { against: PolicyCheckAgainst, fileName: string | null, wasName: string | null, wasPolicyId: string | null, isReading: boolean, columns: Array<string>, notCompared: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }> };

export type PolicyCheckQueryVariables = Exact<{
  policyId: string;
}>;


export type PolicyCheckQuery = { policyCheck: Array<{ against: PolicyCheckAgainst, fileName: string | null, wasName: string | null, wasPolicyId: string | null, isReading: boolean, columns: Array<string>, notCompared: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }> }> };

export type OfferPartsFragment = { id: string, path: string, label: string, group: PolicyOfferGroup, was: string | null, isAccepted: boolean, isLeft: boolean, choices: Array<{ value: string, shown: string, page: number, quote: string, boxes: Array<{ x: number, y: number, width: number, height: number }> }> };

export type FileOffersPartsFragment = { fileId: string, fileName: string, state: FileState, progress: number, error: string | null, problem: string | null, doubt: string | null, type: PolicyType | null, carrier: { id: string, name: string } | null, offers: Array<{ id: string, path: string, label: string, group: PolicyOfferGroup, was: string | null, isAccepted: boolean, isLeft: boolean, choices: Array<{ value: string, shown: string, page: number, quote: string, boxes: Array<{ x: number, y: number, width: number, height: number }> }> }>, pages: Array<{ number: number, width: number, height: number }> };

export type PolicyOffersQueryVariables = Exact<{
  policyId: string;
  fileId: string;
}>;


export type PolicyOffersQuery = { policyOffers: { fileId: string, fileName: string, state: FileState, progress: number, error: string | null, problem: string | null, doubt: string | null, type: PolicyType | null, carrier: { id: string, name: string } | null, offers: Array<{ id: string, path: string, label: string, group: PolicyOfferGroup, was: string | null, isAccepted: boolean, isLeft: boolean, choices: Array<{ value: string, shown: string, page: number, quote: string, boxes: Array<{ x: number, y: number, width: number, height: number }> }> }>, pages: Array<{ number: number, width: number, height: number }> } };

export type PolicyFromFileQueryVariables = Exact<{
  fileId: string;
  accountId: string;
}>;


export type PolicyFromFileQuery = { policyFromFile: { fileId: string, fileName: string, state: FileState, progress: number, error: string | null, problem: string | null, doubt: string | null, type: PolicyType | null, carrier: { id: string, name: string } | null, offers: Array<{ id: string, path: string, label: string, group: PolicyOfferGroup, was: string | null, isAccepted: boolean, isLeft: boolean, choices: Array<{ value: string, shown: string, page: number, quote: string, boxes: Array<{ x: number, y: number, width: number, height: number }> }> }>, pages: Array<{ number: number, width: number, height: number }> } };

export type AcceptPolicyValuesMutationVariables = Exact<{
  policyId: string;
  fileId: string;
  values: Array<OfferedPolicyValueInput> | OfferedPolicyValueInput;
  key: string;
}>;


export type AcceptPolicyValuesMutation = { acceptPolicyValues: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type TakeBackPolicyValueMutationVariables = Exact<{
  policyId: string;
  offerId: string;
  key: string;
}>;


export type TakeBackPolicyValueMutation = { takeBackPolicyValue: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type LeavePolicyValuesMutationVariables = Exact<{
  policyId: string;
  fileId: string;
  offerIds: Array<string> | string;
  leave: boolean;
  key: string;
}>;


export type LeavePolicyValuesMutation = { leavePolicyValues: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ReadPolicyDocumentMutationVariables = Exact<{
  file: File;
  key: string;
}>;


export type ReadPolicyDocumentMutation = { readPolicyDocument: { policyFromFile: { fileId: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type PolicyFilesQueryVariables = Exact<{
  id: string;
}>;


export type PolicyFilesQuery = { businessPolicy: { files: Array<{ id: string, type: PolicyFileType }> } | null };

export type CarriersQueryVariables = Exact<{ [key: string]: never; }>;


export type CarriersQuery = { carriers: Array<{ id: string, name: string, isCarrier: boolean, isBroker: boolean }> };

export type CreateCarrierMutationVariables = Exact<{
  name: string;
  isCarrier: boolean;
  isBroker: boolean;
  key: string;
}>;


export type CreateCarrierMutation = { createCarrier: { carrier: { id: string, name: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type PolicyFormFragment = { type: PolicyType, market: PolicyMarket | null, source: PolicySource, policyNumber: string | null, quoteNumber: string | null, issuedAt: string | null, inforceAt: string | null, expiresAt: string | null, carrier: { id: string, name: string } | null, broker: { id: string, name: string } | null, agencyUser: { id: string, name: string } | null, producer: { id: string, name: string } | null, serviceRep: { id: string, name: string } | null, pricing: { billingType: BillingType | null, paymentIntervalType: PaymentIntervalType, premium: string, taxes: string, agencyFees: string, brokerFees: string, policyFees: string, otherFees: string, total: string, estimatedCommission: string, minimumEarnedPremium: string }, limits: { cyberAggregateLimit: string | null, cyberRetentionLimit: string | null, glAggregateLimit: string | null, glMedicalPerOccurrenceLimit: string | null, glMedicalPerPersonLimit: string | null, glPerOccurrenceLimit: string | null, glPersonalAndAdvertisingInjuryLimit: string | null, glProductsAndCompletedOperationsLimit: string | null, glRentedPremisesDamageLimit: string | null, propertyBuildingLimit: string | null, propertyContentsLimit: string | null, umbrellaOrExcessAggregateLimit: string | null, umbrellaOrExcessPerOccurrenceLimit: string | null, wcPerAccidentLimit: string | null, wcPerDiseaseEmployeeLimit: string | null, wcPerDiseasePolicyLimit: string | null }, details: { summary: string | null, deductible: string | null, locations: Array<string>, namedAdditionalInsureds: Array<string>, insured: { name: string | null, address: string | null } | null, carrier: { name: string | null, address: string | null } | null, blanketAdditionalInsureds: Array<{ type: string, description: string }>, coverageDescriptions: Array<{ title: string, description: string, policyQuotes: Array<string> }>, exclusionDescriptions: Array<{ title: string, description: string, policyQuotes: Array<string> }>, extraLimits: Array<{ name: string, limit: string }> } };

export type PolicyVersionFragment = { id: string, policyNumber: string | null, state: PolicyState, inforceAt: string | null, carrier: { id: string, name: string } | null };

export type PolicyFragment = { id: string, rev: number, state: PolicyState, type: PolicyType, market: PolicyMarket | null, source: PolicySource, policyNumber: string | null, quoteNumber: string | null, issuedAt: string | null, inforceAt: string | null, expiresAt: string | null, account: { id: string, name: string, contacts: Array<{ id: string, name: string }> }, sources: Array<{ field: string, fileId: string, fileName: string, page: number, quote: string }>, cancellation: { canceledBy: CanceledBy, effectiveAt: string, type: CancellationType, reason: CancellationReason, isPending: boolean } | null, can: { cancel: { allowed: boolean, reason: string | null }, reinstate: { allowed: boolean, reason: string | null }, renew: { allowed: boolean, reason: string | null }, delete: { allowed: boolean, reason: string | null } }, renewal: { nextPolicies: Array<{ id: string, policyNumber: string | null, state: PolicyState, inforceAt: string | null, carrier: { id: string, name: string } | null }>, previousPolicies: Array<{ id: string, policyNumber: string | null, state: PolicyState, inforceAt: string | null, carrier: { id: string, name: string } | null }> }, files: Array<{ id: string, name: string, mimeType: string, size: number, pages: number | null, type: PolicyFileType, notes: string | null, visible: boolean, url: string, createdAt: string }>, carrier: { id: string, name: string } | null, broker: { id: string, name: string } | null, agencyUser: { id: string, name: string } | null, producer: { id: string, name: string } | null, serviceRep: { id: string, name: string } | null, pricing: { billingType: BillingType | null, paymentIntervalType: PaymentIntervalType, premium: string, taxes: string, agencyFees: string, brokerFees: string, policyFees: string, otherFees: string, total: string, estimatedCommission: string, minimumEarnedPremium: string }, limits: { cyberAggregateLimit: string | null, cyberRetentionLimit: string | null, glAggregateLimit: string | null, glMedicalPerOccurrenceLimit: string | null, glMedicalPerPersonLimit: string | null, glPerOccurrenceLimit: string | null, glPersonalAndAdvertisingInjuryLimit: string | null, glProductsAndCompletedOperationsLimit: string | null, glRentedPremisesDamageLimit: string | null, propertyBuildingLimit: string | null, propertyContentsLimit: string | null, umbrellaOrExcessAggregateLimit: string | null, umbrellaOrExcessPerOccurrenceLimit: string | null, wcPerAccidentLimit: string | null, wcPerDiseaseEmployeeLimit: string | null, wcPerDiseasePolicyLimit: string | null }, details: { summary: string | null, deductible: string | null, locations: Array<string>, namedAdditionalInsureds: Array<string>, insured: { name: string | null, address: string | null } | null, carrier: { name: string | null, address: string | null } | null, blanketAdditionalInsureds: Array<{ type: string, description: string }>, coverageDescriptions: Array<{ title: string, description: string, policyQuotes: Array<string> }>, exclusionDescriptions: Array<{ title: string, description: string, policyQuotes: Array<string> }>, extraLimits: Array<{ name: string, limit: string }> } };

export type PolicyMayPartsFragment = { allowed: boolean, reason: string | null };

export type PolicyFilePartsFragment = { id: string, name: string, mimeType: string, size: number, pages: number | null, type: PolicyFileType, notes: string | null, visible: boolean, url: string, createdAt: string };

export type PolicyQueryVariables = Exact<{
  id: string;
}>;


export type PolicyQuery = { businessPolicy: { id: string, rev: number, state: PolicyState, type: PolicyType, market: PolicyMarket | null, source: PolicySource, policyNumber: string | null, quoteNumber: string | null, issuedAt: string | null, inforceAt: string | null, expiresAt: string | null, account: { id: string, name: string, contacts: Array<{ id: string, name: string }> }, sources: Array<{ field: string, fileId: string, fileName: string, page: number, quote: string }>, cancellation: { canceledBy: CanceledBy, effectiveAt: string, type: CancellationType, reason: CancellationReason, isPending: boolean } | null, can: { cancel: { allowed: boolean, reason: string | null }, reinstate: { allowed: boolean, reason: string | null }, renew: { allowed: boolean, reason: string | null }, delete: { allowed: boolean, reason: string | null } }, renewal: { nextPolicies: Array<{ id: string, policyNumber: string | null, state: PolicyState, inforceAt: string | null, carrier: { id: string, name: string } | null }>, previousPolicies: Array<{ id: string, policyNumber: string | null, state: PolicyState, inforceAt: string | null, carrier: { id: string, name: string } | null }> }, files: Array<{ id: string, name: string, mimeType: string, size: number, pages: number | null, type: PolicyFileType, notes: string | null, visible: boolean, url: string, createdAt: string }>, carrier: { id: string, name: string } | null, broker: { id: string, name: string } | null, agencyUser: { id: string, name: string } | null, producer: { id: string, name: string } | null, serviceRep: { id: string, name: string } | null, pricing: { billingType: BillingType | null, paymentIntervalType: PaymentIntervalType, premium: string, taxes: string, agencyFees: string, brokerFees: string, policyFees: string, otherFees: string, total: string, estimatedCommission: string, minimumEarnedPremium: string }, limits: { cyberAggregateLimit: string | null, cyberRetentionLimit: string | null, glAggregateLimit: string | null, glMedicalPerOccurrenceLimit: string | null, glMedicalPerPersonLimit: string | null, glPerOccurrenceLimit: string | null, glPersonalAndAdvertisingInjuryLimit: string | null, glProductsAndCompletedOperationsLimit: string | null, glRentedPremisesDamageLimit: string | null, propertyBuildingLimit: string | null, propertyContentsLimit: string | null, umbrellaOrExcessAggregateLimit: string | null, umbrellaOrExcessPerOccurrenceLimit: string | null, wcPerAccidentLimit: string | null, wcPerDiseaseEmployeeLimit: string | null, wcPerDiseasePolicyLimit: string | null }, details: { summary: string | null, deductible: string | null, locations: Array<string>, namedAdditionalInsureds: Array<string>, insured: { name: string | null, address: string | null } | null, carrier: { name: string | null, address: string | null } | null, blanketAdditionalInsureds: Array<{ type: string, description: string }>, coverageDescriptions: Array<{ title: string, description: string, policyQuotes: Array<string> }>, exclusionDescriptions: Array<{ title: string, description: string, policyQuotes: Array<string> }>, extraLimits: Array<{ name: string, limit: string }> } } | null };

export type PolicyHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PolicyHistoryQuery = { businessPolicy: { id: string, history: Array<{ id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null }> } | null };

export type CreatePoliciesMutationVariables = Exact<{
  input: CreateBusinessPoliciesInput;
}>;


export type CreatePoliciesMutation = { createBusinessPolicies: { businessPolicies: Array<{ id: string }>, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdatePolicyMutationVariables = Exact<{
  id: string;
  input: UpdateBusinessPolicyInput;
}>;


export type UpdatePolicyMutation = { updateBusinessPolicy: { businessPolicy: { id: string, rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type DeletePolicyMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
  key: string;
}>;


export type DeletePolicyMutation = { deleteBusinessPolicy: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CancelPolicyMutationVariables = Exact<{
  id: string;
  input: CancelBusinessPolicyInput;
}>;


export type CancelPolicyMutation = { cancelBusinessPolicy: { businessPolicy: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RenewPolicyMutationVariables = Exact<{
  id: string;
  input: RenewBusinessPolicyInput;
}>;


export type RenewPolicyMutation = { renewBusinessPolicy: { businessPolicy: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ReinstatePolicyMutationVariables = Exact<{
  id: string;
  input: ReinstateBusinessPolicyInput;
}>;


export type ReinstatePolicyMutation = { reinstateBusinessPolicy: { businessPolicy: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UploadPolicyFileMutationVariables = Exact<{
  policyId: string;
  file: PolicyFileInput;
}>;


export type UploadPolicyFileMutation = { uploadPolicyFile: { policyFile: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteFileMutationVariables = Exact<{
  fileId: string;
  reason?: string | null | undefined;
  key: string;
}>;


export type DeleteFileMutation = { deleteFile: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CustomPresetPageQueryVariables = Exact<{
  filter: CustomPresetFilter;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type CustomPresetPageQuery = { customPresets: Array<{ id: string, title: string, description: string, allowFileUpload: boolean, inheritFromPreset: CaraPreset | null, updatedAt: string, archivedAt: string | null, createdBy: { id: string, name: string } | null, place: { cursor: string } | null }>, customPresetTotals?: Array<{ key: string, count: number }> };

export type CustomPresetViewQueryVariables = Exact<{
  id: string;
  runs: number;
  first: number;
}>;


export type CustomPresetViewQuery = { customPreset: { basePrompt: string, rev: number, id: string, title: string, description: string, allowFileUpload: boolean, inheritFromPreset: CaraPreset | null, updatedAt: string, archivedAt: string | null, files: Array<{ id: string, shownName: string, url: string, size: number }>, history: Array<{ id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null }>, createdBy: { id: string, name: string } | null, place: { cursor: string } | null }, caraWorkspaces: Array<{ id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, customPreset: { id: string, title: string } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, metadata: { clientName: string | null } }> };

export type CustomPresetHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CustomPresetHistoryQuery = { customPreset: { history: Array<{ id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null }> } };

export type CreateCustomPresetMutationVariables = Exact<{
  input: CustomPresetInput;
}>;


export type CreateCustomPresetMutation = { createCustomPreset: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateCustomPresetMutationVariables = Exact<{
  id: string;
  rev: number;
  input: CustomPresetInput;
}>;


export type UpdateCustomPresetMutation = { updateCustomPreset: { errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type DuplicateCustomPresetMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type DuplicateCustomPresetMutation = { duplicateCustomPreset: { customPreset: { id: string, title: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ArchiveCustomPresetsMutationVariables = Exact<{
  ids: Array<string> | string;
  archive: boolean;
  key: string;
}>;


export type ArchiveCustomPresetsMutation = { archiveCustomPresets: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RequestAddressFragment = { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null };

export type RequestFileFragment = { id: string, name: string, size: number, url: string };

export type RequestVersionFragment = { version: number, createdAt: string, updateTypes: Array<ServiceRequestUpdateType>, updateInitiatorType: ServiceRequestInitiatorType, reason: string | null, commentId: string | null, certificateId: string | null, certificateNumber: string | null, agencyUser: { name: string } | null, snapshot: { dueAt: string | null, notes: string | null, assignee: { name: string } | null }, merged: { id: string, title: string } | null };

export type RequestTalksFragment = { calls: Array<{ id: string, beganAt: string, transcript: Array<{ role: string, content: string }> }>, emailThreads: Array<{ id: string, beganAt: string, attachments: Array<{ id: string, name: string, size: number, url: string }>, participantEmails: Array<{ sentAt: string | null, senderRole: string, body: string }> }> };

export type RequestActivityFragment = { versionHistory: Array<{ version: number, createdAt: string, updateTypes: Array<ServiceRequestUpdateType>, updateInitiatorType: ServiceRequestInitiatorType, reason: string | null, commentId: string | null, certificateId: string | null, certificateNumber: string | null, agencyUser: { name: string } | null, snapshot: { dueAt: string | null, notes: string | null, assignee: { name: string } | null }, merged: { id: string, title: string } | null }>, comments: Array<{ id: string, content: string, createdAt: string, agencyUser: { name: string } | null }>, workspaces: Array<{ id: string, title: string, createdAt: string, agencyUser: { name: string } | null }> };

export type RequestFactsFragment = { type: ServiceRequestType, addAdditionalInsured: { name: string, relationship: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, cancelPolicy: { reason: string | null } | null, createCertificate: { name: string, additionalInsured: boolean, additionalInsuredRelationship: string | null, additionalInsuredRelationshipDescription: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, documentRequest: { type: RequestedDocumentType } | null, question: { question: string, type: ServiceRequestQuestionType } | null };

export type MergedRequestFragment = { id: string, title: string, createdAt: string, details: string | null, type: ServiceRequestType, calls: Array<{ id: string }>, emailThreads: Array<{ id: string }>, addAdditionalInsured: { name: string, relationship: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, cancelPolicy: { reason: string | null } | null, createCertificate: { name: string, additionalInsured: boolean, additionalInsuredRelationship: string | null, additionalInsuredRelationshipDescription: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, documentRequest: { type: RequestedDocumentType } | null, question: { question: string, type: ServiceRequestQuestionType } | null };

export type RequestPartsFragment = { id: string, rev: number, state: ServiceRequestState, title: string, channel: ServiceRequestChannel, createdAt: string, dueAt: string | null, clientName: string | null, clientEmail: string | null, clientPhone: string | null, details: string | null, type: ServiceRequestType, assignee: { id: string, name: string } | null, account: { id: string, name: string } | null, businessPolicy: { id: string, type: PolicyType, policyNumber: string | null, carrier: { name: string } | null, files: Array<{ id: string, name: string, type: PolicyFileType }> } | null, resolution: { notes: string | null, closedAt: string | null, files: Array<{ id: string, name: string, size: number, url: string }> } | null, mergedInto: { id: string, title: string } | null, mergedRequests: Array<{ id: string, title: string, createdAt: string, details: string | null, type: ServiceRequestType, calls: Array<{ id: string }>, emailThreads: Array<{ id: string }>, addAdditionalInsured: { name: string, relationship: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, cancelPolicy: { reason: string | null } | null, createCertificate: { name: string, additionalInsured: boolean, additionalInsuredRelationship: string | null, additionalInsuredRelationshipDescription: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, documentRequest: { type: RequestedDocumentType } | null, question: { question: string, type: ServiceRequestQuestionType } | null }>, addAdditionalInsured: { name: string, relationship: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, cancelPolicy: { reason: string | null } | null, createCertificate: { name: string, additionalInsured: boolean, additionalInsuredRelationship: string | null, additionalInsuredRelationshipDescription: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, documentRequest: { type: RequestedDocumentType } | null, question: { question: string, type: ServiceRequestQuestionType } | null, calls: Array<{ id: string, beganAt: string, transcript: Array<{ role: string, content: string }> }>, emailThreads: Array<{ id: string, beganAt: string, attachments: Array<{ id: string, name: string, size: number, url: string }>, participantEmails: Array<{ sentAt: string | null, senderRole: string, body: string }> }>, versionHistory: Array<{ version: number, createdAt: string, updateTypes: Array<ServiceRequestUpdateType>, updateInitiatorType: ServiceRequestInitiatorType, reason: string | null, commentId: string | null, certificateId: string | null, certificateNumber: string | null, agencyUser: { name: string } | null, snapshot: { dueAt: string | null, notes: string | null, assignee: { name: string } | null }, merged: { id: string, title: string } | null }>, comments: Array<{ id: string, content: string, createdAt: string, agencyUser: { name: string } | null }>, workspaces: Array<{ id: string, title: string, createdAt: string, agencyUser: { name: string } | null }> };

export type ServiceRequestQueryVariables = Exact<{
  id: string;
}>;


export type ServiceRequestQuery = { serviceRequest: { id: string, rev: number, state: ServiceRequestState, title: string, channel: ServiceRequestChannel, createdAt: string, dueAt: string | null, clientName: string | null, clientEmail: string | null, clientPhone: string | null, details: string | null, type: ServiceRequestType, assignee: { id: string, name: string } | null, account: { id: string, name: string } | null, businessPolicy: { id: string, type: PolicyType, policyNumber: string | null, carrier: { name: string } | null, files: Array<{ id: string, name: string, type: PolicyFileType }> } | null, resolution: { notes: string | null, closedAt: string | null, files: Array<{ id: string, name: string, size: number, url: string }> } | null, mergedInto: { id: string, title: string } | null, mergedRequests: Array<{ id: string, title: string, createdAt: string, details: string | null, type: ServiceRequestType, calls: Array<{ id: string }>, emailThreads: Array<{ id: string }>, addAdditionalInsured: { name: string, relationship: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, cancelPolicy: { reason: string | null } | null, createCertificate: { name: string, additionalInsured: boolean, additionalInsuredRelationship: string | null, additionalInsuredRelationshipDescription: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, documentRequest: { type: RequestedDocumentType } | null, question: { question: string, type: ServiceRequestQuestionType } | null }>, addAdditionalInsured: { name: string, relationship: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, cancelPolicy: { reason: string | null } | null, createCertificate: { name: string, additionalInsured: boolean, additionalInsuredRelationship: string | null, additionalInsuredRelationshipDescription: string | null, address: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } } | null, documentRequest: { type: RequestedDocumentType } | null, question: { question: string, type: ServiceRequestQuestionType } | null, calls: Array<{ id: string, beganAt: string, transcript: Array<{ role: string, content: string }> }>, emailThreads: Array<{ id: string, beganAt: string, attachments: Array<{ id: string, name: string, size: number, url: string }>, participantEmails: Array<{ sentAt: string | null, senderRole: string, body: string }> }>, versionHistory: Array<{ version: number, createdAt: string, updateTypes: Array<ServiceRequestUpdateType>, updateInitiatorType: ServiceRequestInitiatorType, reason: string | null, commentId: string | null, certificateId: string | null, certificateNumber: string | null, agencyUser: { name: string } | null, snapshot: { dueAt: string | null, notes: string | null, assignee: { name: string } | null }, merged: { id: string, title: string } | null }>, comments: Array<{ id: string, content: string, createdAt: string, agencyUser: { name: string } | null }>, workspaces: Array<{ id: string, title: string, createdAt: string, agencyUser: { name: string } | null }> } | null };

export type RequestClientQueryVariables = Exact<{
  id: string;
}>;


export type RequestClientQuery = { serviceRequest: { account: { id: string } | null } | null };

export type ClientFilesQueryVariables = Exact<{
  filter: BusinessPolicyFilter;
}>;


export type ClientFilesQuery = { businessPolicies: Array<{ id: string, type: PolicyType, policyNumber: string | null, files: Array<{ id: string, name: string, type: PolicyFileType }> }> };

export type OpenRequestsQueryVariables = Exact<{
  filter?: ServiceRequestFilter | null | undefined;
  first: number;
}>;


export type OpenRequestsQuery = { serviceRequests: Array<{ clientEmail: string | null, clientPhone: string | null, id: string, type: ServiceRequestType, state: ServiceRequestState, title: string, createdAt: string, dueAt: string | null, clientName: string | null, assignee: { id: string, name: string } | null, account: { id: string, name: string } | null, place: { cursor: string, group: string | null } | null }> };

export type RequestAccountQueryVariables = Exact<{
  id: string;
}>;


export type RequestAccountQuery = { account: { id: string, name: string } | null };

export type RequestAccountsQueryVariables = Exact<{
  filter?: AccountFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RequestAccountsQuery = { accounts: Array<{ id: string, name: string, email: string, place: { cursor: string } | null }> };

export type RequestPoliciesQueryVariables = Exact<{
  filter?: BusinessPolicyFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RequestPoliciesQuery = { businessPolicies: Array<{ id: string, type: PolicyType, policyNumber: string | null, carrier: { name: string } | null, place: { cursor: string } | null }> };

export type CreateServiceRequestMutationVariables = Exact<{
  input: CreateServiceRequestInput;
}>;


export type CreateServiceRequestMutation = { createServiceRequest: { serviceRequest: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateServiceRequestMutationVariables = Exact<{
  id: string;
  input: UpdateServiceRequestInput;
}>;


export type UpdateServiceRequestMutation = { updateServiceRequest: { errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type UpdateServiceRequestsMutationVariables = Exact<{
  ids: Array<string> | string;
  input: UpdateServiceRequestInput;
}>;


export type UpdateServiceRequestsMutation = { updateServiceRequests: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UndoServiceRequestsUpdateMutationVariables = Exact<{
  ids: Array<string> | string;
  update: string;
  key: string;
}>;


export type UndoServiceRequestsUpdateMutation = { undoServiceRequestsUpdate: { kept: Array<{ id: string, title: string }>, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ResolveServiceRequestMutationVariables = Exact<{
  id: string;
  input: ResolveServiceRequestInput;
}>;


export type ResolveServiceRequestMutation = { resolveServiceRequest: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ReopenServiceRequestMutationVariables = Exact<{
  id: string;
  input: ReopenServiceRequestInput;
}>;


export type ReopenServiceRequestMutation = { reopenServiceRequest: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type AddServiceRequestCommentMutationVariables = Exact<{
  id: string;
  content: string;
  key: string;
}>;


export type AddServiceRequestCommentMutation = { addServiceRequestComment: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type MergeServiceRequestsMutationVariables = Exact<{
  keepId: string;
  mergeId: string;
  key?: string | null | undefined;
}>;


export type MergeServiceRequestsMutation = { mergeServiceRequests: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CarrierRowFragment = { id: string, name: string, isCarrier: boolean, isBroker: boolean, policies: number, place: { cursor: string } | null };

export type CarrierPageQueryVariables = Exact<{
  filter: CarrierFilter;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type CarrierPageQuery = { carrierPage: Array<{ id: string, name: string, isCarrier: boolean, isBroker: boolean, policies: number, place: { cursor: string } | null }>, carrierTotals?: Array<{ key: string, count: number }> };

export type CarrierViewQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type CarrierViewQuery = { carrier: { id: string, name: string, isCarrier: boolean, isBroker: boolean, policies: number, history: Array<{ id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null }>, place: { cursor: string } | null } };

export type CarrierHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CarrierHistoryQuery = { carrier: { history: Array<{ id: string, kind: HistoryKind, actor: HistoryActor, at: string, reason: string | null, policyId: string | null, certificateId: string | null, agencyUser: { id: string, name: string } | null, changes: Array<{ field: string, label: string, was: string | null, is: string | null }>, about: Array<{ name: string, value: string }>, place: { cursor: string } | null }> } };

export type OtherCarriersQueryVariables = Exact<{
  filter: CarrierFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type OtherCarriersQuery = { carrierPage: Array<{ id: string, name: string, isCarrier: boolean, isBroker: boolean, policies: number, place: { cursor: string } | null }> };

export type AddCarrierMutationVariables = Exact<{
  input: CreateCarrierInput;
}>;


export type AddCarrierMutation = { createCarrier: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateCarrierMutationVariables = Exact<{
  id: string;
  input: UpdateCarrierInput;
}>;


export type UpdateCarrierMutation = { updateCarrier: { errors: Array<{ message: string, code: ErrorCode, path: Array<string>, links: Array<{ label: string, to: string }> }> } };

export type MergeCarriersMutationVariables = Exact<{
  keepId: string;
  mergeId: string;
  key: string;
}>;


export type MergeCarriersMutation = { mergeCarriers: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ClassCodeRowFragment = { code: string, title: string, place: { cursor: string } };

export type ClassCodeTablePartsFragment = { id: string, fileName: string, codes: number, notes: Array<string>, importedAt: string, importedBy: { id: string, name: string } | null };

export type ClassCodePageQueryVariables = Exact<{
  filter: ClassCodeFilter;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type ClassCodePageQuery = { classCodes: Array<{ code: string, title: string, place: { cursor: string } }>, classCodeTotals?: Array<{ key: string, count: number }> };

export type ClassCodeTableQueryVariables = Exact<{ [key: string]: never; }>;


export type ClassCodeTableQuery = { classCodeTable: { id: string, fileName: string, codes: number, notes: Array<string>, importedAt: string, importedBy: { id: string, name: string } | null } | null };

export type ImportClassCodesMutationVariables = Exact<{
  input: ImportClassCodesInput;
}>;


export type ImportClassCodesMutation = { importClassCodes: { classCodeTable: { id: string, fileName: string, codes: number, notes: Array<string>, importedAt: string, importedBy: { id: string, name: string } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteClassCodesMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type DeleteClassCodesMutation = { deleteClassCodes: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type FormTemplatePartsFragment = { id: string, form: string, edition: string | null, fileName: string, matched: number, unmatched: Array<string>, missing: Array<string>, licenceConfirmedAt: string, licenceConfirmedBy: { id: string, name: string } | null };

export type FormTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type FormTemplatesQuery = { formTemplates: Array<{ id: string, form: string, edition: string | null, fileName: string, matched: number, unmatched: Array<string>, missing: Array<string>, licenceConfirmedAt: string, licenceConfirmedBy: { id: string, name: string } | null }> };

export type UploadFormTemplateMutationVariables = Exact<{
  input: UploadFormTemplateInput;
}>;


export type UploadFormTemplateMutation = { uploadFormTemplate: { formTemplate: { id: string, form: string, edition: string | null, fileName: string, matched: number, unmatched: Array<string>, missing: Array<string>, licenceConfirmedAt: string, licenceConfirmedBy: { id: string, name: string } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteFormTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFormTemplateMutation = { deleteFormTemplate: { formTemplate: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type OwnAgencyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAgencyQuery = { agencyUser: { agency: { id: string, name: string, phone: string | null, timeZone: string, rev: number, configuration: { liabilityCOIConfiguration: { contactName: string | null, contactEmail: string | null, contactPhone: string | null } }, mailingAddress: { line1: string | null, line2: string | null, city: string | null, zone: string | null, postalCode: string | null } | null } } | null };

export type UpdateAgencyMutationVariables = Exact<{
  name?: string | null | undefined;
  phone?: string | null | undefined;
  mailingAddress?: AddressInput | null | undefined;
  timeZone?: string | null | undefined;
  configuration?: AgencyConfigurationInput | null | undefined;
  rev: number;
  key: string;
}>;


export type UpdateAgencyMutation = { updateAgency: { agency: { rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type PeriodPricePartsFragment = { monthly: string, annual: string };

export type SubscriptionPartsFragment = { plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number | null, numSeatsActive: number, numVoiceAgents: number, nextBillingAmount: string | null, nextBillingDate: string | null, trialEndDate: string | null, stateSince: string, contractEndDate: string | null, openPayment: { state: OpenPaymentState, title: string, message: string | null, confirmBy: string | null } | null, agreedPrices: { basePrice: { monthly: string, annual: string }, pricePerSeat: { monthly: string, annual: string }, pricePerVoiceAgent: { monthly: string, annual: string } } | null };

export type OwnSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSubscriptionQuery = { agencyUser: { agency: { id: string, subscription: { plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number | null, numSeatsActive: number, numVoiceAgents: number, nextBillingAmount: string | null, nextBillingDate: string | null, trialEndDate: string | null, stateSince: string, contractEndDate: string | null, openPayment: { state: OpenPaymentState, title: string, message: string | null, confirmBy: string | null } | null, agreedPrices: { basePrice: { monthly: string, annual: string }, pricePerSeat: { monthly: string, annual: string }, pricePerVoiceAgent: { monthly: string, annual: string } } | null } } } | null, subscriptionManagementLinks: { hasPaymentProvider: boolean } };

export type PreviewUpdateSubscriptionQueryVariables = Exact<{
  plan: SubscriptionPlan;
  period: SubscriptionPeriod;
  seats: number;
  voiceAgents: number;
}>;


export type PreviewUpdateSubscriptionQuery = { subscriptionManagementLinks: { previewUpdateSubscription: { checkoutUrl: string | null, clientSecret: string | null, invoicePreview: { subTotal: string, discountTotal: string, taxTotal: string, total: string, amountDue: string, isNextInvoice: boolean, date: string | null, lineItems: Array<{ name: string, quantity: number, unitAmount: string, totalAmount: string }> } | null, errors: Array<{ message: string }> } } };

export type UpdatePaymentMethodUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type UpdatePaymentMethodUrlQuery = { subscriptionManagementLinks: { updatePaymentMethodUrl: string | null } };

export type UpdateSubscriptionMutationVariables = Exact<{
  plan: SubscriptionPlan;
  period: SubscriptionPeriod;
  seats: number;
  voiceAgents: number;
  key: string;
}>;


export type UpdateSubscriptionMutation = { updateSubscription: { plan: SubscriptionPlan | null, clientSecret: string | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type PaySubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type PaySubscriptionMutation = { paySubscription: { state: SubscriptionState | null, clientSecret: string | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ExpiredQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpiredQuery = { agencyUser: { id: string, role: AgencyUserRole, sees: AgencyUserSight, agency: { id: string, name: string, timeZone: string, owners: Array<string>, subscription: { plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number | null, numSeatsActive: number, numVoiceAgents: number, nextBillingAmount: string | null, nextBillingDate: string | null, trialEndDate: string | null, stateSince: string, contractEndDate: string | null, openPayment: { state: OpenPaymentState, title: string, message: string | null, confirmBy: string | null } | null, agreedPrices: { basePrice: { monthly: string, annual: string }, pricePerSeat: { monthly: string, annual: string }, pricePerVoiceAgent: { monthly: string, annual: string } } | null } } } | null, subscriptionManagementLinks: { hasPaymentProvider: boolean } };

export type WatchSubscriptionSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchSubscriptionSubscription = { watchSubscription: { plan: SubscriptionPlan, period: SubscriptionPeriod, state: SubscriptionState, numSeats: number | null, numSeatsActive: number, numVoiceAgents: number, nextBillingAmount: string | null, nextBillingDate: string | null, trialEndDate: string | null, stateSince: string, contractEndDate: string | null, openPayment: { state: OpenPaymentState, title: string, message: string | null, confirmBy: string | null } | null, agreedPrices: { basePrice: { monthly: string, annual: string }, pricePerSeat: { monthly: string, annual: string }, pricePerVoiceAgent: { monthly: string, annual: string } } | null } };

export type PaymentKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentKeyQuery = { subscriptionManagementLinks: { publishableKey: string | null } };

export type InvoiceRowFragment = { id: string, number: string, title: string, issuedOn: string, periodStartsOn: string, periodEndsOn: string, state: InvoiceState, total: string, viewUrl: string, downloadUrl: string, place: { cursor: string, group: string | null } | null };

export type InvoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type InvoicesQuery = { agencyUser: { agency: { id: string, subscription: { isBilledOutside: boolean, invoices: Array<{ id: string, number: string, title: string, issuedOn: string, periodStartsOn: string, periodEndsOn: string, state: InvoiceState, total: string, viewUrl: string, downloadUrl: string, place: { cursor: string, group: string | null } | null }> } } } | null };

export type ManagedUserFragment = { id: string, name: string, email: string, state: AgencyUserState, role: AgencyUserRole, sees: AgencyUserSight, lastSeenAt: string | null, invitedAt: string | null, invitedUntil: string | null };

export type SeatsFragment = { numSeats: number | null, numSeatsActive: number };

export type ManagedUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedUsersQuery = { agencyUser: { id: string, agency: { id: string, subscription: { numSeats: number | null, numSeatsActive: number } } } | null, agencyUsers: Array<{ id: string, name: string, email: string, state: AgencyUserState, role: AgencyUserRole, sees: AgencyUserSight, lastSeenAt: string | null, invitedAt: string | null, invitedUntil: string | null }> };

export type UserToDisableQueryVariables = Exact<{
  id: string;
}>;


export type UserToDisableQuery = { agencyUserWork: { requests: number, followUps: number } };

export type AddUserMutationVariables = Exact<{
  input: CreateAgencyUserInput;
}>;


export type AddUserMutation = { createAgencyUser: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ChangeRoleMutationVariables = Exact<{
  input: SetAgencyUserRightsInput;
}>;


export type ChangeRoleMutation = { setAgencyUserRights: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DisableUserMutationVariables = Exact<{
  id: string;
  handTo?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type DisableUserMutation = { disableAgencyUser: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type EnableUserMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type EnableUserMutation = { enableAgencyUser: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type InviteAgainMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type InviteAgainMutation = { sendAgencyInvitation: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type YouQueryVariables = Exact<{ [key: string]: never; }>;


export type YouQuery = { agencyUser: { id: string, name: string, email: string, signature: string } | null, agencySessions: Array<{ id: string, device: string, network: string | null, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type RenameMutationVariables = Exact<{
  input: UpdateAgencyUserInput;
}>;


export type RenameMutation = { updateAgencyUser: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type StartEmailChangeMutationVariables = Exact<{
  email: string;
}>;


export type StartEmailChangeMutation = { startAgencyUserEmailChange: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  currentCode: string;
  newCode: string;
}>;


export type ConfirmEmailChangeMutation = { confirmAgencyUserEmailChange: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endAgencySession: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SignInMutationVariables = Exact<{
  email: string;
  code?: string | null | undefined;
}>;


export type SignInMutation = { agencySignIn: { agencyUser: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type StyleRowFragment = { id: string, title: string, description: string, baseStyleId: string, isDefault: boolean, updatedAt: string, createdBy: { name: string } | null, place: { cursor: string } | null };

export type StyleFormFragment = { id: string, title: string, description: string, baseStyleId: string, pageSize: DocumentPageSize, accentColor: string | null, secondColor: string | null, rev: number, logo: { id: string, name: string } | null, prefixFiles: Array<{ id: string, name: string }>, suffixFiles: Array<{ id: string, name: string }> };

export type StylePageQueryVariables = Exact<{
  filter: HtmlDocumentTemplateFilter;
  sort: HtmlDocumentTemplateSort;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type StylePageQuery = { htmlDocumentTemplates: Array<{ id: string, title: string, description: string, baseStyleId: string, isDefault: boolean, updatedAt: string, createdBy: { name: string } | null, place: { cursor: string } | null }>, htmlDocumentTemplateTotals?: Array<{ key: string, count: number }> };

export type StyleViewQueryVariables = Exact<{
  id: string;
}>;


export type StyleViewQuery = { htmlDocumentTemplate: { id: string, title: string, description: string, baseStyleId: string, pageSize: DocumentPageSize, accentColor: string | null, secondColor: string | null, rev: number, logo: { id: string, name: string } | null, prefixFiles: Array<{ id: string, name: string }>, suffixFiles: Array<{ id: string, name: string }> } };

export type CreateStyleMutationVariables = Exact<{
  input: HtmlDocumentTemplateInput;
}>;


export type CreateStyleMutation = { createHtmlDocumentTemplate: { htmlDocumentTemplate: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateStyleMutationVariables = Exact<{
  id: string;
  input: HtmlDocumentTemplateInput;
}>;


export type UpdateStyleMutation = { updateHtmlDocumentTemplate: { htmlDocumentTemplate: { rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type DeleteStyleMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type DeleteStyleMutation = { deleteHtmlDocumentTemplate: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type NewDocumentStyleQueryVariables = Exact<{ [key: string]: never; }>;


export type NewDocumentStyleQuery = { defaultArtifactStyle: string, htmlDocumentTemplates: Array<{ id: string, title: string }> };

export type UseStyleMutationVariables = Exact<{
  styleId: string;
  key?: string | null | undefined;
}>;


export type UseStyleMutation = { useHtmlDocumentTemplate: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type TemplateRowFragment = { id: string, title: string, placeCount: number, updatedAt: string, createdBy: { name: string } | null, place: { cursor: string } | null };

export type TemplatePageQueryVariables = Exact<{
  filter: DocumentTemplateFilter;
  sort: DocumentTemplateSort;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type TemplatePageQuery = { documentTemplates: Array<{ id: string, title: string, placeCount: number, updatedAt: string, createdBy: { name: string } | null, place: { cursor: string } | null }>, documentTemplateTotals?: Array<{ key: string, count: number }> };

export type TemplateViewQueryVariables = Exact<{
  id: string;
}>;


export type TemplateViewQuery = { documentTemplate: { id: string, title: string, html: string, rev: number, createdBy: { name: string } | null } };

export type TemplateAccountsQueryVariables = Exact<{
  filter?: AccountFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type TemplateAccountsQuery = { accounts: Array<{ id: string, name: string, email: string, place: { cursor: string } | null }> };

export type UpdateTemplateMutationVariables = Exact<{
  id: string;
  input: DocumentTemplateInput;
}>;


export type UpdateTemplateMutation = { updateDocumentTemplate: { documentTemplate: { rev: number } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string>, rev: number | null }> } };

export type DeleteTemplateMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type DeleteTemplateMutation = { deleteDocumentTemplate: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type CreateSavedViewMutationVariables = Exact<{
  list: string;
  name: string;
  query: string;
  key?: string | null | undefined;
}>;


export type CreateSavedViewMutation = { createSavedView: { savedView: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateSavedViewMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type UpdateSavedViewMutation = { updateSavedView: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { agencyInvitation: { agencyName: string, email: string, state: AgencyInvitationState } | null };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptAgencyInvitation: { agencyUser: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type WorkspaceListRowFragment = { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, place: { cursor: string, group: string | null } | null, customPreset: { id: string, title: string } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, metadata: { clientName: string | null } };

export type WorkspacePageQueryVariables = Exact<{
  filter?: CaraWorkspaceFilter | null | undefined;
  group?: CaraWorkspaceGrouping | null | undefined;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type WorkspacePageQuery = { caraWorkspaces: Array<{ id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, place: { cursor: string, group: string | null } | null, customPreset: { id: string, title: string } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, metadata: { clientName: string | null } }>, caraWorkspaceTotals?: Array<{ key: string, count: number }> };

export type UpdateWorkspacesMutationVariables = Exact<{
  ids: Array<string> | string;
  input: UpdateCaraWorkspacesInput;
}>;


export type UpdateWorkspacesMutation = { updateCaraWorkspaces: { caraWorkspaces: Array<{ id: string, title: string }>, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteWorkspacesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteWorkspacesMutation = { deleteCaraWorkspaces: { ids: Array<string>, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type AddMessageMutationVariables = Exact<{
  id: string;
  input: CaraWorkspaceMessageInput;
}>;


export type AddMessageMutation = { addCaraWorkspaceMessage: { caraWorkspace: { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, customPreset: { id: string, title: string, inheritFromPreset: CaraPreset | null } | null, agencyUser: { id: string, name: string } | null, account: { id: string, name: string } | null, serviceRequest: { id: string, state: ServiceRequestState, title: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchKnowledgeBase: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, searchWeb: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }>, visited: Array<{ url: string, note: string | null }> } | null, searchKnowledgeGraph: { results: Array<{ query: string, answer: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, pdfEditor: { operation: PdfEditorOperation, fileId: string | null, version: number | null } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type StopWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type StopWorkspaceMutation = { stopCaraWorkspace: { caraWorkspace: { id: string, state: CaraWorkspaceState } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RetryWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type RetryWorkspaceMutation = { retryCaraWorkspace: { caraWorkspace: { id: string, state: CaraWorkspaceState } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateArtifactMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
  edits: number;
  input: UpdateCaraWorkspaceArtifactInput;
}>;


export type UpdateArtifactMutation = { updateCaraWorkspaceArtifact: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ConfirmValuesMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
  edits: number;
  fields: Array<string> | string;
  confirmed: boolean;
}>;


export type ConfirmValuesMutation = { confirmCaraWorkspaceFormValues: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type MarkReviewMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
  input: ReviewMarkInput;
}>;


export type MarkReviewMutation = { markCaraWorkspaceReview: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DraftFromReviewMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
  as: ReviewDraft;
}>;


export type DraftFromReviewMutation = { draftFromCaraWorkspaceReview: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RestoreArtifactMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
}>;


export type RestoreArtifactMutation = { restoreCaraWorkspaceArtifact: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string, template: { id: string, title: string, places: Array<{ name: string, value: string, state: FieldState, reason: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }> } | null } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean, cc: string, withSignature: boolean | null, attachments: Array<{ artifactId: string | null, fileId: string | null }> } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fileId: string | null, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, choices: Array<string>, isOpen: boolean, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null, before: { value: string, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null, review: { title: string, kind: ReviewKind, columns: Array<string>, highlights: Array<string>, notes: Array<string>, findings: Array<{ id: string, group: string, topic: string, verdict: ReviewVerdict, severity: ReviewSeverity, why: string, action: string | null, cells: Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>, dealt: { by: string, at: string } | null, remark: { text: string, by: string, at: string } | null }>, tables: Array<{ title: string, head: Array<{ label: string, isNumber: boolean, isBar: boolean }>, rows: Array<Array<{ text: string, note: string | null, source: { kind: SourceKind, label: string, quote: string | null, url: string | null, host: string | null, readOn: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null, record: { type: AccountRecordType, id: string, accountId: string | null } | null } | null }>> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RemoveMessageMutationVariables = Exact<{
  id: string;
  messageId: string;
}>;


export type RemoveMessageMutation = { removeCaraWorkspaceMessage: { caraWorkspace: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ProposeChangeMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
  edits: number;
  part: string;
  instruction: string;
}>;


export type ProposeChangeMutation = { proposeCaraWorkspaceArtifactChange: { proposal: { after: string | null, note: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DocumentStyleQueryVariables = Exact<{
  artifactId: string;
}>;


export type DocumentStyleQuery = { artifactStyle: string, htmlDocumentTemplates: Array<{ id: string, title: string }> };

export type ChooseStyleMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  styleId: string;
  key?: string | null | undefined;
}>;


export type ChooseStyleMutation = { chooseArtifactStyle: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type TemplateDraftQueryVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
}>;


export type TemplateDraftQuery = { documentTemplateDraft: { title: string, places: Array<string>, proposed: Array<{ words: string, name: string, at: Array<number> }> } };

export type CreateTemplateMutationVariables = Exact<{
  input: CreateDocumentTemplateInput;
}>;


export type CreateTemplateMutation = { createDocumentTemplate: { documentTemplate: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { offersAddresses: boolean, searchesWeb: boolean, agencyUser: { id: string, email: string, name: string, role: AgencyUserRole, sees: AgencyUserSight, signature: string, agency: { id: string, name: string, timeZone: string, owners: Array<string> } } | null, agencyUsers: Array<{ id: string, name: string, state: AgencyUserState }>, uploadLimits: { fileBytes: number, files: number }, savedViews: Array<{ id: string, list: string, name: string, query: string }>, customPresets: Array<{ id: string, title: string, description: string, allowFileUpload: boolean }> };

export type WatchAgencyUserSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchAgencyUserSubscription = { watchAgencyUser: { id: string, role: AgencyUserRole, sees: AgencyUserSight } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { agencySignOut: boolean };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { agencySignOutEverywhere: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type WaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingQuery = { serviceRequestTotals: Array<{ key: string, count: number }>, dayTotals: Array<{ key: string, count: number }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const FilePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
    `, {"fragmentName":"FileParts"}) as unknown as TypedDocumentString<FilePartsFragment, unknown>;
export const SourcePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
    `, {"fragmentName":"SourceParts"}) as unknown as TypedDocumentString<SourcePartsFragment, unknown>;
export const ReviewCellPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}`, {"fragmentName":"ReviewCellParts"}) as unknown as TypedDocumentString<ReviewCellPartsFragment, unknown>;
export const FindingPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`, {"fragmentName":"FindingParts"}) as unknown as TypedDocumentString<FindingPartsFragment, unknown>;
export const ArtifactPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`, {"fragmentName":"ArtifactParts"}) as unknown as TypedDocumentString<ArtifactPartsFragment, unknown>;
export const WorkspacePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
    inheritFromPreset
  }
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  serviceRequest {
    id
    state
    title
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchKnowledgeBase {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchWeb {
          results {
            query
            places {
              ...SourceParts
            }
          }
          visited {
            url
            note
          }
        }
        searchKnowledgeGraph {
          results {
            query
            answer
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        pdfEditor {
          operation
          fileId
          version
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`, {"fragmentName":"WorkspaceParts"}) as unknown as TypedDocumentString<WorkspacePartsFragment, unknown>;
export const CertificateRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CertificateRow on CertificateOfLiabilityInsurance {
  id
  certificateNumber
  form
  createdAt
  state
  endsOn
  endsByCancellation
  accountId
  account {
    name
  }
  holder {
    name
    address {
      city
      zone
    }
  }
  place {
    cursor
    group
  }
}
    `, {"fragmentName":"CertificateRow"}) as unknown as TypedDocumentString<CertificateRowFragment, unknown>;
export const HistoryPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}
    `, {"fragmentName":"HistoryParts"}) as unknown as TypedDocumentString<HistoryPartsFragment, unknown>;
export const PolicyRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PolicyRow on BusinessPolicy {
  id
  state
  type
  policyNumber
  expiresAt
  pricing {
    premium
  }
  account {
    id
    name
    email
  }
  carrier {
    id
    name
  }
  place {
    cursor
    group
  }
}
    `, {"fragmentName":"PolicyRow"}) as unknown as TypedDocumentString<PolicyRowFragment, unknown>;
export const CustomPresetRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CustomPresetRow on CustomPreset {
  id
  title
  description
  allowFileUpload
  inheritFromPreset
  createdBy {
    id
    name
  }
  updatedAt
  archivedAt
  place {
    cursor
  }
}
    `, {"fragmentName":"CustomPresetRow"}) as unknown as TypedDocumentString<CustomPresetRowFragment, unknown>;
export const CustomPresetFileFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CustomPresetFile on CaraFile {
  id
  shownName
  url
  size
}
    `, {"fragmentName":"CustomPresetFile"}) as unknown as TypedDocumentString<CustomPresetFileFragment, unknown>;
export const RequestRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestRow on ServiceRequest {
  id
  type
  state
  title
  createdAt
  dueAt
  assignee {
    id
    name
  }
  account {
    id
    name
  }
  clientName
  place {
    cursor
    group
  }
}
    `, {"fragmentName":"RequestRow"}) as unknown as TypedDocumentString<RequestRowFragment, unknown>;
export const TaskPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TaskParts on Task {
  id
  title
  dueOn
  assignee {
    id
    name
  }
  doneAt
  rev
}
    `, {"fragmentName":"TaskParts"}) as unknown as TypedDocumentString<TaskPartsFragment, unknown>;
export const AccountAddressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
    `, {"fragmentName":"AccountAddress"}) as unknown as TypedDocumentString<AccountAddressFragment, unknown>;
export const AccountRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountRow on Account {
  id
  type
  name
  email
  phone
  mailingAddress {
    ...AccountAddress
  }
  policySummary {
    count
    premium
    nextExpiry
  }
  updatedAt
  place {
    cursor
    group
  }
}
    fragment AccountAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}`, {"fragmentName":"AccountRow"}) as unknown as TypedDocumentString<AccountRowFragment, unknown>;
export const AccountContactFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountContact on Contact {
  id
  role
  name
  email
  phone
  accounts {
    id
    name
  }
}
    `, {"fragmentName":"AccountContact"}) as unknown as TypedDocumentString<AccountContactFragment, unknown>;
export const AccountPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountParts on Account {
  id
  type
  name
  dba
  website
  email
  phone
  mailingAddress {
    ...AccountAddress
  }
  producer {
    id
    name
  }
  serviceRep {
    id
    name
  }
  contacts {
    ...AccountContact
  }
  createdAt
  rev
}
    fragment AccountAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
fragment AccountContact on Contact {
  id
  role
  name
  email
  phone
  accounts {
    id
    name
  }
}`, {"fragmentName":"AccountParts"}) as unknown as TypedDocumentString<AccountPartsFragment, unknown>;
export const AccountLookalikeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountLookalike on DuplicateAccount {
  account {
    id
    name
    email
  }
  reasons
}
    `, {"fragmentName":"AccountLookalike"}) as unknown as TypedDocumentString<AccountLookalikeFragment, unknown>;
export const AccountDocumentRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountDocumentRow on AccountDocument {
  id
  name
  url
  size
  pages
  type
  notes
  createdAt
  createdBy {
    id
    name
  }
  place {
    cursor
    group
  }
}
    `, {"fragmentName":"AccountDocumentRow"}) as unknown as TypedDocumentString<AccountDocumentRowFragment, unknown>;
export const CertificateDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CertificateDetails on CertificateOfLiabilityInsurance {
  id
  certificateNumber
  createdAt
  accountId
  state
  endsOn
  endsByCancellation
  form
  formId
  worksheet
  particulars {
    interest
    loanNumber
    location
  }
  additionalInsured
  descriptionOfOperations
  viewUrl
  downloadUrl
  checkUrl
  revokedAt
  revokeReason
  pages {
    number
    width
    height
  }
  holder {
    name
    address {
      line1
      line2
      city
      zone
      postalCode
    }
  }
  issuedBy {
    name
  }
  replaces {
    id
    certificateNumber
  }
  replacedBy {
    id
    certificateNumber
  }
}
    `, {"fragmentName":"CertificateDetails"}) as unknown as TypedDocumentString<CertificateDetailsFragment, unknown>;
export const ReissuePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReissueParts on CertificateReissue {
  policyIds
  problem
  renewals
  changes {
    section
    label
    was
    is
  }
}
    `, {"fragmentName":"ReissueParts"}) as unknown as TypedDocumentString<ReissuePartsFragment, unknown>;
export const BatchDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BatchDetails on CertificateBatch {
  id
  accountId
  repeats
  endedAt
  stopped
  items {
    position
    state
    message
    additionalInsured
    formId
    holder {
      name
      address {
        line1
        city
        zone
      }
    }
    certificate {
      id
      certificateNumber
      downloadUrl
    }
  }
}
    `, {"fragmentName":"BatchDetails"}) as unknown as TypedDocumentString<BatchDetailsFragment, unknown>;
export const DayRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DayRow on DayItem {
  item
  kind
  group
  at
  isDue
  serviceRequest {
    id
    title
    type
    channel
    createdAt
    clientName
    account {
      id
      name
    }
    businessPolicy {
      id
    }
  }
  businessPolicy {
    id
    type
    policyNumber
    pricing {
      premium
    }
    account {
      id
      name
    }
    carrier {
      name
    }
    cancellation {
      reason
    }
  }
  caraWorkspace {
    id
    title
    metadata {
      clientName
    }
  }
  task {
    id
    title
    dueOn
    account {
      id
      name
    }
    businessPolicy {
      id
      type
      policyNumber
      account {
        name
      }
    }
    serviceRequest {
      id
      title
    }
  }
  place {
    cursor
  }
}
    `, {"fragmentName":"DayRow"}) as unknown as TypedDocumentString<DayRowFragment, unknown>;
export const FileHeadFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FileHead on CaraFile {
  id
  shownName
  url
  size
  pages
  error
  mimeType
}
    `, {"fragmentName":"FileHead"}) as unknown as TypedDocumentString<FileHeadFragment, unknown>;
export const FavoritePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FavoriteParts on AgencyUser {
  id
  preferences {
    favoritePresets {
      presets
      customPresets {
        id
      }
    }
  }
}
    `, {"fragmentName":"FavoriteParts"}) as unknown as TypedDocumentString<FavoritePartsFragment, unknown>;
export const ImportSummaryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportSummary on Import {
  id
  kind
  fileName
  state
  done
  total
  counts {
    refuse
    change
    create
    same
    leave
    back
    kept
    gaps {
      gap
      count
    }
  }
  askedBy {
    id
    name
  }
  startedBy {
    id
    name
  }
  undoneBy {
    id
    name
  }
  createdAt
  endedAt
  undoUntil
  place {
    cursor
  }
}
    `, {"fragmentName":"ImportSummary"}) as unknown as TypedDocumentString<ImportSummaryFragment, unknown>;
export const ImportDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportDetails on Import {
  ...ImportSummary
  sheet
  sheets {
    name
    rows
    headAt
    footAt
    hidden
    warning
    otherMatched
  }
  columns {
    head
    samples
    field
    why
    dateOrder
    unsure
  }
}
    fragment ImportSummary on Import {
  id
  kind
  fileName
  state
  done
  total
  counts {
    refuse
    change
    create
    same
    leave
    back
    kept
    gaps {
      gap
      count
    }
  }
  askedBy {
    id
    name
  }
  startedBy {
    id
    name
  }
  undoneBy {
    id
    name
  }
  createdAt
  endedAt
  undoUntil
  place {
    cursor
  }
}`, {"fragmentName":"ImportDetails"}) as unknown as TypedDocumentString<ImportDetailsFragment, unknown>;
export const ImportedRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportedRow on ImportRow {
  position
  outcome
  title
  changes {
    label
    was
    is
  }
  problems {
    field
    message
  }
  gaps
  undone
  kept
  place {
    cursor
  }
}
    `, {"fragmentName":"ImportedRow"}) as unknown as TypedDocumentString<ImportedRowFragment, unknown>;
export const KnowledgeRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment KnowledgeRow on KnowledgeBaseDocument {
  id
  title
  createdAt
  createdBy {
    name
  }
  indexingStatus {
    status
    error
    progress
  }
  place {
    cursor
  }
}
    `, {"fragmentName":"KnowledgeRow"}) as unknown as TypedDocumentString<KnowledgeRowFragment, unknown>;
export const PolicyAccountFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PolicyAccount on Account {
  id
  type
  name
  contacts {
    id
    name
  }
}
    `, {"fragmentName":"PolicyAccount"}) as unknown as TypedDocumentString<PolicyAccountFragment, unknown>;
export const CheckPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckParts on PolicyCheck {
  against
  fileName
  wasName
  wasPolicyId
  isReading
  columns
  findings {
    ...FindingParts
  }
  notCompared
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`, {"fragmentName":"CheckParts"}) as unknown as TypedDocumentString<CheckPartsFragment, unknown>;
export const OfferPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferParts on PolicyOffer {
  id
  path
  label
  group
  was
  isAccepted
  isLeft
  choices {
    value
    shown
    page
    quote
    boxes {
      x
      y
      width
      height
    }
  }
}
    `, {"fragmentName":"OfferParts"}) as unknown as TypedDocumentString<OfferPartsFragment, unknown>;
export const FileOffersPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FileOffersParts on PolicyFileOffers {
  fileId
  fileName
  state
  progress
  error
  problem
  doubt
  type
  carrier {
    id
    name
  }
  offers {
    ...OfferParts
  }
  pages {
    number
    width
    height
  }
}
    fragment OfferParts on PolicyOffer {
  id
  path
  label
  group
  was
  isAccepted
  isLeft
  choices {
    value
    shown
    page
    quote
    boxes {
      x
      y
      width
      height
    }
  }
}`, {"fragmentName":"FileOffersParts"}) as unknown as TypedDocumentString<FileOffersPartsFragment, unknown>;
export const PolicyFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PolicyForm on BusinessPolicy {
  type
  market
  source
  policyNumber
  quoteNumber
  issuedAt
  inforceAt
  expiresAt
  carrier {
    id
    name
  }
  broker {
    id
    name
  }
  agencyUser {
    id
    name
  }
  producer {
    id
    name
  }
  serviceRep {
    id
    name
  }
  pricing {
    billingType
    paymentIntervalType
    premium
    taxes
    agencyFees
    brokerFees
    policyFees
    otherFees
    total
    estimatedCommission
    minimumEarnedPremium
  }
  limits {
    cyberAggregateLimit
    cyberRetentionLimit
    glAggregateLimit
    glMedicalPerOccurrenceLimit
    glMedicalPerPersonLimit
    glPerOccurrenceLimit
    glPersonalAndAdvertisingInjuryLimit
    glProductsAndCompletedOperationsLimit
    glRentedPremisesDamageLimit
    propertyBuildingLimit
    propertyContentsLimit
    umbrellaOrExcessAggregateLimit
    umbrellaOrExcessPerOccurrenceLimit
    wcPerAccidentLimit
    wcPerDiseaseEmployeeLimit
    wcPerDiseasePolicyLimit
  }
  details {
    summary
    deductible
    locations
    namedAdditionalInsureds
    insured {
      name
      address
    }
    carrier {
      name
      address
    }
    blanketAdditionalInsureds {
      type
      description
    }
    coverageDescriptions {
      title
      description
      policyQuotes
    }
    exclusionDescriptions {
      title
      description
      policyQuotes
    }
    extraLimits {
      name
      limit
    }
  }
}
    `, {"fragmentName":"PolicyForm"}) as unknown as TypedDocumentString<PolicyFormFragment, unknown>;
export const PolicyMayPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PolicyMayParts on PolicyMay {
  allowed
  reason
}
    `, {"fragmentName":"PolicyMayParts"}) as unknown as TypedDocumentString<PolicyMayPartsFragment, unknown>;
export const PolicyVersionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PolicyVersion on BusinessPolicy {
  id
  policyNumber
  state
  inforceAt
  carrier {
    id
    name
  }
}
    `, {"fragmentName":"PolicyVersion"}) as unknown as TypedDocumentString<PolicyVersionFragment, unknown>;
export const PolicyFilePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PolicyFileParts on PolicyFile {
  id
  name
  mimeType
  size
  pages
  type
  notes
  visible
  url
  createdAt
}
    `, {"fragmentName":"PolicyFileParts"}) as unknown as TypedDocumentString<PolicyFilePartsFragment, unknown>;
export const PolicyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Policy on BusinessPolicy {
  ...PolicyForm
  id
  rev
  state
  account {
    id
    name
    contacts {
      id
      name
    }
  }
  sources {
    field
    fileId
    fileName
    page
    quote
  }
  cancellation {
    canceledBy
    effectiveAt
    type
    reason
    isPending
  }
  can {
    cancel {
      ...PolicyMayParts
    }
    reinstate {
      ...PolicyMayParts
    }
    renew {
      ...PolicyMayParts
    }
    delete {
      ...PolicyMayParts
    }
  }
  renewal {
    nextPolicies {
      ...PolicyVersion
    }
    previousPolicies {
      ...PolicyVersion
    }
  }
  files {
    ...PolicyFileParts
  }
}
    fragment PolicyForm on BusinessPolicy {
  type
  market
  source
  policyNumber
  quoteNumber
  issuedAt
  inforceAt
  expiresAt
  carrier {
    id
    name
  }
  broker {
    id
    name
  }
  agencyUser {
    id
    name
  }
  producer {
    id
    name
  }
  serviceRep {
    id
    name
  }
  pricing {
    billingType
    paymentIntervalType
    premium
    taxes
    agencyFees
    brokerFees
    policyFees
    otherFees
    total
    estimatedCommission
    minimumEarnedPremium
  }
  limits {
    cyberAggregateLimit
    cyberRetentionLimit
    glAggregateLimit
    glMedicalPerOccurrenceLimit
    glMedicalPerPersonLimit
    glPerOccurrenceLimit
    glPersonalAndAdvertisingInjuryLimit
    glProductsAndCompletedOperationsLimit
    glRentedPremisesDamageLimit
    propertyBuildingLimit
    propertyContentsLimit
    umbrellaOrExcessAggregateLimit
    umbrellaOrExcessPerOccurrenceLimit
    wcPerAccidentLimit
    wcPerDiseaseEmployeeLimit
    wcPerDiseasePolicyLimit
  }
  details {
    summary
    deductible
    locations
    namedAdditionalInsureds
    insured {
      name
      address
    }
    carrier {
      name
      address
    }
    blanketAdditionalInsureds {
      type
      description
    }
    coverageDescriptions {
      title
      description
      policyQuotes
    }
    exclusionDescriptions {
      title
      description
      policyQuotes
    }
    extraLimits {
      name
      limit
    }
  }
}
fragment PolicyVersion on BusinessPolicy {
  id
  policyNumber
  state
  inforceAt
  carrier {
    id
    name
  }
}
fragment PolicyMayParts on PolicyMay {
  allowed
  reason
}
fragment PolicyFileParts on PolicyFile {
  id
  name
  mimeType
  size
  pages
  type
  notes
  visible
  url
  createdAt
}`, {"fragmentName":"Policy"}) as unknown as TypedDocumentString<PolicyFragment, unknown>;
export const RequestFileFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestFile on ServiceRequestFile {
  id
  name
  size
  url
}
    `, {"fragmentName":"RequestFile"}) as unknown as TypedDocumentString<RequestFileFragment, unknown>;
export const RequestAddressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
    `, {"fragmentName":"RequestAddress"}) as unknown as TypedDocumentString<RequestAddressFragment, unknown>;
export const RequestFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestFacts on ServiceRequest {
  type
  addAdditionalInsured {
    name
    relationship
    address {
      ...RequestAddress
    }
  }
  cancelPolicy {
    reason
  }
  createCertificate {
    name
    address {
      ...RequestAddress
    }
    additionalInsured
    additionalInsuredRelationship
    additionalInsuredRelationshipDescription
  }
  documentRequest {
    type
  }
  question {
    question
    type
  }
}
    fragment RequestAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}`, {"fragmentName":"RequestFacts"}) as unknown as TypedDocumentString<RequestFactsFragment, unknown>;
export const MergedRequestFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MergedRequest on ServiceRequest {
  id
  title
  createdAt
  details
  calls {
    id
  }
  emailThreads {
    id
  }
  ...RequestFacts
}
    fragment RequestAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
fragment RequestFacts on ServiceRequest {
  type
  addAdditionalInsured {
    name
    relationship
    address {
      ...RequestAddress
    }
  }
  cancelPolicy {
    reason
  }
  createCertificate {
    name
    address {
      ...RequestAddress
    }
    additionalInsured
    additionalInsuredRelationship
    additionalInsuredRelationshipDescription
  }
  documentRequest {
    type
  }
  question {
    question
    type
  }
}`, {"fragmentName":"MergedRequest"}) as unknown as TypedDocumentString<MergedRequestFragment, unknown>;
export const RequestTalksFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestTalks on ServiceRequest {
  calls {
    id
    beganAt
    transcript {
      role
      content
    }
  }
  emailThreads {
    id
    beganAt
    attachments {
      ...RequestFile
    }
    participantEmails {
      sentAt
      senderRole
      body
    }
  }
}
    fragment RequestFile on ServiceRequestFile {
  id
  name
  size
  url
}`, {"fragmentName":"RequestTalks"}) as unknown as TypedDocumentString<RequestTalksFragment, unknown>;
export const RequestVersionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestVersion on ServiceRequestVersion {
  version
  createdAt
  updateTypes
  updateInitiatorType
  agencyUser {
    name
  }
  snapshot {
    assignee {
      name
    }
    dueAt
    notes
  }
  reason
  commentId
  certificateId
  certificateNumber
  merged {
    id
    title
  }
}
    `, {"fragmentName":"RequestVersion"}) as unknown as TypedDocumentString<RequestVersionFragment, unknown>;
export const RequestActivityFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestActivity on ServiceRequest {
  versionHistory {
    ...RequestVersion
  }
  comments {
    id
    content
    createdAt
    agencyUser {
      name
    }
  }
  workspaces {
    id
    title
    createdAt
    agencyUser {
      name
    }
  }
}
    fragment RequestVersion on ServiceRequestVersion {
  version
  createdAt
  updateTypes
  updateInitiatorType
  agencyUser {
    name
  }
  snapshot {
    assignee {
      name
    }
    dueAt
    notes
  }
  reason
  commentId
  certificateId
  certificateNumber
  merged {
    id
    title
  }
}`, {"fragmentName":"RequestActivity"}) as unknown as TypedDocumentString<RequestActivityFragment, unknown>;
export const RequestPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RequestParts on ServiceRequest {
  id
  rev
  state
  title
  channel
  createdAt
  dueAt
  assignee {
    id
    name
  }
  account {
    id
    name
  }
  clientName
  clientEmail
  clientPhone
  details
  businessPolicy {
    id
    type
    policyNumber
    carrier {
      name
    }
    files {
      id
      name
      type
    }
  }
  resolution {
    notes
    closedAt
    files {
      ...RequestFile
    }
  }
  mergedInto {
    id
    title
  }
  mergedRequests {
    ...MergedRequest
  }
  ...RequestFacts
  ...RequestTalks
  ...RequestActivity
}
    fragment RequestAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
fragment RequestFile on ServiceRequestFile {
  id
  name
  size
  url
}
fragment RequestVersion on ServiceRequestVersion {
  version
  createdAt
  updateTypes
  updateInitiatorType
  agencyUser {
    name
  }
  snapshot {
    assignee {
      name
    }
    dueAt
    notes
  }
  reason
  commentId
  certificateId
  certificateNumber
  merged {
    id
    title
  }
}
fragment RequestTalks on ServiceRequest {
  calls {
    id
    beganAt
    transcript {
      role
      content
    }
  }
  emailThreads {
    id
    beganAt
    attachments {
      ...RequestFile
    }
    participantEmails {
      sentAt
      senderRole
      body
    }
  }
}
fragment RequestActivity on ServiceRequest {
  versionHistory {
    ...RequestVersion
  }
  comments {
    id
    content
    createdAt
    agencyUser {
      name
    }
  }
  workspaces {
    id
    title
    createdAt
    agencyUser {
      name
    }
  }
}
fragment RequestFacts on ServiceRequest {
  type
  addAdditionalInsured {
    name
    relationship
    address {
      ...RequestAddress
    }
  }
  cancelPolicy {
    reason
  }
  createCertificate {
    name
    address {
      ...RequestAddress
    }
    additionalInsured
    additionalInsuredRelationship
    additionalInsuredRelationshipDescription
  }
  documentRequest {
    type
  }
  question {
    question
    type
  }
}
fragment MergedRequest on ServiceRequest {
  id
  title
  createdAt
  details
  calls {
    id
  }
  emailThreads {
    id
  }
  ...RequestFacts
}`, {"fragmentName":"RequestParts"}) as unknown as TypedDocumentString<RequestPartsFragment, unknown>;
export const CarrierRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CarrierRow on Carrier {
  id
  name
  isCarrier
  isBroker
  policies
  place {
    cursor
  }
}
    `, {"fragmentName":"CarrierRow"}) as unknown as TypedDocumentString<CarrierRowFragment, unknown>;
export const ClassCodeRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ClassCodeRow on ClassCode {
  code
  title
  place {
    cursor
  }
}
    `, {"fragmentName":"ClassCodeRow"}) as unknown as TypedDocumentString<ClassCodeRowFragment, unknown>;
export const ClassCodeTablePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ClassCodeTableParts on ClassCodeTable {
  id
  fileName
  codes
  notes
  importedAt
  importedBy {
    id
    name
  }
}
    `, {"fragmentName":"ClassCodeTableParts"}) as unknown as TypedDocumentString<ClassCodeTablePartsFragment, unknown>;
export const FormTemplatePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormTemplateParts on FormTemplate {
  id
  form
  edition
  fileName
  matched
  unmatched
  missing
  licenceConfirmedAt
  licenceConfirmedBy {
    id
    name
  }
}
    `, {"fragmentName":"FormTemplateParts"}) as unknown as TypedDocumentString<FormTemplatePartsFragment, unknown>;
export const PeriodPricePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PeriodPriceParts on PeriodPrices {
  monthly
  annual
}
    `, {"fragmentName":"PeriodPriceParts"}) as unknown as TypedDocumentString<PeriodPricePartsFragment, unknown>;
export const SubscriptionPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SubscriptionParts on AgencySubscription {
  plan
  period
  state
  numSeats
  numSeatsActive
  numVoiceAgents
  nextBillingAmount
  nextBillingDate
  trialEndDate
  stateSince
  contractEndDate
  openPayment {
    state
    title
    message
    confirmBy
  }
  agreedPrices {
    basePrice {
      ...PeriodPriceParts
    }
    pricePerSeat {
      ...PeriodPriceParts
    }
    pricePerVoiceAgent {
      ...PeriodPriceParts
    }
  }
}
    fragment PeriodPriceParts on PeriodPrices {
  monthly
  annual
}`, {"fragmentName":"SubscriptionParts"}) as unknown as TypedDocumentString<SubscriptionPartsFragment, unknown>;
export const InvoiceRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InvoiceRow on Invoice {
  id
  number
  title
  issuedOn
  periodStartsOn
  periodEndsOn
  state
  total
  viewUrl
  downloadUrl
  place {
    cursor
    group
  }
}
    `, {"fragmentName":"InvoiceRow"}) as unknown as TypedDocumentString<InvoiceRowFragment, unknown>;
export const ManagedUserFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ManagedUser on AgencyUser {
  id
  name
  email
  state
  role
  sees
  lastSeenAt
  invitedAt
  invitedUntil
}
    `, {"fragmentName":"ManagedUser"}) as unknown as TypedDocumentString<ManagedUserFragment, unknown>;
export const SeatsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Seats on AgencySubscription {
  numSeats
  numSeatsActive
}
    `, {"fragmentName":"Seats"}) as unknown as TypedDocumentString<SeatsFragment, unknown>;
export const StyleRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StyleRow on HtmlDocumentTemplate {
  id
  title
  description
  baseStyleId
  isDefault
  updatedAt
  createdBy {
    name
  }
  place {
    cursor
  }
}
    `, {"fragmentName":"StyleRow"}) as unknown as TypedDocumentString<StyleRowFragment, unknown>;
export const StyleFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StyleForm on HtmlDocumentTemplate {
  id
  title
  description
  baseStyleId
  pageSize
  accentColor
  secondColor
  logo {
    id
    name
  }
  prefixFiles {
    id
    name
  }
  suffixFiles {
    id
    name
  }
  rev
}
    `, {"fragmentName":"StyleForm"}) as unknown as TypedDocumentString<StyleFormFragment, unknown>;
export const TemplateRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TemplateRow on DocumentTemplate {
  id
  title
  placeCount
  updatedAt
  createdBy {
    name
  }
  place {
    cursor
  }
}
    `, {"fragmentName":"TemplateRow"}) as unknown as TypedDocumentString<TemplateRowFragment, unknown>;
export const WorkspaceRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
  }
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  metadata {
    clientName
  }
}
    `, {"fragmentName":"WorkspaceRow"}) as unknown as TypedDocumentString<WorkspaceRowFragment, unknown>;
export const WorkspaceListRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WorkspaceListRow on CaraWorkspace {
  ...WorkspaceRow
  place {
    cursor
    group
  }
}
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
  }
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  metadata {
    clientName
  }
}`, {"fragmentName":"WorkspaceListRow"}) as unknown as TypedDocumentString<WorkspaceListRowFragment, unknown>;
export const WorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Workspace($id: ID!) {
  caraWorkspace(id: $id) {
    ...WorkspaceParts
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}
fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
    inheritFromPreset
  }
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  serviceRequest {
    id
    state
    title
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchKnowledgeBase {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchWeb {
          results {
            query
            places {
              ...SourceParts
            }
          }
          visited {
            url
            note
          }
        }
        searchKnowledgeGraph {
          results {
            query
            answer
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        pdfEditor {
          operation
          fileId
          version
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
  }
}`) as unknown as TypedDocumentString<WorkspaceQuery, WorkspaceQueryVariables>;
export const WatchWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription WatchWorkspace($id: ID!) {
  watchCaraWorkspace(id: $id) {
    words {
      eventId
      offset
      text
    }
    changed {
      ...WorkspaceParts
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}
fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
    inheritFromPreset
  }
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  serviceRequest {
    id
    state
    title
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchKnowledgeBase {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchWeb {
          results {
            query
            places {
              ...SourceParts
            }
          }
          visited {
            url
            note
          }
        }
        searchKnowledgeGraph {
          results {
            query
            answer
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        pdfEditor {
          operation
          fileId
          version
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
  }
}`) as unknown as TypedDocumentString<WatchWorkspaceSubscription, WatchWorkspaceSubscriptionVariables>;
export const WorkspaceArtifactDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkspaceArtifact($workspaceId: ID!, $id: ID!, $version: Int) {
  caraWorkspaceArtifact(workspaceId: $workspaceId, id: $id, version: $version) {
    ...ArtifactParts
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`) as unknown as TypedDocumentString<WorkspaceArtifactQuery, WorkspaceArtifactQueryVariables>;
export const NearAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NearAccounts($text: String!) {
  search(text: $text) {
    kind
    hits {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<NearAccountsQuery, NearAccountsQueryVariables>;
export const CertificatePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CertificatePage($filter: CertificateFilter, $first: Int!, $after: ID, $withTotals: Boolean!) {
  certificatesOfLiabilityInsurance(filter: $filter, first: $first, after: $after) {
    ...CertificateRow
  }
  certificateTotals(filter: $filter) @include(if: $withTotals) {
    key
    count
  }
}
    fragment CertificateRow on CertificateOfLiabilityInsurance {
  id
  certificateNumber
  form
  createdAt
  state
  endsOn
  endsByCancellation
  accountId
  account {
    name
  }
  holder {
    name
    address {
      city
      zone
    }
  }
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<CertificatePageQuery, CertificatePageQueryVariables>;
export const NameDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NameDocuments($words: String!) {
  knowledgeBaseDocuments(filter: { search: $words }, first: 6) {
    id
    title
    pages
    indexingStatus {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<NameDocumentsQuery, NameDocumentsQueryVariables>;
export const NamePoliciesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NamePolicies($filter: BusinessPolicyFilter!) {
  businessPolicies(filter: $filter) {
    id
    type
    policyNumber
    state
    inforceAt
    expiresAt
    carrier {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<NamePoliciesQuery, NamePoliciesQueryVariables>;
export const PolicyPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicyPage($filter: BusinessPolicyFilter, $all: BusinessPolicyFilter, $first: Int!, $after: ID, $withTotals: Boolean!) {
  businessPolicies(filter: $filter, first: $first, after: $after) {
    ...PolicyRow
  }
  businessPolicyTotals(filter: $all, groupBy: TAB) @include(if: $withTotals) {
    key
    count
  }
  carriers @include(if: $withTotals) {
    id
    name
    isCarrier
  }
}
    fragment PolicyRow on BusinessPolicy {
  id
  state
  type
  policyNumber
  expiresAt
  pricing {
    premium
  }
  account {
    id
    name
    email
  }
  carrier {
    id
    name
  }
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<PolicyPageQuery, PolicyPageQueryVariables>;
export const InForceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InForce($accountId: ID!) {
  businessPolicies(filter: { accountId: $accountId, isInForce: true }, first: 1) {
    id
  }
}
    `) as unknown as TypedDocumentString<InForceQuery, InForceQueryVariables>;
export const OnFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OnFile($accountId: ID!, $filter: BusinessPolicyFilter!) {
  businessPolicies(filter: $filter, first: 100) {
    id
    type
    policyNumber
    files {
      id
      name
      type
    }
  }
  accountDocuments(accountId: $accountId, first: 100) {
    id
    name
    type
  }
}
    `) as unknown as TypedDocumentString<OnFileQuery, OnFileQueryVariables>;
export const CustomPresetToRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomPresetToRun($id: ID!, $runs: Int!) {
  customPreset(id: $id) {
    ...CustomPresetRow
    files {
      ...CustomPresetFile
    }
  }
  caraWorkspaces(filter: { customPresetIds: [$id] }, first: $runs) {
    ...WorkspaceRow
  }
}
    fragment CustomPresetRow on CustomPreset {
  id
  title
  description
  allowFileUpload
  inheritFromPreset
  createdBy {
    id
    name
  }
  updatedAt
  archivedAt
  place {
    cursor
  }
}
fragment CustomPresetFile on CaraFile {
  id
  shownName
  url
  size
}
fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
  }
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  metadata {
    clientName
  }
}`) as unknown as TypedDocumentString<CustomPresetToRunQuery, CustomPresetToRunQueryVariables>;
export const WorkspaceRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkspaceRows($filter: CaraWorkspaceFilter, $first: Int) {
  caraWorkspaces(filter: $filter, first: $first) {
    ...WorkspaceRow
  }
}
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
  }
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  metadata {
    clientName
  }
}`) as unknown as TypedDocumentString<WorkspaceRowsQuery, WorkspaceRowsQueryVariables>;
export const SuggestAddressesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SuggestAddresses($text: String!) {
  suggestAddresses(text: $text) {
    line1
    city
    zone
    postalCode
  }
}
    `) as unknown as TypedDocumentString<SuggestAddressesQuery, SuggestAddressesQueryVariables>;
export const CreateWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateWorkspace($input: CreateCaraWorkspaceInput!) {
  createCaraWorkspace(input: $input) {
    id
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateWorkspaceMutation, CreateWorkspaceMutationVariables>;
export const SearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Search($text: String!) {
  search(text: $text) {
    kind
    hits {
      kind
      id
      title
      detail
      accountId
      matches {
        start
        end
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const RequestPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RequestPage($filter: ServiceRequestFilter, $all: ServiceRequestFilter, $first: Int!, $after: ID, $withTotals: Boolean!) {
  serviceRequests(filter: $filter, first: $first, after: $after) {
    ...RequestRow
  }
  serviceRequestTotals(filter: $all) @include(if: $withTotals) {
    key
    count
  }
}
    fragment RequestRow on ServiceRequest {
  id
  type
  state
  title
  createdAt
  dueAt
  assignee {
    id
    name
  }
  account {
    id
    name
  }
  clientName
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<RequestPageQuery, RequestPageQueryVariables>;
export const TasksOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TasksOf($record: TaskRecordInput!, $open: Int!, $done: Int!) {
  open: tasks(record: $record, first: $open) {
    ...TaskParts
  }
  done: tasks(record: $record, done: true, first: $done) {
    ...TaskParts
  }
  taskTotals(record: $record) {
    key
    count
  }
}
    fragment TaskParts on Task {
  id
  title
  dueOn
  assignee {
    id
    name
  }
  doneAt
  rev
}`) as unknown as TypedDocumentString<TasksOfQuery, TasksOfQueryVariables>;
export const CreateTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateTask($record: TaskRecordInput!, $title: String!, $dueOn: String!, $assigneeId: ID, $key: ID!) {
  createTask(
    input: {
      record: $record
      title: $title
      dueOn: $dueOn
      assigneeId: $assigneeId
      key: $key
    }
  ) {
    errors {
      code
      message
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTaskMutation, CreateTaskMutationVariables>;
export const UpdateTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateTask($id: ID!, $title: String!, $dueOn: String!, $assigneeId: ID, $rev: Int!, $key: ID!) {
  updateTask(
    id: $id
    input: { title: $title, dueOn: $dueOn, assigneeId: $assigneeId, rev: $rev, key: $key }
  ) {
    errors {
      code
      message
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTaskMutation, UpdateTaskMutationVariables>;
export const CompleteTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CompleteTask($id: ID!, $key: ID!) {
  completeTask(id: $id, key: $key) {
    errors {
      code
      message
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CompleteTaskMutation, CompleteTaskMutationVariables>;
export const ReopenTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReopenTask($id: ID!, $key: ID!) {
  reopenTask(id: $id, key: $key) {
    errors {
      code
      message
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenTaskMutation, ReopenTaskMutationVariables>;
export const DeleteTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteTask($id: ID!, $key: ID!) {
  deleteTask(id: $id, key: $key) {
    errors {
      code
      message
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteTaskMutation, DeleteTaskMutationVariables>;
export const AccountPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountPage($filter: AccountFilter, $all: AccountFilter, $first: Int!, $after: ID, $withTotals: Boolean!) {
  accounts(filter: $filter, first: $first, after: $after) {
    ...AccountRow
  }
  accountTotals(filter: $all) @include(if: $withTotals) {
    key
    count
  }
}
    fragment AccountAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
fragment AccountRow on Account {
  id
  type
  name
  email
  phone
  mailingAddress {
    ...AccountAddress
  }
  policySummary {
    count
    premium
    nextExpiry
  }
  updatedAt
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<AccountPageQuery, AccountPageQueryVariables>;
export const FindContactsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindContacts($search: String, $first: Int!, $after: ID) {
  contacts(search: $search, first: $first, after: $after) {
    ...AccountContact
    place {
      cursor
    }
  }
}
    fragment AccountContact on Contact {
  id
  role
  name
  email
  phone
  accounts {
    id
    name
  }
}`) as unknown as TypedDocumentString<FindContactsQuery, FindContactsQueryVariables>;
export const AccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Account($id: ID!) {
  accountDocumentCount(accountId: $id)
  serviceRequestTotals(filter: { accountId: $id }) {
    key
    count
  }
  certificateTotals(filter: { accountId: $id }) {
    key
    count
  }
  businessPolicyTotals(filter: { accountId: $id }) {
    key
    count
  }
  account(id: $id) {
    ...AccountParts
    policySummary {
      count
      premium
      nextExpiry
    }
  }
}
    fragment AccountAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
fragment AccountContact on Contact {
  id
  role
  name
  email
  phone
  accounts {
    id
    name
  }
}
fragment AccountParts on Account {
  id
  type
  name
  dba
  website
  email
  phone
  mailingAddress {
    ...AccountAddress
  }
  producer {
    id
    name
  }
  serviceRep {
    id
    name
  }
  contacts {
    ...AccountContact
  }
  createdAt
  rev
}`) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const AccountOverviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountOverview($id: ID!, $first: Int!, $kinds: [HistoryKind!]) {
  account(id: $id) {
    history(first: $first, kinds: $kinds) {
      ...HistoryParts
    }
    duplicates {
      ...AccountLookalike
    }
    merges {
      id
      mergedAt
      merged {
        id
        name
      }
    }
    businessPolicies {
      id
      state
      type
      expiresAt
      carrier {
        name
      }
    }
  }
}
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}
fragment AccountLookalike on DuplicateAccount {
  account {
    id
    name
    email
  }
  reasons
}`) as unknown as TypedDocumentString<AccountOverviewQuery, AccountOverviewQueryVariables>;
export const AccountHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountHistory($id: ID!, $first: Int!, $after: ID, $kinds: [HistoryKind!]) {
  account(id: $id) {
    history(first: $first, after: $after, kinds: $kinds) {
      ...HistoryParts
    }
  }
}
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<AccountHistoryQuery, AccountHistoryQueryVariables>;
export const FindDuplicateAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindDuplicateAccounts($input: FindDuplicateAccountsInput!) {
  findDuplicateAccounts(input: $input) {
    ...AccountLookalike
  }
}
    fragment AccountLookalike on DuplicateAccount {
  account {
    id
    name
    email
  }
  reasons
}`) as unknown as TypedDocumentString<FindDuplicateAccountsQuery, FindDuplicateAccountsQueryVariables>;
export const CreateAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateAccount($input: CreateAccountInput!) {
  createAccount(input: $input) {
    account {
      id
      name
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccountMutation, CreateAccountMutationVariables>;
export const UpdateAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateAccount($id: ID!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, input: $input) {
    account {
      id
      rev
    }
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const AddAccountNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddAccountNote($accountId: ID!, $text: String!, $key: ID!) {
  addAccountNote(accountId: $accountId, text: $text, key: $key) {
    account {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<AddAccountNoteMutation, AddAccountNoteMutationVariables>;
export const AccountMergePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountMergePreview($keepId: ID!, $mergeId: ID!) {
  previewAccountMerge(keepId: $keepId, mergeId: $mergeId) {
    kept {
      id
      name
      email
      createdAt
    }
    merged {
      id
      name
      email
      createdAt
    }
    differences {
      label
      kept
      merged
    }
    filled {
      label
      kept
      merged
    }
    contacts {
      id
      name
    }
    moved {
      table
      count
    }
  }
}
    `) as unknown as TypedDocumentString<AccountMergePreviewQuery, AccountMergePreviewQueryVariables>;
export const MergeAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeAccounts($keepId: ID!, $mergeId: ID!, $key: ID) {
  mergeAccounts(keepId: $keepId, mergeId: $mergeId, key: $key) {
    account {
      id
      name
    }
    mergeId
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<MergeAccountsMutation, MergeAccountsMutationVariables>;
export const UndoAccountMergeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoAccountMerge($id: ID!, $key: ID!) {
  undoAccountMerge(id: $id, key: $key) {
    parted {
      id
      name
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UndoAccountMergeMutation, UndoAccountMergeMutationVariables>;
export const OtherAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OtherAccounts($filter: AccountFilter, $first: Int!, $after: ID) {
  accounts(filter: $filter, first: $first, after: $after) {
    id
    name
    email
    place {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<OtherAccountsQuery, OtherAccountsQueryVariables>;
export const AddAccountContactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddAccountContact($accountId: ID!, $input: AddAccountContactInput!) {
  addAccountContact(accountId: $accountId, input: $input) {
    account {
      id
      rev
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<AddAccountContactMutation, AddAccountContactMutationVariables>;
export const UpdateAccountContactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateAccountContact($accountId: ID!, $contactId: ID!, $input: UpdateAccountContactInput!) {
  updateAccountContact(
    accountId: $accountId
    contactId: $contactId
    input: $input
  ) {
    account {
      id
      rev
    }
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountContactMutation, UpdateAccountContactMutationVariables>;
export const RemoveAccountContactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveAccountContact($accountId: ID!, $contactId: ID!, $key: ID!) {
  removeAccountContact(accountId: $accountId, contactId: $contactId, key: $key) {
    account {
      id
      rev
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveAccountContactMutation, RemoveAccountContactMutationVariables>;
export const MakePrimaryContactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakePrimaryContact($accountId: ID!, $contactId: ID!, $key: ID!) {
  makePrimaryContact(accountId: $accountId, contactId: $contactId, key: $key) {
    account {
      id
      rev
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<MakePrimaryContactMutation, MakePrimaryContactMutationVariables>;
export const AccountDocumentPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountDocumentPage($accountId: ID!, $filter: AccountDocumentFilter, $first: Int!, $after: ID, $withTotals: Boolean!) {
  accountDocuments(
    accountId: $accountId
    filter: $filter
    first: $first
    after: $after
  ) {
    ...AccountDocumentRow
  }
  accountDocumentCount(accountId: $accountId, filter: $filter) @include(if: $withTotals)
}
    fragment AccountDocumentRow on AccountDocument {
  id
  name
  url
  size
  pages
  type
  notes
  createdAt
  createdBy {
    id
    name
  }
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<AccountDocumentPageQuery, AccountDocumentPageQueryVariables>;
export const UploadAccountDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadAccountDocument($accountId: ID!, $input: AccountDocumentInput!) {
  uploadAccountDocument(accountId: $accountId, input: $input) {
    document {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UploadAccountDocumentMutation, UploadAccountDocumentMutationVariables>;
export const DeleteAccountDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteAccountDocument($id: ID!, $reason: String, $key: ID!) {
  deleteAccountDocument(id: $id, reason: $reason, key: $key) {
    id
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountDocumentMutation, DeleteAccountDocumentMutationVariables>;
export const CertificateHoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CertificateHolders($accountId: ID!, $search: String!) {
  certificateHolders(accountId: $accountId, search: $search) {
    name
    address {
      line1
      line2
      city
      zone
      postalCode
    }
  }
}
    `) as unknown as TypedDocumentString<CertificateHoldersQuery, CertificateHoldersQueryVariables>;
export const CertificateCandidatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CertificateCandidates($accountId: ID!) {
  certificateCandidates(accountId: $accountId) {
    ACORD_25: leftOut(form: ACORD_25)
    ACORD_24: leftOut(form: ACORD_24)
    ACORD_27: leftOut(form: ACORD_27)
    ACORD_28: leftOut(form: ACORD_28)
    warning
    policy {
      id
      type
      policyNumber
      expiresAt
      carrier {
        name
      }
      details {
        locations
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CertificateCandidatesQuery, CertificateCandidatesQueryVariables>;
export const CertificateViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CertificateView($id: ID!) {
  certificateOfLiabilityInsurance(id: $id) {
    ...CertificateDetails
    values {
      section
      label
      value
      kind
      from
      policyId
      source {
        fileId
        fileName
        page
        quote
      }
    }
  }
}
    fragment CertificateDetails on CertificateOfLiabilityInsurance {
  id
  certificateNumber
  createdAt
  accountId
  state
  endsOn
  endsByCancellation
  form
  formId
  worksheet
  particulars {
    interest
    loanNumber
    location
  }
  additionalInsured
  descriptionOfOperations
  viewUrl
  downloadUrl
  checkUrl
  revokedAt
  revokeReason
  pages {
    number
    width
    height
  }
  holder {
    name
    address {
      line1
      line2
      city
      zone
      postalCode
    }
  }
  issuedBy {
    name
  }
  replaces {
    id
    certificateNumber
  }
  replacedBy {
    id
    certificateNumber
  }
}`) as unknown as TypedDocumentString<CertificateViewQuery, CertificateViewQueryVariables>;
export const CertificateReissueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CertificateReissue($id: ID!) {
  certificateOfLiabilityInsurance(id: $id) {
    ...CertificateDetails
  }
  certificateReissue(id: $id) {
    ...ReissueParts
  }
}
    fragment CertificateDetails on CertificateOfLiabilityInsurance {
  id
  certificateNumber
  createdAt
  accountId
  state
  endsOn
  endsByCancellation
  form
  formId
  worksheet
  particulars {
    interest
    loanNumber
    location
  }
  additionalInsured
  descriptionOfOperations
  viewUrl
  downloadUrl
  checkUrl
  revokedAt
  revokeReason
  pages {
    number
    width
    height
  }
  holder {
    name
    address {
      line1
      line2
      city
      zone
      postalCode
    }
  }
  issuedBy {
    name
  }
  replaces {
    id
    certificateNumber
  }
  replacedBy {
    id
    certificateNumber
  }
}
fragment ReissueParts on CertificateReissue {
  policyIds
  problem
  renewals
  changes {
    section
    label
    was
    is
  }
}`) as unknown as TypedDocumentString<CertificateReissueQuery, CertificateReissueQueryVariables>;
export const RequestedCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RequestedCertificate($id: ID!) {
  serviceRequest(id: $id) {
    createCertificate {
      name
      additionalInsured
      address {
        ...AccountAddress
      }
    }
  }
}
    fragment AccountAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}`) as unknown as TypedDocumentString<RequestedCertificateQuery, RequestedCertificateQueryVariables>;
export const CertificateReissueOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CertificateReissueOf($id: ID!, $policyIds: [ID!]) {
  certificateReissue(id: $id, policyIds: $policyIds) {
    ...ReissueParts
  }
}
    fragment ReissueParts on CertificateReissue {
  policyIds
  problem
  renewals
  changes {
    section
    label
    was
    is
  }
}`) as unknown as TypedDocumentString<CertificateReissueOfQuery, CertificateReissueOfQueryVariables>;
export const CreateCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCertificate($input: CreateCertificateInput!) {
  createCertificate(input: $input) {
    certificate {
      id
      certificateNumber
    }
    errors {
      message
      code
      path
      links {
        label
        to
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCertificateMutation, CreateCertificateMutationVariables>;
export const RevokeCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeCertificate($id: ID!, $input: RevokeCertificateInput!) {
  revokeCertificate(id: $id, input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeCertificateMutation, RevokeCertificateMutationVariables>;
export const SetCertificateCheckLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetCertificateCheckLink($id: ID!, $open: Boolean!, $key: ID!) {
  setCertificateCheckLink(id: $id, open: $open, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SetCertificateCheckLinkMutation, SetCertificateCheckLinkMutationVariables>;
export const CertificateBatchDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CertificateBatch($id: ID!) {
  certificateBatch(id: $id) {
    ...BatchDetails
  }
}
    fragment BatchDetails on CertificateBatch {
  id
  accountId
  repeats
  endedAt
  stopped
  items {
    position
    state
    message
    additionalInsured
    formId
    holder {
      name
      address {
        line1
        city
        zone
      }
    }
    certificate {
      id
      certificateNumber
      downloadUrl
    }
  }
}`) as unknown as TypedDocumentString<CertificateBatchQuery, CertificateBatchQueryVariables>;
export const CheckCertificateHoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckCertificateHolders($holders: String!) {
  checkCertificateHolders(holders: $holders) {
    holders
    repeats
    unused
    problems {
      line
      text
      problem
    }
  }
}
    `) as unknown as TypedDocumentString<CheckCertificateHoldersQuery, CheckCertificateHoldersQueryVariables>;
export const CreateCertificatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCertificates($input: CreateCertificatesInput!) {
  createCertificates(input: $input) {
    certificateBatch {
      id
    }
    errors {
      message
      code
      path
      links {
        label
        to
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCertificatesMutation, CreateCertificatesMutationVariables>;
export const StopCertificatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StopCertificates($id: ID!, $key: ID!) {
  stopCertificates(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<StopCertificatesMutation, StopCertificatesMutationVariables>;
export const ResumeCertificatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResumeCertificates($id: ID!, $key: ID!) {
  resumeCertificates(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeCertificatesMutation, ResumeCertificatesMutationVariables>;
export const SettleCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleCertificate($id: ID!, $position: Int!, $how: CertificateBatchSettlement!, $key: ID!) {
  settleCertificate(id: $id, position: $position, how: $how, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SettleCertificateMutation, SettleCertificateMutationVariables>;
export const CheckCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckCertificate($token: String!) {
  checkCertificate(token: $token) {
    certificateNumber
    issuedOn
    holderName
    standing
  }
}
    `) as unknown as TypedDocumentString<CheckCertificateQuery, CheckCertificateQueryVariables>;
export const DayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Day($scope: DayScope!, $after: ID) {
  day(scope: $scope, first: 50, after: $after) {
    ...DayRow
  }
}
    fragment DayRow on DayItem {
  item
  kind
  group
  at
  isDue
  serviceRequest {
    id
    title
    type
    channel
    createdAt
    clientName
    account {
      id
      name
    }
    businessPolicy {
      id
    }
  }
  businessPolicy {
    id
    type
    policyNumber
    pricing {
      premium
    }
    account {
      id
      name
    }
    carrier {
      name
    }
    cancellation {
      reason
    }
  }
  caraWorkspace {
    id
    title
    metadata {
      clientName
    }
  }
  task {
    id
    title
    dueOn
    account {
      id
      name
    }
    businessPolicy {
      id
      type
      policyNumber
      account {
        name
      }
    }
    serviceRequest {
      id
      title
    }
  }
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<DayQuery, DayQueryVariables>;
export const DayTotalsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DayTotals {
  mine: dayTotals(scope: MINE) {
    key
    count
  }
  team: dayTotals(scope: TEAM) {
    key
    count
  }
  done: doneToday(scope: MINE) {
    id
  }
}
    `) as unknown as TypedDocumentString<DayTotalsQuery, DayTotalsQueryVariables>;
export const DoneTodayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DoneToday {
  doneToday(scope: MINE) {
    id
    at
    serviceRequest {
      id
      title
      clientName
      account {
        name
      }
    }
    task {
      id
      title
      dueOn
      account {
        id
        name
      }
      businessPolicy {
        id
        type
        policyNumber
        account {
          name
        }
      }
      serviceRequest {
        id
        title
      }
    }
    event {
      kind
      actor
      about {
        name
        value
      }
      policyId
      certificateId
      accountId
    }
  }
}
    `) as unknown as TypedDocumentString<DoneTodayQuery, DoneTodayQueryVariables>;
export const PutOffDayItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PutOffDayItem($item: String!, $key: ID!) {
  putOffDayItem(item: $item, key: $key) {
    until
    errors {
      code
      message
      path
    }
  }
}
    `) as unknown as TypedDocumentString<PutOffDayItemMutation, PutOffDayItemMutationVariables>;
export const BringBackDayItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BringBackDayItem($item: String!, $key: ID!) {
  bringBackDayItem(item: $item, key: $key) {
    item
    errors {
      code
      message
      path
    }
  }
}
    `) as unknown as TypedDocumentString<BringBackDayItemMutation, BringBackDayItemMutationVariables>;
export const ViewedFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewedFile($id: ID!) {
  viewedFile(id: $id) {
    file {
      ...FileHead
    }
    state
    progress
    readingKind
    isFillable
    pages {
      number
      width
      height
    }
    homes {
      kind
      id
      name
      accountId
    }
  }
}
    fragment FileHead on CaraFile {
  id
  shownName
  url
  size
  pages
  error
  mimeType
}`) as unknown as TypedDocumentString<ViewedFileQuery, ViewedFileQueryVariables>;
export const PageLinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PageLines($id: ID!, $page: Int!) {
  viewedFile(id: $id) {
    lines(page: $page) {
      text
      box
    }
  }
}
    `) as unknown as TypedDocumentString<PageLinesQuery, PageLinesQueryVariables>;
export const FindInFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindInFile($id: ID!, $words: String!) {
  viewedFile(id: $id) {
    found(words: $words) {
      page
      line
      boxes
    }
  }
}
    `) as unknown as TypedDocumentString<FindInFileQuery, FindInFileQueryVariables>;
export const FilesBesideDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FilesBeside($id: ID!) {
  viewedFile(id: $id) {
    beside {
      ...FileHead
    }
  }
}
    fragment FileHead on CaraFile {
  id
  shownName
  url
  size
  pages
  error
  mimeType
}`) as unknown as TypedDocumentString<FilesBesideQuery, FilesBesideQueryVariables>;
export const ArrangePagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArrangePages($input: ArrangePagesInput!) {
  arrangePages(input: $input) {
    file {
      id
      shownName
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ArrangePagesMutation, ArrangePagesMutationVariables>;
export const AccountsToKeepDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountsToKeep($filter: AccountFilter, $first: Int!, $after: ID) {
  accounts(filter: $filter, first: $first, after: $after) {
    id
    name
    email
    place {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<AccountsToKeepQuery, AccountsToKeepQueryVariables>;
export const HomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Home($recent: Int!, $presets: Int!) {
  caraWorkspaces(first: $recent) {
    ...WorkspaceRow
  }
  agencyUser {
    ...FavoriteParts
  }
  customPresets(filter: { archived: false }, first: $presets) {
    id
    title
    description
  }
}
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
  }
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  metadata {
    clientName
  }
}
fragment FavoriteParts on AgencyUser {
  id
  preferences {
    favoritePresets {
      presets
      customPresets {
        id
      }
    }
  }
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const UpdatePreferencesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdatePreferences($favoritePresets: FavoritePresetsInput!, $key: ID!) {
  updateAgencyUserPreferences(
    input: { favoritePresets: $favoritePresets, key: $key }
  ) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const ImportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Imports($first: Int, $after: ID) {
  imports(first: $first, after: $after) {
    ...ImportSummary
  }
}
    fragment ImportSummary on Import {
  id
  kind
  fileName
  state
  done
  total
  counts {
    refuse
    change
    create
    same
    leave
    back
    kept
    gaps {
      gap
      count
    }
  }
  askedBy {
    id
    name
  }
  startedBy {
    id
    name
  }
  undoneBy {
    id
    name
  }
  createdAt
  endedAt
  undoUntil
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<ImportsQuery, ImportsQueryVariables>;
export const ImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Import($id: ID!) {
  import(id: $id) {
    ...ImportDetails
  }
  imports(first: 5) {
    ...ImportSummary
  }
}
    fragment ImportSummary on Import {
  id
  kind
  fileName
  state
  done
  total
  counts {
    refuse
    change
    create
    same
    leave
    back
    kept
    gaps {
      gap
      count
    }
  }
  askedBy {
    id
    name
  }
  startedBy {
    id
    name
  }
  undoneBy {
    id
    name
  }
  createdAt
  endedAt
  undoUntil
  place {
    cursor
  }
}
fragment ImportDetails on Import {
  ...ImportSummary
  sheet
  sheets {
    name
    rows
    headAt
    footAt
    hidden
    warning
    otherMatched
  }
  columns {
    head
    samples
    field
    why
    dateOrder
    unsure
  }
}`) as unknown as TypedDocumentString<ImportQuery, ImportQueryVariables>;
export const ImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportRows($id: ID!, $outcome: ImportRowOutcome, $kept: Boolean, $first: Int, $after: ID) {
  importRows(
    id: $id
    outcome: $outcome
    kept: $kept
    first: $first
    after: $after
  ) {
    ...ImportedRow
  }
}
    fragment ImportedRow on ImportRow {
  position
  outcome
  title
  changes {
    label
    was
    is
  }
  problems {
    field
    message
  }
  gaps
  undone
  kept
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<ImportRowsQuery, ImportRowsQueryVariables>;
export const CreateImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateImport($input: CreateImportInput!, $key: ID) {
  createImport(input: $input, key: $key) {
    import {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateImportMutation, CreateImportMutationVariables>;
export const SetImportColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetImportColumns($id: ID!, $input: SetImportColumnsInput!, $key: ID) {
  setImportColumns(id: $id, input: $input, key: $key) {
    import {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SetImportColumnsMutation, SetImportColumnsMutationVariables>;
export const SetImportKindDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetImportKind($id: ID!, $kind: ImportKind!, $key: ID) {
  setImportKind(id: $id, kind: $kind, key: $key) {
    import {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SetImportKindMutation, SetImportKindMutationVariables>;
export const SetImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetImportRows($id: ID!, $input: SetImportRowsInput!, $key: ID) {
  setImportRows(id: $id, input: $input, key: $key) {
    import {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SetImportRowsMutation, SetImportRowsMutationVariables>;
export const BeginImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginImport($id: ID!, $key: ID) {
  beginImport(id: $id, key: $key) {
    import {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<BeginImportMutation, BeginImportMutationVariables>;
export const StopImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StopImport($id: ID!, $key: ID) {
  stopImport(id: $id, key: $key) {
    import {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<StopImportMutation, StopImportMutationVariables>;
export const UndoImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoImport($id: ID!, $key: ID) {
  undoImport(id: $id, key: $key) {
    import {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UndoImportMutation, UndoImportMutationVariables>;
export const KnowledgeBasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KnowledgeBases {
  knowledgeBases {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<KnowledgeBasesQuery, KnowledgeBasesQueryVariables>;
export const KnowledgePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KnowledgePage($filter: KnowledgeBaseDocumentFilter!, $sort: KnowledgeBaseDocumentSort!, $first: Int!, $after: ID, $withTotals: Boolean!) {
  knowledgeBaseDocuments(
    filter: $filter
    sort: $sort
    first: $first
    after: $after
  ) {
    ...KnowledgeRow
  }
  knowledgeBaseDocumentTotals(filter: $filter) @include(if: $withTotals) {
    key
    count
  }
}
    fragment KnowledgeRow on KnowledgeBaseDocument {
  id
  title
  createdAt
  createdBy {
    name
  }
  indexingStatus {
    status
    error
    progress
  }
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<KnowledgePageQuery, KnowledgePageQueryVariables>;
export const SearchKnowledgeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchKnowledge($query: String!, $baseId: ID) {
  searchKnowledge(query: $query, baseId: $baseId) {
    page
    words
    told {
      words
      quote
    }
    document {
      id
      title
      pages
      file {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchKnowledgeQuery, SearchKnowledgeQueryVariables>;
export const KnowledgeDocumentViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KnowledgeDocumentView($id: ID!) {
  knowledgeBaseDocument(id: $id) {
    id
    title
    baseId
    rev
    pages
    ruleFor
    ruleCuts {
      preset
      cut
    }
    createdAt
    updatedAt
    replacedAt
    createdBy {
      name
    }
    indexingStatus {
      status
      error
      progress
    }
    metadata {
      title
      summary
      purpose
    }
    text {
      __typename
    }
    file {
      id
      shownName
      size
    }
  }
}
    `) as unknown as TypedDocumentString<KnowledgeDocumentViewQuery, KnowledgeDocumentViewQueryVariables>;
export const KnowledgeTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KnowledgeText($id: ID!) {
  knowledgeBaseDocument(id: $id) {
    id
    title
    rev
    text {
      content
    }
  }
}
    `) as unknown as TypedDocumentString<KnowledgeTextQuery, KnowledgeTextQueryVariables>;
export const UploadKnowledgeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadKnowledge($files: [Upload!]!, $baseId: ID, $key: ID) {
  uploadKnowledgeBaseFileDocument(files: $files, baseId: $baseId, key: $key) {
    ids
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UploadKnowledgeMutation, UploadKnowledgeMutationVariables>;
export const CreateKnowledgeTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateKnowledgeText($input: KnowledgeBaseTextDocumentInput!) {
  createKnowledgeBaseTextDocument(input: $input) {
    knowledgeBaseDocument {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateKnowledgeTextMutation, CreateKnowledgeTextMutationVariables>;
export const ChangeKnowledgeDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeKnowledgeDocument($id: ID!, $baseId: ID, $ruleFor: [CaraPreset!], $file: Upload, $rev: Int, $key: ID) {
  updateKnowledgeBaseDocument(
    id: $id
    input: { baseId: $baseId, ruleFor: $ruleFor, file: $file, rev: $rev, key: $key }
  ) {
    knowledgeBaseDocument {
      rev
    }
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeKnowledgeDocumentMutation, ChangeKnowledgeDocumentMutationVariables>;
export const SaveKnowledgeTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveKnowledgeText($id: ID!, $title: String, $content: String, $rev: Int, $key: ID) {
  updateKnowledgeBaseDocument(
    id: $id
    input: { title: $title, content: $content, rev: $rev, key: $key }
  ) {
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<SaveKnowledgeTextMutation, SaveKnowledgeTextMutationVariables>;
export const DeleteKnowledgeDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteKnowledgeDocument($id: ID!, $key: ID) {
  deleteKnowledgeBaseDocument(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteKnowledgeDocumentMutation, DeleteKnowledgeDocumentMutationVariables>;
export const IndexKnowledgeDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation IndexKnowledgeDocument($id: ID!, $key: ID) {
  indexKnowledgeBaseDocument(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<IndexKnowledgeDocumentMutation, IndexKnowledgeDocumentMutationVariables>;
export const StopKnowledgeDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StopKnowledgeDocument($id: ID!, $key: ID) {
  stopKnowledgeBaseDocument(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<StopKnowledgeDocumentMutation, StopKnowledgeDocumentMutationVariables>;
export const CreateKnowledgeBaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateKnowledgeBase($title: String, $key: ID) {
  createKnowledgeBase(title: $title, key: $key) {
    knowledgeBase {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateKnowledgeBaseMutation, CreateKnowledgeBaseMutationVariables>;
export const RenameKnowledgeBaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenameKnowledgeBase($id: ID!, $title: String, $key: ID) {
  updateKnowledgeBase(id: $id, title: $title, key: $key) {
    knowledgeBase {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RenameKnowledgeBaseMutation, RenameKnowledgeBaseMutationVariables>;
export const DeleteKnowledgeBaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteKnowledgeBase($id: ID!, $key: ID) {
  deleteKnowledgeBase(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteKnowledgeBaseMutation, DeleteKnowledgeBaseMutationVariables>;
export const PolicyAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicyAccount($id: ID!) {
  account(id: $id) {
    ...PolicyAccount
  }
}
    fragment PolicyAccount on Account {
  id
  type
  name
  contacts {
    id
    name
  }
}`) as unknown as TypedDocumentString<PolicyAccountQuery, PolicyAccountQueryVariables>;
export const FindAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindAccounts($filter: AccountFilter, $first: Int!, $after: ID) {
  accounts(filter: $filter, first: $first, after: $after) {
    ...PolicyAccount
    place {
      cursor
    }
  }
}
    fragment PolicyAccount on Account {
  id
  type
  name
  contacts {
    id
    name
  }
}`) as unknown as TypedDocumentString<FindAccountsQuery, FindAccountsQueryVariables>;
export const PolicyCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicyCheck($policyId: ID!) {
  policyCheck(policyId: $policyId) {
    ...CheckParts
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}
fragment CheckParts on PolicyCheck {
  against
  fileName
  wasName
  wasPolicyId
  isReading
  columns
  findings {
    ...FindingParts
  }
  notCompared
}`) as unknown as TypedDocumentString<PolicyCheckQuery, PolicyCheckQueryVariables>;
export const PolicyOffersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicyOffers($policyId: ID!, $fileId: ID!) {
  policyOffers(policyId: $policyId, fileId: $fileId) {
    ...FileOffersParts
  }
}
    fragment OfferParts on PolicyOffer {
  id
  path
  label
  group
  was
  isAccepted
  isLeft
  choices {
    value
    shown
    page
    quote
    boxes {
      x
      y
      width
      height
    }
  }
}
fragment FileOffersParts on PolicyFileOffers {
  fileId
  fileName
  state
  progress
  error
  problem
  doubt
  type
  carrier {
    id
    name
  }
  offers {
    ...OfferParts
  }
  pages {
    number
    width
    height
  }
}`) as unknown as TypedDocumentString<PolicyOffersQuery, PolicyOffersQueryVariables>;
export const PolicyFromFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicyFromFile($fileId: ID!, $accountId: ID!) {
  policyFromFile(fileId: $fileId, accountId: $accountId) {
    ...FileOffersParts
  }
}
    fragment OfferParts on PolicyOffer {
  id
  path
  label
  group
  was
  isAccepted
  isLeft
  choices {
    value
    shown
    page
    quote
    boxes {
      x
      y
      width
      height
    }
  }
}
fragment FileOffersParts on PolicyFileOffers {
  fileId
  fileName
  state
  progress
  error
  problem
  doubt
  type
  carrier {
    id
    name
  }
  offers {
    ...OfferParts
  }
  pages {
    number
    width
    height
  }
}`) as unknown as TypedDocumentString<PolicyFromFileQuery, PolicyFromFileQueryVariables>;
export const AcceptPolicyValuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptPolicyValues($policyId: ID!, $fileId: ID!, $values: [OfferedPolicyValueInput!]!, $key: ID!) {
  acceptPolicyValues(
    policyId: $policyId
    input: { fileId: $fileId, values: $values, key: $key }
  ) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptPolicyValuesMutation, AcceptPolicyValuesMutationVariables>;
export const TakeBackPolicyValueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeBackPolicyValue($policyId: ID!, $offerId: String!, $key: ID!) {
  takeBackPolicyValue(policyId: $policyId, offerId: $offerId, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<TakeBackPolicyValueMutation, TakeBackPolicyValueMutationVariables>;
export const LeavePolicyValuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeavePolicyValues($policyId: ID!, $fileId: ID!, $offerIds: [String!]!, $leave: Boolean!, $key: ID!) {
  leavePolicyValues(
    policyId: $policyId
    fileId: $fileId
    offerIds: $offerIds
    leave: $leave
    key: $key
  ) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<LeavePolicyValuesMutation, LeavePolicyValuesMutationVariables>;
export const ReadPolicyDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadPolicyDocument($file: Upload!, $key: ID!) {
  readPolicyDocument(file: $file, key: $key) {
    policyFromFile {
      fileId
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ReadPolicyDocumentMutation, ReadPolicyDocumentMutationVariables>;
export const PolicyFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicyFiles($id: ID!) {
  businessPolicy(id: $id) {
    files {
      id
      type
    }
  }
}
    `) as unknown as TypedDocumentString<PolicyFilesQuery, PolicyFilesQueryVariables>;
export const CarriersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Carriers {
  carriers {
    id
    name
    isCarrier
    isBroker
  }
}
    `) as unknown as TypedDocumentString<CarriersQuery, CarriersQueryVariables>;
export const CreateCarrierDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCarrier($name: String!, $isCarrier: Boolean!, $isBroker: Boolean!, $key: ID!) {
  createCarrier(
    input: { name: $name, isCarrier: $isCarrier, isBroker: $isBroker, key: $key }
  ) {
    carrier {
      id
      name
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCarrierMutation, CreateCarrierMutationVariables>;
export const PolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Policy($id: ID!) {
  businessPolicy(id: $id) {
    ...Policy
  }
}
    fragment PolicyForm on BusinessPolicy {
  type
  market
  source
  policyNumber
  quoteNumber
  issuedAt
  inforceAt
  expiresAt
  carrier {
    id
    name
  }
  broker {
    id
    name
  }
  agencyUser {
    id
    name
  }
  producer {
    id
    name
  }
  serviceRep {
    id
    name
  }
  pricing {
    billingType
    paymentIntervalType
    premium
    taxes
    agencyFees
    brokerFees
    policyFees
    otherFees
    total
    estimatedCommission
    minimumEarnedPremium
  }
  limits {
    cyberAggregateLimit
    cyberRetentionLimit
    glAggregateLimit
    glMedicalPerOccurrenceLimit
    glMedicalPerPersonLimit
    glPerOccurrenceLimit
    glPersonalAndAdvertisingInjuryLimit
    glProductsAndCompletedOperationsLimit
    glRentedPremisesDamageLimit
    propertyBuildingLimit
    propertyContentsLimit
    umbrellaOrExcessAggregateLimit
    umbrellaOrExcessPerOccurrenceLimit
    wcPerAccidentLimit
    wcPerDiseaseEmployeeLimit
    wcPerDiseasePolicyLimit
  }
  details {
    summary
    deductible
    locations
    namedAdditionalInsureds
    insured {
      name
      address
    }
    carrier {
      name
      address
    }
    blanketAdditionalInsureds {
      type
      description
    }
    coverageDescriptions {
      title
      description
      policyQuotes
    }
    exclusionDescriptions {
      title
      description
      policyQuotes
    }
    extraLimits {
      name
      limit
    }
  }
}
fragment PolicyVersion on BusinessPolicy {
  id
  policyNumber
  state
  inforceAt
  carrier {
    id
    name
  }
}
fragment Policy on BusinessPolicy {
  ...PolicyForm
  id
  rev
  state
  account {
    id
    name
    contacts {
      id
      name
    }
  }
  sources {
    field
    fileId
    fileName
    page
    quote
  }
  cancellation {
    canceledBy
    effectiveAt
    type
    reason
    isPending
  }
  can {
    cancel {
      ...PolicyMayParts
    }
    reinstate {
      ...PolicyMayParts
    }
    renew {
      ...PolicyMayParts
    }
    delete {
      ...PolicyMayParts
    }
  }
  renewal {
    nextPolicies {
      ...PolicyVersion
    }
    previousPolicies {
      ...PolicyVersion
    }
  }
  files {
    ...PolicyFileParts
  }
}
fragment PolicyMayParts on PolicyMay {
  allowed
  reason
}
fragment PolicyFileParts on PolicyFile {
  id
  name
  mimeType
  size
  pages
  type
  notes
  visible
  url
  createdAt
}`) as unknown as TypedDocumentString<PolicyQuery, PolicyQueryVariables>;
export const PolicyHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicyHistory($id: ID!, $first: Int!, $after: ID) {
  businessPolicy(id: $id) {
    id
    history(first: $first, after: $after) {
      ...HistoryParts
    }
  }
}
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<PolicyHistoryQuery, PolicyHistoryQueryVariables>;
export const CreatePoliciesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePolicies($input: CreateBusinessPoliciesInput!) {
  createBusinessPolicies(input: $input) {
    businessPolicies {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePoliciesMutation, CreatePoliciesMutationVariables>;
export const UpdatePolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdatePolicy($id: ID!, $input: UpdateBusinessPolicyInput!) {
  updateBusinessPolicy(id: $id, input: $input) {
    businessPolicy {
      id
      rev
    }
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePolicyMutation, UpdatePolicyMutationVariables>;
export const DeletePolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePolicy($id: ID!, $reason: String, $key: ID!) {
  deleteBusinessPolicy(id: $id, reason: $reason, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeletePolicyMutation, DeletePolicyMutationVariables>;
export const CancelPolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelPolicy($id: ID!, $input: CancelBusinessPolicyInput!) {
  cancelBusinessPolicy(id: $id, input: $input) {
    businessPolicy {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CancelPolicyMutation, CancelPolicyMutationVariables>;
export const RenewPolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewPolicy($id: ID!, $input: RenewBusinessPolicyInput!) {
  renewBusinessPolicy(id: $id, input: $input) {
    businessPolicy {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RenewPolicyMutation, RenewPolicyMutationVariables>;
export const ReinstatePolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReinstatePolicy($id: ID!, $input: ReinstateBusinessPolicyInput!) {
  reinstateBusinessPolicy(id: $id, input: $input) {
    businessPolicy {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ReinstatePolicyMutation, ReinstatePolicyMutationVariables>;
export const UploadPolicyFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadPolicyFile($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) {
    policyFile {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UploadPolicyFileMutation, UploadPolicyFileMutationVariables>;
export const DeleteFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteFile($fileId: ID!, $reason: String, $key: ID!) {
  deleteFile(fileId: $fileId, reason: $reason, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFileMutation, DeleteFileMutationVariables>;
export const CustomPresetPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomPresetPage($filter: CustomPresetFilter!, $first: Int!, $after: ID, $withTotals: Boolean!) {
  customPresets(filter: $filter, first: $first, after: $after) {
    ...CustomPresetRow
  }
  customPresetTotals(filter: $filter) @include(if: $withTotals) {
    key
    count
  }
}
    fragment CustomPresetRow on CustomPreset {
  id
  title
  description
  allowFileUpload
  inheritFromPreset
  createdBy {
    id
    name
  }
  updatedAt
  archivedAt
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<CustomPresetPageQuery, CustomPresetPageQueryVariables>;
export const CustomPresetViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomPresetView($id: ID!, $runs: Int!, $first: Int!) {
  customPreset(id: $id) {
    ...CustomPresetRow
    basePrompt
    rev
    files {
      ...CustomPresetFile
    }
    history(first: $first) {
      ...HistoryParts
    }
  }
  caraWorkspaces(filter: { customPresetIds: [$id] }, first: $runs) {
    ...WorkspaceRow
  }
}
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}
fragment CustomPresetRow on CustomPreset {
  id
  title
  description
  allowFileUpload
  inheritFromPreset
  createdBy {
    id
    name
  }
  updatedAt
  archivedAt
  place {
    cursor
  }
}
fragment CustomPresetFile on CaraFile {
  id
  shownName
  url
  size
}
fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
  }
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  metadata {
    clientName
  }
}`) as unknown as TypedDocumentString<CustomPresetViewQuery, CustomPresetViewQueryVariables>;
export const CustomPresetHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomPresetHistory($id: ID!, $first: Int!, $after: ID) {
  customPreset(id: $id) {
    history(first: $first, after: $after) {
      ...HistoryParts
    }
  }
}
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<CustomPresetHistoryQuery, CustomPresetHistoryQueryVariables>;
export const CreateCustomPresetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCustomPreset($input: CustomPresetInput!) {
  createCustomPreset(input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCustomPresetMutation, CreateCustomPresetMutationVariables>;
export const UpdateCustomPresetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCustomPreset($id: ID!, $rev: Int!, $input: CustomPresetInput!) {
  updateCustomPreset(id: $id, rev: $rev, input: $input) {
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCustomPresetMutation, UpdateCustomPresetMutationVariables>;
export const DuplicateCustomPresetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateCustomPreset($id: ID!, $key: ID!) {
  duplicateCustomPreset(id: $id, key: $key) {
    customPreset {
      id
      title
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DuplicateCustomPresetMutation, DuplicateCustomPresetMutationVariables>;
export const ArchiveCustomPresetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveCustomPresets($ids: [ID!]!, $archive: Boolean!, $key: ID!) {
  archiveCustomPresets(ids: $ids, archive: $archive, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ArchiveCustomPresetsMutation, ArchiveCustomPresetsMutationVariables>;
export const ServiceRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ServiceRequest($id: ID!) {
  serviceRequest(id: $id) {
    ...RequestParts
  }
}
    fragment RequestAddress on Address {
  line1
  line2
  city
  zone
  postalCode
}
fragment RequestFile on ServiceRequestFile {
  id
  name
  size
  url
}
fragment RequestVersion on ServiceRequestVersion {
  version
  createdAt
  updateTypes
  updateInitiatorType
  agencyUser {
    name
  }
  snapshot {
    assignee {
      name
    }
    dueAt
    notes
  }
  reason
  commentId
  certificateId
  certificateNumber
  merged {
    id
    title
  }
}
fragment RequestTalks on ServiceRequest {
  calls {
    id
    beganAt
    transcript {
      role
      content
    }
  }
  emailThreads {
    id
    beganAt
    attachments {
      ...RequestFile
    }
    participantEmails {
      sentAt
      senderRole
      body
    }
  }
}
fragment RequestActivity on ServiceRequest {
  versionHistory {
    ...RequestVersion
  }
  comments {
    id
    content
    createdAt
    agencyUser {
      name
    }
  }
  workspaces {
    id
    title
    createdAt
    agencyUser {
      name
    }
  }
}
fragment RequestFacts on ServiceRequest {
  type
  addAdditionalInsured {
    name
    relationship
    address {
      ...RequestAddress
    }
  }
  cancelPolicy {
    reason
  }
  createCertificate {
    name
    address {
      ...RequestAddress
    }
    additionalInsured
    additionalInsuredRelationship
    additionalInsuredRelationshipDescription
  }
  documentRequest {
    type
  }
  question {
    question
    type
  }
}
fragment MergedRequest on ServiceRequest {
  id
  title
  createdAt
  details
  calls {
    id
  }
  emailThreads {
    id
  }
  ...RequestFacts
}
fragment RequestParts on ServiceRequest {
  id
  rev
  state
  title
  channel
  createdAt
  dueAt
  assignee {
    id
    name
  }
  account {
    id
    name
  }
  clientName
  clientEmail
  clientPhone
  details
  businessPolicy {
    id
    type
    policyNumber
    carrier {
      name
    }
    files {
      id
      name
      type
    }
  }
  resolution {
    notes
    closedAt
    files {
      ...RequestFile
    }
  }
  mergedInto {
    id
    title
  }
  mergedRequests {
    ...MergedRequest
  }
  ...RequestFacts
  ...RequestTalks
  ...RequestActivity
}`) as unknown as TypedDocumentString<ServiceRequestQuery, ServiceRequestQueryVariables>;
export const RequestClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RequestClient($id: ID!) {
  serviceRequest(id: $id) {
    account {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RequestClientQuery, RequestClientQueryVariables>;
export const ClientFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ClientFiles($filter: BusinessPolicyFilter!) {
  businessPolicies(filter: $filter, first: 50) {
    id
    type
    policyNumber
    files {
      id
      name
      type
    }
  }
}
    `) as unknown as TypedDocumentString<ClientFilesQuery, ClientFilesQueryVariables>;
export const OpenRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenRequests($filter: ServiceRequestFilter, $first: Int!) {
  serviceRequests(filter: $filter, first: $first) {
    ...RequestRow
    clientEmail
    clientPhone
  }
}
    fragment RequestRow on ServiceRequest {
  id
  type
  state
  title
  createdAt
  dueAt
  assignee {
    id
    name
  }
  account {
    id
    name
  }
  clientName
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<OpenRequestsQuery, OpenRequestsQueryVariables>;
export const RequestAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RequestAccount($id: ID!) {
  account(id: $id) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<RequestAccountQuery, RequestAccountQueryVariables>;
export const RequestAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RequestAccounts($filter: AccountFilter, $first: Int!, $after: ID) {
  accounts(filter: $filter, first: $first, after: $after) {
    id
    name
    email
    place {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<RequestAccountsQuery, RequestAccountsQueryVariables>;
export const RequestPoliciesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RequestPolicies($filter: BusinessPolicyFilter, $first: Int!, $after: ID) {
  businessPolicies(filter: $filter, first: $first, after: $after) {
    id
    type
    policyNumber
    carrier {
      name
    }
    place {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPoliciesQuery, RequestPoliciesQueryVariables>;
export const CreateServiceRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateServiceRequest($input: CreateServiceRequestInput!) {
  createServiceRequest(input: $input) {
    serviceRequest {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateServiceRequestMutation, CreateServiceRequestMutationVariables>;
export const UpdateServiceRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateServiceRequest($id: ID!, $input: UpdateServiceRequestInput!) {
  updateServiceRequest(id: $id, input: $input) {
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateServiceRequestMutation, UpdateServiceRequestMutationVariables>;
export const UpdateServiceRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateServiceRequests($ids: [ID!]!, $input: UpdateServiceRequestInput!) {
  updateServiceRequests(ids: $ids, input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateServiceRequestsMutation, UpdateServiceRequestsMutationVariables>;
export const UndoServiceRequestsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoServiceRequestsUpdate($ids: [ID!]!, $update: String!, $key: ID!) {
  undoServiceRequestsUpdate(ids: $ids, update: $update, key: $key) {
    kept {
      id
      title
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UndoServiceRequestsUpdateMutation, UndoServiceRequestsUpdateMutationVariables>;
export const ResolveServiceRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResolveServiceRequest($id: ID!, $input: ResolveServiceRequestInput!) {
  resolveServiceRequest(id: $id, input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ResolveServiceRequestMutation, ResolveServiceRequestMutationVariables>;
export const ReopenServiceRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReopenServiceRequest($id: ID!, $input: ReopenServiceRequestInput!) {
  reopenServiceRequest(id: $id, input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenServiceRequestMutation, ReopenServiceRequestMutationVariables>;
export const AddServiceRequestCommentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddServiceRequestComment($id: ID!, $content: String!, $key: ID!) {
  addServiceRequestComment(id: $id, input: { content: $content, key: $key }) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<AddServiceRequestCommentMutation, AddServiceRequestCommentMutationVariables>;
export const MergeServiceRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeServiceRequests($keepId: ID!, $mergeId: ID!, $key: ID) {
  mergeServiceRequests(keepId: $keepId, mergeId: $mergeId, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<MergeServiceRequestsMutation, MergeServiceRequestsMutationVariables>;
export const CarrierPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierPage($filter: CarrierFilter!, $first: Int!, $after: ID, $withTotals: Boolean!) {
  carrierPage(filter: $filter, first: $first, after: $after) {
    ...CarrierRow
  }
  carrierTotals(filter: $filter) @include(if: $withTotals) {
    key
    count
  }
}
    fragment CarrierRow on Carrier {
  id
  name
  isCarrier
  isBroker
  policies
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<CarrierPageQuery, CarrierPageQueryVariables>;
export const CarrierViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierView($id: ID!, $first: Int!) {
  carrier(id: $id) {
    ...CarrierRow
    history(first: $first) {
      ...HistoryParts
    }
  }
}
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}
fragment CarrierRow on Carrier {
  id
  name
  isCarrier
  isBroker
  policies
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<CarrierViewQuery, CarrierViewQueryVariables>;
export const CarrierHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierHistory($id: ID!, $first: Int!, $after: ID) {
  carrier(id: $id) {
    history(first: $first, after: $after) {
      ...HistoryParts
    }
  }
}
    fragment HistoryParts on HistoryEvent {
  id
  kind
  actor
  agencyUser {
    id
    name
  }
  at
  reason
  changes {
    field
    label
    was
    is
  }
  about {
    name
    value
  }
  policyId
  certificateId
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<CarrierHistoryQuery, CarrierHistoryQueryVariables>;
export const OtherCarriersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OtherCarriers($filter: CarrierFilter!, $first: Int!, $after: ID) {
  carrierPage(filter: $filter, first: $first, after: $after) {
    ...CarrierRow
  }
}
    fragment CarrierRow on Carrier {
  id
  name
  isCarrier
  isBroker
  policies
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<OtherCarriersQuery, OtherCarriersQueryVariables>;
export const AddCarrierDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddCarrier($input: CreateCarrierInput!) {
  createCarrier(input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<AddCarrierMutation, AddCarrierMutationVariables>;
export const UpdateCarrierDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCarrier($id: ID!, $input: UpdateCarrierInput!) {
  updateCarrier(id: $id, input: $input) {
    errors {
      message
      code
      path
      links {
        label
        to
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCarrierMutation, UpdateCarrierMutationVariables>;
export const MergeCarriersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeCarriers($keepId: ID!, $mergeId: ID!, $key: ID!) {
  mergeCarriers(keepId: $keepId, mergeId: $mergeId, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<MergeCarriersMutation, MergeCarriersMutationVariables>;
export const ClassCodePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ClassCodePage($filter: ClassCodeFilter!, $first: Int!, $after: ID, $withTotals: Boolean!) {
  classCodes(filter: $filter, first: $first, after: $after) {
    ...ClassCodeRow
  }
  classCodeTotals(filter: $filter) @include(if: $withTotals) {
    key
    count
  }
}
    fragment ClassCodeRow on ClassCode {
  code
  title
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<ClassCodePageQuery, ClassCodePageQueryVariables>;
export const ClassCodeTableDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ClassCodeTable {
  classCodeTable {
    ...ClassCodeTableParts
  }
}
    fragment ClassCodeTableParts on ClassCodeTable {
  id
  fileName
  codes
  notes
  importedAt
  importedBy {
    id
    name
  }
}`) as unknown as TypedDocumentString<ClassCodeTableQuery, ClassCodeTableQueryVariables>;
export const ImportClassCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportClassCodes($input: ImportClassCodesInput!) {
  importClassCodes(input: $input) {
    classCodeTable {
      ...ClassCodeTableParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment ClassCodeTableParts on ClassCodeTable {
  id
  fileName
  codes
  notes
  importedAt
  importedBy {
    id
    name
  }
}`) as unknown as TypedDocumentString<ImportClassCodesMutation, ImportClassCodesMutationVariables>;
export const DeleteClassCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteClassCodes($id: ID!, $key: ID) {
  deleteClassCodes(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteClassCodesMutation, DeleteClassCodesMutationVariables>;
export const FormTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormTemplates {
  formTemplates {
    ...FormTemplateParts
  }
}
    fragment FormTemplateParts on FormTemplate {
  id
  form
  edition
  fileName
  matched
  unmatched
  missing
  licenceConfirmedAt
  licenceConfirmedBy {
    id
    name
  }
}`) as unknown as TypedDocumentString<FormTemplatesQuery, FormTemplatesQueryVariables>;
export const UploadFormTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadFormTemplate($input: UploadFormTemplateInput!) {
  uploadFormTemplate(input: $input) {
    formTemplate {
      ...FormTemplateParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment FormTemplateParts on FormTemplate {
  id
  form
  edition
  fileName
  matched
  unmatched
  missing
  licenceConfirmedAt
  licenceConfirmedBy {
    id
    name
  }
}`) as unknown as TypedDocumentString<UploadFormTemplateMutation, UploadFormTemplateMutationVariables>;
export const DeleteFormTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteFormTemplate($id: ID!) {
  deleteFormTemplate(id: $id) {
    formTemplate {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFormTemplateMutation, DeleteFormTemplateMutationVariables>;
export const OwnAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnAgency {
  agencyUser {
    agency {
      id
      name
      phone
      timeZone
      rev
      configuration {
        liabilityCOIConfiguration {
          contactName
          contactEmail
          contactPhone
        }
      }
      mailingAddress {
        line1
        line2
        city
        zone
        postalCode
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnAgencyQuery, OwnAgencyQueryVariables>;
export const UpdateAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateAgency($name: String, $phone: String, $mailingAddress: AddressInput, $timeZone: String, $configuration: AgencyConfigurationInput, $rev: Int!, $key: ID!) {
  updateAgency(
    input: {
      name: $name
      phone: $phone
      mailingAddress: $mailingAddress
      timeZone: $timeZone
      configuration: $configuration
      rev: $rev
      key: $key
    }
  ) {
    agency {
      rev
    }
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAgencyMutation, UpdateAgencyMutationVariables>;
export const OwnSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnSubscription {
  agencyUser {
    agency {
      id
      subscription {
        ...SubscriptionParts
      }
    }
  }
  subscriptionManagementLinks {
    hasPaymentProvider
  }
}
    fragment PeriodPriceParts on PeriodPrices {
  monthly
  annual
}
fragment SubscriptionParts on AgencySubscription {
  plan
  period
  state
  numSeats
  numSeatsActive
  numVoiceAgents
  nextBillingAmount
  nextBillingDate
  trialEndDate
  stateSince
  contractEndDate
  openPayment {
    state
    title
    message
    confirmBy
  }
  agreedPrices {
    basePrice {
      ...PeriodPriceParts
    }
    pricePerSeat {
      ...PeriodPriceParts
    }
    pricePerVoiceAgent {
      ...PeriodPriceParts
    }
  }
}`) as unknown as TypedDocumentString<OwnSubscriptionQuery, OwnSubscriptionQueryVariables>;
export const PreviewUpdateSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewUpdateSubscription($plan: SubscriptionPlan!, $period: SubscriptionPeriod!, $seats: Int!, $voiceAgents: Int!) {
  subscriptionManagementLinks {
    previewUpdateSubscription(
      input: { plan: $plan, period: $period, seats: $seats, voiceAgents: $voiceAgents }
    ) {
      checkoutUrl
      clientSecret
      invoicePreview {
        lineItems {
          name
          quantity
          unitAmount
          totalAmount
        }
        subTotal
        discountTotal
        taxTotal
        total
        amountDue
        isNextInvoice
        date
      }
      errors {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewUpdateSubscriptionQuery, PreviewUpdateSubscriptionQueryVariables>;
export const UpdatePaymentMethodUrlDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UpdatePaymentMethodUrl {
  subscriptionManagementLinks {
    updatePaymentMethodUrl
  }
}
    `) as unknown as TypedDocumentString<UpdatePaymentMethodUrlQuery, UpdatePaymentMethodUrlQueryVariables>;
export const UpdateSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSubscription($plan: SubscriptionPlan!, $period: SubscriptionPeriod!, $seats: Int!, $voiceAgents: Int!, $key: ID!) {
  updateSubscription(
    input: {
      plan: $plan
      period: $period
      seats: $seats
      voiceAgents: $voiceAgents
      key: $key
    }
  ) {
    plan
    clientSecret
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSubscriptionMutation, UpdateSubscriptionMutationVariables>;
export const PaySubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PaySubscription {
  paySubscription {
    state
    clientSecret
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<PaySubscriptionMutation, PaySubscriptionMutationVariables>;
export const ExpiredDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Expired {
  agencyUser {
    id
    role
    sees
    agency {
      id
      name
      timeZone
      owners
      subscription {
        ...SubscriptionParts
      }
    }
  }
  subscriptionManagementLinks {
    hasPaymentProvider
  }
}
    fragment PeriodPriceParts on PeriodPrices {
  monthly
  annual
}
fragment SubscriptionParts on AgencySubscription {
  plan
  period
  state
  numSeats
  numSeatsActive
  numVoiceAgents
  nextBillingAmount
  nextBillingDate
  trialEndDate
  stateSince
  contractEndDate
  openPayment {
    state
    title
    message
    confirmBy
  }
  agreedPrices {
    basePrice {
      ...PeriodPriceParts
    }
    pricePerSeat {
      ...PeriodPriceParts
    }
    pricePerVoiceAgent {
      ...PeriodPriceParts
    }
  }
}`) as unknown as TypedDocumentString<ExpiredQuery, ExpiredQueryVariables>;
export const WatchSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription WatchSubscription {
  watchSubscription {
    ...SubscriptionParts
  }
}
    fragment PeriodPriceParts on PeriodPrices {
  monthly
  annual
}
fragment SubscriptionParts on AgencySubscription {
  plan
  period
  state
  numSeats
  numSeatsActive
  numVoiceAgents
  nextBillingAmount
  nextBillingDate
  trialEndDate
  stateSince
  contractEndDate
  openPayment {
    state
    title
    message
    confirmBy
  }
  agreedPrices {
    basePrice {
      ...PeriodPriceParts
    }
    pricePerSeat {
      ...PeriodPriceParts
    }
    pricePerVoiceAgent {
      ...PeriodPriceParts
    }
  }
}`) as unknown as TypedDocumentString<WatchSubscriptionSubscription, WatchSubscriptionSubscriptionVariables>;
export const PaymentKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentKey {
  subscriptionManagementLinks {
    publishableKey
  }
}
    `) as unknown as TypedDocumentString<PaymentKeyQuery, PaymentKeyQueryVariables>;
export const InvoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Invoices($first: Int!, $after: ID) {
  agencyUser {
    agency {
      id
      subscription {
        isBilledOutside
        invoices(first: $first, after: $after) {
          ...InvoiceRow
        }
      }
    }
  }
}
    fragment InvoiceRow on Invoice {
  id
  number
  title
  issuedOn
  periodStartsOn
  periodEndsOn
  state
  total
  viewUrl
  downloadUrl
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<InvoicesQuery, InvoicesQueryVariables>;
export const ManagedUsersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ManagedUsers {
  agencyUser {
    id
    agency {
      id
      subscription {
        ...Seats
      }
    }
  }
  agencyUsers {
    ...ManagedUser
  }
}
    fragment ManagedUser on AgencyUser {
  id
  name
  email
  state
  role
  sees
  lastSeenAt
  invitedAt
  invitedUntil
}
fragment Seats on AgencySubscription {
  numSeats
  numSeatsActive
}`) as unknown as TypedDocumentString<ManagedUsersQuery, ManagedUsersQueryVariables>;
export const UserToDisableDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserToDisable($id: ID!) {
  agencyUserWork(id: $id) {
    requests
    followUps
  }
}
    `) as unknown as TypedDocumentString<UserToDisableQuery, UserToDisableQueryVariables>;
export const AddUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddUser($input: CreateAgencyUserInput!) {
  createAgencyUser(input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<AddUserMutation, AddUserMutationVariables>;
export const ChangeRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeRole($input: SetAgencyUserRightsInput!) {
  setAgencyUserRights(input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const DisableUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisableUser($id: ID!, $handTo: ID, $key: ID) {
  disableAgencyUser(id: $id, handTo: $handTo, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DisableUserMutation, DisableUserMutationVariables>;
export const EnableUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EnableUser($id: ID!, $key: ID) {
  enableAgencyUser(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<EnableUserMutation, EnableUserMutationVariables>;
export const InviteAgainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteAgain($id: ID!, $key: ID) {
  sendAgencyInvitation(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<InviteAgainMutation, InviteAgainMutationVariables>;
export const YouDocument = /*#__PURE__*/ new TypedDocumentString(`
    query You {
  agencyUser {
    id
    name
    email
    signature
  }
  agencySessions {
    id
    device
    network
    createdAt
    lastSeenAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<YouQuery, YouQueryVariables>;
export const RenameDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Rename($input: UpdateAgencyUserInput!) {
  updateAgencyUser(input: $input) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RenameMutation, RenameMutationVariables>;
export const StartEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartEmailChange($email: String!) {
  startAgencyUserEmailChange(email: $email) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<StartEmailChangeMutation, StartEmailChangeMutationVariables>;
export const ConfirmEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmEmailChange($currentCode: String!, $newCode: String!) {
  confirmAgencyUserEmailChange(currentCode: $currentCode, newCode: $newCode) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endAgencySession(id: $id) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const SignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignIn($email: String!, $code: String) {
  agencySignIn(email: $email, code: $code) {
    agencyUser {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const StylePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StylePage($filter: HtmlDocumentTemplateFilter!, $sort: HtmlDocumentTemplateSort!, $first: Int!, $after: ID, $withTotals: Boolean!) {
  htmlDocumentTemplates(
    filter: $filter
    sort: $sort
    first: $first
    after: $after
  ) {
    ...StyleRow
  }
  htmlDocumentTemplateTotals(filter: $filter) @include(if: $withTotals) {
    key
    count
  }
}
    fragment StyleRow on HtmlDocumentTemplate {
  id
  title
  description
  baseStyleId
  isDefault
  updatedAt
  createdBy {
    name
  }
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<StylePageQuery, StylePageQueryVariables>;
export const StyleViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StyleView($id: ID!) {
  htmlDocumentTemplate(id: $id) {
    ...StyleForm
  }
}
    fragment StyleForm on HtmlDocumentTemplate {
  id
  title
  description
  baseStyleId
  pageSize
  accentColor
  secondColor
  logo {
    id
    name
  }
  prefixFiles {
    id
    name
  }
  suffixFiles {
    id
    name
  }
  rev
}`) as unknown as TypedDocumentString<StyleViewQuery, StyleViewQueryVariables>;
export const CreateStyleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateStyle($input: HtmlDocumentTemplateInput!) {
  createHtmlDocumentTemplate(input: $input) {
    htmlDocumentTemplate {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateStyleMutation, CreateStyleMutationVariables>;
export const UpdateStyleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateStyle($id: ID!, $input: HtmlDocumentTemplateInput!) {
  updateHtmlDocumentTemplate(id: $id, input: $input) {
    htmlDocumentTemplate {
      rev
    }
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateStyleMutation, UpdateStyleMutationVariables>;
export const DeleteStyleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteStyle($id: ID!, $key: ID) {
  deleteHtmlDocumentTemplate(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteStyleMutation, DeleteStyleMutationVariables>;
export const NewDocumentStyleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NewDocumentStyle {
  defaultArtifactStyle
  htmlDocumentTemplates(sort: TITLE_ASC, first: 200) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<NewDocumentStyleQuery, NewDocumentStyleQueryVariables>;
export const UseStyleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UseStyle($styleId: ID!, $key: ID) {
  useHtmlDocumentTemplate(styleId: $styleId, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UseStyleMutation, UseStyleMutationVariables>;
export const TemplatePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TemplatePage($filter: DocumentTemplateFilter!, $sort: DocumentTemplateSort!, $first: Int!, $after: ID, $withTotals: Boolean!) {
  documentTemplates(filter: $filter, sort: $sort, first: $first, after: $after) {
    ...TemplateRow
  }
  documentTemplateTotals(filter: $filter) @include(if: $withTotals) {
    key
    count
  }
}
    fragment TemplateRow on DocumentTemplate {
  id
  title
  placeCount
  updatedAt
  createdBy {
    name
  }
  place {
    cursor
  }
}`) as unknown as TypedDocumentString<TemplatePageQuery, TemplatePageQueryVariables>;
export const TemplateViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TemplateView($id: ID!) {
  documentTemplate(id: $id) {
    id
    title
    html
    rev
    createdBy {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<TemplateViewQuery, TemplateViewQueryVariables>;
export const TemplateAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TemplateAccounts($filter: AccountFilter, $first: Int!, $after: ID) {
  accounts(filter: $filter, first: $first, after: $after) {
    id
    name
    email
    place {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<TemplateAccountsQuery, TemplateAccountsQueryVariables>;
export const UpdateTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateTemplate($id: ID!, $input: DocumentTemplateInput!) {
  updateDocumentTemplate(id: $id, input: $input) {
    documentTemplate {
      rev
    }
    errors {
      message
      code
      path
      rev
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTemplateMutation, UpdateTemplateMutationVariables>;
export const DeleteTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteTemplate($id: ID!, $key: ID) {
  deleteDocumentTemplate(id: $id, key: $key) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
export const CreateSavedViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSavedView($list: String!, $name: String!, $query: String!, $key: ID) {
  createSavedView(input: { list: $list, name: $name, query: $query, key: $key }) {
    savedView {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
export const UpdateSavedViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSavedView($id: ID!, $name: String!) {
  updateSavedView(id: $id, name: $name) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;
export const DeleteSavedViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSavedView($id: ID!) {
  deleteSavedView(id: $id) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>;
export const InvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Invitation($token: String!) {
  agencyInvitation(token: $token) {
    agencyName
    email
    state
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptInvitation($token: String!) {
  acceptAgencyInvitation(token: $token) {
    agencyUser {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const WorkspacePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkspacePage($filter: CaraWorkspaceFilter, $group: CaraWorkspaceGrouping, $first: Int!, $after: ID, $withTotals: Boolean!) {
  caraWorkspaces(filter: $filter, group: $group, first: $first, after: $after) {
    ...WorkspaceListRow
  }
  caraWorkspaceTotals(filter: $filter, group: $group) @include(if: $withTotals) {
    key
    count
  }
}
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
  }
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  metadata {
    clientName
  }
}
fragment WorkspaceListRow on CaraWorkspace {
  ...WorkspaceRow
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<WorkspacePageQuery, WorkspacePageQueryVariables>;
export const UpdateWorkspacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateWorkspaces($ids: [ID!]!, $input: UpdateCaraWorkspacesInput!) {
  updateCaraWorkspaces(workspaceIds: $ids, input: $input) {
    caraWorkspaces {
      id
      title
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateWorkspacesMutation, UpdateWorkspacesMutationVariables>;
export const DeleteWorkspacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteWorkspaces($ids: [ID!]!) {
  deleteCaraWorkspaces(workspaceIds: $ids) {
    ids
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteWorkspacesMutation, DeleteWorkspacesMutationVariables>;
export const AddMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddMessage($id: ID!, $input: CaraWorkspaceMessageInput!) {
  addCaraWorkspaceMessage(id: $id, input: $input) {
    caraWorkspace {
      ...WorkspaceParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}
fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  customPreset {
    id
    title
    inheritFromPreset
  }
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  account {
    id
    name
  }
  serviceRequest {
    id
    state
    title
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchKnowledgeBase {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        searchWeb {
          results {
            query
            places {
              ...SourceParts
            }
          }
          visited {
            url
            note
          }
        }
        searchKnowledgeGraph {
          results {
            query
            answer
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        pdfEditor {
          operation
          fileId
          version
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
  }
}`) as unknown as TypedDocumentString<AddMessageMutation, AddMessageMutationVariables>;
export const StopWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StopWorkspace($id: ID!) {
  stopCaraWorkspace(id: $id) {
    caraWorkspace {
      id
      state
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<StopWorkspaceMutation, StopWorkspaceMutationVariables>;
export const RetryWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryWorkspace($id: ID!) {
  retryCaraWorkspace(id: $id) {
    caraWorkspace {
      id
      state
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RetryWorkspaceMutation, RetryWorkspaceMutationVariables>;
export const UpdateArtifactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateArtifact($workspaceId: ID!, $artifactId: ID!, $version: Int!, $edits: Int!, $input: UpdateCaraWorkspaceArtifactInput!) {
  updateCaraWorkspaceArtifact(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
    edits: $edits
    input: $input
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`) as unknown as TypedDocumentString<UpdateArtifactMutation, UpdateArtifactMutationVariables>;
export const ConfirmValuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmValues($workspaceId: ID!, $artifactId: ID!, $version: Int!, $edits: Int!, $fields: [String!]!, $confirmed: Boolean!) {
  confirmCaraWorkspaceFormValues(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
    edits: $edits
    fields: $fields
    confirmed: $confirmed
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`) as unknown as TypedDocumentString<ConfirmValuesMutation, ConfirmValuesMutationVariables>;
export const MarkReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkReview($workspaceId: ID!, $artifactId: ID!, $version: Int!, $input: ReviewMarkInput!) {
  markCaraWorkspaceReview(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
    input: $input
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`) as unknown as TypedDocumentString<MarkReviewMutation, MarkReviewMutationVariables>;
export const DraftFromReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DraftFromReview($workspaceId: ID!, $artifactId: ID!, $version: Int!, $as: ReviewDraft!) {
  draftFromCaraWorkspaceReview(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
    as: $as
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`) as unknown as TypedDocumentString<DraftFromReviewMutation, DraftFromReviewMutationVariables>;
export const RestoreArtifactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreArtifact($workspaceId: ID!, $artifactId: ID!, $version: Int!) {
  restoreCaraWorkspaceArtifact(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  record {
    type
    id
    accountId
  }
  url
  host
  readOn
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
    template {
      id
      title
      places {
        name
        value
        state
        source {
          ...SourceParts
        }
        reason
      }
    }
  }
  email {
    subject
    toEmail
    toName
    body
    completed
    cc
    attachments {
      artifactId
      fileId
    }
    withSignature
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fileId
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      choices
      isOpen
      source {
        ...SourceParts
      }
      before {
        value
        source {
          ...SourceParts
        }
      }
    }
    findings {
      severity
      message
      fields
    }
  }
  review {
    title
    kind
    columns
    highlights
    notes
    findings {
      ...FindingParts
    }
    tables {
      title
      head {
        label
        isNumber
        isBar
      }
      rows {
        ...ReviewCellParts
      }
    }
  }
}
fragment FindingParts on ReviewFinding {
  id
  group
  topic
  verdict
  severity
  why
  action
  cells {
    ...ReviewCellParts
  }
  dealt {
    by
    at
  }
  remark {
    text
    by
    at
  }
}
fragment ReviewCellParts on ReviewCell {
  text
  note
  source {
    ...SourceParts
  }
}`) as unknown as TypedDocumentString<RestoreArtifactMutation, RestoreArtifactMutationVariables>;
export const RemoveMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveMessage($id: ID!, $messageId: ID!) {
  removeCaraWorkspaceMessage(id: $id, messageId: $messageId) {
    caraWorkspace {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveMessageMutation, RemoveMessageMutationVariables>;
export const ProposeChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ProposeChange($workspaceId: ID!, $artifactId: ID!, $version: Int!, $edits: Int!, $part: String!, $instruction: String!) {
  proposeCaraWorkspaceArtifactChange(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
    edits: $edits
    part: $part
    instruction: $instruction
  ) {
    proposal {
      after
      note
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeChangeMutation, ProposeChangeMutationVariables>;
export const DocumentStyleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DocumentStyle($artifactId: ID!) {
  artifactStyle(artifactId: $artifactId)
  htmlDocumentTemplates(sort: TITLE_ASC, first: 200) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<DocumentStyleQuery, DocumentStyleQueryVariables>;
export const ChooseStyleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseStyle($workspaceId: ID!, $artifactId: ID!, $styleId: ID!, $key: ID) {
  chooseArtifactStyle(
    workspaceId: $workspaceId
    artifactId: $artifactId
    styleId: $styleId
    key: $key
  ) {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ChooseStyleMutation, ChooseStyleMutationVariables>;
export const TemplateDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TemplateDraft($workspaceId: ID!, $artifactId: ID!, $version: Int!) {
  documentTemplateDraft(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
  ) {
    title
    places
    proposed {
      words
      name
      at
    }
  }
}
    `) as unknown as TypedDocumentString<TemplateDraftQuery, TemplateDraftQueryVariables>;
export const CreateTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateTemplate($input: CreateDocumentTemplateInput!) {
  createDocumentTemplate(input: $input) {
    documentTemplate {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTemplateMutation, CreateTemplateMutationVariables>;
export const ShellDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Shell {
  agencyUser {
    id
    email
    name
    role
    sees
    signature
    agency {
      id
      name
      timeZone
      owners
    }
  }
  agencyUsers {
    id
    name
    state
  }
  uploadLimits {
    fileBytes
    files
  }
  offersAddresses
  searchesWeb
  savedViews {
    id
    list
    name
    query
  }
  customPresets(filter: { archived: false }, first: 200) {
    id
    title
    description
    allowFileUpload
  }
}
    `) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
export const WatchAgencyUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription WatchAgencyUser {
  watchAgencyUser {
    id
    role
    sees
  }
}
    `) as unknown as TypedDocumentString<WatchAgencyUserSubscription, WatchAgencyUserSubscriptionVariables>;
export const SignOutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOut {
  agencySignOut
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const SignOutEverywhereDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOutEverywhere {
  agencySignOutEverywhere {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const WaitingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Waiting {
  serviceRequestTotals(filter: { states: [OPEN] }) {
    key
    count
  }
  dayTotals(scope: MINE) {
    key
    count
  }
}
    `) as unknown as TypedDocumentString<WaitingQuery, WaitingQueryVariables>;