import { company } from '#catalog/company.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { ToolPage } from '../../components/calculator/tool-page.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import type { PageData } from '../../page-declaration.ts'
import type { page } from './page.ts'

export const Page = ({ head, banner, calculators }: PageData<typeof page>) => (
  <ToolPage head={head} banner={banner}>
    <div className="wrap section">
      <h2 className="visually-hidden">All calculators</h2>
      <ul className="calculators">
        {calculators.map(({ id, title, url, description, given, answer }) => (
          <li key={id} id={id}>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <dl>
              <div>
                <dt>Input</dt>
                <dd>{given}</dd>
              </div>
              <div>
                <dt>Result</dt>
                <dd>{answer}</dd>
              </div>
            </dl>
            <ButtonLink to={url}>
              Open<span className="visually-hidden"> {title}</span>
            </ButtonLink>
          </li>
        ))}
        <li id="builder">
          <div>
            <h3>3D Builder</h3>
            <p>Any structure built from standard parts, assembled hole to hole.</p>
          </div>
          <dl>
            <div>
              <dt>Input</dt>
              <dd>Parts, supports, and loads, or a template</dd>
            </div>
            <div>
              <dt>Result</dt>
              <dd>Utilization of each part, reactions, parts list, report, and CAD files</dd>
            </div>
          </dl>
          <ButtonLink to="/build">
            Open<span className="visually-hidden"> 3D Builder</span>
          </ButtonLink>
        </li>
      </ul>
      <p className="about">
        Every number comes from this site’s load tables, ratings, and part data, and is computed in your browser. Each
        result has its own URL. Share it, print it, or export the tables as CSV. {company.dataNotice}
      </p>
      <ButtonLink to="/load-tables">
        <Icon name="left" size={18} /> Load Tables
      </ButtonLink>
    </div>
  </ToolPage>
)
