import type { Office } from '../../catalogue/types.ts'
import type { CatalogType, ContactType } from '../../contract/enquiry-fields.ts'

/** What a visitor sent, as it was given. */
export interface Enquiry {
  readonly id: string
  readonly contactType: ContactType
  readonly office: Office['id']
  readonly fullName: string
  readonly companyName: string
  readonly address: string | undefined
  readonly stateCountry: string
  readonly phone: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly catalogType: CatalogType | undefined
  /** 'dates | location' */
  readonly session: string | undefined
  readonly receivedAt: Date
}
