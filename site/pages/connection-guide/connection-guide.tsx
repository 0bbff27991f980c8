import { ExternalButton } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import type { PageData } from '../../page-declaration.ts'
import styles from './connection-guide.module.css'
import type { page } from './page.ts'

export const Page = ({ head, banner, guide, torques, joints }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} banner={banner} size="strip" />
      <div className={`wrap ${styles.guide}`}>
        {guide ? (
          <>
            <p className={styles.bar}>
              <ExternalButton href={guide.href} look="ink">
                Open the PDF
              </ExternalButton>
              <span className={styles.facts}>{guide.facts}</span>
            </p>
            <table className={styles.torques} id="torque">
              <caption>Torque, SAE Grade 8 bolts</caption>
              <TableHeads of={['Thread', 'Used for', ['Dry', 'number'], ['Lubricated', 'number']]} />
              <tbody>
                {torques.map(({ thread, parts, dry, lubricated }) => (
                  <tr key={thread}>
                    <th scope="row">{thread}</th>
                    <td>
                      <Dimensions>{parts}</Dimensions>
                    </td>
                    {[dry, lubricated].map(({ us, metric }) => (
                      <td key={us} data-number>
                        {us} <small>{metric}</small>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <h2 className="visually-hidden">Joints</h2>
            <ul className={styles.joints}>
              {joints.map(({ id, title, use, page, drawing }) => (
                <li key={id} id={id}>
                  <a className={styles.joint} href={`${guide.href}#page=${page}`} {...newTab}>
                    <Plate className={styles.drawing}>
                      <Picture visual={drawing} sizes="(min-width: 1024px) 320px, (min-width: 640px) 50vw, 128px" />
                    </Plate>
                    <h3>{title}</h3>
                    <span className={styles.use}>{use}</span>
                    <span className={styles.facts}>Page {page}</span>
                    <NewTabHint />
                  </a>
                </li>
              ))}
            </ul>
            <object className={styles.document} data={guide.href} type="application/pdf" aria-label="Connection Guide">
              <p>
                Your browser can’t display PDFs here. <a href={guide.href}>Open the Connection Guide.</a>
              </p>
            </object>
          </>
        ) : (
          <>
            <p className={styles.empty}>
              The guide is coming soon. Until then, see each part for its bolt patterns and hardware.
            </p>
            <ButtonLink to="/products/plates">Plates</ButtonLink>
          </>
        )}
      </div>
    </>
  )
}
