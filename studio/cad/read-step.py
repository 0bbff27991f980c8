"""Reads STEP files with gmsh and prints one JSON line per file. Debian's gmsh has its own build of OpenCASCADE."""

import collections
import gzip
import json
import math
import sys
import tempfile

import gmsh
import numpy


STEPS = [i / 48 for i in range(49)]


def cylinder(face):
    """Calculates the axis, radius, and ends of a cylindrical face from points on it."""
    (u0, v0), (u1, v1) = gmsh.model.getParametrizationBounds(2, face)
    us = [u0, (u0 + u1) / 2, u1 if u1 - u0 < 6 else u0 + (u1 - u0) * 3 / 4]
    a, b, c, end = (
        numpy.asarray(gmsh.model.getValue(2, face, [u, v])) for u, v in [(us[0], v0), (us[1], v0), (us[2], v0), (us[0], v1)]
    )
    ab, ac = b - a, c - a
    normal = [ab[1] * ac[2] - ab[2] * ac[1], ab[2] * ac[0] - ab[0] * ac[2], ab[0] * ac[1] - ab[1] * ac[0]]
    squared = sum(n * n for n in normal)
    if squared < 1e-24:
        return None

    def cross(p, q):
        return [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]

    one, other = cross(normal, ab), cross(ac, normal)
    center = [a[i] + (one[i] * (ac @ ac) + other[i] * (ab @ ab)) / (2 * squared) for i in range(3)]
    return {
        'from': [round(center[i], 6) for i in range(3)],
        'to': [round(center[i] + end[i] - a[i], 6) for i in range(3)],
        'radius': round(math.dist(a, center), 6),
    }


def box(face, kind):
    """Returns the corners of a face's bounding box. They come from the edges of planes, cylinders, and cones, and from
    points on other faces."""
    if kind in ('Plane', 'Cylinder', 'Cone'):
        return around([edge_box(abs(edge)) for _, edge in gmsh.model.getBoundary([(2, face)], combined=False)])
    (u0, v0), (u1, v1) = gmsh.model.getParametrizationBounds(2, face)
    return points_box(2, face, [x for s in STEPS for t in STEPS for x in (u0 + (u1 - u0) * s, v0 + (v1 - v0) * t)])


def edge_box(edge):
    if gmsh.model.getType(1, edge) in ('Line', 'Circle'):
        return gmsh.model.occ.getBoundingBox(1, edge)
    (t0,), (t1,) = gmsh.model.getParametrizationBounds(1, edge)
    return points_box(1, edge, [t0 + (t1 - t0) * s for s in STEPS])


def points_box(dimension, entity, parameters):
    points = gmsh.model.getValue(dimension, entity, parameters)
    return [f(points[i::3]) for f in (min, max) for i in range(3)]


def around(boxes):
    return [min(b[i] for b in boxes) for i in range(3)] + [max(b[i + 3] for b in boxes) for i in range(3)]


gmsh.initialize()
gmsh.option.setNumber('General.Terminal', 0)
gmsh.option.setString('Geometry.OCCTargetUnit', 'INCH')
for path in sys.argv[1:]:
    gmsh.clear()
    with tempfile.NamedTemporaryFile(suffix='.step') as step, gzip.open(path) as packed:
        step.write(packed.read())
        step.flush()
        gmsh.model.occ.importShapes(step.name)
    gmsh.model.occ.synchronize()
    faces = [face for _, face in gmsh.model.getEntities(2)]
    kinds = {face: gmsh.model.getType(2, face) for face in faces}
    triangles = [
        face for face in faces if kinds[face] == 'Plane' and len(gmsh.model.getBoundary([(2, face)], combined=False)) == 3
    ]
    # Both boxes enclose the solid, but the first is too large around tori and the trimmed tops of nuts.
    boxes = [
        around([gmsh.model.occ.getBoundingBox(3, solid) for _, solid in gmsh.model.getEntities(3)]),
        around([box(face, kinds[face]) for face in faces]),
    ]
    print(
        json.dumps(
            {
                'path': path,
                'solids': [
                    {'name': gmsh.model.getEntityName(3, solid).split('/')[-1], 'volume': gmsh.model.occ.getMass(3, solid)}
                    for _, solid in gmsh.model.getEntities(3)
                ],
                'box': [[max(b[i] for b in boxes) for i in range(3)], [min(b[i + 3] for b in boxes) for i in range(3)]],
                'faces': dict(collections.Counter(kinds.values())),
                'triangles': len(triangles),
                'cylinders': [found for found in (cylinder(f) for f in faces if kinds[f] == 'Cylinder') if found],
            }
        ),
        flush=True,
    )
