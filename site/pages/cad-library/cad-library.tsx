import { CAD_REVISION_RULE } from '#catalog/cad.ts'
import { revisions } from '#engineering/load-tables/revisions.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../page-declaration.ts'
import { Link } from '../../router/link.tsx'
import './cad-library.css'
import { CadTable } from './cad-table.tsx'
import type { page } from './page.ts'

const PROGRAMS = [
  ['SketchUp', 'File > Import, then choose the GLB file. It has the size of the part, in meters.'],
  ['Rhino', 'Set the units to inches, then File > Import the STEP file.'],
  ['AutoCAD', 'Enter IMPORT and choose the STEP file for the solid, or open the DXF file for holes and sections.'],
  [
    'Revit',
    'Insert > Import CAD, then choose the DXF file and set the import units to inches. For the solid, save the STEP file in Rhino as a 3DM file and import that.',
  ],
] as const

const latest = revisions.at(-1)

export const Page = ({ head, banner, products }: PageData<typeof page>) => (
  <>
    <PageHeader
      title={head.heading}
      description={head.intro}
      banner={banner}
      size="strip"
      above={<Link to="/resources">Our Resources</Link>}
    />
    <div className={'wrap cad-library'}>
      <p className="about">
        About the files: <a href="#license">License</a> <a href="#import">How to import</a>{' '}
        <a href="#data">Open data</a> <a href="#revisions">Data changes</a>
      </p>
      <CadTable products={products} />
      <p className="notes">
        Length, width, and height are the sides of a part’s bounding box, longest first. STEP files are AP214. DXF files
        have hole patterns and sections at 1:1. Sample data from a fictional manufacturer. Not for engineering use.
      </p>
      <p className="notes" id="license">
        CAD license: you may use, change, and share the files in your own drawings, models, and bids, free of charge.
        Don’t sell the files, and don’t manufacture the parts from them.
      </p>
      <details className="notes">
        <summary className="fold">How to import the files</summary>
        <dl id="import">
          {PROGRAMS.map(([program, steps]) => (
            <div key={program}>
              <dt>{program}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="notes" id="data">
        Open data: all parts as <a href="/parts.json">JSON</a> or <a href="/parts.csv">CSV</a>, and one JSON file per
        part number, such as <a href="/parts/bs-tr12a-10.json">/parts/bs-tr12a-10.json</a>. The{' '}
        <a href="/parts.schema.json">JSON schema</a> describes them. The CSV file has one row per part number, and a
        vertical bar between entries. Any website may use these files.
      </p>
      <details className="notes">
        <summary className="fold">Data changes by revision</summary>
        <p id="revisions">{CAD_REVISION_RULE}</p>
        <p>
          Revision {latest?.letter}, {latest?.date}: {latest?.changes} The load tables and the JSON file list all
          revisions.
        </p>
      </details>
    </div>
  </>
)
