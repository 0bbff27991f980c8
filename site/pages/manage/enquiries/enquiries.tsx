import type { ViewProps } from '../views.tsx'
import { EnquiryList } from './enquiry-list.tsx'
import { EnquiryView } from './enquiry-view.tsx'
import { PersonView } from './person-view.tsx'

/** What visitors have sent: `/manage/enquiries`, `…/{id}` for one, `…/person` for the data of one person. */
export const Enquiries = ({ member, rest: [id] }: ViewProps) => {
  if (id === undefined) return <EnquiryList />
  if (id === 'person') return <PersonView />
  return <EnquiryView key={id} id={id} member={member} />
}
