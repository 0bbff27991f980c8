"""Reads DXF files with ezdxf, audits them, and prints one JSON line per file."""

import collections
import json
import sys

import ezdxf
from ezdxf import bbox

for path in sys.argv[1:]:
    document = ezdxf.readfile(path)
    audit = document.audit()
    space = document.modelspace()
    box = bbox.extents(entity for entity in space if entity.dxftype() != 'TEXT')
    print(
        json.dumps(
            {
                'path': path,
                'version': document.dxfversion,
                'units': document.header.get('$INSUNITS'),
                'errors': [str(each.message) for each in [*audit.errors, *audit.fixes]],
                'circles': collections.Counter(round(each.dxf.radius, 5) for each in space.query('CIRCLE')),
                'isClosed': all(each.closed for each in space.query('LWPOLYLINE')),
                'layers': sorted({each.dxf.layer for each in space}),
                'sizeIn': [round(side, 4) for side in box.size][:2],
                'text': [each.dxf.text for each in space.query('TEXT')],
            }
        ),
        flush=True,
    )
