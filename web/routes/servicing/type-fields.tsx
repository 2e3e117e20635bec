import { type ReactNode, useState } from 'react'
import { QUESTION_TYPES, REQUESTED_DOCUMENTS, type RequestType } from '../../../shared/requests.ts'
import { AddressFields } from '../../parts/form/address-fields.tsx'
import { KeptFields, SelectField, TextAreaField, TextField } from '../../parts/form/fields.tsx'
import { CheckField } from '../../ui/field.tsx'

/** The fields of each type (spec 1 §3). Types without fields of their own use the policy or the details. */
const FIELDS: Partial<Record<RequestType, () => ReactNode>> = {
  ADD_ADDITIONAL_INSURED: () => (
    <>
      <TextField label="Name of the additional insured" name="addAdditionalInsured.name" />
      <TextField
        label="Relationship"
        optional
        name="addAdditionalInsured.relationship"
        placeholder="For example: landlord"
      />
      <AddressFields optional path="addAdditionalInsured.address" />
    </>
  ),
  CANCEL_POLICY: () => <TextAreaField short label="Reason" optional name="cancelPolicy.reason" />,
  CREATE_CERTIFICATE: () => <CertificateFields />,
  DOCUMENT_REQUEST: () => <SelectField label="Document" name="documentRequest.type" choices={REQUESTED_DOCUMENTS} />,
  QUESTION: () => (
    <>
      <TextAreaField short label="Question" name="question.question" />
      <SelectField label="About" name="question.type" choices={QUESTION_TYPES} value="OTHER" />
    </>
  ),
}

/** The fields of a type. Those of a type that was chosen before stay with what was typed, unseen and not sent. */
export function TypeFields({ type }: { type: RequestType | undefined }) {
  return (Object.keys(FIELDS) as RequestType[]).map((id) => (
    <KeptFields key={id} shown={id === type}>
      {FIELDS[id]?.()}
    </KeptFields>
  ))
}

function CertificateFields() {
  const [isInsured, setInsured] = useState(false)
  const path = 'createCertificate'
  return (
    <>
      <TextField label="Certificate holder" name={`${path}.name`} />
      <AddressFields optional path={`${path}.address`} />
      <CheckField
        name={`${path}.additionalInsured`}
        value="yes"
        path={`${path}.additionalInsured`}
        checked={isInsured}
        onChange={(event) => setInsured(event.target.checked)}
      >
        The holder is to be an additional insured
      </CheckField>
      <KeptFields shown={isInsured}>
        <TextField
          label="Relationship"
          optional
          name={`${path}.additionalInsuredRelationship`}
          placeholder="For example: owner of the premises"
        />
        <TextAreaField
          short
          label="More about the relationship"
          optional
          name={`${path}.additionalInsuredRelationshipDescription`}
        />
      </KeptFields>
    </>
  )
}
